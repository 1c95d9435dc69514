import { calls } from '@connect/contract/calls';
import { pathOf, type Call } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCallRequests, type CallRequests } from '../testing/call-requests.ts';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { noDemands } from '../testing/no-demands.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
let good: CallRequests['good'];

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  ({ good } = await makeCallRequests(data.database, portal));
  priyas = await portal.tokenFor('priya@northgate.example');
});
afterAll(() => data.database.destroy());

const deep = Array.from({ length: 1000 }).reduce<unknown>((inner) => [inner], 'x');
/** What has broken servers: in place of each field of a good request. */
const badValues: readonly unknown[] = [
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\uFFFE\u202E\u200B',
  'w'.repeat(60_000),
  'A'.repeat(30) + '\u0301'.repeat(2000),
  "'; drop table users; --",
  '%_\\',
  '',
  null,
  true,
  -1,
  1e308,
  0.1 + 0.2,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  deep,
];
/** The same in an address, where a lone half of a character cannot be; and what is no UTF-8. */
const badTexts: readonly string[] = [
  ...badValues
    .filter((value) => typeof value === 'string')
    .filter((value) => !/\p{Surrogate}/u.test(value))
    .map(encodeURIComponent),
  '%ED%A0%80',
  '%FF',
  '%C0%80',
];

type Path = readonly (string | number)[];

/** Every field of a value, those within others too. */
const fieldsOf = (value: unknown, path: Path = []): Path[] => {
  if (value === null || typeof value !== 'object') return path.length > 0 ? [path] : [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, each]) => fieldsOf(each, [...path, key]))];
};

/** The value with another one in a field. */
const withField = (value: unknown, [key, ...rest]: Path, other: unknown): unknown => {
  if (key === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...Object(value) };
  copy[key] = withField(copy[key], rest, other);
  return copy;
};

const expectNoFault = async (answer: Response, sent: string): Promise<void> => {
  expect(answer.status, sent).toBeLessThan(500);
  if (answer.status >= 400) expect(v.parse(ErrorBody, await answer.json()).message, sent).not.toBe('');
};

let priyas: string;
/** What is answered to somebody who was neither signed out by what was sent before, nor asks too often with it. */
const answerTo = async (row: Call, request: TestRequest): Promise<Response> => {
  const ask = () => portal.call(row, { token: priyas, ...request });
  const answer = await ask();
  if (answer.status !== 401 && answer.status !== 429) return answer;
  await data.database.deleteFrom('login_limits').execute();
  priyas = await portal.tokenFor('priya@northgate.example');
  return ask();
};

/** Of values in place of a field, those that a call's schema takes, and one for each reason why it does not take the others. */
const distinctValues = (schema: v.GenericSchema, body: unknown, path: Path): unknown[] => {
  const reasons = new Set<string>();
  return badValues.filter((value) => {
    const { issues } = v.safeParse(schema, withField(body, path, value));
    const reason = issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.type}`).join();
    const isNew = reason === undefined || !reasons.has(reason);
    if (reason !== undefined) reasons.add(reason);
    return isNew;
  });
};

const named = Object.entries<Call>(calls) as [keyof typeof calls, Call][];
const parametersOf = ({ query }: Call): string[] =>
  query && 'entries' in query && query.entries instanceof Object ? Object.keys(query.entries) : [];

describe('a good request with one bad field is answered, or refused in words', () => {
  it.each(named.filter(([, { body }]) => body !== undefined))('%s, in its body', async (name, row) => {
    const request: TestRequest = good[name];
    const { body: schema } = row;
    if (!schema) throw new Error(`${name} has no body`);
    for (const [at, path] of fieldsOf(request.body).entries())
      for (const value of at === 0 ? badValues : distinctValues(schema, request.body, path)) {
        const body = withField(request.body, path, value);
        const sent = `${path.join('.')}: ${JSON.stringify(value).slice(0, 40)}`;
        await expectNoFault(await answerTo(row, { ...request, body }), sent);
        // It is not bad where it holds whoever asks next to a second factor.
        if (value === true) await noDemands(data.database);
      }
  });

  it.each(named.filter(([, { body }]) => body !== undefined))(
    '%s, nested as deep as a body can be',
    async (name, row) => {
      const token = await portal.tokenFor('priya@northgate.example');
      const body = '['.repeat(30_000) + ']'.repeat(30_000);
      const answer = await portal.call(row, { token, ...good[name], body });
      expect(answer.status).toBe(400);
      await expectNoFault(answer, 'nested lists');
    },
  );

  it.each(named.filter(([, row]) => parametersOf(row).length > 0))('%s, in its query', async (name, row) => {
    const request: TestRequest = good[name];
    const token = request.token ?? (await portal.tokenFor('priya@northgate.example'));
    for (const parameter of parametersOf(row))
      for (const text of badTexts) {
        const { [parameter]: _, ...others } = request.query ?? {};
        const query = `${new URLSearchParams(others).toString()}&${parameter}=${text}`;
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await portal.fetch(`${pathOf(row, request.params)}?${query}`, { method: row.method, headers });
        await expectNoFault(answer, `${parameter}=${text.slice(0, 40)}`);
      }
  });
});

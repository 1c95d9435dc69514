import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { openApiDocument } from '@connect/contract/openapi';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCallRequests, type CallRequests } from '../testing/call-requests.ts';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { noDemands } from '../testing/no-demands.ts';
import { valueOf, type JsonSchema } from '../testing/json-schema-arbitrary.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../testing/test-portal.ts';

interface Content {
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly parameters: readonly { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  readonly responses: Readonly<Record<string, Content>>;
}

const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(openApiDocument('1').paths));

// Signing out ends the session that the other requests are made in.
const left = new Set<Call>([calls.logout, calls.endAllSessions]);
const rows = Object.entries<Call>(calls).filter(([, row]) => !left.has(row));

/** How often each call is made at random; the run over all of them has to end within a minute. */
const numRuns = 10;

let data: TestDatabase;
let portal: TestPortal;
let requests: CallRequests;

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  requests = await makeCallRequests(data.database, portal);
});
// A company that demands a second factor would have every later call of its users refused alike.
afterEach(() => noDemands(data.database));
afterAll(() => data.database.destroy());

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const partOf = (operation: Operation, where: 'path' | 'query') => {
  const listed = operation.parameters.filter((each) => each.in === where);
  const record = fc.record(Object.fromEntries(listed.map(({ name, schema }) => [name, valueOf(schema)])), {
    requiredKeys: listed.filter(({ required }) => required).map(({ name }) => name),
  });
  return record.map((values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, asText(value).replace(/\p{Surrogate}/gu, '\uFFFD')]),
    ),
  );
};

/** Requests of a call by its own schemas, some of them with parts of a good one. */
const requestsOf = (operation: Operation, good: TestRequest): fc.Arbitrary<TestRequest> => {
  const body = operation.requestBody;
  const params = partOf(operation, 'path').map((values) =>
    // An empty part of a path is another path.
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, /^\.{0,2}$/.test(value) ? 'x' : value])),
  );
  return fc.record({
    params: good.params ? fc.oneof(params, fc.constant(good.params)) : params,
    query: partOf(operation, 'query'),
    body: body
      ? fc.oneof({ weight: 4, arbitrary: valueOf(body.content['application/json'].schema) }, fc.constant(good.body))
      : fc.constant(undefined),
  });
};

/** A value with each text in it replaced, one at a time. */
const replaced = <T>(value: T, by: string): T[] => {
  const each = (part: unknown): unknown[] => {
    if (typeof part === 'string') return [by];
    if (Array.isArray(part)) return part.flatMap((one, at) => each(one).map((other) => part.with(at, other)));
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, one]) => each(one).map((other) => ({ ...part, [key]: other })));
  };
  // Texts alone are replaced, by texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return each(value) as T[];
};

/** A good request: as it is, with each choice of its query, and with each text replaced by what broke the server once. */
const nearGood = ({ parameters }: Operation, { token: _, body, ...address }: TestRequest): TestRequest[] => [
  { ...address, body },
  ...parameters.flatMap(({ name, in: where, schema: { enum: choices = [] } }) =>
    where === 'query' ? choices.map((one) => ({ ...address, query: { ...address.query, [name]: asText(one) } })) : [],
  ),
  ...replaced({ ...address, body }, 'a\0b'),
  ...replaced(address, '0000-01').map((other) => ({ ...other, body })),
  ...replaced(body, '\uD800').map((other) => ({ ...address, body: other })),
];

describe('whatever is asked by the schemas of the contract, as anybody', () => {
  it.each(rows)(
    '%s answers with a status and a type of content that its description has, never with a fault',
    async (name, row) => {
      const operation = paths[row.path]?.[row.method.toLowerCase()];
      if (!operation) throw new Error(`${name} is not described`);
      const { good, tokens } = requests;
      const own: TestRequest = good[name as keyof typeof calls];
      const ownToken = own.token ?? tokens.priya;
      const examples = nearGood(operation, own).map((request): [TestRequest, string] => [request, ownToken]);
      const who = [undefined, ownToken, ...Object.values(tokens)];
      await fc.assert(
        fc.asyncProperty(requestsOf(operation, own), fc.constantFrom(...who), async (request, token) => {
          const answer = await portal.call(row, { ...request, token });
          const described = operation.responses[String(answer.status)];
          const type = answer.headers.get('Content-Type');
          const asked = `${answer.status} ${type ?? ''}`;
          expect(answer.status, asked).toBeLessThan(500);
          expect(described, asked).toBeDefined();
          if (answer.status !== 204) expect(Object.keys(described?.content ?? {}), asked).toContain(type);
          await answer.arrayBuffer();
        }),
        { numRuns: examples.length + numRuns, examples },
      );
    },
  );

  it('too large a body is refused as described', async () => {
    for (const [, row] of rows.filter(([, { method }]) => method !== 'GET')) {
      const answer = await portal.fetch(row.path.replace(/\{\w+\}/g, 'x'), {
        method: row.method,
        body: 'x'.repeat(70 * 1024),
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(413);
      expect(paths[row.path]?.[row.method.toLowerCase()]?.responses).toHaveProperty('413');
    }
  });
});

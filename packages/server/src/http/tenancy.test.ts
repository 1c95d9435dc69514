import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { refusalsOf } from '@connect/contract/openapi';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { makeCallRequests, type CallRequests, type CallTokens } from '../testing/call-requests.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../testing/test-portal.ts';

/** Whose users ask. */
const own = 'C10482';
let data: TestDatabase;
let portal: TestPortal;
let tokens: CallTokens;
let good: CallRequests['good'];
let others: CallRequests['others'];
/** What only another company's records say: numbers of customers and documents, names, emails of users. */
let foreign: readonly string[];

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  ({ tokens, good, others } = await makeCallRequests(data.database, portal));
  const { database } = data;
  const customers = await database.selectFrom('customers').select(['no', 'name']).where('no', '!=', own).execute();
  const users = await database
    .selectFrom('users')
    .select('email')
    .where('customer_no', 'is not', null)
    .where('customer_no', '!=', own)
    .execute();
  const orders = await database.selectFrom('orders').select('no').where('customer_no', '!=', own).execute();
  const invoices = await database.selectFrom('invoices').select('no').where('customer_no', '!=', own).execute();
  foreign = [
    ...customers.flatMap(({ no, name }) => [no, name]),
    ...users.map(({ email }) => email),
    ...[...orders, ...invoices].map(({ no }) => no),
  ];
});
afterAll(() => data.database.destroy());

type Name = keyof typeof calls;
const named = (filter: (row: Call, name: Name) => boolean): [Name, Call][] =>
  (Object.entries<Call>(calls) as [Name, Call][]).filter(([name, row]) => filter(row, name));

/** Calls that need steps before them; they answer recovery codes alone. */
const left: ReadonlySet<Name> = new Set<Name>(['mfaConfirm', 'mfaRecoveryCodes', 'beginPasskey', 'addPasskey']);
const asked = named(
  ({ access, answer }, name) =>
    (access === 'customer' || access === 'signed-in') && answer !== 'pdf' && answer !== 'none' && !left.has(name),
);

describe('tenancy, by the table of calls', () => {
  it('has something to find in answers', () => {
    expect(foreign.length).toBeGreaterThan(100);
    expect(asked.length).toBeGreaterThan(40);
  });

  it.each(asked)('%s answers a user nothing of another company', async (name, row) => {
    const request: TestRequest = { ...good[name], token: tokens.priya };
    // A list is asked for all there is, too.
    const whole = row.query && v.is(row.query, {}) ? [{ ...request, query: {} }] : [];
    for (const each of [request, ...whole]) {
      const answer = await portal.call(row, each);
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      // Whole words: a number may begin as another does.
      const words = new Set(text.split(/[^\w@.+-]+/));
      expect(foreign.filter((value) => (/[ &]/.test(value) ? text.includes(value) : words.has(value)))).toEqual([]);
    }
  });
});

/** Calls that name something in their address, and answer no 404 for what is another’s: each with why. */
const anybodys: Readonly<Partial<Record<Name, string>>> = {
  itemFacts: 'items are everybody’s',
  watch: 'items are everybody’s',
  unwatch: 'items are everybody’s, and one that is not watched is not watched',
  statement: 'a month is everybody’s, and the statement of the company alone',
};

describe('foreign ids, by the table of calls', () => {
  it.each(
    named(
      ({ path, access }) =>
        path.includes('{') && access !== 'public' && access !== 'administrator' && access !== 'operator',
    ),
  )('%s is asked with the id of another company, or says why not', (name, row) => {
    if (anybodys[name] !== undefined) return;
    expect(refusalsOf(row)).toContain(404);
    expect(others[name]).toBeDefined();
  });
});

import { expect, test } from 'vitest';
import { ok, refused } from '../../domain/result.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import { aCustomer } from '../../testing/examples.ts';
import { makeOwnCustomer } from './own-customer.ts';

const ofSession = aCustomer({ name: 'As it was' });
const now = aCustomer({ name: 'As it is' });
const open = (age: number, isUp = true) => {
  const account = { customer: async () => (isUp ? ok(now) : refused('unavailable' as const)) };
  return makeOwnCustomer({ account, session: { age: () => age } });
};

test.each([
  ['as it came with the session, within a minute', 60_000, true, ofSession],
  ['as it is, later', 60_001, true, now],
  ['as it is, where the server did not answer who is signed in', Infinity, true, now],
  ['as it was, where it cannot be asked for', 60_001, false, ofSession],
])('the record of the customer is %s', async (_, age, isUp, expected) => {
  expect(await open(age, isUp)(ofSession)).toBe(expected);
});

test('of a session stays as it was known last, where it cannot be asked for again', async () => {
  let answer: Awaited<ReturnType<CustomerAccount['customer']>> = ok(now);
  const load = makeOwnCustomer({ account: { customer: async () => answer }, session: { age: () => 60_001 } });
  expect(await load(ofSession)).toBe(now);
  answer = refused('unavailable');
  expect(await load(ofSession)).toBe(now);
  const another = aCustomer({ name: 'Of another session' });
  expect(await load(another)).toBe(another);
  expect(await load(null)).toBeNull();
});

import { ownMoney } from '@connect/core/testing';
import { calls } from '@connect/contract/calls';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toHit } from './hit-of-wire.ts';
import { readAnswer, readEach } from './readable.ts';
import { wireHit } from './testing/wire-examples.ts';

const ofOrders = () => 'order' as const;

/** What a key of a record may hold at another system: nothing, null, a text for a number, or anything. */
const damage = fc.oneof(fc.constantFrom(undefined, null, '', '12.50', 7, true, [], {}, [null]), fc.jsonValue());
const damaged = <T extends object>(record: T) =>
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(record)), damage), { minLength: 1, maxLength: 4 })
    .map((changes) => ({ ...record, ...Object.fromEntries(changes) }));

test.prop([fc.array(fc.oneof(damaged(wireHit), fc.jsonValue()), { maxLength: 6 }), fc.nat(6)])(
  'whatever other hits are like, a good one is read, and all are read or counted',
  (others, at) => {
    const hits = others.toSpliced(at, 0, wireHit);
    const { value, unreadable } = readEach(hits, (hit) => toHit(hit, ofOrders));
    expect(value).toContainEqual(toHit(wireHit, ofOrders));
    expect(value.length + unreadable.length).toBe(hits.length);
  },
);

const optional = Object.keys(wireHit).filter((key) => key !== 'number' && key !== 'total_amount');

test.prop([fc.dictionary(fc.constantFrom(...optional), damage)])(
  'a hit is read for its number and its total, whatever its other keys hold',
  (changes) => {
    expect(toHit({ ...wireHit, ...changes }, ofOrders)).toMatchObject({
      number: 'SO-201',
      totalIncVat: ownMoney(120_00),
    });
    expect(toHit({ number: 'SO-201', total_amount: '120.00' }, ofOrders)).toMatchObject({
      totalIncVat: ownMoney(120_00),
      skus: [],
    });
  },
);

const person = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: '2026-11-01T00:00:00.000Z',
  userAgent: null,
  address: '192.0.2.1',
  current: true,
};

test.prop([fc.array(fc.oneof(damaged(person), fc.jsonValue()), { maxLength: 6 }), fc.nat(6)])(
  'of a list of the portal API each record is read on its own',
  (others, at) => {
    const data = others.toSpliced(at, 0, person);
    const { value, unreadable } = readAnswer(calls.sessions.answer, { data });
    expect(value.data).toContainEqual(person);
    expect(value.data.length + unreadable.length).toBe(data.length);
  },
);

test.prop([fc.dictionary(fc.constantFrom('balance', 'credit_limit', 'outstanding_orders_value', 'terms'), damage)])(
  'a customer is read for number and name, whatever the figures hold',
  (changes) => {
    const record = { no: 'C1', name: 'Works', balance: { total_owed: 1 }, credit_limit: 2, ...changes };
    expect(readAnswer(calls.customer.answer, record).value).toMatchObject({ no: 'C1', name: 'Works' });
    const odd = { ...record, balance: { total_owed: '1234.5' }, credit_limit: 2 };
    expect(readAnswer(calls.customer.answer, odd).value).toMatchObject({
      totalOwed: null,
      creditLimit: ownMoney(2_00),
    });
  },
);

test('a customer without VAT number, terms, currency and address is a customer', () => {
  const { value } = readAnswer(calls.customer.answer, { no: 'C1', name: 'Works' });
  expect(value).toMatchObject({ no: 'C1', vatRegistrationNo: '', currencyCode: '', terms: null });
});

test('a list of which no record can be read is not an empty one', () => {
  expect(() => readAnswer(calls.sessions.answer, { data: [{ id: null }] })).toThrow();
  expect(readAnswer(calls.sessions.answer, { data: [] }).value).toEqual({ data: [] });
});

test('what is no record of a list is not guessed at', () => {
  expect(() => readAnswer(calls.customer.answer, { no: 'C1', name: 7 })).toThrow();
  expect(() => readAnswer(calls.sessions.answer, { data: 'none' })).toThrow();
});

import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../../testing/money.ts';
import { decideOrder, decidePlacing, type DecidingState, type PlacingState } from './decide-order.ts';
import { decideWithdrawal, type OrderForm } from './placement.ts';

const address = {
  id: 'a1',
  name: 'Depot',
  address: '4 Mill Lane',
  address2: '',
  city: 'Leeds',
  county: '',
  postCode: 'LS1 4AB',
  country: 'United Kingdom',
};
const item = { sku: 'GLV-8841-L', title: 'Glove', replacedBy: null };
// What no decision looks at is left out of a line.
const line = (problem: 'discontinued' | null = null) =>
  ({ item, quantity: 12, problem }) as unknown as PlacingState['basket']['lines'][number];

const ready: PlacingState = {
  isDiscarded: false,
  basket: { version: 3, lines: [line()], totalIncVat: pence(12_00) },
  isBlocked: false,
  earliest: day('2026-11-23'),
  referenceRule: { required: false, mask: null },
  addresses: [address],
  availableCredit: pence(100_00),
  spendLimit: null,
};
const form: OrderForm = {
  idempotencyKey: 'k',
  basketVersion: 3,
  totalIncVat: pence(12_00),
  addressId: 'A1',
  reference: 'PO 88213',
  requestedOn: null,
  notes: '',
  storefront: '',
};

describe('an order is placed', () => {
  test('given what was shown, when it is sent, then it is on its way and reserves its credit', () => {
    expect(decidePlacing(ready, form)).toEqual({
      ok: true,
      value: { lines: [line()], left: [], address, waitsFor: [], credit: { kind: 'reserved', left: pence(88_00) } },
    });
  });

  test('given a line that cannot be ordered, when the rest is, then it stays in the basket and is named', () => {
    const basket = { ...ready.basket, lines: [line('discontinued'), line()] };
    expect(decidePlacing({ ...ready, basket }, form)).toMatchObject({
      value: { lines: [line()], left: [{ sku: item.sku, quantity: 12, problem: 'discontinued', replacedBy: null }] },
    });
  });

  test.each([
    [{ availableCredit: pence(11_99) }, ['over-credit']],
    [{ spendLimit: pence(11_99) }, ['over-limit']],
    [{ availableCredit: pence(0), spendLimit: pence(0) }, ['over-credit', 'over-limit']],
  ])('given %j, when it is sent, then it waits for %j and reserves nothing', (given, waitsFor) => {
    expect(decidePlacing({ ...ready, ...given }, form)).toMatchObject({ value: { waitsFor, credit: null } });
  });

  // Each is refused for the first thing in its way, in this order.
  const inTheWay = [
    ['discarded', { isDiscarded: true }, {}],
    ['basket-changed', {}, { basketVersion: 2 }],
    ['basket-changed', {}, { totalIncVat: pence(12_01) }],
    ['nothing-to-order', { basket: { ...ready.basket, lines: [line('discontinued')] } }, {}],
    ['account-blocked', { isBlocked: true }, {}],
    ['day-too-early', {}, { requestedOn: day('2026-11-22') }],
    ['reference-required', { referenceRule: { required: true, mask: null } }, { reference: ' ' }],
    ['reference-sample', {}, { reference: 'SR4021' }],
    ['reference-mask', { referenceRule: { required: true, mask: 'HW-#' } }, {}],
    ['unknown-address', {}, { addressId: 'other' }],
  ] as const;
  test.each(inTheWay)('when it is sent, then it is refused: %s (given %j, sent %j)', (why, given, sent) => {
    expect(decidePlacing({ ...ready, ...given }, { ...form, ...sent })).toEqual({ ok: false, refusal: why });
  });
  test.each(inTheWay.flatMap((first, at) => inTheWay.slice(at + 1).map((then) => [first, then] as const)))(
    'given two things in its way, the first is said: %j before %j',
    (first, then) => {
      // What is later in the way does not undo what is earlier.
      const both = decidePlacing({ ...ready, ...then[1], ...first[1] }, { ...form, ...then[2], ...first[2] });
      expect(both).toEqual({ ok: false, refusal: first[0] });
    },
  );
});

const waiting: DecidingState = {
  isWithdrawn: false,
  isOwn: false,
  waitsFor: ['over-credit'],
  otherAdministrator: { before: true, now: true },
  creditApproved: false,
  totalIncVat: pence(12_00),
  availableCredit: pence(0),
  isBlocked: false,
};
const manager = { decider: 'account-manager', spendLimit: null, approve: true, reason: '' } as const;
const administrator = { ...manager, decider: 'administrator' } as const;

describe('an order that waits is decided on', () => {
  test('given it waits for one thing, when that is approved, then it is released', () => {
    expect(decideOrder(waiting, manager)).toEqual({
      ok: true,
      value: {
        decided: ['over-credit'],
        waitsFor: [],
        added: [],
        outcome: 'released',
        credit: { kind: 'reserved', left: pence(-12_00) },
      },
    });
  });

  test('given it waits for both, when one is approved, then it still waits for the other', () => {
    const both = { ...waiting, waitsFor: ['over-credit', 'over-limit'] as const };
    expect(decideOrder(both, administrator)).toMatchObject({ value: { waitsFor: ['over-credit'], outcome: 'waits' } });
  });

  test('given other orders used the credit up, when the limit is approved, then it waits for the credit', () => {
    const limit = { ...waiting, waitsFor: ['over-limit'] as const };
    expect(decideOrder(limit, administrator)).toMatchObject({
      value: { decided: ['over-limit'], waitsFor: ['over-credit'], added: ['over-credit'], outcome: 'waits' },
    });
    expect(decideOrder({ ...limit, creditApproved: true }, administrator)).toMatchObject({
      value: { waitsFor: [], added: [], outcome: 'released' },
    });
  });

  test('when it is rejected with a reason, then it ends, though the account is blocked', () => {
    expect(decideOrder({ ...waiting, isBlocked: true }, { ...manager, approve: false, reason: 'No' })).toEqual({
      ok: true,
      value: { decided: ['over-credit'], waitsFor: [], added: [], outcome: 'rejected', credit: null },
    });
  });

  test.each([
    ['withdrawn', { isWithdrawn: true, waitsFor: [] }, administrator],
    ['own-order', { isOwn: true }, manager],
    // Waiting for somebody else's decision it is still nobody's own to decide; decided by all, it is told so.
    ['own-order', { isOwn: true }, administrator],
    ['above-your-limit', { waitsFor: ['over-limit'] }, { ...administrator, spendLimit: pence(11_99) }],
    ['already-decided', { isOwn: true, waitsFor: [] }, administrator],
    ['already-decided', {}, administrator],
    ['already-decided', { waitsFor: [] }, manager],
    // An administrator's to decide: no manager has a limit that is too low for it.
    ['already-decided', { waitsFor: ['over-limit'] }, manager],
    ['reason-missing', {}, { ...manager, approve: false, reason: ' ' }],
    ['account-blocked', { isBlocked: true }, manager],
  ] as const)('then it is refused: %s (given %j, when %j)', (why, given, decision) => {
    expect(decideOrder({ ...waiting, ...given }, decision)).toEqual({ ok: false, refusal: why });
  });
});

describe('an order is withdrawn', () => {
  test.each([
    [
      { isOwn: true, isWithdrawn: false, waitsFor: ['over-limit'] },
      { ok: true, value: 'withdrawn' },
    ],
    [
      { isOwn: true, isWithdrawn: true, waitsFor: [] },
      { ok: true, value: 'withdrawn-before' },
    ],
    [
      { isOwn: true, isWithdrawn: false, waitsFor: [] },
      { ok: false, refusal: 'not-waiting' },
    ],
    // What a colleague's order waits for, or that it was withdrawn, is not told.
    [
      { isOwn: false, isWithdrawn: false, waitsFor: ['over-limit'] },
      { ok: false, refusal: 'not-yours' },
    ],
    [
      { isOwn: false, isWithdrawn: true, waitsFor: [] },
      { ok: false, refusal: 'not-yours' },
    ],
  ] as const)('given %j, then %j', (order, answer) => {
    expect(decideWithdrawal(order)).toEqual(answer);
  });
});

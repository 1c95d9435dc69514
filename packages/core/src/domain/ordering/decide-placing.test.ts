import { describe, expect, test } from 'vitest';

import { anItem } from '../../testing/examples.ts';
import { pence } from '../../testing/money.ts';
import { refused } from '../result.ts';
import { basketLine } from './basket.ts';
import { decidePlacing, type BeforeOrder } from './decide-placing.ts';

const gloves = basketLine(anItem(), 24, true);
const gone = basketLine(anItem({ sku: 'GLV-8842-L', discontinued: true, replacedBy: 'GLV-8841-L' }), 12, true);
const totalIncVat = pence(178_56);
/** A Friday. */
const before: BeforeOrder = {
  basket: { version: 7, lines: [gloves], totalIncVat },
  isBlocked: false,
  referenceRule: { required: true, mask: 'PO-###' },
  addressIds: ['a', 'b'],
  availableCredit: pence(1_000_00),
  spendLimit: null,
  today: '2026-11-20',
};
const form: Parameters<typeof decidePlacing>[0] = {
  basketVersion: 7,
  totalIncVat,
  requestedOn: null,
  reference: 'PO-123',
  addressId: 'b',
};

const given = (known: Partial<BeforeOrder>, sent: Partial<typeof form> = {}) =>
  decidePlacing({ ...form, ...sent }, { ...before, ...known });

describe('a basket', () => {
  test('is ordered and goes on its way', () => {
    expect(given({})).toEqual({ ok: true, value: { lines: [gloves], left: [], waitsFor: [] } });
  });

  test('is ordered but for what cannot be, which is named with its replacement', () => {
    expect(given({ basket: { ...before.basket, lines: [gloves, gone] } })).toMatchObject({
      value: { lines: [gloves], left: [{ sku: 'GLV-8842-L', quantity: 12, replacedBy: 'GLV-8841-L' }] },
    });
  });

  test('waits for what it is over', () => {
    const tight = { availableCredit: pence(178_55), spendLimit: pence(178_55) };
    expect(given(tight)).toMatchObject({ value: { waitsFor: ['over-credit', 'over-limit'] } });
  });
});

describe('refused is', () => {
  test('another basket than was looked at', () => {
    expect(given({}, { basketVersion: 6 })).toEqual(refused('basket-changed'));
    expect(given({}, { totalIncVat: pence(178_55) })).toEqual(refused('basket-changed'));
  });

  test('a basket with nothing that can be ordered', () => {
    expect(given({ basket: { ...before.basket, lines: [gone] } })).toEqual(refused('nothing-to-order'));
    expect(given({ basket: { ...before.basket, lines: [] } })).toEqual(refused('nothing-to-order'));
  });

  test('an order of a blocked account', () => {
    expect(given({ isBlocked: true })).toEqual(refused('account-blocked'));
  });

  test('a day before the next working day', () => {
    expect(given({}, { requestedOn: '2026-11-22' })).toEqual(refused('day-too-early'));
    expect(given({}, { requestedOn: '2026-11-23' })).toMatchObject({ ok: true });
  });

  test('a reference that is missing, has another form, or is a sample’s', () => {
    expect(given({}, { reference: ' ' })).toEqual(refused('reference-required'));
    expect(given({}, { reference: '123' })).toEqual(refused('reference-mask'));
    expect(given({}, { reference: 'SR123' })).toEqual(refused('reference-sample'));
  });

  test('an address that is none of the company’s', () => {
    expect(given({}, { addressId: 'c' })).toEqual(refused('unknown-address'));
  });
});

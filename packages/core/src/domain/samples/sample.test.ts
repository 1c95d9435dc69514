import { describe, expect, test } from 'vitest';

import { orderNoOf } from '../documents/number.ts';
import { aHit } from '../../testing/examples.ts';
import { pence } from '../../testing/money.ts';
import { isSample, isSampleForAccountManager, shownTotal } from './sample.ts';
import { isSampleReference } from './sample-reference.ts';

describe('a sample order', () => {
  test('is recognised when po_number matches SR followed by digits (specification §sample-orders)', () => {
    expect(isSample({ poNumber: 'SR004417' })).toBe(true);
    expect(isSample({ poNumber: 'PO 88213' })).toBe(false);
  });

  test('is recognised by sr_number, and by sample === true (decisions §sample-numbers)', () => {
    expect(isSample({ srNumber: 'SR1' })).toBe(true);
    expect(isSample({ sample: true })).toBe(true);
    expect(isSample({ sample: false, poNumber: null, srNumber: null })).toBe(false);
  });

  test.each(['SR', 'SR12A', 'XSR12', 'SR 12', 'sr12', 'SR12\n', 'PO SR12', '', null])(
    'has the whole of the text as its number, so %j is none (decisions §sample-numbers)',
    (text) => {
      expect(isSampleReference(text)).toBe(false);
    },
  );
});

describe('to an account manager', () => {
  test('a hit with total_amount 0 counts as a sample order (specification §sample-orders)', () => {
    expect(isSampleForAccountManager(aHit({ totalIncVat: pence(0) }))).toBe(true);
    expect(isSampleForAccountManager(aHit({ totalIncVat: pence(1) }))).toBe(false);
  });

  test('an order needs no order number beside its own for that', () => {
    expect(isSampleForAccountManager(aHit({ kind: 'order', totalIncVat: pence(0), orderNumber: null }))).toBe(true);
  });

  test('but not an invoice without order number (decisions §sample-numbers)', () => {
    const invoice = aHit({ kind: 'invoice', totalIncVat: pence(0), orderNumber: null });
    expect(isSampleForAccountManager(invoice)).toBe(false);
    expect(isSampleForAccountManager({ ...invoice, orderNumber: orderNoOf('SO-1') })).toBe(true);
  });

  test('what is a sample to everybody is one, too', () => {
    expect(isSampleForAccountManager(aHit({ poNumber: 'SR1' }))).toBe(true);
  });
});

test("a total amount of 0 shows 'Free' (specification §sample-totals)", () => {
  expect([shownTotal(pence(0), false), shownTotal(pence(0), true)]).toEqual(['free', 'free']);
});

test('a sample with a total shows it struck through (decisions §sample-numbers)', () => {
  expect(shownTotal(pence(84_20), true)).toBe('struck-through');
});

test.each([84_20, -84_20])('a total of %s is otherwise shown plainly', (total) => {
  expect(shownTotal(pence(total), false)).toBe('plain');
});

import { describe, expect, test } from 'vitest';

import { pence } from '../../testing/money.ts';
import { availableCredit, isOwedUndated, parseTerms, pickBanner, shownCurrency } from './customer.ts';

describe('available credit', () => {
  test('= credit_limit − balance.total_owed − outstanding_orders_value (decisions §available-credit-formula)', () => {
    const figures = { creditLimit: pence(5000_00), totalOwed: pence(1200_50), outstandingOrdersValue: pence(300_25) };
    expect(availableCredit(figures)).toEqual(pence(3499_25));
  });

  test('may be negative and is not clamped (decisions §available-credit-formula)', () => {
    const figures = { creditLimit: pence(100_00), totalOwed: pence(150_00), outstandingOrdersValue: pence(50_10) };
    expect(availableCredit(figures)).toEqual(pence(-100_10));
  });

  test.each(['creditLimit', 'totalOwed', 'outstandingOrdersValue'])(
    'is withheld when %s is (decisions §figures-withheld)',
    (field) => {
      const figures = { creditLimit: pence(1), totalOwed: pence(1), outstandingOrdersValue: pence(1) };
      expect(availableCredit({ ...figures, [field]: null })).toBeNull();
    },
  );
});

describe("the terms description is 'number unit qualifier' split on spaces (specification §payment-terms):", () => {
  test.each([
    ['30 Days EOM', { number: '30', unit: 'Days', qualifier: 'EOM' }],
    ['60 Days', { number: '60', unit: 'Days', qualifier: '' }],
    ['30 Days from invoice date', { number: '30', unit: 'Days', qualifier: 'from invoice date' }],
    ['  14   Days  Net ', { number: '14', unit: 'Days', qualifier: 'Net' }],
    ['', { number: '', unit: '', qualifier: '' }],
  ])('%j', (description, terms) => {
    expect(parseTerms(description)).toEqual(terms);
  });
});

describe('the currency', () => {
  test("is set from the customer's currency_code when non-empty (specification §currency)", () => {
    expect(shownCurrency({ currencyCode: 'USD' }, false, 'GBP')).toBe('USD');
  });

  test.each(['', ' '])(
    "is otherwise cleared, which means the supplier's own, code %j (specification §currency, decisions §cleared-currency)",
    (currencyCode) => {
      expect(shownCurrency({ currencyCode }, false, 'GBP')).toBe('GBP');
    },
  );

  test('is cleared for account managers (specification §currency)', () => {
    expect(shownCurrency({ currencyCode: 'USD' }, true, 'GBP')).toBe('GBP');
  });

  test("of nobody's record is the supplier's own", () => {
    expect(shownCurrency(null, false, 'EUR')).toBe('EUR');
  });
});

describe('a promotional banner', () => {
  test('is picked at random (specification §banners)', () => {
    const banners = ['a', 'b', 'c'].map((img) => ({ img, link: null, alt: '' }));
    const picked = [0, 0.34, 0.67, 0.999].map((random) => pickBanner(banners, random)?.img);
    expect(picked).toEqual(['a', 'b', 'c', 'c']);
  });

  test('is none when there are none', () => {
    expect(pickBanner([], 0.5)).toBeNull();
  });
});

test.each([
  [false, 1, true],
  [false, 0, false],
  [false, -1, false],
  [true, 1, false],
  [undefined, 1, false],
] as const)('a balance, derived %s, of %s pence is owed without dates: %s', (balanceDerived, minor, expected) => {
  const parts = balanceDerived === undefined ? {} : { balanceDerived };
  expect(isOwedUndated({ ...parts, totalOwed: pence(minor) })).toBe(expected);
  expect(isOwedUndated({ ...parts, totalOwed: null })).toBe(false);
});

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { banners, customers } from '../../testing/arbitraries/account.ts';
import { pounds } from '../../testing/arbitraries/money.ts';
import { plus } from '../money/money.ts';
import { availableCredit, parseTerms, pickBanner, shownCurrency } from './customer.ts';

test.prop([pounds, pounds, pounds])(
  'available credit, what is owed and what is on order add up to the limit, to the penny',
  (creditLimit, totalOwed, outstandingOrdersValue) => {
    const available = availableCredit({ creditLimit, totalOwed, outstandingOrdersValue });
    expect(available && plus(plus(available, totalOwed), outstandingOrdersValue)).toEqual(creditLimit);
  },
);

test.prop([fc.array(banners, { minLength: 1 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
  'when there are banners, one of them is picked',
  (all, random) => {
    expect(all).toContain(pickBanner(all, random));
  },
);

test.prop([customers, fc.boolean()])('money always has a currency', (customer, accountManager) => {
  expect(shownCurrency(customer, accountManager, 'GBP')).toMatch(/^[A-Z]{3}$/);
});

test.prop([fc.string()])('terms in parts are the words of the description', (description) => {
  const { number, unit, qualifier } = parseTerms(description);
  expect([number, unit, qualifier].join(' ').trim()).toBe(description.trim().replaceAll(/\s+/g, ' '));
});

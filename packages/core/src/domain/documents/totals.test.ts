import { expect, test } from 'vitest';

import { vatAmount } from './totals.ts';

test('VAT is the difference between the total including VAT and the total excluding VAT (specification §totals)', () => {
  expect(vatAmount({ totalAmount: 1070.33, totalAmountIncVat: 1284.4 })).toBe(214.07);
});

test('VAT is computed in minor units, so no 0.1 + 0.2 artefacts (decisions §sums-in-minor-units)', () => {
  expect(vatAmount({ totalAmount: 0.2, totalAmountIncVat: 0.3 })).toBe(0.1);
  expect(vatAmount({ totalAmount: 8.2, totalAmountIncVat: 9.84 })).toBe(1.64);
});

test('a credit has a negative VAT', () => {
  expect(vatAmount({ totalAmount: -100, totalAmountIncVat: -120 })).toBe(-20);
});

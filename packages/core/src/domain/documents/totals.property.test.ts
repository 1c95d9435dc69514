import { test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { amounts } from '../../testing/arbitraries/account.ts';
import { vatAmount } from './totals.ts';

/** An amount as people write it; two amounts are the same money just when they are written alike. */
const pence = (amount: number): bigint => BigInt(amount.toFixed(2).replace('.', ''));

test.prop([amounts, amounts])('VAT plus sub total is the total to the penny', (totalAmount, totalAmountIncVat) => {
  const vat = vatAmount({ totalAmount, totalAmountIncVat });
  expect(pence(vat) + pence(totalAmount)).toBe(pence(totalAmountIncVat));
});

test.prop([amounts, amounts])('VAT has no more than two decimals', (totalAmount, totalAmountIncVat) => {
  const vat = vatAmount({ totalAmount, totalAmountIncVat });
  expect(Number(vat.toFixed(2))).toBe(vat);
});

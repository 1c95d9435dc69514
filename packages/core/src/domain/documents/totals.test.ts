import { expect, test } from 'vitest';

import { pence } from '../../testing/money.ts';
import { vatAmount } from './totals.ts';

test('VAT is the difference between the total including VAT and the total excluding VAT (specification §totals)', () => {
  expect(vatAmount({ totalExVat: pence(1070_33), totalIncVat: pence(1284_40) })).toEqual(pence(214_07));
});

test('a credit has a negative VAT', () => {
  expect(vatAmount({ totalExVat: pence(-100_00), totalIncVat: pence(-120_00) })).toEqual(pence(-20_00));
});

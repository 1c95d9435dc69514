import { test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { pounds } from '../../testing/arbitraries/money.ts';
import { plus } from '../money/money.ts';
import { vatAmount } from './totals.ts';

test.prop([pounds, pounds])('VAT plus sub total is the total to the penny', (totalExVat, totalIncVat) => {
  expect(plus(vatAmount({ totalExVat, totalIncVat }), totalExVat)).toEqual(totalIncVat);
});

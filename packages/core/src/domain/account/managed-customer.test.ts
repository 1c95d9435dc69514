import { expect, test } from 'vitest';

import { customerNoOf } from './customer-no.ts';
import { customerSorts, goesByCurrency } from './managed-customer.ts';
import { orderMailKinds, usualOrderMails } from './order-mails.ts';

test('amounts alone are sorted currency by currency', () => {
  expect(customerSorts.filter(goesByCurrency)).toEqual(['credit_limit', 'balance']);
});

test('a number in an address is meant whatever its case', () => {
  expect(customerNoOf(' c10482 ')).toBe('C10482');
});

test('whoever has not chosen is mailed of all that becomes of their own orders', () => {
  expect(usualOrderMails).toEqual({ kinds: orderMailKinds, allOrders: false });
});

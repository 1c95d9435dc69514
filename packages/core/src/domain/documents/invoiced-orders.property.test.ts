import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { permissionSets } from '../../testing/arbitraries/account.ts';
import { findsInvoicedOrders } from './invoiced-orders.ts';

const parts = ['View Orders', 'View Invoices'];

test.prop([permissionSets])('whoever may see invoices finds the invoice in place of its order', (permissions) => {
  expect(findsInvoicedOrders({ permissions: [...permissions, 'View Invoices'] })).toBe(false);
});

test.prop([permissionSets])(
  'no permission but those to view orders and invoices changes what is found',
  (permissions) => {
    const alone = permissions.filter((permission) => parts.includes(permission));
    expect(findsInvoicedOrders({ permissions })).toBe(findsInvoicedOrders({ permissions: alone }));
  },
);

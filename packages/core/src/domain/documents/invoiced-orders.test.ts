import { expect, test } from 'vitest';

import { findsInvoicedOrders } from './invoiced-orders.ts';

test.each([
  [['View Orders'], true],
  [['View Orders', 'View Invoices'], false],
  [['View Invoices'], false],
  [[], false],
])(
  'who has the permissions %j finds orders that are invoiced in full: %j (specification §invoiced-orders)',
  (permissions, finds) => {
    expect(findsInvoicedOrders({ permissions })).toBe(finds);
  },
);

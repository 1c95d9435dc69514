import { expect, test } from 'vitest';

import { orderStatus, orderStatusLabels } from './order-status.ts';

const shippedOf: Record<string, readonly (boolean | null)[]> = {
  'not shipped': [false, null],
  'not fully shipped': [false, null],
  'fully shipped': [true],
  any: [true, false, null],
};

test.each([
  ['Open', 'New', 'not shipped', 'Received'],
  ['Open', 'Awaiting Approval', 'any', 'Awaiting Credit Approval'],
  ['Open', 'Web Pending', 'any', 'Received'],
  ['Released', 'Warehouse', 'not fully shipped', 'Being Prepared'],
  ['Released', 'Warehouse', 'fully shipped', 'Shipped'],
  ['Released', 'Ready to Invoice', 'fully shipped', 'Shipped'],
  ['Released', 'Ready to Invoice', 'not fully shipped', 'Partially Shipped'],
])('%s | %s | %s → %s (specification §order-status)', (status, progress, shipped, label) => {
  for (const completelyShipped of shippedOf[shipped] ?? [])
    expect(orderStatusLabels[orderStatus({ status, progress, completelyShipped })]).toBe(label);
});

test.each([
  ['Open', 'New', true],
  ['Open', 'Warehouse', false],
  ['Released', 'New', false],
  ['Released', 'Awaiting Approval', false],
  ['Closed', 'Warehouse', true],
  ['open', 'new', false],
  ['', '', false],
  [null, null, null],
  ['Open/New', '', false],
  ['Open', null, false],
])(
  'anything else, such as %s | %s | %s → Pending (specification §order-status)',
  (status, progress, completelyShipped) => {
    expect(orderStatusLabels[orderStatus({ status, progress, completelyShipped })]).toBe('Pending');
  },
);

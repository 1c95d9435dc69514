import { expect, test } from 'vitest';

import { orderStatus } from './order-status.ts';

const shippedOf: Record<string, readonly (boolean | null)[]> = {
  'not shipped': [false, null],
  'not fully shipped': [false, null],
  'fully shipped': [true],
  any: [true, false, null],
};

test.each([
  ['Open', 'New', 'not shipped', 'received'],
  ['Open', 'Awaiting Approval', 'any', 'awaiting-credit-approval'],
  ['Open', 'Web Pending', 'any', 'received'],
  ['Released', 'Warehouse', 'not fully shipped', 'being-prepared'],
  ['Released', 'Warehouse', 'fully shipped', 'shipped'],
  ['Released', 'Ready to Invoice', 'fully shipped', 'shipped'],
  ['Released', 'Ready to Invoice', 'not fully shipped', 'partially-shipped'],
])('%s | %s | %s → %s (specification §order-status)', (status, progress, shipped, expected) => {
  for (const completelyShipped of shippedOf[shipped] ?? [])
    expect(orderStatus({ status, progress, completelyShipped })).toBe(expected);
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
    expect(orderStatus({ status, progress, completelyShipped })).toBe('pending');
  },
);

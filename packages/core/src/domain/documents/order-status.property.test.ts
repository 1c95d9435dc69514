import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { backOfficeProgress, backOfficeStatuses } from '../../testing/arbitraries/documents.ts';
import { orderStatus, orderStatuses } from './order-status.ts';

const sources = fc.record({
  status: backOfficeStatuses,
  progress: backOfficeProgress,
  completelyShipped: fc.option(fc.boolean()),
});

test.prop([sources])('every order has exactly one status whatever the server sends', (order) => {
  expect(orderStatuses).toContain(orderStatus(order));
});

test.prop([sources])('null completely_shipped is not shipped (decisions §missing-shipped-flag)', (order) => {
  expect(orderStatus({ ...order, completelyShipped: null })).toBe(orderStatus({ ...order, completelyShipped: false }));
});

test.prop([sources])('only an order that is released is prepared or shipped', (order) => {
  const released = ['being-prepared', 'partially-shipped', 'shipped'].includes(orderStatus(order));
  expect(released && order.status !== 'Released').toBe(false);
});

test.prop([sources])(
  'only an order that is completely shipped is Shipped, and then never Partially Shipped',
  (order) => {
    expect(orderStatus({ ...order, completelyShipped: false })).not.toBe('shipped');
    expect(orderStatus({ ...order, completelyShipped: true })).not.toBe('partially-shipped');
  },
);

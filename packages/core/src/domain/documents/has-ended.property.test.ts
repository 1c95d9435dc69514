import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { backOfficeProgress, orders } from '../../testing/arbitraries/documents.ts';
import { hasEnded } from './has-ended.ts';
import { isConfirmed } from './order-outcome.ts';

test.prop([orders, backOfficeProgress])(
  'an order that is cancelled has ended, whatever its progress',
  (order, progress) => {
    expect(hasEnded({ ...order, cancelled: true, progress })).toBe(true);
    expect(hasEnded({ ...order, status: 'Cancelled', progress })).toBe(true);
  },
);

test.prop([orders, fc.constantFrom('On Hold', 'Pending Prepayment', 'Warehouse', null)])(
  'an order that waits or is on its way has not ended',
  (order, progress) => {
    expect(hasEnded({ ...order, cancelled: false, status: 'Released', progress })).toBe(false);
  },
);

test.prop([orders])('an order that was never confirmed has ended', (order) => {
  if (!isConfirmed(order)) expect(hasEnded(order)).toBe(true);
});

import { fc, test } from '@fast-check/vitest';
import { expect, test as example } from 'vitest';
import { orders } from '../../testing/arbitraries/documents.ts';
import { isConfirmed, mayWithdraw, orderOutcome } from './order-outcome.ts';
import { orderStatus } from './order-status.ts';

const texts = (...given: string[]) => fc.option(fc.oneof(fc.constantFrom(...given), fc.string()));
const states = fc.record({
  status: texts('Open', 'Released', 'Cancelled', 'On Hold', 'Pending Prepayment'),
  progress: texts('New', 'Awaiting Approval', 'Warehouse', 'On Hold', 'Rejected', 'Withdrawn'),
  cancelled: fc.boolean(),
});

test.prop([states])('what is cancelled says so, however it ended, and nothing else does', (order) => {
  const ended = ['cancelled', 'rejected', 'withdrawn'].includes(orderOutcome(order) ?? '');
  expect(ended).toBe(order.cancelled || order.status === 'Cancelled');
});

test.prop([states])('what holds an order up stands only beside Pending', ({ status, progress }) => {
  const outcome = orderOutcome({ status, progress });
  if (outcome !== null) expect(orderStatus({ status, progress, completelyShipped: false })).toBe('pending');
});

test.prop([states])('there is a confirmation of all but what was rejected or withdrawn', (order) => {
  expect(isConfirmed(order)).toBe(!['rejected', 'withdrawn'].includes(orderOutcome(order) ?? ''));
});

test.prop([orders, fc.emailAddress()])(
  'an order is withdrawn by who placed it, and only while it waits',
  (order, email) => {
    const own = { ...order, connectUserEmail: email.toUpperCase() };
    const waits = (order.placement?.waitsFor.length ?? 0) > 0;
    expect(mayWithdraw(own, { email })).toBe(waits);
    expect(mayWithdraw({ ...own, connectUserEmail: `other.${email}` }, { email })).toBe(false);
    expect(mayWithdraw({ ...own, connectUserEmail: null }, { email })).toBe(false);
  },
);

example.each([
  ['Cancelled', 'Rejected', 'rejected', false],
  ['Cancelled', 'Withdrawn', 'withdrawn', false],
  ['Cancelled', 'Warehouse', 'cancelled', true],
  ['Cancelled', null, 'cancelled', true],
  ['Pending Prepayment', null, 'prepayment', true],
  ['Open', 'Pending Prepayment', 'prepayment', true],
  ['On Hold', 'New', 'on-hold', true],
  ['Open', 'On Hold', 'on-hold', true],
  ['On Hold', 'Pending Prepayment', 'prepayment', true],
  ['Open', 'Rejected', null, true],
  ['Released', 'Warehouse', null, true],
  [null, null, null, true],
])(
  'an order of status %j and progress %j came to %j; there is a confirmation of it: %j (specification §order-outcome)',
  (status, progress, outcome, confirmed) => {
    expect(orderOutcome({ status, progress })).toBe(outcome);
    expect(isConfirmed({ status, progress })).toBe(confirmed);
  },
);

example('an order that the supplier marks as cancelled ended as its progress says, whatever its status', () => {
  const ended = (progress: string) => orderOutcome({ status: 'Open', progress, cancelled: true });
  expect(['Rejected', 'Withdrawn', 'On Hold'].map(ended)).toEqual(['rejected', 'withdrawn', 'cancelled']);
});

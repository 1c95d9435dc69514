import { day } from '../calendar/day.ts';
import { pence } from '../../testing/money.ts';
import { describe, expect, test } from 'vitest';

import { documentStatus } from './document-status.ts';

const order = {
  kind: 'order',
  status: 'Released',
  progress: 'Warehouse',
  completelyShipped: false,
  remainingAmount: null,
  dueDate: null,
} as const;
const invoice = { ...order, kind: 'invoice', remainingAmount: pence(12_00), dueDate: day('2026-11-19') } as const;
const today = day('2026-11-20');

describe('the status a badge shows', () => {
  test('an order has its order status', () => {
    expect(documentStatus(order, false, today)).toBe('being-prepared');
    expect(documentStatus({ ...order, completelyShipped: true }, false, today)).toBe('shipped');
  });

  test('an invoice has its invoice status', () => {
    expect(documentStatus(invoice, false, today)).toBe('overdue');
  });

  test('a sample order is a sample (specification §sample-orders)', () => {
    expect(documentStatus(order, true, today)).toBe('sample');
  });
});

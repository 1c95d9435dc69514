import { describe, expect, test } from 'vitest';

import { documentStatusLabels, hitStatus } from './hit-status.ts';

const order = {
  kind: 'order',
  sample: false,
  poNumber: 'PO 88213',
  srNumber: null,
  status: 'Released',
  progress: 'Warehouse',
  completelyShipped: false,
  remainingAmount: null,
  dueDate: null,
} as const;
const today = '2026-11-20';

describe('the status of a row of the list', () => {
  test('an order has its order status', () => {
    expect(hitStatus(order, today)).toBe('being-prepared');
  });

  test('a sample order is labelled Sample (spec §4)', () => {
    expect(hitStatus({ ...order, poNumber: 'SR004417' }, today)).toBe('sample');
    expect(documentStatusLabels.sample).toBe('Sample');
  });

  test('an invoice has its invoice status, a sample reference or not', () => {
    const invoice = { ...order, kind: 'invoice', remainingAmount: 12, dueDate: '2026-11-19', poNumber: 'SR1' } as const;
    expect(hitStatus(invoice, today)).toBe('overdue');
  });
});

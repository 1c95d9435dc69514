import type { Day } from '../calendar/day.ts';
import { isNegative, isNothing, type Money } from '../money/money.ts';

/** Every status an invoice can have (specification §invoice-status). */
export const invoiceStatuses = ['overdue', 'awaiting-payment', 'settled', 'unknown'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * Derives an invoice's status (specification §invoice-status). Due today is not yet overdue; a credit, with less than nothing to pay, is
 * "anything else" (decisions §credits).
 */
export const invoiceStatus = (
  invoice: { readonly remainingAmount: Money | null; readonly dueDate: Day | null },
  today: Day,
): InvoiceStatus => {
  const { remainingAmount } = invoice;
  if (remainingAmount === null || isNegative(remainingAmount)) return 'unknown';
  if (isNothing(remainingAmount)) return 'settled';
  return invoice.dueDate !== null && invoice.dueDate < today ? 'overdue' : 'awaiting-payment';
};

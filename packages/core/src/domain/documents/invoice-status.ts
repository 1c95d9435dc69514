import type { Day } from '../calendar/day.ts';
import { isNegative, isNothing, type Money } from '../money/money.ts';

/** Every status an invoice can have; `unknown` is shown as an ellipsis (specification §invoice-status). */
export type InvoiceStatus = 'overdue' | 'awaiting-payment' | 'settled' | 'unknown';

/** The status in the words of specification §invoice-status. */
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  overdue: 'Overdue',
  'awaiting-payment': 'Awaiting payment',
  settled: 'Settled',
  unknown: '…',
};

/** What stands in place of a status while the invoice loads (specification §invoice-status). */
export const loadingStatusLabel = '...';

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

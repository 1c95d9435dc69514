import type { RecordOf } from '@connect/contract/integration/kinds';
import type { Figures, Minor } from './figures.ts';
import type { Documents } from './sale-documents.ts';

/**
 * Whether an order takes up credit, as one placed in the portal does: not while it waits for an approval, no more once it has been
 * invoiced in full or cancelled, and never as a sample.
 */
export const isOutstanding = ({ closed, cancelled, progress, sample }: RecordOf<'orders'>): boolean =>
  !closed && !cancelled && !sample && progress !== 'Awaiting Approval';

/** The figures of every customer that has a document, by number, as the portal will derive them. */
export const figuresOf = ({ orders, invoices }: Pick<Documents, 'orders' | 'invoices'>): Map<string, Figures> => {
  const figures = new Map<string, { balance: Minor; outstanding: Minor }>();
  const of = (customer: string) => {
    const known = figures.get(customer) ?? { balance: 0, outstanding: 0 };
    figures.set(customer, known);
    return known;
  };
  const invoiced = new Map<string, Minor>();
  for (const { customer, order, totalIncVat, remaining } of invoices) {
    of(customer).balance += remaining?.minor ?? 0;
    if (order) invoiced.set(order, (invoiced.get(order) ?? 0) + totalIncVat.minor);
  }
  for (const order of orders)
    if (isOutstanding(order)) of(order.customer).outstanding += order.totalIncVat.minor - (invoiced.get(order.no) ?? 0);
  return figures;
};

import type { Figures, Minor } from './figures.ts';
import type { DocumentRows } from './sale-documents.ts';

type Order = DocumentRows['orders'][number];

/**
 * Whether an order takes up credit, as one placed in the portal does: not while it waits for an approval, no more once it has been
 * invoiced in full or cancelled, and never as a sample.
 */
export const isOutstanding = ({ closed, cancelled, progress, sample }: Order): boolean =>
  !closed && !cancelled && !sample && progress !== 'Awaiting Approval';

/** The figures of every customer that has a document, by number. */
export const figuresOf = ({ orders, invoices }: Pick<DocumentRows, 'orders' | 'invoices'>): Map<string, Figures> => {
  const figures = new Map<string, { balance: Minor; outstanding: Minor }>();
  const of = (customerNo: string) => {
    const known = figures.get(customerNo) ?? { balance: 0, outstanding: 0 };
    figures.set(customerNo, known);
    return known;
  };
  const invoiced = new Map<string, Minor>();
  for (const { customer_no, order_number, total_amount_inc_vat, remaining_amount } of invoices) {
    of(customer_no).balance += remaining_amount ?? 0;
    if (order_number) invoiced.set(order_number, (invoiced.get(order_number) ?? 0) + total_amount_inc_vat);
  }
  for (const order of orders)
    if (isOutstanding(order))
      of(order.customer_no).outstanding += order.total_amount_inc_vat - (invoiced.get(order.no) ?? 0);
  return figures;
};

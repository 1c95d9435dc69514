import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

const deriveRemaining = async (trx: Database, invoices: readonly string[]): Promise<void> => {
  if (invoices.length === 0) return;
  await sql`update invoices set remaining_amount = case when credit_note
      then total_amount_inc_vat
        + coalesce((select sum(amount) from allocations where kind = 'credit-notes' and source_no = invoices.no), 0)
      else total_amount_inc_vat - coalesce((select sum(amount) from allocations where invoice_no = invoices.no), 0) end
    where no = any(${invoices}::text[]) and remaining_derived`.execute(trx);
};

/**
 * Brings the figures that follow from documents up to date: what remains of these invoices, then balance and open orders of these
 * customers, as far as they were not given. An order counts until it is closed, by what of it was not invoiced, as one placed in the
 * portal does (specification §available-credit). What is settled is not read: each condition is that of an index.
 */
export const deriveFigures = async (
  trx: Database,
  { invoices, customers }: { readonly invoices: readonly string[]; readonly customers: readonly string[] },
): Promise<void> => {
  await deriveRemaining(trx, [...new Set(invoices)]);
  await sql`update customers set
      balance = coalesce((select sum(remaining_amount) from invoices
          where customer_no = customers.no and remaining_amount > 0 and not cancelled), 0)
        + coalesce((select sum(remaining_amount) from invoices
          where customer_no = customers.no and remaining_amount < 0 and not cancelled), 0)
        - coalesce((select sum(unallocated) from payments where customer_no = customers.no and unallocated <> 0), 0),
      outstanding_orders_value = coalesce((select sum(total_amount_inc_vat
            - coalesce((select sum(i.total_amount_inc_vat) from invoices as i where i.order_number = orders.no), 0))
          from orders where customer_no = customers.no and not closed and not cancelled and not sample
            and progress is distinct from 'Awaiting Approval'), 0)
    where no = any(${[...new Set(customers)]}::text[]) and balance_derived`.execute(trx);
};

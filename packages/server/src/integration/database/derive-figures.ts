import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/**
 * Shares what these invoices come to among what is allocated to them: credit notes before payments, each by its number, whichever came
 * first. What is beyond an invoice settles nothing. Answers the credit notes that settle more or less from now on.
 */
const shareInvoices = async (trx: Database, invoices: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ kind: string; source_no: string }>`
    with share as (select kind, source_no, position, greatest(0, least(amount,
        sum(amount) over (partition by invoice_no order by kind collate "C", source_no collate "C", position)
          - coalesce((select total_amount_inc_vat from invoices where no = invoice_no), 0))) as beyond
      from allocations where invoice_no = any(${invoices}::text[]))
    update allocations as allocation set beyond = share.beyond from share
      where allocation.kind = share.kind and allocation.source_no = share.source_no
        and allocation.position = share.position and allocation.beyond <> share.beyond
      returning allocation.kind, allocation.source_no`.execute(trx);
  const sourcesOf = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ source_no: source }) => source);
  await sql`update payments set unallocated = amount
      - (select sum(amount - beyond) from allocations where kind = 'payments' and source_no = payments.no)
    where no = any(${sourcesOf('payments')}::text[])`.execute(trx);
  return sourcesOf('credit-notes');
};

const deriveRemaining = async (trx: Database, invoices: readonly string[]): Promise<void> => {
  await sql`update invoices set remaining_amount = case when credit_note
      then total_amount_inc_vat
        + coalesce((select sum(amount - beyond) from allocations where kind = 'credit-notes' and source_no = invoices.no), 0)
      else total_amount_inc_vat
        - coalesce((select sum(amount - beyond) from allocations where invoice_no = invoices.no), 0) end
    where no = any(${invoices}::text[]) and remaining_derived`.execute(trx);
};

/**
 * Brings the figures that follow from documents up to date: what remains of these invoices, then balance and open orders of these
 * customers, as far as they were not given. An order counts until it is closed, by what of it was not invoiced, as one placed in the
 * portal does (specification §available-credit): by nothing where more was invoiced than ordered, as freight is. What is settled is not
 * read: each condition is that of an index. Answers the invoices and credit notes of which something else may remain now.
 */
export const deriveFigures = async (
  trx: Database,
  { invoices, customers }: { readonly invoices: readonly string[]; readonly customers: readonly string[] },
): Promise<readonly string[]> => {
  const named = [...new Set(invoices)];
  const changed = named.length === 0 ? [] : [...named, ...(await shareInvoices(trx, named))];
  if (changed.length > 0) await deriveRemaining(trx, changed);
  await sql`update customers set
      balance = case when not balance_derived then balance else coalesce((select sum(remaining_amount) from invoices
          where customer_no = customers.no and remaining_amount > 0 and not cancelled), 0)
        + coalesce((select sum(remaining_amount) from invoices
          where customer_no = customers.no and remaining_amount < 0 and not cancelled), 0)
        - coalesce((select sum(unallocated) from payments where customer_no = customers.no and unallocated <> 0), 0) end,
      outstanding_orders_value = case when not outstanding_derived then outstanding_orders_value
        else coalesce((select sum(greatest(0, total_amount_inc_vat
            - coalesce((select sum(i.total_amount_inc_vat) from invoices as i
              where i.order_number = orders.no and not i.order_of_other and not i.cancelled), 0)))
          from orders where customer_no = customers.no and not closed and not cancelled and not sample
            and progress is distinct from 'Awaiting Approval'), 0) end
    where no = any(${[...new Set(customers)]}::text[]) and (balance_derived or outstanding_derived)`.execute(trx);
  return changed;
};

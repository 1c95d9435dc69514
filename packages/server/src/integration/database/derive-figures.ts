import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/**
 * Shares what these invoices come to among what is allocated to them: credit notes before payments, each by its number, whichever came
 * first. What is beyond an invoice settles nothing, nor does what was paid of a cancelled one: credit notes take that back. Answers the credit notes that settle more or less from now on.
 */
const shareInvoices = async (trx: Database, invoices: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ kind: string; source_no: string }>`
    with share as (select kind, source_no, position, case when kind = 'payments' and invoice.cancelled then amount
        else greatest(0, least(amount,
          sum(amount) over (partition by invoice_no order by kind collate "C", source_no collate "C", position)
            - coalesce(invoice.total_amount_inc_vat, 0))) end as beyond
      from allocations left join invoices as invoice on invoice.no = invoice_no
      where invoice_no = any(${invoices}::text[]))
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
  await sql`update invoices set remaining_amount = case when cancelled then 0 when credit_note
      then total_amount_inc_vat
        + coalesce((select sum(amount - beyond) from allocations where kind = 'credit-notes' and source_no = invoices.no), 0)
      else total_amount_inc_vat
        - coalesce((select sum(amount - beyond) from allocations where invoice_no = invoices.no), 0) end
    where no = any(${invoices}::text[]) and remaining_derived`.execute(trx);
};

/** Brings up to date what remains of these invoices. Answers the invoices and credit notes of which something else may remain now. */
export const deriveInvoices = async (trx: Database, invoices: readonly string[]): Promise<readonly string[]> => {
  const named = [...new Set(invoices)];
  if (named.length === 0) return [];
  const changed = [...named, ...(await shareInvoices(trx, named))];
  await deriveRemaining(trx, changed);
  return changed;
};

/** Adds up the balances of these customers, as far as they were not given. What is settled is not read: each condition is that of an index. */
export const deriveBalances = async (trx: Database, customers: readonly string[]): Promise<void> => {
  await sql`update customers set balance = coalesce((select sum(remaining_amount) from invoices
        where customer_no = customers.no and remaining_amount > 0 and not cancelled), 0)
      + coalesce((select sum(remaining_amount) from invoices
        where customer_no = customers.no and remaining_amount < 0 and not cancelled), 0)
      - coalesce((select sum(unallocated) from payments where customer_no = customers.no and unallocated <> 0), 0)
    where no = any(${[...new Set(customers)]}::text[]) and balance_derived`.execute(trx);
};

/**
 * What orders that are open come to: what of each was not invoiced, as one placed in the portal does (specification §available-credit); nothing
 * where more was invoiced than ordered, as freight is.
 */
const openAmount = sql`sum(greatest(0, total_amount_inc_vat
  - coalesce((select sum(i.total_amount_inc_vat) from invoices as i
    where i.order_number = orders.no and not i.order_of_other and not i.cancelled), 0)))`;
const isOpen = sql`not closed and not cancelled and not sample and progress is distinct from 'Awaiting Approval'`;

/** Adds up what open orders of these customers come to, as far as it was not given. */
export const deriveOpenOrders = async (trx: Database, customers: readonly string[]): Promise<void> => {
  await sql`update customers
    set outstanding_orders_value = coalesce((select ${openAmount} from orders where customer_no = customers.no and ${isOpen}), 0)
    where no = any(${[...new Set(customers)]}::text[]) and outstanding_derived`.execute(trx);
};

const openByCustomer = async (trx: Database, orders: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ customer: string; open: number }>`
    select customer_no as customer, (${openAmount})::float8 as open from orders
    where no = any(${orders}::text[]) and ${isOpen} group by customer_no`.execute(trx);
  return new Map(rows.map(({ customer, open }) => [customer, open]));
};

/**
 * Writes orders and their invoices, or takes them away, and adds to what open orders of their customers come to by how much these orders come
 * to more than before. The others are not read: of a customer with thousands, each batch would add them all up.
 */
export const keepingOpenOrders = async <Value>(
  trx: Database,
  orders: readonly string[],
  write: () => Promise<Value>,
): Promise<Value> => {
  if (orders.length === 0) return write();
  // Whoever approves one of them meanwhile, which adds to the same sum, does so before this or after it.
  await sql`select from orders where no = any(${orders}::text[]) order by no for update`.execute(trx);
  const before = await openByCustomer(trx, orders);
  const written = await write();
  const after = await openByCustomer(trx, orders);
  const more = [...new Set([...before.keys(), ...after.keys()])]
    .map((no) => ({ no, by: (after.get(no) ?? 0) - (before.get(no) ?? 0) }))
    .filter(({ by }) => by !== 0);
  if (more.length > 0)
    await sql`update customers set outstanding_orders_value = outstanding_orders_value + more.by
      from unnest(${more.map(({ no }) => no)}::text[], ${more.map(({ by }) => by)}::bigint[]) as more(no, by)
      where customers.no = more.no and outstanding_derived`.execute(trx);
  return written;
};

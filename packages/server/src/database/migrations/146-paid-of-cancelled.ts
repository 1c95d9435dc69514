/**
 * What was paid of a cancelled invoice is its customer's again, where it was nobody's; and searches, which went on with what remained of
 * cancelled ones before 145, have them anew.
 */
export const paidOfCancelled = `
      with settled as (
        update allocations as allocation set beyond = amount from invoices
          where allocation.kind = 'payments' and invoices.no = allocation.invoice_no and invoices.cancelled and beyond <> amount
          returning allocation.source_no, amount, (select beyond from allocations as old where old.kind = allocation.kind
            and old.source_no = allocation.source_no and old.position = allocation.position) as before),
      freed as (select source_no, sum(amount - before) as by from settled group by source_no),
      paid as (
        update payments set unallocated = unallocated + freed.by from freed where payments.no = freed.source_no
          returning customer_no, freed.by)
      update customers set balance = balance - owned.by
        from (select customer_no, sum(by) as by from paid group by customer_no) as owned
        where owned.customer_no = customers.no and balance_derived;
      insert into index_changes (kind, key) select 'invoices', no from invoices where cancelled
        on conflict (kind, key) do update set id = excluded.id, transaction = excluded.transaction;
    `;

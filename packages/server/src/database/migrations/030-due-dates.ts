/**
 * Invoices that came without a due date are due by their customers' terms, as `dueDay` of the core reads them: as far as they are days,
 * to the end of the month or not. Others are due on their own date.
 */
export const dueDates = String.raw`
      with due as (
        select invoices.no, document_date + coalesce(substring(calculation, '^(\d{1,3})D(\+CM)?$')::integer, 0) as day,
            calculation ~ '^\d{1,3}D\+CM$' as at_end
          from invoices join customers on customers.no = customer_no,
            upper(replace(coalesce(terms_due_date_calculation, ''), ' ', '')) as calculation
          where due_date is null and not credit_note),
      told as (
        insert into index_changes (kind, key) select 'invoices', no from due
          on conflict (kind, key) do update set id = excluded.id, transaction = excluded.transaction)
      update invoices set due_date = case when at_end
          then (date_trunc('month', day::timestamp) + interval '1 month - 1 day')::date else day end
        from due where due.no = invoices.no;
    `;

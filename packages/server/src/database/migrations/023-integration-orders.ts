/**
 * What waits is kept beside what stands, so that a changed record that waits leaves the one before it known; what several products name,
 * and what of a payment is more than its invoice was, so that no order of records matters.
 */
export const integrationOrders = `
      create table integration_waiting (
        kind text not null,
        key text not null,
        run_id uuid not null,
        line integer not null,
        record json not null,
        waits_for text[] not null,
        primary key (kind, key)
      );
      insert into integration_waiting select kind, key, run_id, line, record, waits_for from integration_records
        where waits_for is not null;
      delete from integration_records where waits_for is not null;
      alter table integration_records drop column waits_for;
      create index on integration_waiting using gin (waits_for);
      create table contested_items (
        sku text not null,
        product_sku text not null references products,
        primary key (sku, product_sku)
      );
      alter table allocations add column beyond integer not null default 0;
      alter table customers add column outstanding_derived boolean not null default false;
      update customers set outstanding_derived = balance_derived;
      create index on allocations (kind) where beyond > 0;
      create index on products (slug);
      create index on items (sku) where replaced_by is not null;
    `;

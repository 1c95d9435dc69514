/** Invoices that name an order of another customer. */
export const ordersOfOthers = `
      alter table invoices add column order_of_other boolean not null default false;
      update invoices set order_of_other = true from orders
        where orders.no = invoices.order_number and orders.customer_no <> invoices.customer_no;
      create index on invoices (no) where order_of_other;
    `;

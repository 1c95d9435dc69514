/** Watched prices may have parts of a penny (documents' own have them in 015); orders are withdrawn, and say how they ended. */
export const orderEndings = `
      alter table watched_items alter column price_then type double precision;
      alter table watched_items alter column last_price type double precision;
      alter table watched_items alter column news_before type double precision;
      alter table watched_items alter column news_now type double precision;
      alter table portal_orders add column withdrawn_at timestamptz;
      update orders set progress = 'Rejected' from portal_orders
        where no = order_no and cancelled and waits_for = '{}' and waited_for <> '{}';
      create index on invoices (order_number);
    `;

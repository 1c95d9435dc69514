/** The currency that prices of a watched item are in: its company's, as it was when they were seen. */
export const watchedCurrency = `
      alter table watched_items add column currency text;
      update watched_items set currency = customers.currency_code
        from users join customers on customers.no = users.customer_no where users.id = watched_items.user_id;
      delete from watched_items where currency is null;
      alter table watched_items alter column currency set not null;
    `;

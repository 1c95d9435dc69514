/** What an order left in the basket, and keys of orders that were given up before they arrived. */
export const leftBehind = `
      alter table portal_orders add column left_behind jsonb not null default '[]';
      create table discarded_orders (
        user_id uuid not null references users on delete cascade,
        key uuid not null,
        at timestamptz not null,
        primary key (user_id, key)
      );
    `;

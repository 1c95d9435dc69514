export const ordering = `
      alter table customers add column vat_percent integer not null default 20;
      alter table customers add column price_list text;
      alter table customers add column reference_required boolean not null default false;
      alter table customers add column reference_mask text;
      update customers set vat_percent = 0 where country <> 'United Kingdom';
      create table items (
        sku text primary key,
        sku_letters text not null generated always as (regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g')) stored,
        product_sku text not null references products,
        position integer not null default 0,
        title text not null,
        search_text text not null generated always as (folded_text(sku || ' ' || title)) stored,
        pack_size integer not null check (pack_size > 0),
        minimum integer not null check (minimum > 0),
        stock integer not null check (stock >= 0),
        restocked_on date,
        lead_days integer not null,
        discontinued boolean not null,
        replaced_by text
      );
      create index on items (sku_letters text_pattern_ops);
      create index on items (product_sku);
      create table product_prices (
        price_list text not null,
        product_sku text not null references products,
        prices jsonb not null,
        primary key (price_list, product_sku)
      );
      create table baskets (
        user_id uuid primary key references users on delete cascade,
        version integer not null default 0
      );
      create table basket_lines (
        user_id uuid not null references baskets on delete cascade,
        sku text not null references items,
        quantity integer not null check (quantity > 0),
        seen_prices jsonb not null,
        seen_stock integer not null,
        seen_discontinued boolean not null,
        number bigserial not null,
        primary key (user_id, sku)
      );
      create table basket_edits (
        user_id uuid not null references users on delete cascade,
        key uuid not null,
        at timestamptz not null,
        refused jsonb not null,
        primary key (user_id, key)
      );
      create table prepared_baskets (
        id uuid primary key,
        customer_no text not null references customers,
        order_no text not null references orders on delete cascade,
        made_by text not null,
        at timestamptz not null,
        closed_at timestamptz
      );
      create unique index on prepared_baskets (order_no) where closed_at is null;
      create index on prepared_baskets (customer_no) where closed_at is null;
      create table portal_orders (
        order_no text primary key references orders on delete cascade,
        key uuid not null,
        user_id uuid not null references users,
        placed_by text not null,
        placed_at timestamptz not null,
        requested_on date,
        notes text not null,
        storefront text not null,
        waited_for text[] not null,
        waits_for text[] not null,
        taken jsonb not null,
        unique (user_id, key)
      );
      create index on portal_orders (placed_at) where waits_for <> '{}';
      create table order_decisions (
        order_no text not null references portal_orders on delete cascade,
        at timestamptz not null,
        user_id uuid not null references users,
        by_name text not null,
        approved boolean not null,
        reason text not null,
        released text not null,
        number bigserial primary key
      );
      create index on order_decisions (order_no, number);
      create table favourite_lists (
        id uuid primary key,
        customer_no text not null references customers,
        owner_id uuid not null references users on delete cascade,
        name text not null,
        shared boolean not null,
        changed_at timestamptz not null
      );
      create unique index on favourite_lists (owner_id, lower(name));
      create index on favourite_lists (customer_no) where shared;
      create table favourite_lines (
        list_id uuid not null references favourite_lists on delete cascade,
        position integer not null,
        sku text not null references items,
        quantity integer not null check (quantity > 0),
        primary key (list_id, sku)
      );
      create table watched_items (
        user_id uuid not null references users on delete cascade,
        sku text not null references items,
        since timestamptz not null,
        price_then integer not null,
        last_price integer not null,
        last_in_stock boolean not null,
        news text,
        news_at timestamptz,
        news_before integer,
        news_now integer,
        news_seen boolean not null default true,
        storefront text not null,
        stopped_at timestamptz,
        primary key (user_id, sku)
      );
      create index on watched_items (user_id) where not news_seen;
    `;

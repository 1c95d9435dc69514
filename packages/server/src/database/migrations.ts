/** Every change of the schema, oldest first. One that has been released is never edited: add another below it. */
export const migrations: readonly { readonly name: string; readonly statements: string }[] = [
  {
    name: '001-accounts',
    statements: `
      create table customers (
        no text primary key,
        name text not null,
        address text not null,
        address_2 text not null,
        city text not null,
        county text not null,
        post_code text not null,
        country text not null,
        vat_registration_no text not null,
        currency_code text not null,
        terms_code text,
        terms_description text,
        terms_due_date_calculation text,
        terms_discount_date_calculation text,
        credit_limit integer not null,
        balance integer not null,
        outstanding_orders_value integer not null
      );
      create table users (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        first_name text not null,
        last_name text not null,
        roles text[] not null,
        permissions text[] not null,
        is_super_user boolean not null,
        customer_no text references customers,
        password_hash text
      );
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz not null
      );
      create index on sessions (user_id);
      create index on sessions (expires_at);
      create table login_limits (key text primary key, failures integer not null, resets_at timestamptz not null);
      create table secrets (name text primary key, value text not null);
      create table banners (position integer primary key, link text, img text not null, alt text not null);
    `,
  },
  {
    name: '002-documents',
    statements: `
      create table orders (
        no text primary key,
        customer_no text not null references customers,
        external_reference text,
        cancelled boolean not null,
        closed boolean not null,
        progress text,
        status text,
        completely_shipped boolean,
        shipping_agent_code text,
        package_tracking_number text,
        document_date date not null,
        posting_date date,
        due_date date,
        total_amount integer not null,
        total_amount_inc_vat integer not null,
        remaining_amount integer,
        sample boolean not null,
        sr_no text,
        globus_reference text,
        connect_user_email text,
        ship_to_name text not null,
        ship_to_address text not null,
        ship_to_address_2 text not null,
        ship_to_post_code text not null
      );
      create index on orders (customer_no, document_date);
      create table order_lines (
        document_no text not null references orders on delete cascade,
        position integer not null,
        item_no text not null,
        description text not null,
        quantity integer not null,
        unit_price integer not null,
        type text not null,
        thumbnail text,
        slug text,
        quantity_shipped integer not null,
        primary key (document_no, position)
      );
      create table invoices (
        no text primary key,
        customer_no text not null references customers,
        external_reference text,
        cancelled boolean not null,
        closed boolean not null,
        progress text,
        status text,
        completely_shipped boolean,
        shipping_agent_code text,
        package_tracking_number text,
        document_date date not null,
        posting_date date,
        due_date date,
        total_amount integer not null,
        total_amount_inc_vat integer not null,
        remaining_amount integer,
        sample boolean not null,
        sr_no text,
        order_number text
      );
      create index on invoices (customer_no, due_date);
      create table invoice_lines (
        document_no text not null references invoices on delete cascade,
        position integer not null,
        item_no text not null,
        description text not null,
        quantity integer not null,
        unit_price integer not null,
        type text not null,
        thumbnail text,
        slug text,
        primary key (document_no, position)
      );
      create table shipments (
        no text primary key,
        order_number text not null,
        customer_no text not null references customers,
        posting_date date,
        agent_code text,
        agent_name text,
        package_tracking_number text,
        service text
      );
      create index on shipments (order_number);
      create table shipment_lines (
        shipment_no text not null references shipments on delete cascade,
        position integer not null,
        item_no text not null,
        description text not null,
        quantity integer not null,
        primary key (shipment_no, position)
      );
    `,
  },
  {
    name: '003-products',
    statements: `
      create table products (
        sku_id text primary key,
        web_title text not null,
        brand text not null,
        schema_classification text not null,
        slug text not null,
        variations jsonb not null
      );
      create table regional_products (
        region text not null,
        sku_id text not null references products,
        signed_off_at integer not null,
        second_signed_off_at integer not null,
        primary key (region, sku_id)
      );
    `,
  },
  {
    name: '004-own-account',
    statements: `
      alter table users add column active boolean not null default true;
      alter table users add column spend_limit integer;
      alter table users add column last_signed_in_at timestamptz;
      alter table sessions add column created_at timestamptz not null default now();
      alter table sessions add column last_seen_at timestamptz not null default now();
      alter table sessions add column user_agent text;
      alter table sessions add column address text;
      create table invitations (
        id uuid primary key,
        customer_no text not null references customers,
        email text not null check (email = lower(email)),
        permissions text[] not null,
        spend_limit integer,
        invited_by uuid not null references users,
        nonce text not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        revoked_at timestamptz
      );
      create unique index on invitations (customer_no, email) where used_at is null and revoked_at is null;
      create table password_resets (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz not null
      );
      create index on password_resets (user_id);
      create table second_factors (
        user_id uuid primary key references users on delete cascade,
        secret text not null,
        enabled_at timestamptz,
        last_step integer not null default 0
      );
      create table recovery_codes (
        user_id uuid not null references users on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      );
      create table activity (
        id bigserial primary key,
        customer_no text not null references customers,
        at timestamptz not null,
        kind text not null,
        actor_id uuid references users,
        actor text not null,
        subject text not null,
        added text[] not null,
        removed text[] not null,
        spend_limit integer
      );
      create index on activity (customer_no, id);
      create table contact_messages (
        reference text primary key,
        customer_no text not null references customers,
        user_id uuid not null references users,
        subject text not null,
        order_number text,
        message text not null,
        created_at timestamptz not null
      );
      create table mail_jobs (
        id bigserial primary key,
        kind text not null,
        payload jsonb not null,
        run_after timestamptz not null,
        attempts integer not null default 0,
        sent integer not null default 0
      );
      create index on mail_jobs (run_after);
      create table mailbox (
        id bigserial primary key,
        at timestamptz not null,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null
      );
    `,
  },
  {
    name: '005-staff',
    statements: `
      alter table customers add column is_blocked boolean not null default false;
      alter table customers add column account_manager_id uuid references users;
      create index on customers (account_manager_id);
      create function folded_text(value text) returns text language sql immutable strict parallel safe as $$
        select replace(replace(replace(replace(
          translate(lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g')),
            'łŁøØđĐðÐıÆŒÞ', 'llooddddiæœþ'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      $$;
      alter table customers add column search_text text not null generated always as (folded_text(
        name || E'\\n' || no || ' ' || post_code || ' ' || replace(post_code, ' ', ''))) stored;
      alter table customers add column terms_days integer generated always as (
        (substring(terms_description from '^[0-9]{1,9}'))::integer) stored;
      create index on customers (search_text collate "C", no collate "C");
      create table customer_contacts (
        customer_no text not null references customers on delete cascade,
        position integer not null,
        name text not null,
        job text not null,
        email text,
        phone text,
        primary key (customer_no, position)
      );
      create table customer_addresses (
        id uuid primary key,
        customer_no text not null references customers on delete cascade,
        position integer not null,
        name text not null,
        address text not null,
        address_2 text not null,
        city text not null,
        county text not null,
        post_code text not null,
        country text not null
      );
      create index on customer_addresses (customer_no, position);
      create table favourite_customers (
        user_id uuid not null references users on delete cascade,
        customer_no text not null references customers on delete cascade,
        position integer not null,
        primary key (user_id, customer_no)
      );
      create table customer_visits (
        user_id uuid not null references users on delete cascade,
        customer_no text not null references customers on delete cascade,
        visits integer not null,
        last_at timestamptz not null,
        primary key (user_id, customer_no)
      );
      create table customer_notes (
        id uuid primary key,
        customer_no text not null references customers on delete cascade,
        author_id uuid not null references users,
        author text not null,
        text text not null,
        at timestamptz not null,
        number bigserial not null
      );
      create index on customer_notes (customer_no, at);
      alter table sessions add column parent_id uuid references sessions on delete cascade;
      alter table sessions add column acting_for text references customers;
      alter table sessions add column kept_until timestamptz;
      create index on sessions (parent_id);
      create table audit_log (
        id bigserial primary key,
        at timestamptz not null,
        kind text not null,
        actor_id uuid not null references users,
        actor text not null,
        actor_email text not null,
        customer_no text references customers,
        impersonating boolean not null,
        method text,
        path text,
        status integer
      );
      create index on audit_log (customer_no, id);
      create index on audit_log (actor_email, id);
      create table staff_accounts (email text primary key, password_hash text not null);
      create table staff_sign_ins (
        state_hash text primary key,
        code_verifier text not null,
        nonce text not null,
        return_to text not null,
        client_state text not null,
        expires_at timestamptz not null
      );
      create table staff_codes (
        code_hash text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz not null
      );
      create table sample_requests (
        order_no text primary key references orders on delete cascade,
        key uuid unique,
        created_by uuid references users,
        author text,
        reason text,
        follow_up_on date,
        followed_up_at timestamptz,
        created_at timestamptz not null
      );
      create index on sample_requests (follow_up_on) where followed_up_at is null;
      create index on invoices (document_date) include (customer_no, total_amount) where
        (sample or external_reference ~ '^SR[0-9]+$' or sr_no ~ '^SR[0-9]+$'
          or (total_amount_inc_vat = 0 and order_number <> '')) is not true;
      create index on invoices (customer_no, due_date) where remaining_amount > 0;
      create index on invoices (due_date) include (customer_no, remaining_amount) where remaining_amount > 0;
      create index on orders (document_date, no) where
        sample or external_reference ~ '^SR[0-9]+$' or sr_no ~ '^SR[0-9]+$' or total_amount_inc_vat = 0;
      create index on orders (customer_no, document_date, no) where not cancelled and
        (sample or external_reference ~ '^SR[0-9]+$' or sr_no ~ '^SR[0-9]+$' or total_amount_inc_vat = 0) is not true;
      create index on order_lines (document_no) include (item_no);
      create index on orders ((substring(no from '^SO-([0-9]{1,15})$')::bigint));
      create index on orders ((substring(sr_no from '^SR([0-9]{1,15})$')::bigint));
      create index on orders ((substring(external_reference from '^SR([0-9]{1,15})$')::bigint));
      create index on products using gin (variations jsonb_path_ops);
    `,
  },
  {
    name: '006-sign-off',
    statements: `
      create table brand_categories (
        user_id uuid not null references users on delete cascade,
        category text not null,
        primary key (user_id, category)
      );
      create table sign_offs (
        id bigserial primary key,
        at timestamptz not null,
        user_id uuid not null references users,
        by_name text not null,
        region text not null,
        sku_id text not null references products,
        level text not null check (level in ('first', 'second')),
        undo boolean not null
      );
      create index on sign_offs (sku_id, region, level, id);
    `,
  },
  {
    name: '007-ordering',
    statements: `
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
    `,
  },
];

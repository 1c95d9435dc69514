export const staff = `
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
    `;

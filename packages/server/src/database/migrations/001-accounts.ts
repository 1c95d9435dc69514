export const accounts = `
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
    `;

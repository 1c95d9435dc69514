export const ownAccount = `
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
    `;

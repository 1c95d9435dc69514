/** Passkeys beside the one-time codes of a second factor, with which they go; and what devices were asked with, of which each answer counts once. */
export const passkeys = `
      create table passkeys (
        id uuid primary key,
        credential text not null unique,
        user_id uuid not null references second_factors (user_id) on delete cascade,
        name text not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_of_user on passkeys (user_id);
      create table passkey_challenges (
        hash text primary key,
        user_id uuid not null references users (id) on delete cascade,
        purpose text not null,
        expires_at timestamptz not null
      );
      create index passkey_challenges_of_user on passkey_challenges (user_id);
    `;

/**
 * Passkeys of staff, who have no second factor that theirs could go with: whose one is, is said, and a user's is still bound to their second
 * factor. A row of an earlier version is a user's. What a device is asked with before anybody has said who they are is nobody's.
 */
export const staffPasskeys = `
      alter table passkeys add column owner text not null default 'user' check (owner in ('user', 'staff'));
      alter table passkeys add column second_factor uuid
        generated always as (case when owner = 'user' then user_id end) stored
        references second_factors (user_id) on delete cascade;
      create index passkeys_of_second_factor on passkeys (second_factor);
      alter table passkeys drop constraint passkeys_user_id_fkey;
      alter table passkeys add constraint passkeys_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
      alter table passkey_challenges alter column user_id drop not null;
    `;

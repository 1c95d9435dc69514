/** Keys of other programs; and entries of the audit log by who is no user: such a key, or the operator. */
export const integrationKeys = `
      create table integration_keys (
        id text primary key,
        name text not null,
        secret_hash text not null,
        scopes text[] not null,
        addresses text[] not null,
        created_at timestamptz not null,
        created_by text not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      alter table audit_log alter column actor_id drop not null;
    `;

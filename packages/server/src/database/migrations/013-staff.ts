/**
 * Who of the sign-in provider is which member of staff, bound at the first sign-in by what the provider never gives to another; and
 * what an entry of the audit log is about beside its customer.
 */
export const staffIdentities = `
      create table staff_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users on delete cascade,
        bound_at timestamptz not null,
        primary key (issuer, subject),
        unique (issuer, user_id)
      );
      alter table audit_log add column about jsonb;
    `;

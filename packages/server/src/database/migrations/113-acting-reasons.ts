/**
 * Why somebody acts for a customer stands in the entry itself, which has no outcome: the chain's hash is over it, too. Entries without one
 * have the text of before, so that their hashes go on.
 */
export const actingReasons = `
      create or replace function audit_entry_text(entry audit_log) returns text language sql as
        'select (jsonb_build_array(entry.id, extract(epoch from entry.at), entry.kind, entry.actor_id, entry.actor, entry.actor_email,
          entry.impersonating, entry.method, entry.path, case when entry.method is null then entry.customer_no end)
          || case when entry.method is null and entry.about is not null then jsonb_build_array(entry.about) else jsonb_build_array() end)::text';
    `;

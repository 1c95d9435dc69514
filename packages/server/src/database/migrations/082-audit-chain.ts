/**
 * The audit log is added to, never changed: what came of a request is added to its entry once. Entries, and what came of them, are links of a
 * chain in the order in which they were written: each has a hash over the one before and its own text. (`\073` is a semicolon, at which
 * statements are parted.)
 */
export const auditChain = `
      create table audit_chain (id boolean primary key default true check (id), last bigint not null, hash text not null);
      insert into audit_chain (last, hash) values (0, '');
      alter table audit_log add column place bigint;
      alter table audit_log add column hash text;
      alter table audit_log add column outcome_place bigint;
      alter table audit_log add column outcome_hash text;
      create function audit_entry_text(entry audit_log) returns text language sql as
        'select jsonb_build_array(entry.id, extract(epoch from entry.at), entry.kind, entry.actor_id, entry.actor, entry.actor_email,
          entry.impersonating, entry.method, entry.path, case when entry.method is null then entry.customer_no end)::text';
      create function audit_outcome_text(entry audit_log) returns text language sql as
        'select jsonb_build_array(entry.id, entry.status, entry.customer_no, entry.about)::text';
      create function audit_hash(before text, entry text) returns text language sql as
        $$select encode(sha256(convert_to(before || entry, 'UTF8')), 'hex')$$;
      create function chain_audit_entry() returns trigger language plpgsql as
        e'begin
          if tg_op = ''DELETE'' then raise exception ''the audit log is not changed''\\073 end if\\073
          if tg_op = ''UPDATE'' then
            if old.method is null or old.outcome_place is not null or audit_entry_text(new) <> audit_entry_text(old)
              or (new.place, new.hash) is distinct from (old.place, old.hash)
            then raise exception ''the audit log is not changed''\\073 end if\\073
            update audit_chain set last = last + 1, hash = audit_hash(hash, audit_outcome_text(new))
              returning last, hash into new.outcome_place, new.outcome_hash\\073
            return new\\073
          end if\\073
          if new.place is null then
            update audit_chain set last = last + 1, hash = audit_hash(hash, audit_entry_text(new))
              returning last, hash into new.place, new.hash\\073
          end if\\073
          return new\\073
        end';
      do e'declare entry audit_log\\073
        begin
          for entry in select * from audit_log order by id loop
            update audit_chain set last = last + 1, hash = audit_hash(hash, audit_entry_text(entry))\\073
            update audit_log set place = last, hash = audit_chain.hash from audit_chain where audit_log.id = entry.id\\073
            update audit_chain set last = last + 1, hash = audit_hash(hash, audit_outcome_text(entry))\\073
            update audit_log set outcome_place = last, outcome_hash = audit_chain.hash from audit_chain where audit_log.id = entry.id\\073
          end loop\\073
        end';
      create unique index audit_log_by_place on audit_log (place);
      create trigger audit_log_stays before insert or update or delete on audit_log
        for each row execute function chain_audit_entry();
    `;

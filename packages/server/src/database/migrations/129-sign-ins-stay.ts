import { sql, type Kysely } from 'kysely';

/**
 * Of an account that is forgotten, that somebody signed in stays, and where from and with what goes: whoever has the portal's role can have it
 * forgotten, and would else be rid of the trace (ADR 163).
 */
export const signInsStay = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`pg_catalog, ${sql.id(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`
    create or replace function refuse_change_of_security_event() returns trigger language plpgsql as
      'begin
        if new.address is null and new.user_agent is null
          and (old.id, old.at, old.kind, old.means, old.user_id, old.email_hash)
            is not distinct from (new.id, new.at, new.kind, new.means, new.user_id, new.email_hash)
        then return new; end if;
        raise exception ''security events are not changed''; end'`.execute(db);
  await sql`
    create or replace function forget_security_events_of(forgotten uuid) returns void language sql security definer set search_path = ${path} as '
      update security_events set address = null, user_agent = null
      where user_id = (select id from users where id = forgotten and email like ''%@forgotten.invalid'' and not legal_hold)'`.execute(
    db,
  );
};

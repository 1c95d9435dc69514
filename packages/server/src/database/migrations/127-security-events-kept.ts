import { sql, type Kysely } from 'kysely';

/**
 * Recorded sign-ins are deleted when their time is over, or as those of an account that is forgotten for good, and by nothing else than these
 * functions: they have the rights of the tables' owner, which the portal's role has not (ADR 163). By the database's own clock they are 400 days
 * old then, whatever the caller says, and they outlive an account that is deleted. A function with such rights takes no table for another that
 * its caller made for the session.
 */
export const securityEventsKept = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const path = sql`pg_catalog, ${sql.id(rows[0]?.name ?? 'public')}, pg_temp`;
  await sql`alter table security_events drop constraint security_events_user_id_fkey`.execute(db);
  await sql`
    create function forget_security_events(until timestamptz) returns void language sql security definer set search_path = ${path} as '
      delete from security_events
      where at < least(until, now() - interval ''400 days'')
        and (user_id is null or user_id not in (select id from users where legal_hold))'`.execute(db);
  await sql`
    create function forget_security_events_of(forgotten uuid) returns void language sql security definer set search_path = ${path} as '
      delete from security_events
      where user_id = (select id from users where id = forgotten and email like ''%@forgotten.invalid'' and not legal_hold)'`.execute(
    db,
  );
  await sql`
    create function keep_forgotten() returns trigger language plpgsql as
      'begin if old.email like ''%@forgotten.invalid'' and new.email <> old.email then
        raise exception ''who is forgotten stays so''; end if; return new; end'`.execute(db);
  await sql`create trigger users_stay_forgotten before update of email on users
    for each row execute function keep_forgotten()`.execute(db);
  await sql`alter function chain_audit_entry() set search_path = ${path}`.execute(db);
};

/**
 * Recorded sign-ins are deleted when their time is over, and by nothing else than this function: it has the rights of the tables' owner, which
 * the portal's role has not (ADR 163). By the database's own clock they are 400 days old then, whatever the caller says; or those of an account that is forgotten.
 */
export const securityEventsKept = `
      create function forget_security_events(until timestamptz) returns void language sql security definer
        set search_path from current as '
          delete from security_events
          where at < least(until, now() - interval ''400 days'')
            and (user_id is null or user_id not in (select id from users where legal_hold))';
      create function forget_security_events_of(forgotten uuid) returns void language sql security definer
        set search_path from current as '
          delete from security_events
          where user_id = (select id from users where id = forgotten and email like ''%@forgotten.invalid'' and not legal_hold)';
    `;

/**
 * What happened around signing in, kept as it was written: rows are added, and removed when their time is over, never changed. An
 * email without an account is kept as a keyed hash alone. (`\073` is a semicolon, at which statements are parted.)
 */
export const securityEvents = `
      create table security_events (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        kind text not null,
        means text,
        user_id uuid references users (id) on delete cascade,
        email_hash text,
        address text,
        user_agent text
      );
      create index security_events_of_user on security_events (user_id, id desc);
      create index security_events_of_email on security_events (email_hash, id desc) where email_hash is not null;
      create index security_events_by_time on security_events (at);
      create function refuse_change_of_security_event() returns trigger language plpgsql as
        e'begin raise exception ''security events are not changed''\\073 end';
      create trigger security_events_stay before update on security_events
        for each row execute function refuse_change_of_security_event();
    `;

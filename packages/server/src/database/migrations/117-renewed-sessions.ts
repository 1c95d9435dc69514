/**
 * A session is renewed by a cookie: which of its secrets is the newest, when that first came back, and when a token was last given out.
 * Tokens of whoever acts for a customer need not be kept any more.
 */
export const renewedSessions = `
      alter table sessions
        add column renewal integer not null default 0,
        add column renewal_used_at timestamptz,
        add column renewed_at timestamptz not null default now(),
        drop column kept_from,
        drop column kept_until;
      update sessions set renewed_at = last_seen_at;
    `;

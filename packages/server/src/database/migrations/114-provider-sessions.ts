/**
 * Which session at their provider a session of staff comes from, so that it ends with that one; and the logout tokens that were followed,
 * each of which counts once.
 */
export const providerSessions = `
      alter table staff_codes add column provider_session text;
      alter table sessions add column provider_session text;
      create index sessions_by_provider_session on sessions (provider_session) where provider_session is not null;
      create table logout_tokens (
        issuer text not null,
        jti_hash text not null,
        expires_at timestamptz not null,
        primary key (issuer, jti_hash)
      );
    `;

/** What is under way at the demo's own sign-in provider, for minutes: any of the portal's processes goes on with it. */
export const signInStates = `
      create table sign_in_states (
        key text primary key,
        state jsonb not null,
        ends_at timestamptz not null
      );
      create index on sign_in_states (ends_at);
    `;

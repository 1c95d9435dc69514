/** Sign-ins of staff at the demo's provider that are under way: any process of the portal goes on with one. */
export const signInStates = `
      create table sign_in_states (
        key text primary key,
        state jsonb not null,
        ends_at timestamptz not null
      );
      create index on sign_in_states (ends_at);
    `;

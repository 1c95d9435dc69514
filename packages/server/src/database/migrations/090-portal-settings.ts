/** What administrators set of the portal, by name: it goes before the settings that a process is started with. */
export const portalSettings = `
      create table portal_settings (
        name text primary key,
        value jsonb not null
      );
    `;

/** Logos that administrators gave the portal, by what they hold; which one is shown is among its settings. */
export const portalLogos = `
      create table portal_logos (
        tag text primary key,
        bytes bytea not null
      );
    `;

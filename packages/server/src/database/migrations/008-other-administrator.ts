export const otherAdministrator = `
      alter table portal_orders add column had_administrator boolean not null default true;
    `;

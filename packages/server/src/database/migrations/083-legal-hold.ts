/** Whose data have to stay, as somebody asked for them by law. */
export const legalHold = `
      alter table users add column legal_hold boolean not null default false;
    `;

/** Invitations that the supplier sends, such as that of a company's first user: by its name, as no user sent them. */
export const invitedBySupplier = `
      alter table invitations alter column invited_by drop not null;
      alter table invitations add column supplier text;
    `;

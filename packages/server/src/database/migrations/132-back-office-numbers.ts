/** What the supplier's own system calls an order that was placed in the portal. */
export const backOfficeNumbers = `alter table orders add column back_office_no text;`;

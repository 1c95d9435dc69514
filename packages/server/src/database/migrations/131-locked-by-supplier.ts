/** Whom the supplier keeps out of a company, its own administrators do not let in again. */
export const lockedBySupplier = `alter table users add column locked_by_supplier boolean not null default false;`;

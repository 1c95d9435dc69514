/** What the supplier demands of a customer's users is not the company's to take back: it stands beside what the company demands itself. */
export const secondFactorBySupplier = `
      alter table customers add column second_factor_demanded_by_supplier boolean not null default false;
    `;

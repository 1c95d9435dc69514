/** Whether whoever is of a company has to have a second factor. */
export const demandedSecondFactor = `
      alter table customers add column second_factor_demanded boolean not null default false;
    `;

/** Orders that have the number of another in the supplier's own system are found by this at the end of each run. */
export const backOfficeNumbersOnce = `
      create index on orders (back_office_no, no collate "C") where back_office_no is not null;
    `;

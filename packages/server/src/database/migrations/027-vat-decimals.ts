/** Rates of VAT have up to two decimals, such as 8.1 in Switzerland. */
export const vatDecimals = `
      alter table customers alter column vat_percent type double precision;
    `;

export const exactPrices = `
      alter table order_lines alter column unit_price type double precision;
      alter table invoice_lines alter column unit_price type double precision;
    `;

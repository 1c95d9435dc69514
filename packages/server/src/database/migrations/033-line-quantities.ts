/** Lines of documents have parts of a unit, such as 2.5 m, to three decimals (ADR 58). Each table is written anew once. */
export const lineQuantities = `
      alter table order_lines
        alter column quantity type numeric(10, 3),
        alter column quantity_shipped type numeric(10, 3);
      alter table invoice_lines alter column quantity type numeric(10, 3);
      alter table shipment_lines alter column quantity type numeric(10, 3);
    `;

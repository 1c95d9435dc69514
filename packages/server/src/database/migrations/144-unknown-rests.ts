/** Invoices of which nobody knows what is still to be paid: few, and looked for with each balance. */
export const unknownRests = `
      create index on invoices (customer_no) where remaining_amount is null and not cancelled;
    `;

/** When a line of an order is promised for, and when it was before that. */
export const promisedDates = `
      alter table order_lines add column promised_on date, add column promised_before date;
    `;

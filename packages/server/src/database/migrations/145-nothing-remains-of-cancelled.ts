/** Of a cancelled invoice nothing is to be paid: it was overdue for lists, dashboard and reports, though in no balance. */
export const nothingRemainsOfCancelled = `
      update invoices set remaining_amount = 0 where cancelled and remaining_amount is distinct from 0;
    `;

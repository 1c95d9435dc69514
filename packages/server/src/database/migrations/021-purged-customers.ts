/** The audit log outlives customers: what was done for one who was deleted keeps their number. */
export const purgedCustomers = `
      alter table audit_log drop constraint audit_log_customer_no_fkey;
    `;

/** Address of a customer's page (specification §view-customer). */
export const customerPath = (no: string): string => `/connect/customers/${encodeURIComponent(no)}`;

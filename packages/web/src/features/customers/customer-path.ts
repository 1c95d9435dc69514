/** Address of a customer's page (spec §2). */
export const customerPath = (no: string): string => `/connect/customers/${encodeURIComponent(no)}`;

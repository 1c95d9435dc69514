import type { CustomerNo } from '@connect/core/domain/account/customer-no';
/** Address of a customer's page (specification §view-customer). */
export const customerPath = (no: CustomerNo): string => `/connect/customers/${encodeURIComponent(no)}`;

import { may, permissions, type User } from '../access/user.ts';

/**
 * Whether an order that is invoiced in full still stands in a user's list and search (specification §invoiced-orders). Its invoice takes its place (ADR 8), but for
 * whoever may not see invoices.
 */
export const findsInvoicedOrders = (user: Pick<User, 'permissions'>): boolean =>
  may(user, permissions.viewOrders) && !may(user, permissions.viewInvoices);

import { banners, customer, nextDue, ordersCount } from '@connect/contract/customer';
import type { CustomerAccount } from '@connect/core/ports/customer-account';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

/** The customer's account over HTTP (specification §documented-calls). */
export const createHttpCustomerAccount = (portal: PortalClient): CustomerAccount => ({
  customer: async () => translated(await portal.json(customer), (own) => own),
  nextDue: async () => translated(await portal.json(nextDue), (wire) => wire.due_date),
  ordersCount: async ({ from, to }) =>
    translated(await portal.json(ordersCount, { query: { date_from: from, date_to: to } }), (wire) => wire),
  banners: async (region) => translated(await portal.json(banners, { query: { region } }), (wire) => wire.data),
});

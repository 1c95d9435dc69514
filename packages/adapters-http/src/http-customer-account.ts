import { banners, customer, nextDue, ordersCount } from '@connect/contract/customer';
import type { Customer as WireCustomer } from '@connect/contract/customer';
import type { Customer } from '@connect/core/domain/account/customer';
import type { CustomerAccount } from '@connect/core/ports/customer-account';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

const toCustomer = (wire: WireCustomer): Customer => ({
  no: wire.no,
  name: wire.name,
  address: {
    address: wire.address.address,
    address2: wire.address.address_2,
    city: wire.address.city,
    county: wire.address.county,
    postCode: wire.address.post_code,
    country: wire.address.country,
  },
  vatRegistrationNo: wire.vat_registration_no,
  totalOwed: wire.balance?.total_owed ?? null,
  creditLimit: wire.credit_limit,
  outstandingOrdersValue: wire.outstanding_orders_value,
  currencyCode: wire.currency_code,
  terms: wire.terms && { code: wire.terms.code, description: wire.terms.description },
});

/** The customer's account over HTTP (spec §7). */
export const createHttpCustomerAccount = (portal: PortalClient): CustomerAccount => ({
  customer: async () => translated(await portal.json(customer), toCustomer),
  nextDue: async () => translated(await portal.json(nextDue), (wire) => wire.due_date),
  ordersCount: async ({ from, to }) =>
    translated(await portal.json(ordersCount, { query: { date_from: from, date_to: to } }), (wire) => wire),
  banners: async () => translated(await portal.json(banners), (wire) => wire.data),
});

import type { Customer as WireCustomer } from '@connect/contract/customer';
import type { Customer } from '@connect/core/domain/account/customer';

export const toCustomer = (wire: WireCustomer): Customer => ({
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

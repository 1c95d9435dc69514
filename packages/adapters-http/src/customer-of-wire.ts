import { moneyOfMajor } from '@connect/core/domain/money/major';
import type { Money } from '@connect/core/domain/money/money';
import type { Customer as WireCustomer } from '@connect/contract/customer';
import type { Customer } from '@connect/core/domain/account/customer';

const amountOrNone = (major: number | null, currency: string): Money | null =>
  major === null ? null : moneyOfMajor(major, currency);

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
  totalOwed: amountOrNone(wire.balance?.total_owed ?? null, wire.currency_code),
  creditLimit: amountOrNone(wire.credit_limit, wire.currency_code),
  outstandingOrdersValue: amountOrNone(wire.outstanding_orders_value, wire.currency_code),
  currencyCode: wire.currency_code,
  terms: wire.terms && { code: wire.terms.code, description: wire.terms.description },
});

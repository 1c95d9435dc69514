import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Minor } from './columns.ts';

export interface CustomersTable {
  no: CustomerNo;
  name: string;
  address: string;
  address_2: string;
  city: string;
  county: string;
  post_code: string;
  country: string;
  vat_registration_no: string;
  currency_code: string;
  terms_code: string | null;
  terms_description: string | null;
  terms_due_date_calculation: string | null;
  terms_discount_date_calculation: string | null;
  credit_limit: Minor;
  balance: Minor;
  outstanding_orders_value: Minor;
  /** Whether it may place no orders: the supplier's system says so, or an administrator. */
  is_blocked: GeneratedAlways<boolean>;
  given_blocked: Generated<boolean>;
  stopped: Generated<boolean>;
  /** The account manager it is given to by the supplier's system, and by an administrator, which counts; null for none. */
  given_manager_id: string | null;
  own_manager_id: Generated<string | null>;
  account_manager_id: GeneratedAlways<string | null>;
  /** Name, then number and post code with and without its space, without case and accents: to search, and to sort by name. */
  search_text: GeneratedAlways<string>;
  /** VAT on what it orders, in percent, and on items of a class that has a rate of its own. */
  vat_percent: Generated<number>;
  vat_by_class: Generated<Readonly<Record<string, number>>>;
  /** Its own price list, beside that of its currency; null for none. */
  price_list: string | null;
  /** Whether its orders must have a reference, and the mask that one must have: `#` a digit, `@` a letter. */
  reference_required: GeneratedAlways<boolean>;
  reference_mask: GeneratedAlways<string | null>;
  /** What of that the supplier's system says, and what an administrator does in its place. */
  given_reference_required: Generated<boolean>;
  given_reference_mask: string | null;
  own_reference: Generated<boolean>;
  own_reference_required: Generated<boolean>;
  own_reference_mask: string | null;
  /** The number that the terms begin with, if they do: 7 of `7 Days Net`. */
  terms_days: GeneratedAlways<number | null>;
  /** Whether balance and open orders follow from its documents; otherwise they are as the supplier gave them. */
  balance_derived: Generated<boolean>;
  outstanding_derived: Generated<boolean>;
  /** When they were given; orders placed here since are counted in the open orders. Null where neither was, or nobody knows when. */
  figures_given_at: Generated<Date | null>;
  /** When the supplier took it away: its documents are kept a while. */
  removed_at: Generated<Date | null>;
  /** Whether its users can do nothing before they have a second factor, as the company says, or the supplier. */
  second_factor_demanded: Generated<boolean>;
  second_factor_demanded_by_supplier: Generated<boolean>;
}

export interface CustomerContactsTable {
  customer_no: CustomerNo;
  position: number;
  name: string;
  job: string;
  email: string | null;
  phone: string | null;
}

/** Where a customer's goods can be shipped to, in the customer's own order. */
export interface CustomerAddressesTable {
  id: string;
  customer_no: CustomerNo;
  position: number;
  name: string;
  address: string;
  address_2: string;
  city: string;
  county: string;
  post_code: string;
  country: string;
}

export interface ContactMessagesTable {
  reference: string;
  customer_no: CustomerNo;
  user_id: string;
  subject: string;
  order_number: DocumentNo | null;
  message: string;
  created_at: Date;
}

/** Customers, and what they write to us. */
export interface CustomerTables {
  customers: CustomersTable;
  customer_contacts: CustomerContactsTable;
  customer_addresses: CustomerAddressesTable;
  contact_messages: ContactMessagesTable;
}

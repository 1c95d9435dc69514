import type { DocumentNo, InvoiceNo, OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { AuditAbout } from '@connect/core/domain/access/audit';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, ExactPrice, Minor } from './columns.ts';
import type { IntegrationTables } from './integration-tables.ts';
import type { OrderingTables } from './ordering-tables.ts';

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
  is_blocked: Generated<boolean>;
  /** The account manager it is given to; null for none. */
  account_manager_id: string | null;
  /** Name, then number and post code with and without its space, without case and accents: to search, and to sort by name. */
  search_text: GeneratedAlways<string>;
  /** VAT on what it orders, in percent. */
  vat_percent: Generated<number>;
  /** Its own price list, beside that of its currency; null for none. */
  price_list: string | null;
  /** Whether its orders must have a reference, and the mask that one must have: `#` a digit, `@` a letter. */
  reference_required: Generated<boolean>;
  reference_mask: string | null;
  /** The number that the terms begin with, if they do: 7 of `7 Days Net`. */
  terms_days: GeneratedAlways<number | null>;
  /** Whether balance and open orders follow from its documents; otherwise they are as the supplier gave them. */
  balance_derived: Generated<boolean>;
  /** When the supplier took it away: its documents are kept a while. */
  removed_at: Generated<Date | null>;
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

export interface FavouriteCustomersTable {
  user_id: string;
  customer_no: CustomerNo;
  position: number;
}

/** How often an account manager worked with a customer: opened it or its documents, or acted for it. */
export interface CustomerVisitsTable {
  user_id: string;
  customer_no: CustomerNo;
  visits: number;
  last_at: Date;
}

export interface CustomerNotesTable {
  id: string;
  customer_no: CustomerNo;
  author_id: string;
  /** Name of the author as it was then. */
  author: string;
  text: string;
  at: Date;
  /** Tells notes of one moment apart: later ones have higher numbers. */
  number: Generated<string>;
}

export interface UsersTable {
  id: string;
  /** Lower case. */
  email: string;
  first_name: string;
  last_name: string;
  roles: string[];
  permissions: string[];
  is_super_user: boolean;
  customer_no: CustomerNo | null;
  /** Null for staff, who sign in at their provider. */
  password_hash: string | null;
  /** False for whoever an administrator of the company keeps out. */
  active: Generated<boolean>;
  /** Orders above it wait for an administrator; null for no limit. */
  spend_limit: Minor | null;
  last_signed_in_at: Date | null;
  /** IANA zone of the browser last signed in with; null until one was told. */
  time_zone: Generated<string | null>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
  /** To the minute: not every call writes it. */
  last_seen_at: Generated<Date>;
  user_agent: string | null;
  address: string | null;
  /** The account manager's own session, of one in which they act for a customer: it ends with its parent. */
  parent_id: string | null;
  /** The customer acted for; null in everybody's own session. */
  acting_for: CustomerNo | null;
  /** Its tokens hold until then, expired or not: while its owner acts for a customer, theirs is not renewed. */
  kept_until: Date | null;
}

/** What was done while acting for customers, and every write of staff (decisions §acting-within-limits). */
export interface AuditLogTable {
  id: Generated<string>;
  at: Date;
  kind: 'started' | 'stopped' | 'ran-out' | 'request';
  /** Null for who is no user: an integration key, the operator. */
  actor_id: string | null;
  actor: string;
  actor_email: string;
  customer_no: CustomerNo | null;
  impersonating: boolean;
  method: string | null;
  path: string | null;
  status: number | null;
  about: Generated<AuditAbout | null>;
}

/** Passwords of the embedded sign-in provider; another provider keeps its own. */
export interface StaffAccountsTable {
  email: string;
  password_hash: string;
}

/** Sign-ins of staff that have gone out to the provider and not come back yet. */
export interface StaffSignInsTable {
  state_hash: string;
  code_verifier: string;
  nonce: string;
  /** Address of the return page. */
  return_to: string;
  /** The page's own state, given back to it. */
  client_state: string;
  expires_at: Date;
}

/** Which account at a sign-in provider a member of staff has: theirs from their first sign-in on. */
export interface StaffIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  bound_at: Date;
}

/** Codes that staff came back with and have not used yet. */
export interface StaffCodesTable {
  code_hash: string;
  user_id: string;
  expires_at: Date;
}

/** What a sample order is for, and its follow-up. One not made in the portal may have a follow-up alone. */
export interface SampleRequestsTable {
  order_no: OrderNo;
  /** Given by who ordered, so that one sent twice makes one order. */
  key: string | null;
  created_by: string | null;
  /** Name of who ordered as it was then. */
  author: string | null;
  reason: string | null;
  follow_up_on: Day | null;
  followed_up_at: Date | null;
  created_at: Date;
}

/** Open until it is used or revoked; one open invitation for an email in a company. */
export interface InvitationsTable {
  id: string;
  customer_no: CustomerNo;
  email: string;
  permissions: string[];
  spend_limit: Minor | null;
  invited_by: string;
  /** Changes each time it is sent, which ends the links of before. */
  nonce: string;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

export interface SecondFactorsTable {
  user_id: string;
  /** Base 32. */
  secret: string;
  /** Null until its first code was confirmed. */
  enabled_at: Date | null;
  /** Number of the 30 seconds whose code was used last: it and those before count no more. */
  last_step: Generated<number>;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** What was done to a company's users. */
export interface ActivityTable {
  id: Generated<string>;
  customer_no: CustomerNo;
  at: Date;
  kind: string;
  actor_id: string | null;
  /** Name of the actor as it was then. */
  actor: string;
  subject: string;
  added: string[];
  removed: string[];
  spend_limit: Minor | null;
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

/** Mails that wait to be made and sent, by any of the processes. */
export interface MailJobsTable {
  id: Generated<string>;
  kind: string;
  payload: Record<string, unknown>;
  run_after: Date;
  attempts: Generated<number>;
  /** How many of its mails went out in earlier attempts. */
  sent: Generated<number>;
}

/** The embedded mailbox: mails of a portal without SMTP. */
export interface MailboxTable {
  id: Generated<string>;
  at: Date;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** What another program calls the integration API with. */
export interface IntegrationKeysTable {
  id: string;
  name: string;
  secret_hash: string;
  /** Such as `write:customers`. */
  scopes: string[];
  /** Addresses and networks it may call from; none for any. */
  addresses: string[];
  created_at: Date;
  created_by: string;
  expires_at: Date | null;
  /** To the minute: not every call writes it. */
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface LoginLimitsTable {
  key: string;
  failures: number;
  resets_at: Date;
}

interface DocumentColumns {
  customer_no: CustomerNo;
  external_reference: string | null;
  cancelled: boolean;
  closed: boolean;
  progress: string | null;
  status: string | null;
  completely_shipped: boolean | null;
  shipping_agent_code: string | null;
  package_tracking_number: string | null;
  document_date: Day;
  posting_date: Day | null;
  due_date: Day | null;
  /** Excluding VAT. */
  total_amount: Minor;
  total_amount_inc_vat: Minor;
  remaining_amount: Minor | null;
  sample: boolean;
  sr_no: string | null;
}

export interface OrdersTable extends DocumentColumns {
  no: OrderNo;
  globus_reference: string | null;
  connect_user_email: string | null;
  ship_to_name: string;
  ship_to_address: string;
  ship_to_address_2: string;
  ship_to_post_code: string;
}

export interface InvoicesTable extends DocumentColumns {
  no: InvoiceNo;
  order_number: OrderNo | null;
  /** Whether what remains follows from payments and credit notes. */
  remaining_derived: Generated<boolean>;
}

interface LineColumns {
  position: number;
  item_no: string;
  description: string;
  quantity: number;
  unit_price: ExactPrice;
  type: string;
  thumbnail: string | null;
  slug: string | null;
}

export interface OrderLinesTable extends LineColumns {
  document_no: OrderNo;
  quantity_shipped: number;
}

export interface InvoiceLinesTable extends LineColumns {
  document_no: InvoiceNo;
}

export interface ShipmentsTable {
  no: string;
  order_number: OrderNo;
  customer_no: CustomerNo;
  posting_date: Day | null;
  agent_code: string | null;
  agent_name: string | null;
  package_tracking_number: string | null;
  service: string | null;
}

export interface ShipmentLinesTable {
  shipment_no: string;
  position: number;
  item_no: string;
  description: string;
  quantity: number;
}

export interface ProductsTable {
  sku_id: string;
  web_title: string;
  /** Its translations by language, such as `de`. */
  web_titles: Generated<Record<string, string>>;
  brand: string;
  schema_classification: string;
  slug: string;
  variations: { sku: Sku; product_images: { filename: string }[] }[];
}

/** A product on one regional storefront; unix seconds, or -1 for not yet (specification §product-record). */
export interface RegionalProductsTable {
  region: string;
  sku_id: string;
  signed_off_at: number;
  second_signed_off_at: number;
}

/** The classifications of products a brand manager signs off (specification §sign-off-rights). */
export interface BrandCategoriesTable {
  user_id: string;
  category: string;
}

/** Every sign-off and every taking back: who, when, where, at which level. */
export interface SignOffsTable {
  id: Generated<string>;
  at: Date;
  user_id: string;
  /** Name of who did it, as it was then. */
  by_name: string;
  region: string;
  sku_id: string;
  level: 'first' | 'second';
  undo: boolean;
  /** The press of a person it was part of; an undo has that which it took back. */
  action: Generated<string | null>;
}

export interface BannersTable {
  position: number;
  /** `en`, `de` and so on; English is for every language that has none. */
  language: Generated<string>;
  link: string | null;
  img: string;
  alt: string;
}

/** Values every process on this database shares: keys, and which data set it holds. */
export interface SecretsTable {
  name: string;
  value: string;
}

export interface Tables extends OrderingTables, IntegrationTables {
  customers: CustomersTable;
  users: UsersTable;
  sessions: SessionsTable;
  integration_keys: IntegrationKeysTable;
  login_limits: LoginLimitsTable;
  invitations: InvitationsTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  activity: ActivityTable;
  contact_messages: ContactMessagesTable;
  mail_jobs: MailJobsTable;
  mailbox: MailboxTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  invoices: InvoicesTable;
  invoice_lines: InvoiceLinesTable;
  shipments: ShipmentsTable;
  shipment_lines: ShipmentLinesTable;
  products: ProductsTable;
  regional_products: RegionalProductsTable;
  customer_contacts: CustomerContactsTable;
  customer_addresses: CustomerAddressesTable;
  favourite_customers: FavouriteCustomersTable;
  customer_visits: CustomerVisitsTable;
  customer_notes: CustomerNotesTable;
  audit_log: AuditLogTable;
  staff_accounts: StaffAccountsTable;
  staff_sign_ins: StaffSignInsTable;
  staff_codes: StaffCodesTable;
  staff_identities: StaffIdentitiesTable;
  sample_requests: SampleRequestsTable;
  brand_categories: BrandCategoriesTable;
  sign_offs: SignOffsTable;
  banners: BannersTable;
  secrets: SecretsTable;
}

import { customerFilters, customerSorts, maxNoteLength } from '@connect/core/domain/account/managed-customer';
import { maxPersonName } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { call } from './call.ts';
import { Address, Customer, Terms } from './customer.ts';
import { Invoice, Order, Tracking } from './documents.ts';
import { Amount, CustomerNumber, Day, DocumentNumber, TrackingNumber } from './values.ts';

const access = 'account-manager';
const needs = { access, permissions: ['View Customers'] } as const;

const byCustomer = v.object({ no: CustomerNumber });

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Text that people write: no control characters but line ends. */
const Written = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is required'),
    v.maxLength(longest, 'is too long'),
    v.regex(/^[^\p{Cc}]*$/u, 'has characters that are not text'),
  );

/** A customer in the lists of account managers (specification §listed-customer). */
export const ListedCustomer = v.object({
  no: v.string(),
  name: v.string(),
  is_blocked: v.boolean(),
  credit_limit: Amount,
  balance: v.object({ total_owed: Amount }),
  terms: v.nullable(v.object({ description: v.string() })),
  currency_code: v.string(),
});
export type ListedCustomer = v.InferOutput<typeof ListedCustomer>;

/** A customer as View Customer shows it: the figures the customer sees, and what the supplier knows beside them. */
export const ManagedCustomer = v.object({
  ...Customer.entries,
  balance: v.object({ total_owed: Amount }),
  credit_limit: Amount,
  outstanding_orders_value: Amount,
  terms: v.nullable(Terms),
  is_blocked: v.boolean(),
  is_favourite: v.boolean(),
  /** Whose customer it is; null for nobody's. */
  account_manager: v.nullable(v.string()),
  /** As on the customer's dashboard: the next payment, and orders of the last 30 days. */
  next_due: v.nullable(Day),
  orders_count: v.object({ pending: Count, fulfilled: Count }),
  /** What unpaid invoices past their due date come to. */
  overdue: Amount,
  contacts: v.array(
    v.object({ name: v.string(), job: v.string(), email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  ),
  /** Where goods can be shipped to. */
  addresses: v.array(v.object({ id: v.string(), name: v.string(), ...Address.entries })),
});
export type ManagedCustomer = v.InferOutput<typeof ManagedCustomer>;

/** Something account managers wrote down about a customer; customers never see it. */
export const Note = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  author: v.string(),
  text: v.string(),
  /** Whether the one who asks wrote it, and so may delete it. */
  is_yours: v.boolean(),
});
export type Note = v.InferOutput<typeof Note>;

/** The account manager's own record (specification §account-manager-record). */
export const AccountManager = v.object({
  name: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  is_super_user: v.boolean(),
});
export type AccountManager = v.InferOutput<typeof AccountManager>;

export const accountManager = call({
  method: 'GET',
  path: '/api/v3/account-manager/me',
  summary: "The signed-in account manager's own record",
  access,
  answer: AccountManager,
});

export const editAccountManager = call({
  method: 'PATCH',
  path: '/api/v3/account-manager/me',
  summary: 'Change the own name',
  access,
  body: v.object({ first_name: Written(maxPersonName), last_name: Written(maxPersonName) }),
  answer: AccountManager,
});

export const topCustomers = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/top',
  summary: 'The ten customers the account manager works with most, the first first',
  ...needs,
  answer: v.object({ data: v.array(ListedCustomer) }),
});

export const favouriteCustomers = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/favourites',
  summary: "The account manager's favourite customers, in their own order",
  ...needs,
  answer: v.object({ data: v.array(ListedCustomer) }),
});

export const orderFavourites = call({
  method: 'PUT',
  path: '/api/v3/account-manager/customers/favourites',
  summary: 'Put the favourite customers in order; those not named follow as they were',
  ...needs,
  body: v.object({ order: v.pipe(v.array(CustomerNumber), v.maxLength(1000, 'are too many')) }),
  answer: v.object({ data: v.array(ListedCustomer) }),
});

export const managedCustomers = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers',
  summary: 'Customers of the account manager, 25 a page; `q` searches name, number and post code',
  ...needs,
  query: v.object({
    q: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(100, 'is too long'),
        v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
      ),
      '',
    ),
    filter: v.optional(v.picklist(customerFilters, 'is not a filter'), 'all'),
    sort: v.optional(v.picklist(customerSorts, 'is not a column'), 'name'),
    direction: v.optional(v.picklist(['asc', 'desc'], 'must be asc or desc'), 'asc'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'is not a page'), v.transform(Number)), '1'),
  }),
  answer: v.object({ data: v.array(ListedCustomer), total: Count }),
});

export const managedCustomer = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}',
  summary: 'A customer of the account manager',
  ...needs,
  params: byCustomer,
  answer: ManagedCustomer,
  refusals: [404],
});

export const addFavourite = call({
  method: 'PUT',
  path: '/api/v3/account-manager/customers/{no}/favourite',
  summary: 'Make a customer a favourite',
  ...needs,
  params: byCustomer,
  answer: 'none',
  refusals: [404],
});

export const removeFavourite = call({
  method: 'DELETE',
  path: '/api/v3/account-manager/customers/{no}/favourite',
  summary: 'Make a customer no favourite any more',
  ...needs,
  params: byCustomer,
  answer: 'none',
  refusals: [404],
});

export const notes = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/notes',
  summary: 'Notes about a customer, the last first',
  ...needs,
  params: byCustomer,
  answer: v.object({ data: v.array(Note) }),
  refusals: [404],
});

export const addNote = call({
  method: 'POST',
  path: '/api/v3/account-manager/customers/{no}/notes',
  summary: 'Write a note about a customer',
  ...needs,
  params: byCustomer,
  body: v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'is required'),
      v.maxLength(maxNoteLength, 'is too long'),
      v.regex(/^[^\p{Cc}\n\r\t]*([\n\r\t][^\p{Cc}\n\r\t]*)*$/u, 'has characters that are not text'),
    ),
  }),
  answer: Note,
  refusals: [404],
});

export const deleteNote = call({
  method: 'DELETE',
  path: '/api/v3/account-manager/customers/{no}/notes/{id}',
  summary: 'Delete a note one wrote oneself',
  ...needs,
  params: v.object({ no: CustomerNumber, id: v.pipe(v.string(), v.uuid('is not an id')) }),
  answer: 'none',
  refusals: [404],
});

const byDocument = v.object({ no: CustomerNumber, id: DocumentNumber });

export const managedOrder = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/orders/{id}',
  summary: "One of a customer's orders, as the customer sees it",
  access,
  permissions: ['View Customers', 'View Orders'],
  params: byDocument,
  answer: Order,
  refusals: [404],
});

export const managedOrderPdf = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/orders/{id}/download',
  summary: "Confirmation of a customer's order as PDF",
  access,
  permissions: ['View Customers', 'View Orders', 'Download Invoices'],
  params: byDocument,
  answer: 'pdf',
  refusals: [404],
});

export const managedInvoice = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/invoices/{id}',
  summary: "One of a customer's invoices, as the customer sees it",
  access,
  permissions: ['View Customers', 'View Invoices'],
  params: byDocument,
  answer: Invoice,
  refusals: [404],
});

export const managedInvoicePdf = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/invoices/{id}/download',
  summary: "A customer's invoice as PDF",
  access,
  permissions: ['View Customers', 'View Invoices', 'Download Invoices'],
  params: byDocument,
  answer: 'pdf',
  refusals: [404],
});

export const managedTrackHbl = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/track/hbl/{package_tracking_number}/{order_number}',
  summary: "Where a customer's parcel of the carrier H&B is",
  ...needs,
  params: v.object({ no: CustomerNumber, package_tracking_number: TrackingNumber, order_number: DocumentNumber }),
  answer: Tracking,
  refusals: [404],
});

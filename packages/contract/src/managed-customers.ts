import {
  customerFilters,
  customerSorts,
  maxNoteLength,
  type AccountManager as CoreManager,
  type CustomerListQuery,
  type ListedCustomer as CoreListed,
  type ManagedCustomer as CoreManaged,
  type Note as CoreNote,
} from '@connect/core/domain/account/managed-customer';
import { inMajor, moneyOfMajor } from '@connect/core/domain/money/major';
import { maxPersonName } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { call } from './call.ts';
import { ShipToAddress } from './checkout.ts';
import { Money } from './money.ts';
import {
  Amount,
  customerNo,
  CustomerNumber,
  Day,
  lesserFlag,
  lesserText,
  listOf,
  type SchemaOf,
  SearchText,
  IdempotencyKey,
} from './values.ts';

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

/** A customer in the lists of account managers, as the documented calls have it (specification §listed-customer). */
const DocumentedCustomer = v.pipe(
  v.object({
    no: customerNo,
    name: v.string(),
    is_blocked: v.boolean(),
    credit_limit: Amount,
    balance: v.object({ total_owed: Amount }),
    terms: v.fallback(v.nullable(v.object({ description: v.nullable(v.string()) })), null),
    currency_code: lesserText,
  }),
  v.transform((wire): CoreListed => ({
    no: wire.no,
    name: wire.name,
    isBlocked: wire.is_blocked,
    creditLimit: moneyOfMajor(wire.credit_limit, wire.currency_code),
    totalOwed: moneyOfMajor(wire.balance.total_owed, wire.currency_code),
    termsDescription: wire.terms?.description ?? null,
    currencyCode: wire.currency_code,
  })),
);

/** The other way: what the server answers. */
export const asDocumentedCustomer = (customer: CoreListed): v.InferInput<typeof DocumentedCustomer> => ({
  no: customer.no,
  name: customer.name,
  is_blocked: customer.isBlocked,
  credit_limit: inMajor(customer.creditLimit),
  balance: { total_owed: inMajor(customer.totalOwed) },
  terms: customer.termsDescription === null ? null : { description: customer.termsDescription },
  currency_code: customer.currencyCode,
});

const ListedCustomer: SchemaOf<CoreListed> = v.object({
  no: customerNo,
  name: v.string(),
  isBlocked: v.boolean(),
  creditLimit: Money,
  totalOwed: Money,
  termsDescription: v.nullable(v.string()),
  currencyCode: v.string(),
});

const ManagedCustomer: SchemaOf<CoreManaged> = v.object({
  no: customerNo,
  name: v.string(),
  address: v.object({
    address: v.string(),
    address2: v.string(),
    city: v.string(),
    county: v.string(),
    postCode: v.string(),
    country: v.string(),
  }),
  vatRegistrationNo: v.string(),
  totalOwed: Money,
  balanceDerived: v.exactOptional(v.boolean()),
  invoicesLeftOut: v.exactOptional(Count),
  outstandingDerived: v.exactOptional(v.boolean()),
  figuresGivenAt: v.exactOptional(v.string()),
  creditLimit: Money,
  outstandingOrdersValue: Money,
  currencyCode: v.string(),
  terms: v.nullable(v.object({ code: v.string(), description: v.string() })),
  isBlocked: v.boolean(),
  isFavourite: v.boolean(),
  accountManager: v.nullable(v.string()),
  nextDue: v.nullable(Day),
  ordersCount: v.object({ pending: Count, fulfilled: Count }),
  overdue: Money,
  contacts: v.array(
    v.object({ name: v.string(), job: v.string(), email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  ),
  addresses: v.array(ShipToAddress),
});

const Note: SchemaOf<CoreNote> = v.object({
  id: v.string(),
  at: v.string(),
  author: v.string(),
  text: v.string(),
  isYours: v.boolean(),
});

/** The account manager's own record as the documented call has it (specification §account-manager-record). */
const DocumentedManager = v.pipe(
  v.object({
    name: v.string(),
    email: lesserText,
    first_name: lesserText,
    last_name: lesserText,
    is_super_user: lesserFlag,
  }),
  v.transform(({ first_name: firstName, last_name: lastName, is_super_user: isSuperUser, ...wire }): CoreManager => ({
    ...wire,
    firstName,
    lastName,
    isSuperUser,
  })),
);

/** The other way: what the server answers. */
export const asDocumentedManager = (manager: CoreManager): v.InferInput<typeof DocumentedManager> => ({
  name: manager.name,
  email: manager.email,
  first_name: manager.firstName,
  last_name: manager.lastName,
  is_super_user: manager.isSuperUser,
});

const AccountManager: SchemaOf<CoreManager> = v.object({
  name: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  isSuperUser: v.boolean(),
});

const Query = v.pipe(
  v.object({
    q: v.optional(v.pipe(SearchText, v.regex(/^\P{Cc}*$/u, 'has characters that are not text')), ''),
    filter: v.optional(v.picklist(customerFilters, 'is not a filter'), 'all'),
    sort: v.optional(v.picklist(customerSorts, 'is not a column'), 'name'),
    direction: v.optional(v.picklist(['asc', 'desc'], 'must be asc or desc'), 'asc'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'is not a page'), v.transform(Number)), '1'),
  }),
  v.transform(({ q: text, direction, ...asked }): CustomerListQuery => ({
    ...asked,
    text,
    descending: direction === 'desc',
  })),
);

export const accountManager = call({
  method: 'GET',
  path: '/api/v3/account-manager/me',
  summary: "The signed-in account manager's own record",
  access,
  answer: DocumentedManager,
});

export const editAccountManager = call({
  method: 'PATCH',
  path: '/api/v3/account-manager/me',
  summary: 'Change the own name',
  access,
  body: v.object({ firstName: Written(maxPersonName), lastName: Written(maxPersonName) }),
  answer: AccountManager,
});

export const topCustomers = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/top',
  summary: 'The ten customers the account manager works with most, the first first',
  ...needs,
  answer: v.object({ data: v.array(DocumentedCustomer) }),
});

export const favouriteCustomers = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/favourites',
  summary: "The account manager's favourite customers, in their own order",
  ...needs,
  answer: v.object({ data: v.array(DocumentedCustomer) }),
});

export const orderFavourites = call({
  method: 'PUT',
  path: '/api/v3/account-manager/customers/favourites',
  summary: 'Put the favourite customers in order; those not named follow as they were',
  ...needs,
  body: v.object({ order: v.pipe(v.array(CustomerNumber), v.maxLength(1000, 'are too many')) }),
  answer: listOf(ListedCustomer),
});

export const managedCustomers = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers',
  summary: 'Customers of the account manager, 25 a page; `q` searches name, number and post code',
  ...needs,
  query: Query,
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
  answer: listOf(Note),
  refusals: [404],
});

export const addNote = call({
  method: 'POST',
  path: '/api/v3/account-manager/customers/{no}/notes',
  summary: 'Write a note about a customer. The same idempotency key makes one note, however often it is sent',
  ...needs,
  params: byCustomer,
  body: v.object({
    idempotencyKey: v.optional(IdempotencyKey),
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

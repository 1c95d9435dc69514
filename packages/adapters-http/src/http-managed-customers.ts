import * as calls from '@connect/contract/managed-customers';
import type {
  CustomerListQuery,
  ListedCustomer,
  ManagedCustomer,
  Note,
} from '@connect/core/domain/account/managed-customer';
import { moneyOfMajor } from '@connect/core/domain/money/major';
import type { ManagedCustomers } from '@connect/core/ports/managed-customers';
import { toCustomer } from './customer-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toListed = (wire: calls.ListedCustomer): ListedCustomer => ({
  no: wire.no,
  name: wire.name,
  isBlocked: wire.is_blocked,
  creditLimit: moneyOfMajor(wire.credit_limit, wire.currency_code),
  totalOwed: moneyOfMajor(wire.balance.total_owed, wire.currency_code),
  termsDescription: wire.terms?.description ?? null,
  currencyCode: wire.currency_code,
});
const toAllListed = ({ data }: { readonly data: readonly calls.ListedCustomer[] }): readonly ListedCustomer[] =>
  data.map(toListed);

const toManaged = (wire: calls.ManagedCustomer): ManagedCustomer => ({
  ...toCustomer(wire),
  totalOwed: moneyOfMajor(wire.balance.total_owed, wire.currency_code),
  creditLimit: moneyOfMajor(wire.credit_limit, wire.currency_code),
  outstandingOrdersValue: moneyOfMajor(wire.outstanding_orders_value, wire.currency_code),
  isBlocked: wire.is_blocked,
  isFavourite: wire.is_favourite,
  accountManager: wire.account_manager,
  nextDue: wire.next_due,
  ordersCount: wire.orders_count,
  overdue: moneyOfMajor(wire.overdue, wire.currency_code),
  contacts: wire.contacts,
  addresses: wire.addresses.map(({ address_2, post_code, ...address }) => ({
    ...address,
    address2: address_2,
    postCode: post_code,
  })),
});

const toNote = ({ is_yours, ...note }: calls.Note): Note => ({ ...note, isYours: is_yours });

const toQuery = ({ text, filter, sort, descending, page }: CustomerListQuery) => ({
  ...(text && { q: text }),
  filter,
  sort,
  direction: descending ? 'desc' : 'asc',
  page: String(page),
});

/** The account manager's customers over HTTP (specification §documented-calls). */
export const createHttpManagedCustomers = (portal: PortalClient): ManagedCustomers => ({
  top: async () => answered(await portal.json(calls.topCustomers), toAllListed),
  favourites: async () => answered(await portal.json(calls.favouriteCustomers), toAllListed),
  orderFavourites: async (order) =>
    answered(await portal.json(calls.orderFavourites, { body: { order } }), toAllListed),
  list: async (query) =>
    answered(await portal.json(calls.managedCustomers, { query: toQuery(query) }), ({ data, total }) => ({
      customers: data.map(toListed),
      total,
    })),
  find: async (no) => answered(await portal.json(calls.managedCustomer, { params: { no } }), toManaged),
  setFavourite: (no, favourite) =>
    portal.done(favourite ? calls.addFavourite : calls.removeFavourite, { params: { no } }),
  notes: async (no) => answered(await portal.json(calls.notes, { params: { no } }), ({ data }) => data.map(toNote)),
  addNote: async (no, text) => answered(await portal.json(calls.addNote, { params: { no }, body: { text } }), toNote),
  deleteNote: (no, id) => portal.done(calls.deleteNote, { params: { no, id } }),
});

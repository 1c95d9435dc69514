import * as calls from '@connect/contract/managed-customers';
import type { CustomerListQuery } from '@connect/core/domain/account/managed-customer';
import type { ManagedCustomers } from '@connect/core/ports/managed-customers';
import type { PortalClient } from './portal-client.ts';
import { searchedText } from './searched-text.ts';
import { answered } from './translated.ts';

const dataOf = <Value>({ data }: { readonly data: Value }): Value => data;

const toQuery = ({ text, filter, sort, descending, page }: CustomerListQuery) => ({
  ...(text && { q: searchedText(text) }),
  filter,
  sort,
  direction: descending ? 'desc' : 'asc',
  page: String(page),
});

/** The account manager's customers over HTTP (specification §documented-calls). */
export const createHttpManagedCustomers = (portal: PortalClient): ManagedCustomers => ({
  top: async () => answered(await portal.json(calls.topCustomers), dataOf),
  favourites: async () => answered(await portal.json(calls.favouriteCustomers), dataOf),
  orderFavourites: async (order) => answered(await portal.json(calls.orderFavourites, { body: { order } }), dataOf),
  list: async (query) =>
    answered(await portal.json(calls.managedCustomers, { query: toQuery(query) }), ({ data, total }) => ({
      customers: data,
      total,
    })),
  find: (no) => portal.json(calls.managedCustomer, { params: { no } }),
  setFavourite: (no, favourite) =>
    portal.done(favourite ? calls.addFavourite : calls.removeFavourite, { params: { no } }),
  notes: async (no) => answered(await portal.json(calls.notes, { params: { no } }), dataOf),
  addNote: (no, note) => portal.json(calls.addNote, { params: { no }, body: note }),
  deleteNote: (no, id) => portal.done(calls.deleteNote, { params: { no, id } }),
});

import { goesByCurrency, nearLimitPercent, customerPageSize } from '../../domain/account/managed-customer.ts';
import type {
  AccountManager,
  CustomerListQuery,
  ListedCustomer,
  ManagedCustomer,
  Note,
} from '../../domain/account/managed-customer.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { ManagedCustomers, ManagerProfile } from '../../ports/managed-customers.ts';
import { aRefusal } from './session.ts';

const notFound = aRefusal('not-found', 'not_found', 'There is no such customer.');

const toListed = (customer: ManagedCustomer): ListedCustomer => ({
  no: customer.no,
  name: customer.name,
  isBlocked: customer.isBlocked,
  creditLimit: customer.creditLimit,
  totalOwed: customer.totalOwed,
  termsDescription: customer.terms?.description ?? null,
  currencyCode: customer.currencyCode,
});

const filters: Record<CustomerListQuery['filter'], (customer: ManagedCustomer) => boolean> = {
  all: () => true,
  blocked: ({ isBlocked }) => isBlocked,
  overdue: ({ overdue }) => overdue > 0,
  'near-limit': ({ totalOwed, creditLimit }) => totalOwed * 100 >= creditLimit * nearLimitPercent,
};

const compared: Record<CustomerListQuery['sort'], (one: ListedCustomer, other: ListedCustomer) => number> = {
  name: (one, other) => one.name.localeCompare(other.name),
  no: (one, other) => one.no.localeCompare(other.no),
  credit_limit: (one, other) => one.creditLimit - other.creditLimit,
  balance: (one, other) => one.totalOwed - other.totalOwed,
  terms: (one, other) => (one.termsDescription ?? '').localeCompare(other.termsDescription ?? ''),
};

/** The customers of one account manager, whose top are the first ten. */
export const createMemoryManagedCustomers = (held: readonly ManagedCustomer[]): ManagedCustomers => {
  let favourites = held.filter(({ isFavourite }) => isFavourite).map(({ no }) => no);
  const notes = new Map<string, readonly Note[]>();
  let written = 0;
  const ofCustomer = <Value>(no: string, answer: (customer: ManagedCustomer) => Value): Result<Value, Refusal> => {
    const customer = held.find((each) => each.no === no);
    return customer ? ok(answer({ ...customer, isFavourite: favourites.includes(no) })) : refused(notFound);
  };
  const listed = (nos: readonly string[]): readonly ListedCustomer[] =>
    nos.flatMap((no) => held.filter((customer) => customer.no === no)).map(toListed);
  return {
    top: async () => ok(held.slice(0, 10).map(toListed)),
    favourites: async () => ok(listed(favourites)),
    orderFavourites: async (order) => {
      const known = order.filter((no) => favourites.includes(no));
      favourites = [...known, ...favourites.filter((no) => !known.includes(no))];
      return ok(listed(favourites));
    },
    list: async ({ text, filter, sort, descending, page }) => {
      const sought = text.toLowerCase();
      const found = held
        .filter(({ no, name, address }) =>
          [no, name, address.postCode].some((part) => part.toLowerCase().includes(sought)),
        )
        .filter(filters[filter])
        .map(toListed)
        .toSorted(
          (one, other) =>
            (goesByCurrency(sort) ? one.currencyCode.localeCompare(other.currencyCode) : 0) ||
            (descending ? -1 : 1) * compared[sort](one, other),
        );
      const start = (page - 1) * customerPageSize;
      return ok({ customers: found.slice(start, start + customerPageSize), total: found.length });
    },
    find: async (no) => ofCustomer(no, (customer) => customer),
    setFavourite: async (no, favourite) =>
      ofCustomer(no, () => {
        favourites = [...favourites.filter((each) => each !== no), ...(favourite ? [no] : [])];
        return null;
      }),
    notes: async (no) => ofCustomer(no, () => notes.get(no) ?? []),
    addNote: async (no, text) =>
      ofCustomer(no, () => {
        written += 1;
        const note = {
          id: `note-${written}`,
          at: '2026-11-20T12:00:00.000Z',
          author: 'Morgan Reed',
          text,
          isYours: true,
        };
        notes.set(no, [note, ...(notes.get(no) ?? [])]);
        return note;
      }),
    deleteNote: async (no, id) => {
      const before = notes.get(no) ?? [];
      const after = before.filter((note) => note.id !== id);
      if (after.length === before.length) return refused(notFound);
      notes.set(no, after);
      return ok(null);
    },
  };
};

/** The record of one account manager. */
export const createMemoryManagerProfile = (manager: AccountManager): ManagerProfile => {
  let held = manager;
  return {
    own: async () => ok(held),
    rename: async ({ firstName, lastName }) => {
      held = { ...held, firstName, lastName, name: `${firstName} ${lastName}` };
      return ok(held);
    },
  };
};

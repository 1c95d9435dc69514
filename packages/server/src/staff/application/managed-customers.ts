import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type {
  AccountManager,
  CustomerListQuery,
  ListedCustomer,
  ManagedCustomer,
  Note,
} from '@connect/core/domain/account/managed-customer';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { dayOf } from '../../calendar.ts';
import type { Identity } from '../../identity.ts';
import { notFound, type Refusal } from '../../refusal.ts';
import type { CustomerLists } from './customer-lists.ts';
import type { CustomerScope } from './customer-scope.ts';
import type { Favourites } from './favourites.ts';
import type { makeFindManagedCustomer } from './managed-customer.ts';
import type { Notes, WrittenNote } from './notes.ts';
import { toAccountManager, type Rename } from './profile.ts';
import type { CountVisit } from './visits.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** An account manager's own record and customers. A customer out of reach is as absent as one that does not exist (decisions §hidden-is-refused). */
export interface ManagedCustomerService {
  rename(manager: Identity, name: Pick<AccountManager, 'firstName' | 'lastName'>): Promise<AccountManager>;
  top(manager: Identity): Promise<ListedCustomer[]>;
  favourites(manager: Identity): Promise<ListedCustomer[]>;
  /** Puts the favourites in order; answers them all. */
  orderFavourites(manager: Identity, order: readonly string[]): Promise<ListedCustomer[]>;
  list(manager: Identity, query: CustomerListQuery): Promise<{ data: ListedCustomer[]; total: number }>;
  /** To open a customer is to work with it. */
  open(manager: Identity, no: CustomerNo): Answer<ManagedCustomer>;
  setFavourite(manager: Identity, no: CustomerNo, favourite: boolean): Answer<null>;
  notes(reader: Identity, no: CustomerNo): Answer<Note[]>;
  addNote(author: Identity, no: CustomerNo, note: WrittenNote): Answer<Note>;
  /** Of one's own. */
  deleteNote(author: Identity, no: CustomerNo, id: string): Answer<null>;
}

export interface ManagedCustomerParts {
  readonly scope: CustomerScope;
  readonly lists: CustomerLists;
  readonly favourites: Favourites;
  readonly notes: Notes;
  readonly findCustomer: ReturnType<typeof makeFindManagedCustomer>;
  readonly rename: Rename;
  readonly countVisit: CountVisit;
  readonly now: () => Date;
}

export const createManagedCustomers = (parts: ManagedCustomerParts): ManagedCustomerService => {
  const { scope, lists, favourites, notes, now } = parts;
  const within = async <Value>(manager: Identity, no: CustomerNo, act: () => Promise<Value | null>): Answer<Value> => {
    const value = (await scope.reaches(manager, no)) ? await act() : null;
    return value === null ? refused(notFound) : ok(value);
  };
  return {
    rename: async (manager, name) => {
      await parts.rename(manager.id, name);
      return toAccountManager({ ...manager, firstName: name.firstName, lastName: name.lastName });
    },
    top: (manager) => lists.top(manager),
    favourites: (manager) => lists.favourites(manager),
    orderFavourites: async (manager, order) => {
      await favourites.order(manager.id, order);
      return lists.favourites(manager);
    },
    list: (manager, query) => lists.list(manager, query, dayOf(now())),
    open: (manager, no) =>
      within(manager, no, async () => {
        const customer = await parts.findCustomer(manager, no, dayOf(now()));
        if (customer) await parts.countVisit(manager.id, no);
        return customer;
      }),
    setFavourite: async (manager, no, favourite) => {
      if (!(await scope.reaches(manager, no))) return refused(notFound);
      await (favourite ? favourites.add(manager.id, no) : favourites.remove(manager.id, no));
      return ok(null);
    },
    notes: (reader, no) => within(reader, no, () => notes.list(reader, no)),
    addNote: (author, no, note) => within(author, no, () => notes.add(author, no, note)),
    deleteNote: async (author, no, id) => {
      const removed = (await scope.reaches(author, no)) && (await notes.remove(author, no, id));
      return removed ? ok(null) : refused(notFound);
    },
  };
};

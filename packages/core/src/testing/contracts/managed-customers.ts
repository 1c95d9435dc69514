import { describe, expect, test } from 'vitest';
import {
  customerFilters,
  customerPageSize,
  customerSorts,
  nearLimitPercent,
} from '../../domain/account/managed-customer.ts';
import type { CustomerListQuery, ListedCustomer, NewNote } from '../../domain/account/managed-customer.ts';
import type { ManagedCustomers, ManagerProfile } from '../../ports/managed-customers.ts';
import { unknownId, valueOf } from './answers.ts';

/** Customers of an account manager, in any number; who wrote notes about nobody. */
export interface ManagedCustomersFixture {
  readonly customers: ManagedCustomers;
  /** Two of them. */
  readonly known: readonly [string, string];
  /** A number that no customer has. */
  readonly unknown: string;
}

const query = (fields: Partial<CustomerListQuery> = {}): CustomerListQuery => ({
  text: '',
  filter: 'all',
  sort: 'no',
  descending: false,
  page: 1,
  ...fields,
});
const newNote = (text: string): NewNote => ({ idempotencyKey: crypto.randomUUID(), text });
const notFound = { ok: false, refusal: { failure: 'not-found' } };
const numbers = (customers: readonly ListedCustomer[]): readonly string[] => customers.map(({ no }) => no);

/** Laws of every `ManagedCustomers`. */
export const managedCustomersContract = (name: string, make: () => Promise<ManagedCustomersFixture>): void => {
  const allOf = async (customers: ManagedCustomers, fields: Partial<CustomerListQuery> = {}) => {
    const first = valueOf(await customers.list(query(fields)));
    const pages = Array.from({ length: Math.ceil(first.total / customerPageSize) }, (_, index) =>
      customers.list(query({ ...fields, page: index + 1 })),
    );
    const all = (await Promise.all(pages)).flatMap((page) => valueOf(page).customers);
    expect(all).toHaveLength(first.total);
    return all;
  };

  describe(`${name} is a ManagedCustomers`, () => {
    test.each(customerSorts)('pages sorted by %s show every customer once, either way round', async (sort) => {
      const { customers } = await make();
      const up = numbers(await allOf(customers, { sort }));
      const down = numbers(await allOf(customers, { sort, descending: true }));
      expect(up.length).toBeGreaterThan(1);
      expect(new Set(up).size).toBe(up.length);
      expect(down.toSorted()).toEqual(up.toSorted());
    });

    test('amounts are in order currency by currency, and numbers are', async () => {
      const { customers } = await make();
      const inOrder = (amounts: readonly (readonly [string, number])[], direction: 1 | -1) =>
        amounts.toSorted(
          (one, other) => Number(one[0] > other[0]) - Number(one[0] < other[0]) || direction * (one[1] - other[1]),
        );
      const limits = (await allOf(customers, { sort: 'credit_limit' })).map(
        ({ currencyCode, creditLimit }) => [currencyCode, creditLimit.minor] as const,
      );
      expect(limits).toEqual(inOrder(limits, 1));
      const owed = (await allOf(customers, { sort: 'balance', descending: true })).map(
        ({ currencyCode, totalOwed }) => [currencyCode, totalOwed.minor] as const,
      );
      expect(owed).toEqual(inOrder(owed, -1));
      const nos = numbers(await allOf(customers, { sort: 'no' }));
      expect(nos).toEqual(nos.toSorted());
    });

    test('every filter keeps those it is for, and no others', async () => {
      const { customers } = await make();
      const all = await allOf(customers);
      const filtered = async (filter: CustomerListQuery['filter']) => numbers(await allOf(customers, { filter }));
      expect(await filtered('blocked')).toEqual(numbers(all.filter(({ isBlocked }) => isBlocked)));
      const near = all.filter(
        ({ totalOwed, creditLimit }) => totalOwed.minor * 100 >= creditLimit.minor * nearLimitPercent,
      );
      expect(await filtered('near-limit')).toEqual(numbers(near));
      for (const no of (await filtered('overdue')).slice(0, 3))
        expect(valueOf(await customers.find(no)).overdue.minor).toBeGreaterThan(0);
    });

    test.each(customerFilters)('within %s a text is searched for in name, number and post code', async (filter) => {
      const { customers } = await make();
      const [customer] = (await allOf(customers, { filter })).slice(-1);
      const { no, name: called, address } = valueOf(await customers.find(customer?.no ?? ''));
      for (const text of [no.toLowerCase(), called.toUpperCase(), address.postCode])
        expect(numbers(await allOf(customers, { filter, text }))).toContain(no);
      expect(await allOf(customers, { filter, text: 'zzqxxqzz' })).toEqual([]);
    });

    test('a customer is found with the figures of the list, and an unknown one is not', async () => {
      const { customers, known, unknown } = await make();
      const [listed] = (await allOf(customers, { text: known[0] })).filter(({ no }) => no === known[0]);
      const { no, name: called, creditLimit, totalOwed } = valueOf(await customers.find(known[0]));
      expect(listed).toMatchObject({ no, name: called, creditLimit, totalOwed });
      expect(await customers.find(unknown)).toMatchObject(notFound);
      expect(await customers.setFavourite(unknown, true)).toMatchObject(notFound);
      expect(await customers.notes(unknown)).toMatchObject(notFound);
      expect(await customers.addNote(unknown, newNote('Call'))).toMatchObject(notFound);
    });

    test('the top are at most ten, each once, and none of them a favourite', async () => {
      const { customers, known } = await make();
      await customers.setFavourite(known[0], true);
      const top = numbers(valueOf(await customers.top()));
      const favourites = numbers(valueOf(await customers.favourites()));
      expect(favourites).toContain(known[0]);
      expect(top.filter((no) => favourites.includes(no))).toEqual([]);
      expect(top.length).toBeLessThanOrEqual(10);
      expect(new Set(top).size).toBe(top.length);
    });

    test('a favourite is among them once, however often it is made one, and goes again', async () => {
      const { customers, known } = await make();
      const among = async () => numbers(valueOf(await customers.favourites())).filter((no) => no === known[0]);
      await customers.setFavourite(known[0], true);
      expect(await customers.setFavourite(known[0], true)).toEqual({ ok: true, value: null });
      expect(await among()).toEqual([known[0]]);
      expect(valueOf(await customers.find(known[0])).isFavourite).toBe(true);
      await customers.setFavourite(known[0], false);
      expect(await customers.setFavourite(known[0], false)).toEqual({ ok: true, value: null });
      expect(await among()).toEqual([]);
      expect(valueOf(await customers.find(known[0])).isFavourite).toBe(false);
    });

    test('favourites stand in the order they were put in; those not named follow as they were', async () => {
      const { customers, known } = await make();
      for (const no of known) await customers.setFavourite(no, true);
      const before = numbers(valueOf(await customers.favourites()));
      const order = [known[1], known[0]];
      const expected = [...order, ...before.filter((no) => !order.includes(no))];
      expect(numbers(valueOf(await customers.orderFavourites(order)))).toEqual(expected);
      expect(numbers(valueOf(await customers.favourites()))).toEqual(expected);
    });

    test('the same key makes one note, however often it is sent', async () => {
      const { customers, known } = await make();
      const [no] = known;
      const sent = newNote('Called, no answer.');
      const note = valueOf(await customers.addNote(no, sent));
      await customers.addNote(no, newNote('Called, no answer.'));
      expect(await customers.addNote(no, sent)).toEqual({ ok: true, value: note });
      expect(valueOf(await customers.notes(no)).filter(({ id }) => id === note.id)).toEqual([note]);
      expect(await customers.addNote(known[1], sent)).toMatchObject(notFound);
    });

    test('a note stands first of all until whoever wrote it deletes it', async () => {
      const { customers, known } = await make();
      const [no] = known;
      await customers.addNote(no, newNote('First'));
      const note = valueOf(await customers.addNote(no, newNote('Call on Monday.\nAsk for Ada.')));
      expect(note).toMatchObject({ text: 'Call on Monday.\nAsk for Ada.', isYours: true });
      expect(valueOf(await customers.notes(no))[0]).toEqual(note);
      expect(await customers.deleteNote(known[1], note.id)).toMatchObject(notFound);
      expect(await customers.deleteNote(no, note.id)).toEqual({ ok: true, value: null });
      expect(valueOf(await customers.notes(no)).map(({ id }) => id)).not.toContain(note.id);
      expect(await customers.deleteNote(no, note.id)).toMatchObject(notFound);
      expect(await customers.deleteNote(no, unknownId)).toMatchObject(notFound);
    });
  });
};

/** Laws of every `ManagerProfile`. */
export const managerProfileContract = (name: string, make: () => Promise<ManagerProfile>): void => {
  describe(`${name} is a ManagerProfile`, () => {
    test('a new name stays, and nothing else changes', async () => {
      const profile = await make();
      const before = valueOf(await profile.own());
      const renamed = valueOf(await profile.rename({ firstName: 'Mo', lastName: 'Reed-Ward' }));
      expect(renamed).toEqual({ ...before, firstName: 'Mo', lastName: 'Reed-Ward', name: 'Mo Reed-Ward' });
      expect(valueOf(await profile.own())).toEqual(renamed);
      await profile.rename(before);
    });
  });
};

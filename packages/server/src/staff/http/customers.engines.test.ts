import { day } from '@connect/core/domain/calendar/day';
import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const northgate = { no: 'C10482' };

describe.each(engines)("account managers' customers, on $engine", ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'an account manager', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    let tokens: Record<'morgan' | 'robin' | 'priya', string>;

    beforeAll(async () => {
      data = await open();
    });
    beforeEach(async () => {
      portal = createTestPortal(data);
      tokens = {
        morgan: await portal.tokenFor('morgan@connect.example'),
        robin: await portal.tokenFor('robin@connect.example'),
        priya: await portal.tokenFor('priya@northgate.example'),
      };
    });
    afterAll(() => data?.close());

    const ask = async <const Row extends Call & { answer: v.GenericSchema }>(
      row: Row,
      request: TestRequest = {},
    ): Promise<v.InferOutput<Row['answer']>> => {
      const answer = await portal.call(row, { token: tokens.morgan, ...request });
      return v.parse(row.answer, await answer.json()) as v.InferOutput<Row['answer']>;
    };
    const status = async (row: Call, request: TestRequest = {}) =>
      (await portal.call(row, { token: tokens.morgan, ...request })).status;
    const numbers = ({ data: rows }: { data: readonly { no: string }[] }) => rows.map(({ no }) => no);
    const favourites = async () => numbers(await ask(calls.favouriteCustomers));

    it('sees the figures the customer sees, with what the supplier knows beside them', async () => {
      const token = tokens.priya;
      const { overdueByDay, ...own } = await ask(calls.customer, { token });
      const { due_date } = await ask(calls.nextDue, { token });
      const range = { date_from: '2026-10-21', date_to: '2026-11-20' };
      const seen = await ask(calls.managedCustomer, { params: northgate });
      expect(seen).toMatchObject({ ...own, nextDue: due_date });
      expect(seen.ordersCount).toEqual(await ask(calls.ordersCount, { token, query: range }));
      expect(seen).toMatchObject({ isBlocked: false, isFavourite: true, accountManager: 'Morgan Hale' });
      expect(seen.contacts.length).toBeGreaterThan(1);
      expect(seen.addresses[0]).toMatchObject({ name: own.name, ...own.address });
      const overdue = await data.database
        .selectFrom('invoices')
        .select('remaining_amount')
        .where('customer_no', '=', northgate.no)
        .where('remaining_amount', '>', 0)
        .where('due_date', '<', day('2026-11-20'))
        .execute();
      expect(overdue.length).toBeGreaterThan(0);
      expect(overdueByDay).toContainEqual({ on: '2026-11-20', amount: seen.overdue });
      expect(seen.overdue.minor).toBe(overdue.reduce((sum, row) => sum + (row.remaining_amount ?? 0), 0));
    });

    it('is handed the same documents as the customer', async () => {
      // Documented calls name no currency.
      const inNone = (document: object): unknown =>
        JSON.parse(JSON.stringify(document, (name, value: unknown) => (name === 'currency' ? '' : value)));
      for (const [table, theirs, managed] of [
        ['orders', calls.order, calls.managedOrder],
        ['invoices', calls.invoice, calls.managedInvoice],
      ] as const) {
        const { no: id } = await data.database
          .selectFrom(table)
          .select('no')
          .where('customer_no', '=', northgate.no)
          .orderBy('no', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const own = await ask(theirs, { token: tokens.priya, params: { id } });
        expect(inNone(await ask(managed, { params: { ...northgate, id } }))).toEqual(own);
      }
    });

    it('works with those most whom they open most, and whose documents they open', async () => {
      await data.database.deleteFrom('customer_visits').execute();
      const favourites = await data.database.deleteFrom('favourite_customers').returningAll().execute();
      const order = await data.database
        .selectFrom('orders')
        .select('no')
        .where('customer_no', '=', 'C20915')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(await ask(calls.topCustomers)).toEqual({ data: [] });
      await ask(calls.managedCustomer, { params: { no: 'C30007' } });
      await ask(calls.managedCustomer, { params: northgate });
      expect(numbers(await ask(calls.topCustomers)).toSorted()).toEqual(['C10482', 'C30007']);
      await ask(calls.managedCustomer, { params: northgate });
      const inHarbour = { no: 'C20915', id: order.no };
      for (const _ of [1, 2, 3]) await ask(calls.managedOrder, { params: inHarbour });
      await status(calls.managedOrder, { params: { ...northgate, id: order.no } });
      await status(calls.managedCustomer, { params: { no: 'C99999' } });
      expect(numbers(await ask(calls.topCustomers))).toEqual(['C20915', 'C10482', 'C30007']);
      expect(numbers(await ask(calls.topCustomers, { token: tokens.robin }))).toEqual([]);
      // Of those opened equally often, the one opened last comes first.
      portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
      await ask(calls.managedCustomer, { params: { no: 'C30007' } });
      expect(numbers(await ask(calls.topCustomers))).toEqual(['C20915', 'C30007', 'C10482']);
      // A favourite stands in the table of favourites (decisions §customers-listed-once).
      await status(calls.addFavourite, { params: { no: 'C30007' } });
      expect(numbers(await ask(calls.topCustomers))).toEqual(['C20915', 'C10482']);
      await status(calls.removeFavourite, { params: { no: 'C30007' } });
      expect(numbers(await ask(calls.topCustomers))).toHaveLength(3);
      await data.database.insertInto('favourite_customers').values(favourites).execute();
    });

    it('has ten top customers at most', async () => {
      await data.database.deleteFrom('customer_visits').execute();
      const { id } = await data.database
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'morgan@connect.example')
        .executeTakeFirstOrThrow();
      const [one] = await data.database.selectFrom('customers').selectAll().limit(1).execute();
      if (!one) throw new Error('There are no customers');
      // What follows from other columns is not written.
      const rules = ['is_blocked', 'reference_required', 'reference_mask'];
      const follows = new Set(['search_text', 'terms_days', 'account_manager_id', ...rules]);
      const customer = Object.fromEntries(Object.entries(one).filter(([column]) => !follows.has(column))) as typeof one;
      const many = Array.from({ length: 14 }, (_each, index) => ({ ...customer, no: `T${100 + index}` }));
      await data.database.insertInto('customers').values(many).execute();
      const visits = many.map(({ no }, index) => ({
        user_id: id,
        customer_no: no,
        visits: index + 1,
        last_at: new Date(),
      }));
      await data.database.insertInto('customer_visits').values(visits).execute();
      const expected = many.map(({ no }) => no).toReversed();
      expect(numbers(await ask(calls.topCustomers))).toEqual(expected.slice(0, 10));
    });

    it('keeps favourites in an order of their own; doing it twice is doing it once', async () => {
      const params = { no: 'C20915' };
      const before = await favourites();
      expect(before).not.toContain('C20915');
      for (const _ of [1, 2]) expect(await status(calls.addFavourite, { params })).toBe(204);
      expect(await favourites()).toEqual([...before, 'C20915']);
      const order = ['C20915', 'C00000', before[1] ?? '', 'C20915'];
      const ordered = ['C20915', before[1], ...before.filter((_, index) => index !== 1)];
      for (const _ of [1, 2]) expect(numbers(await ask(calls.orderFavourites, { body: { order } }))).toEqual(ordered);
      expect(await favourites()).toEqual(ordered);
      for (const _ of [1, 2]) expect(await status(calls.removeFavourite, { params })).toBe(204);
      expect(await favourites()).toEqual(ordered.slice(1));
      expect(numbers(await ask(calls.orderFavourites, { body: { order: [] } }))).toEqual(ordered.slice(1));
      expect(await status(calls.addFavourite, { params: { no: 'C99999' } })).toBe(404);
    });

    it('may put the favourites in order from several places at once', async () => {
      const before = await favourites();
      const orders = [before, before.toReversed(), before.toSorted()];
      const answers = await Promise.all(orders.map((order) => status(calls.orderFavourites, { body: { order } })));
      expect(answers).toEqual([200, 200, 200]);
      expect(orders).toContainEqual(await favourites());
    });

    it('writes notes that all account managers read, and deletes their own alone', async () => {
      const write = async (token: string, text: string) =>
        v.parse(
          calls.addNote.answer,
          await (await portal.call(calls.addNote, { token, params: northgate, body: { text } })).json(),
        );
      const first = await write(tokens.morgan, '  Wants a quote.\nCall on Monday.  ');
      expect(first).toMatchObject({ text: 'Wants a quote.\nCall on Monday.', author: 'Morgan Hale', isYours: true });
      const second = await write(tokens.robin, 'Quote sent');
      const stolen = { idempotencyKey: first.id, text: 'Mine' };
      expect(await status(calls.addNote, { token: tokens.robin, params: northgate, body: stolen })).toBe(404);
      const list = (token: string) => ask(calls.notes, { token, params: northgate });
      const { data: seen } = await list(tokens.morgan);
      expect(seen.slice(0, 2)).toEqual([{ ...second, isYours: false }, first]);
      expect((await ask(calls.notes, { params: { no: 'C20915' } })).data.map(({ id }) => id)).not.toContain(first.id);
      const remove = (id: string, no = northgate.no) => status(calls.deleteNote, { params: { no, id } });
      expect(await remove(second.id)).toBe(404);
      expect(await remove(first.id, 'C20915')).toBe(404);
      expect(await remove(first.id)).toBe(204);
      expect(await remove(first.id)).toBe(404);
      const { data: left } = await list(tokens.robin);
      expect(left.map(({ id }) => id)).toEqual(
        seen
          .slice(0, 1)
          .concat(seen.slice(2))
          .map(({ id }) => id),
      );
    });

    it('changes the own name, and nothing else of the own record', async () => {
      const before = await ask(calls.accountManager);
      expect(before).toEqual({
        name: 'Morgan Hale',
        email: 'morgan@connect.example',
        firstName: 'Morgan',
        lastName: 'Hale',
        isSuperUser: false,
      });
      const body = { firstName: ' Morgana ', lastName: "O'Hale" };
      for (const more of [{ email: 'x@y.example' }, { isSuperUser: true }])
        expect(await status(calls.editAccountManager, { body: { ...body, ...more } })).toBe(400);
      const after = { ...before, name: "Morgana O'Hale", firstName: 'Morgana', lastName: "O'Hale" };
      expect(await ask(calls.editAccountManager, { body })).toEqual(after);
      expect(await ask(calls.accountManager)).toEqual(after);
      expect(await status(calls.editAccountManager, { body: { firstName: ' ', lastName: 'x' } })).toBe(400);
      await ask(calls.editAccountManager, { body: { firstName: 'Morgan', lastName: 'Hale' } });
    });
  });
});

import { randomUUID } from 'node:crypto';
import { EventPage, type Event } from '@connect/contract/integration/events';
import { orderNoOf } from '@connect/core/domain/documents/number';
import type { OrderMailChoice } from '@connect/core/domain/account/order-mails';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { numbersGiven } from '../database/migrations/142-numbers-given.ts';
import { ordersPlaced } from '../database/migrations/143-orders-placed.ts';
import { passOver } from '../database/number-series.ts';
import { createDocumentRepository } from '../documents/database/document-repository.ts';
import { orderDocumentsOf } from '../indexing/database/search-documents.ts';
import { createKeyManagement } from '../keys/application/manage-keys.ts';
import { createKeyRepository } from '../keys/database/key-repository.ts';
import { openCompany, pack, type Company } from '../ordering/testing/company.ts';
import { createIntegration, withKeys } from '../portal/serve-integration.ts';
import { testNow } from '../testing/demo-database.ts';
import { engines } from '../testing/engines.ts';
import { createOrderMailChoices } from '../order-mails/database/choices.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';
import { removeDocuments } from './database/write-documents.ts';

const customer = 'C10482';
const now = (): Date => testNow;

const Price = v.object({ minor: v.number(), currency: v.string() });

/** A back office that reads the feed; what it has made of it survives when it is killed, what it was at does not. */
const createBackOffice = (integration: TestIntegration) => {
  let kept: { readonly after: string; readonly orders: readonly Event[] } = { after: '0', orders: [] };
  return {
    orders: () => kept.orders,
    /** Killed after it read, and before it kept anything. */
    dieReading: () => integration.get(`/events?after=${kept.after}&limit=2`),
    read: async (): Promise<void> => {
      for (;;) {
        const answer = await integration.get(`/events?after=${kept.after}&limit=2`);
        const { data, next } = v.parse(EventPage, await answer.json());
        if (data.length === 0) return;
        kept = { after: next, orders: [...kept.orders, ...data.filter(({ type }) => type === 'order.placed')] };
      }
    },
  };
};

describe.each(engines)('an order to the back office and back, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'through the feed', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let database: Database;
    let company: Company;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      ({ database } = data);
      company = await openCompany(database);
      integration = openIntegration(database);
      await company.setUp(10_000_000_000);
    });
    afterAll(() => data?.close());

    const place = async () => {
      const [ann] = company.buyers;
      const placed = await company.place(ann, await company.formFor(ann, 1));
      if (!placed.ok) throw new Error(placed.refusal.code);
      return placed.value.no;
    };
    /** What the back office was told of an order. */
    const eventOf = async (no: string): Promise<Event> => {
      const office = createBackOffice(integration);
      await office.read();
      const event = office.orders().find(({ key }) => key === no);
      if (!event) throw new Error('it was told');
      return event;
    };
    const seen = (no: string) => createDocumentRepository(database).order(customer, orderNoOf(no));
    /** The order as the back office has it from then on. */
    const taken = ({ key, data: { lines, totalExVat, totalIncVat, date } }: Event, progress: string) => ({
      no: key,
      customer,
      date,
      progress,
      status: 'Released',
      origin: 'PORTAL',
      total: totalExVat,
      totalIncVat,
      lines: v
        .parse(v.array(v.object({ sku: v.string(), title: v.string(), quantity: v.number(), unitPrice: Price })), lines)
        .map(({ title: description, ...line }) => ({ ...line, description })),
    });

    it('each order is taken in once by one who is killed on the way, and its answers are seen', async () => {
      const numbers = [await place(), await place(), await place()];
      const office = createBackOffice(integration);
      await office.dieReading();
      await office.read();
      await office.dieReading();
      numbers.push(await place());
      await office.read();
      expect(office.orders().map(({ key }) => key)).toEqual(numbers);

      const [first] = office.orders();
      if (!first) throw new Error('there is an order');
      expect(await integration.send('orders', [taken(first, 'Picking')])).toMatchObject({ accepted: 1, refused: 0 });
      expect(await seen(first.key)).toMatchObject({ progress: 'Picking', status: 'Released' });
      // Its answer was lost, and it is sent again.
      expect(await integration.send('orders', [taken(first, 'Picking')])).toMatchObject({ unchanged: 1 });
      const shipment = {
        no: 'SH-1',
        order: first.key,
        postingDate: '2026-11-20',
        carrierCode: 'DPD',
        trackingNumber: '1',
      };
      const { origin: _, ...invoice } = { ...taken(first, 'Invoiced'), no: 'RE-1', order: first.key, lines: [] };
      expect(await integration.send('shipments', [shipment])).toMatchObject({ accepted: 1 });
      expect(await integration.send('invoices', [invoice])).toMatchObject({ accepted: 1 });
      expect(await seen(first.key)).toMatchObject({ shipments: [{ no: 'SH-1' }], invoices: ['RE-1'] });
      const cancelled = { ...taken(first, 'Cancelled'), cancelled: true, lines: [] };
      expect(await integration.send('orders', [cancelled])).toMatchObject({ accepted: 1 });
      expect(await seen(first.key)).toMatchObject({ cancelled: true, lines: [] });
    });

    it('an order of the portal’s that a backup has lost is taken, a number that it never gave is refused (specification §document-numbers)', async () => {
      const no = await place();
      const event = await eventOf(no);
      const [, prefix = '', digits = ''] = /^(\D+)(\d+)$/.exec(no) ?? [];
      const numbered = (by: number) => ({
        ...taken(event, 'Picking'),
        no: `${prefix}${String(Number(digits) + by).padStart(6, '0')}`,
      });
      const refused = { accepted: 0, refused: 1 };
      expect(await integration.send('orders', [numbered(1)])).toMatchObject(refused);
      const long = { ...numbered(1), no: `${prefix}${'9'.repeat(20)}` };
      expect(await integration.send('orders', [long])).toMatchObject(refused);
      expect(await place()).toBe(numbered(1).no);
      // It is the supplier's own business how it numbers its own.
      expect(await integration.send('orders', [{ ...numbered(2), no: `X-${no}` }])).toMatchObject({ accepted: 1 });

      // As a restored portal has it (`passOverWhatWasGiven`).
      await passOver(database, 'order', BigInt(digits) + 10_001n);
      expect(await integration.send('orders', [numbered(10_002)])).toMatchObject(refused);
      expect(await integration.send('orders', [numbered(10_001)])).toMatchObject({ accepted: 1, refused: 0 });
      expect(await place()).toBe(numbered(10_002).no);
    });

    it('the number of an order that was left out is given to no other, and is known when it comes again (specification §document-numbers)', async () => {
      const no = await place();
      const order = taken(await eventOf(no), 'Picking');
      await integration.send('orders', [order]);
      expect(await integration.remove(`/orders/${no}`)).toMatchObject({ status: 204 });
      expect(await place()).not.toBe(no);
      expect(await integration.send('orders', [order])).toMatchObject({ accepted: 1, refused: 0 });
      // One that the portal did not place, as well.
      const [, prefix = '', digits = ''] = /^(\D+)(\d+)$/.exec(no) ?? [];
      const { origin: _, ...theirs } = { ...order, no: `${prefix}${Number(digits) + 100}` };
      expect(await integration.send('orders', [theirs])).toMatchObject({ accepted: 1, refused: 0 });
      expect(await integration.remove(`/orders/${theirs.no}`)).toMatchObject({ status: 204 });
      expect(await place()).toBe(`${prefix}${Number(digits) + 101}`);
    });

    it('nor is that of one that was left out before such numbers were kept, as long as it is in the feed', async () => {
      const no = await place();
      await integration.send('orders', [taken(await eventOf(no), 'Picking')]);
      expect(await integration.remove(`/orders/${no}`)).toMatchObject({ status: 204 });
      await database.deleteFrom('secrets').where('name', '=', 'order-numbers-above').execute();
      await sql.raw(numbersGiven).execute(database);
      expect(Number((await place()).replace(/\D/g, ''))).toBe(Number(no.replace(/\D/g, '')) + 1);
    });

    it('and a number above them is refused where all that was placed is gone, also since before that was kept', async () => {
      const no = await place();
      const order = taken(await eventOf(no), 'Picking');
      const neverGiven = { ...order, no: no.replace(/\d+$/, (digits) => String(Number(digits) + 1)) };
      const all = await database.selectFrom('portal_orders').select('order_no').execute();
      const nos = all.map((each) => each.order_no);
      await database.transaction().execute((trx) => removeDocuments(trx, 'orders', nos));
      const refused = { accepted: 0, refused: 1 };
      expect(await integration.send('orders', [neverGiven])).toMatchObject(refused);
      await database.deleteFrom('secrets').where('name', '=', 'orders-placed').execute();
      await sql.raw(ordersPlaced).execute(database);
      expect(await integration.send('orders', [neverGiven])).toMatchObject(refused);
    });

    it('an answer that leaves out reference, address or buyer leaves them as they were placed; one that says them changes them', async () => {
      const no = await place();
      const event = await eventOf(no);
      const before = await seen(no);
      const { origin: _, ...answer } = taken(event, 'Picking');
      expect(await integration.send('orders', [answer])).toMatchObject({ accepted: 1 });
      expect(await seen(no)).toEqual({
        ...before,
        progress: 'Picking',
        status: 'Released',
        completelyShipped: null,
      });
      const elsewhere = { name: 'Yard', address: 'Dock 4' };
      const numbered = { ...answer, backOfficeNo: '4500012345' };
      expect(await integration.send('orders', [numbered])).toMatchObject({ accepted: 1 });
      expect(await seen(no)).toMatchObject({ no, backOfficeNo: '4500012345' });
      expect(await orderDocumentsOf(database, [orderNoOf(no)])).toMatchObject([{ back_office_number: '4500012345' }]);
      await integration.send('orders', [{ ...answer, reference: 'PO-NEW', shipTo: elsewhere }]);
      expect(await seen(no)).toMatchObject({
        backOfficeNo: '4500012345',
        externalReference: 'PO-NEW',
        shipTo: { ...elsewhere, city: '' },
      });
    });

    describe('tells its buyer (specification §order-emails)', () => {
      const jobs = async () => {
        const rows = await database.selectFrom('mail_jobs').select(['kind', 'payload']).orderBy('id').execute();
        await database.deleteFrom('mail_jobs').execute();
        return rows;
      };
      const kinds = async () => (await jobs()).map(({ kind }) => kind);
      const placed = async () => {
        const no = await place();
        await jobs();
        const { rows } = await sql<{ record: Event }>`select json_build_object('key', key, 'data', data) as record
          from events where key = ${no} and kind = 'order.placed'`.execute(database);
        const [found] = rows;
        if (!found) throw new Error('it was told');
        return { no, order: taken(found.record, 'Picking'), shipTo: found.record.data['shipTo'] };
      };
      const choose = (kinds_: OrderMailChoice['kinds'], allOrders: boolean, [, other] = company.buyers) =>
        createOrderMailChoices(database).set(other.id, { kinds: kinds_, allOrders }, 'de/de');
      const permit = (permissions: readonly string[]) =>
        database
          .updateTable('users')
          .set({ permissions: ['Place Orders', 'Create and Edit Users', ...permissions] })
          .where('email', 'in', ['ann@northgate.example', 'ben@northgate.example'])
          .execute();
      beforeEach(() => permit(['View Orders', 'View Invoices']));
      afterEach(() => database.deleteFrom('order_mail_choices').execute());

      it('what it confirmed, changed and cancelled, each once', async () => {
        const { no, order } = await placed();
        await integration.send('orders', [order]);
        expect(await jobs()).toMatchObject([{ kind: 'order-confirmed', payload: { orderNo: no, changes: null } }]);
        await integration.send('orders', [order]);
        await integration.send('orders', [{ ...order, progress: 'Packing' }]);
        expect(await kinds()).toEqual([]);
        // As much to pay for half of it.
        const lines = order.lines.map((line) => ({
          ...line,
          quantity: line.quantity / 2,
          unitPrice: { ...line.unitPrice, minor: line.unitPrice.minor * 2 },
        }));
        const less = { ...order, lines };
        await integration.send('orders', [less]);
        await integration.send('orders', [less]);
        expect(await jobs()).toMatchObject([
          { kind: 'order-changed', payload: { changes: { items: [{ before: pack, now: pack / 2 }] } } },
        ]);
        await integration.send('orders', [{ ...less, cancelled: true }]);
        expect(await jobs()).toMatchObject([{ kind: 'order-changed', payload: { changes: { cancelled: true } } }]);
        await integration.send('orders', [less]);
        expect(await jobs()).toMatchObject([{ kind: 'order-changed', payload: { changes: { reopened: true } } }]);
        // By a mistake it was left out, and comes again.
        await integration.remove(`/orders/${no}`);
        await integration.send('orders', [order]);
        expect(await kinds()).not.toContain('order-confirmed');
      });

      it('no address as another one that comes back as it was told', async () => {
        const { order, shipTo } = await placed();
        // The town stands once.
        expect(shipTo).toMatchObject({ address2: '', city: 'Leeds', county: expect.any(String) });
        await integration.send('orders', [{ ...order, shipTo }]);
        expect(await jobs()).toMatchObject([{ kind: 'order-confirmed', payload: { changes: null } }]);
      });

      it('when it promised what still comes for another day, in the order as well (specification §promised-dates)', async () => {
        const { no, order } = await placed();
        const promised = (promisedOn: string | null, sent = 0) => ({
          ...order,
          lines: order.lines.map((line) => ({ ...line, promisedOn, quantityShipped: sent })),
        });
        const send = async (record: object) => {
          await integration.send('orders', [record]);
          return (await jobs()).map(({ payload }) => payload);
        };
        const shown = async () => (await seen(no))?.lines.map((line) => [line.promisedOn, line.promisedBefore]);
        expect(await send(promised('2026-12-05'))).toMatchObject([{ orderNo: no, changes: null }]);
        expect(await shown()).toEqual([['2026-12-05', null]]);
        const later = { changes: { items: [], promises: [{ before: '2026-12-05', now: '2026-12-09' }] } };
        expect(await send(promised('2026-12-09'))).toMatchObject([later]);
        expect(await send(promised('2026-12-09'))).toEqual([]);
        expect(await send({ ...promised('2026-12-09'), progress: 'Picking again' })).toEqual([]);
        expect(await shown()).toEqual([['2026-12-09', '2026-12-05']]);
        expect(await send(promised(null))).toMatchObject([{ changes: { promises: [{ now: null }] } }]);
        const again = { changes: { promises: [{ before: null, now: '2026-12-11' }] } };
        expect(await send(promised('2026-12-11'))).toMatchObject([again]);
        expect(await shown()).toEqual([['2026-12-11', '2026-12-09']]);
        expect(await send(promised('2026-12-12', pack))).toEqual([]);
        expect(await shown()).toEqual([['2026-12-12', '2026-12-11']]);
      });

      it('with what it confirmed otherwise than it was ordered, and that it was refused', async () => {
        const [other, refused] = [await placed(), await placed()];
        await integration.send('orders', [{ ...other.order, shipTo: { name: 'The other site', city: 'York' } }]);
        expect(await jobs()).toMatchObject([
          { kind: 'order-confirmed', payload: { changes: { items: [], total: false, shipTo: true } } },
        ]);
        await integration.send('orders', [{ ...refused.order, cancelled: true }]);
        expect(await kinds()).toEqual(['order-changed']);
      });

      it('what it sent, once more with a number to follow it by, and its invoice', async () => {
        const { no, order } = await placed();
        await integration.send('orders', [order]);
        await jobs();
        const shipment = { no: `SH-${no}`, order: no, postingDate: '2026-05-04', carrierCode: 'DPD' };
        await integration.send('shipments', [shipment]);
        await integration.send('shipments', [{ ...shipment, service: 'Next day' }]);
        await integration.send('shipments', [{ ...shipment, trackingNumber: '1' }]);
        await integration.send('shipments', [{ ...shipment, trackingNumber: '1' }]);
        expect(await kinds()).toEqual(['order-dispatched', 'order-dispatched']);
        const { origin: _, ...invoice } = { ...order, no: `RE-${no}`, order: no, date: '2026-05-04' };
        await integration.send('invoices', [invoice]);
        await integration.send('invoices', [{ ...invoice, status: 'Open' }]);
        expect(await jobs()).toMatchObject([{ kind: 'order-invoiced', payload: { invoiceNo: `RE-${no}` } }]);
      });

      it('nothing of what they may not see, or did not choose', async () => {
        const { no, order } = await placed();
        await permit(['View Orders']);
        const { origin: _, ...invoice } = { ...order, no: `RE-${no}`, order: no };
        await integration.send('invoices', [invoice]);
        expect(await kinds()).toEqual([]);
        await choose(['invoiced'], false, [company.buyers[1], company.buyers[0]]);
        await integration.send('orders', [order]);
        expect(await kinds()).toEqual([]);
      });

      it('of orders that came otherwise, those who want to be told of all, and of nothing that is old', async () => {
        const { order } = await placed();
        const { origin: _, ...phoned } = { ...order, date: '2026-05-04' };
        await integration.send('orders', [{ ...phoned, no: 'SO-PHONE-1' }]);
        expect(await kinds()).toEqual([]);
        await choose(['confirmed'], true);
        await integration.send('orders', [
          { ...phoned, no: 'SO-PHONE-2' },
          { ...phoned, no: 'SO-PHONE-3', date: '2025-05-04' },
        ]);
        expect(await jobs()).toMatchObject([{ payload: { orderNo: 'SO-PHONE-2' } }]);
        await integration.send('orders', [{ ...phoned, no: 'SO-PHONE-4' }], { dryRun: 'true' });
        expect(await kinds()).toEqual([]);
      });
    });

    it('what answers no order, or that of another customer, changes none', async () => {
      const no = await place();
      const shipment = { no: 'SH-9', order: 'SO-NONE' };
      expect(await integration.send('shipments', [shipment])).toMatchObject({ waiting: 1, accepted: 0 });
      const before = await seen(no);
      const event = await eventOf(no);
      const others = { ...taken(event, 'Picking'), customer: 'C20915' };
      expect(await integration.send('orders', [others])).toMatchObject({ refused: 1, accepted: 0 });
      expect(await seen(no)).toEqual(before);
    });

    it.each([
      ['was withdrawn', { withdrawn_at: now() }, 'cancelled', 'the order was withdrawn in the portal'],
      [
        'was rejected',
        { waits_for: [], waited_for: ['over-credit' as const] },
        'cancelled',
        'the order was rejected in the portal',
      ],
      ['waits for approval', { waits_for: ['over-limit' as const] }, 'no', 'waits for approval in the portal'],
    ])('what %s meanwhile is not begun with, and may be cancelled', async (what, state, path, reason) => {
      const no = await place();
      const event = await eventOf(no);
      await database.updateTable('portal_orders').set(state).where('order_no', '=', orderNoOf(no)).execute();
      if (what === 'was rejected')
        await database
          .insertInto('order_decisions')
          .values({
            order_no: orderNoOf(no),
            at: now(),
            user_id: company.buyers[1].id,
            by_name: 'Ben',
            approved: false,
            reason: 'No',
            released: 'over-credit',
          })
          .execute();
      const before = await seen(no);
      const run = await integration.send('orders', [taken(event, 'Picking')]);
      expect(run).toMatchObject({ accepted: 0, refused: 1 });
      const refusals = database
        .selectFrom('integration_refusals')
        .select(['path', 'reason'])
        .where('run_id', '=', run.id);
      expect(await refusals.execute()).toMatchObject([{ path, reason: expect.stringContaining(reason) }]);
      expect(await seen(no)).toEqual(before);
      const cancelled = { ...taken(event, 'Picking'), cancelled: true };
      expect(await integration.send('orders', [cancelled])).toMatchObject({ accepted: 1, refused: 0 });
      expect((await waitingOf(no)).waits_for).toEqual([]);
    });

    const waitingOf = (no: string) =>
      database
        .selectFrom('portal_orders')
        .select('waits_for')
        .where('order_no', '=', orderNoOf(no))
        .executeTakeFirstOrThrow();
    const stockOf = async (sku: string) => {
      const item = database
        .selectFrom('items')
        .select('stock')
        .where(sql<boolean>`sku = ${sku}`);
      return (await item.executeTakeFirstOrThrow()).stock;
    };

    it('what is cancelled while it waits waits for nobody any more, gives its stock back once, and does not begin again', async () => {
      const no = await place();
      const event = await eventOf(no);
      const [{ sku }] = v.parse(v.tuple([v.object({ sku: v.string() })]), event.data['lines']);
      const waits = ['over-limit' as const];
      const state = { waits_for: waits, waited_for: waits, taken: { [sku]: 3 } };
      await database.updateTable('portal_orders').set(state).where('order_no', '=', orderNoOf(no)).execute();
      const before = await stockOf(sku);
      const cancelled = { ...taken(event, 'Cancelled'), cancelled: true };
      expect(await integration.send('orders', [cancelled])).toMatchObject({ accepted: 1 });
      expect(await integration.send('orders', [{ ...cancelled, progress: 'Closed' }])).toMatchObject({ accepted: 1 });
      expect(await stockOf(sku)).toBe(before + 3);
      const { id, refused } = await integration.send('orders', [taken(event, 'Picking')]);
      expect(refused).toBe(1);
      const refusals = database.selectFrom('integration_refusals').select('reason').where('run_id', '=', id);
      expect(await refusals.execute()).toMatchObject([
        { reason: expect.stringContaining('before anybody approved it') },
      ]);
    });

    it('the feed is for keys with its scope alone', async () => {
      const { app } = createIntegration({
        database,
        authenticate: withKeys(database, now),
        isOperator: () => false,
        addressOf: () => '192.0.2.1',
        now,
        onChanged: async () => undefined,
        pictureHosts: [],
        replacePercent: () => 5,
      });
      const keys = createKeyManagement({ keys: createKeyRepository(database), now });
      const ask = async (scope: 'read:events' | 'read:orders' | null, query = '') => {
        const form = { name: randomUUID(), addresses: [], expiresAt: null, scopes: scope === null ? [] : [scope] };
        const made = await keys.create(form, 'test');
        const headers = { Authorization: `Bearer ${scope !== null && made.ok ? made.value.text : 'ck_none'}` };
        const request = new Request(`http://localhost/events${query}`, { headers });
        return (await app.fetch(request, { trace: { id: '', route: '' } })).status;
      };
      expect([await ask('read:events'), await ask('read:orders'), await ask(null)]).toEqual([200, 403, 401]);
      const bad = ['?after=x', '?after=999999', '?limit=0', '?limit=1001', '?wait=31', '?other=1'];
      for (const query of bad) expect([query, await ask('read:events', query)]).toEqual([query, 400]);
    });
  });
});

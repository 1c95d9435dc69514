import { EventPage, type Event } from '@connect/contract/integration/events';
import { orderNoOf } from '@connect/core/domain/documents/number';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { createDocumentRepository } from '../documents/database/document-repository.ts';
import { createKeyManagement } from '../keys/application/manage-keys.ts';
import { createKeyRepository } from '../keys/database/key-repository.ts';
import { openCompany, type Company } from '../ordering/testing/company.ts';
import { createIntegration, withKeys } from '../portal/serve-integration.ts';
import { testNow } from '../testing/demo-database.ts';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const customer = 'C10482';
const now = (): Date => testNow;

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
      await company.setUp(10_000_000);
    });
    afterAll(() => data?.close());

    const place = async () => {
      const [ann] = company.buyers;
      const placed = await company.place(ann, await company.formFor(ann, 1));
      if (!placed.ok) throw new Error(placed.refusal.code);
      return placed.value.no;
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
        .parse(
          v.array(v.object({ sku: v.string(), title: v.string(), quantity: v.number(), unitPrice: v.any() })),
          lines,
        )
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

    it('what answers no order, or that of another customer, changes none', async () => {
      const no = await place();
      const shipment = { no: 'SH-9', order: 'SO-NONE' };
      expect(await integration.send('shipments', [shipment])).toMatchObject({ waiting: 1, accepted: 0 });
      const before = await seen(no);
      const office = createBackOffice(integration);
      await office.read();
      const event = office.orders().find(({ key }) => key === no);
      if (!event) throw new Error('it was told');
      const others = { ...taken(event, 'Picking'), customer: 'C20915' };
      expect(await integration.send('orders', [others])).toMatchObject({ refused: 1, accepted: 0 });
      expect(await seen(no)).toEqual(before);
    });

    it('the feed is for keys with its scope alone', async () => {
      const app = createIntegration({
        database,
        authenticate: withKeys(database, now),
        isOperator: () => false,
        addressOf: () => '192.0.2.1',
        now,
        onChanged: async () => undefined,
        pictureHosts: [],
        replacePercent: 5,
      });
      const keys = createKeyManagement({ keys: createKeyRepository(database), now });
      const ask = async (scope: 'read:events' | 'read:orders' | null, query = '') => {
        const form = { name: 'Shop', addresses: [], expiresAt: null, scopes: scope === null ? [] : [scope] };
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

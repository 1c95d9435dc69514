import { calls } from '@connect/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIndexedRows } from '../indexing/database/indexed-rows.ts';
import { engines } from '../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import { makePurgeRemoved } from './application/purge-removed.ts';
import { createRemovedCustomers } from './database/removed-customers.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';
import { supplierOf } from './testing/supplier.ts';

const removedAt = new Date('2026-11-20T12:00:00Z');
const [northgate, own] = ['C10482', 'C1'];

describe.each(engines)('a customer whom the supplier takes away, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'with documents', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    let integration: TestIntegration;
    let robin: string;

    beforeAll(async () => {
      data = await open();
      portal = createTestPortal(data);
      robin = await portal.tokenFor('robin@connect.example');
      integration = openIntegration(data.database, { now: () => removedAt });
      const sale = { customer: 1, quantity: 2, price: 500, paid: 50, credited: 20, invoiced: true };
      for (const { kind, record } of supplierOf([sale])) await integration.send(kind, [record]);
    });
    afterAll(() => data?.close());

    const listed = async (text: string) => {
      const answer = await portal.call(calls.managedCustomers, { token: robin, query: { q: text } });
      return ((await answer.json()) as { data: { no: string }[] }).data.map(({ no }) => no);
    };
    const sellers = async () =>
      (await portal.call(calls.customersReport, { token: robin, query: { from: '2025-12', to: '2026-11' } })).text();
    const status = async (no: string) =>
      (await portal.call(calls.managedCustomer, { token: robin, params: { no } })).status;
    const purge = (year: number, years = 10) =>
      makePurgeRemoved({
        work: createUnitOfWork(data.database, createRemovedCustomers),
        years: () => years,
        now: () => new Date(Date.UTC(year, 10, 21)),
      })();
    const count = async (table: string, no: string): Promise<number> => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::integer as count from ${sql.table(table)} where customer_no = ${no}`.execute(data.database);
      return rows[0]?.count ?? 0;
    };

    it('may owe more than 32 bits hold, one by one and in all, whatever comes first', async () => {
      const pounds = (minor: number) => ({ minor, currency: 'GBP' });
      const [million, largest] = [100_000_000, 10_000_000_000_000];
      const of = (no: string, minor: number) => ({
        no,
        customer: 'C9',
        date: '2026-03-02',
        total: pounds(minor),
        totalIncVat: pounds(minor),
      });
      const numbers = Array.from({ length: 30 }, (_, index) => `BIG-${index}`);
      const invoices = numbers.map((no) => of(no, million));
      const payments = numbers.map((no) => ({
        no,
        customer: 'C9',
        date: '2026-03-03',
        amount: pounds(million),
        allocations: [{ invoice: no, amount: pounds(million) }],
      }));
      const figures = () =>
        data.database
          .selectFrom('customers')
          .select(['credit_limit', 'balance', 'outstanding_orders_value'])
          .where('no', '=', 'C9')
          .executeTakeFirstOrThrow();
      const user = { email: 'big@customer.example', customer: 'C9', firstName: 'Bo', lastName: 'Big' };
      const customer = { no: 'C9', name: 'Big', currency: 'GBP', creditLimit: pounds(largest) };
      await integration.send('users', [{ ...user, spendLimit: pounds(largest) }]);
      await integration.send('invoices', [...invoices, of('BIG-X', largest - 1)]);
      await integration.send('orders', [...invoices, of('BIG-X', largest - 1)]);
      const all = 30 * million + largest - 1;
      expect(await integration.send('customers', [customer])).toMatchObject({ accepted: 1, refused: 0 });
      expect(await figures()).toEqual({ credit_limit: largest, balance: all, outstanding_orders_value: all });
      const near = await portal.call(calls.managedCustomers, {
        token: robin,
        query: { q: 'C9', filter: 'near-limit' },
      });
      expect(await near.json()).toMatchObject({ data: [{ no: 'C9' }] });
      expect(await integration.send('payments', payments)).toMatchObject({ accepted: 30, refused: 0 });
      expect(await figures()).toMatchObject({ balance: largest - 1 });
      const over = await integration.send('invoices', [of('BIG-Y', largest + 1)]);
      expect(over).toMatchObject({ accepted: 0, refused: 1 });
      await data.database.deleteFrom('integration_refusals').execute();
    });

    it('is in no list of staff and opened by none of them; documents stay, found no more', async () => {
      const rows = createIndexedRows(data.database);
      const before = await rows.counts();
      const orders = await count('orders', northgate);
      expect(await listed(northgate)).toEqual([northgate]);
      const favourite = { token: robin, params: { no: northgate } };
      expect((await portal.call(calls.addFavourite, favourite)).status).toBe(204);
      expect(await status(northgate)).toBe(200);
      expect(await sellers()).toContain(northgate);
      for (const no of [northgate, own]) expect((await integration.remove(`/customers/${no}`)).status).toBe(204);
      expect(await listed('')).not.toContain(northgate);
      for (const call of [calls.favouriteCustomers, calls.topCustomers])
        expect(await (await portal.call(call, { token: robin })).text()).not.toContain(northgate);
      expect(await sellers()).not.toContain(northgate);
      expect(await status(northgate)).toBe(404);
      const { no: id } = await data.database
        .selectFrom('orders')
        .select('no')
        .where('customer_no', '=', northgate)
        .limit(1)
        .executeTakeFirstOrThrow();
      const managed = await portal.call(calls.managedOrder, { token: robin, params: { no: northgate, id } });
      expect(managed.status).toBe(404);
      expect(await count('orders', northgate)).toBe(orders);
      expect(await rows.ordersOf([id])).toEqual([]);
      const after = await rows.counts();
      expect([before.customers - after.customers, before.orders - after.orders]).toEqual([2, orders + 1]);
    });

    it('is deleted after the years that are set, with all that is theirs, and the audit log says so', async () => {
      await purge(2036 - 1);
      expect(await count('orders', northgate)).toBeGreaterThan(0);
      const bad = { no: 'SO-77', customer: own.toLowerCase(), total: 'ten pounds' };
      await integration.send('orders', [bad, { ...bad, customer: 'C2' }]);
      await integration.put('/customers', `{"no": "${own}", "name": \n`);
      await integration.send('credit-notes', [
        {
          no: 'CN-77',
          customer: own,
          date: '2026-03-02',
          total: { minor: 1, currency: 'GBP' },
          totalIncVat: { minor: 1, currency: 'GBP' },
          allocations: [{ invoice: 'SI-9', amount: { minor: 1, currency: 'GBP' } }],
        },
      ]);
      const { no: orderNo } = await data.database
        .selectFrom('orders')
        .select('no')
        .where('customer_no', '=', northgate)
        .executeTakeFirstOrThrow();
      const mails = [{ orderNo }, { email: 'bo@customer.example' }, { orderNo: 'SO-0' }];
      await data.database
        .insertInto('mail_jobs')
        .values(mails.map((payload) => ({ kind: 'test', payload, run_after: removedAt })))
        .execute();
      await purge(2036);
      const refusedTexts = await data.database.selectFrom('integration_refusals').select('record').execute();
      expect([...new Set(refusedTexts.map(({ record }) => record))]).toEqual([expect.stringContaining('"C2"')]);
      const mailsLeft = await data.database
        .selectFrom('mail_jobs')
        .select('payload')
        .where('kind', '=', 'test')
        .execute();
      expect(mailsLeft).toEqual([{ payload: { orderNo: 'SO-0' } }]);
      const { rows } = await sql<{ table: string }>`select table_name as table from information_schema.columns
        where table_schema = 'public' and column_name = 'customer_no'`.execute(data.database);
      expect(rows.length).toBeGreaterThan(10);
      for (const no of [northgate, own])
        for (const { table } of rows)
          expect([table, table !== 'audit_log' && (await count(table, no)) > 0]).toEqual([table, false]);
      const left = await sql`select key from integration_records
          where record ->> 'customer' in (${northgate}, ${own}) or kind = 'customers' and key in (${northgate}, ${own})
            or kind = 'shipments' and key not in (select no from shipments)
        union all select key from integration_waiting
        union all select document_no from vat_rates where document_no not in (select no from invoices)
        union all select source_no from allocations
          where source_no not in (select no from invoices union all select no from payments)`.execute(data.database);
      expect(left.rows).toEqual([]);
      const log = await portal.call(calls.audit, { token: robin, query: { customerNo: own } });
      expect(await log.json()).toMatchObject({ data: [{ kind: 'purged', customer: { no: own, name: own } }] });
    });

    it('is deleted as a whole or not at all', async () => {
      await sql`create table held (id uuid references users)`.execute(data.owner);
      const lee = data.database.selectFrom('users').select('id').where('email', '=', 'lee@harbourworks.example');
      await sql`insert into held ${lee}`.execute(data.database);
      await data.database.updateTable('customers').set({ removed_at: removedAt }).where('no', '=', 'C20915').execute();
      const invoices = await count('invoices', 'C20915');
      await expect(purge(2040)).rejects.toThrow(/held/);
      expect(await count('invoices', 'C20915')).toBe(invoices);
      await sql`drop table held`.execute(data.owner);
      await purge(2027, 0);
      expect(await count('invoices', 'C20915')).toBe(0);
    });
  });
});

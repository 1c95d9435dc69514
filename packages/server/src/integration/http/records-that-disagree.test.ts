import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { createDocumentRepository } from '../../documents/database/document-repository.ts';
import { invoiceDocumentsOf } from '../../indexing/database/search-documents.ts';
import { createItemRepository } from '../../ordering/database/item-repository.ts';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
import { openIntegration, type TestIntegration } from '../testing/open-integration.ts';
import { oneSale, pounds } from '../testing/one-sale.ts';

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
beforeEach(() => integration.clear());
afterAll(() => database.destroy());

const { of, only, refusals, refusedOf, send } = oneSale(() => integration);

describe('a record that disagrees with another', () => {
  it('the number of another customer, an amount of another currency, an invoice of somebody else', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const order = only('orders');
    expect(await refusedOf('orders', { ...order, customer: 'C2' })).toEqual({
      accepted: 0,
      refused: [{ line: 1, path: 'customer', reason: 'it is of customer C1 already' }],
    });
    const euros = { minor: 5000, currency: 'EUR' };
    const other = { no: 'SO-9', customer: 'C1', date: '2026-03-02', total: euros, totalIncVat: euros };
    expect(await refusedOf('orders', other)).toMatchObject({
      refused: [{ path: 'total.currency', reason: 'is in EUR, customer C1 is in GBP' }],
    });
    const payment = {
      no: 'P-9',
      customer: 'C2',
      date: '2026-03-02',
      amount: pounds(100),
      allocations: [{ invoice: 'SI-0001', amount: pounds(100) }],
    };
    expect(await refusedOf('payments', payment)).toMatchObject({
      refused: [{ path: 'allocations.0.invoice', reason: 'is an invoice of customer C1' }],
    });
  });

  it('an item that two products name is of the first by number, and the other told at the end of the run', async () => {
    const product = only('products');
    const of = (sku: string, item: string) => ({
      ...product,
      sku,
      slug: sku.toLowerCase(),
      variations: [{ sku: item, title: sku }],
    });
    const refused = { path: 'variations.0.sku', reason: 'is an item of product A, too, which comes first and has it' };
    const first = await integration.send('products', [of('A', 'I-1'), of('B', 'I-1'), of('C', 'I-2')]);
    expect(first).toMatchObject({ accepted: 3, refused: 1 });
    expect(await refusals(first.id)).toEqual([{ line: 2, ...refused }]);
    const state = await integration.state();
    await integration.clear();
    for (const sku of ['C', 'B', 'A']) await integration.send('products', [of(sku, sku === 'C' ? 'I-2' : 'I-1')]);
    expect(await integration.state()).toEqual(state);
    // Once the first names it no more, it is the other's.
    const freed = await integration.send('products', [of('A', 'I-3')]);
    expect(freed).toMatchObject({ accepted: 1, refused: 0 });
    const { rows } = await sql`select product_sku, title from items where sku = 'I-1' and not discontinued`.execute(
      database,
    );
    expect(rows).toEqual([{ product_sku: 'B', title: 'B' }]);
    expect(await integration.send('products', [of('B', 'I-1')])).toMatchObject({ unchanged: 1, refused: 0 });
  });

  it('a number of the supplier’s own system that two orders have, told of the second at the end, whichever came first', async () => {
    await send('staff', 'customers', 'orders');
    const order = only('orders');
    const of = (no: string, backOfficeNo: string) => ({ ...order, no, backOfficeNo });
    const refused = { path: 'backOfficeNo', reason: 'is that of order WEB000001, too' };
    for (const [first, second] of [
      ['WEB000001', 'WEB000002'],
      ['WEB000002', 'WEB000001'],
    ] as const) {
      await integration.clear();
      await send('staff', 'customers');
      await integration.send('orders', [of(first, '4500012345')]);
      const { id } = await integration.send('orders', [of(second, '4500012345')]);
      const found = await refusals(id);
      expect(found).toEqual(second === 'WEB000002' ? [{ line: 1, ...refused }] : []);
    }
    // The same again is no conflict, and one that is corrected is none any more.
    expect(await integration.send('orders', [of('WEB000001', '4500012345')])).toMatchObject({ refused: 0 });
    expect(await integration.send('orders', [of('WEB000002', '4500012346')])).toMatchObject({
      accepted: 1,
      refused: 0,
    });
  });

  it('two products of one address in a region', async () => {
    const product = only('products');
    const of = (sku: string, regions: string[]) => ({ ...product, sku, regions, variations: [{ sku, title: sku }] });
    const run = await integration.send('products', [of('B', ['UK', 'DE']), of('A', ['UK', 'FR']), of('C', ['IT'])]);
    expect(run).toMatchObject({ accepted: 3, refused: 1 });
    expect(await refusals(run.id)).toEqual([{ line: 1, path: 'slug', reason: 'is that of product A, too, in UK' }]);
  });

  it('a shipment that moves to an order of another customer', async () => {
    await send('staff', 'customers', 'orders', 'shipments');
    await integration.send('orders', [
      { ...only('orders'), no: 'SO-2', customer: 'C2' },
      { ...only('orders'), no: 'SO-3' },
    ]);
    expect(await refusedOf('shipments', { ...only('shipments'), order: 'SO-2' })).toEqual({
      accepted: 0,
      refused: [{ line: 1, path: 'order', reason: 'is of customer C2, the shipment is of customer C1 already' }],
    });
    expect(await refusedOf('shipments', { ...only('shipments'), order: 'SO-3' })).toMatchObject({ accepted: 1 });
  });

  it('more allocated to an invoice than it comes to: the rest is to the customer’s good, whichever payment came first', async () => {
    await send('staff', 'customers');
    const payment = (no: string, minor: number) => ({
      no,
      customer: 'C1',
      date: '2026-03-02',
      amount: pounds(minor),
      allocations: [{ invoice: 'SI-0001', amount: pounds(minor) }],
    });
    // One waits for its invoice.
    await integration.send('payments', [payment('P-2', 5000)]);
    await send('orders', 'invoices');
    const run = await integration.send('payments', [payment('P-1', 4000)]);
    expect(run).toMatchObject({ accepted: 1, refused: 0 });
    const late = await (await integration.get(`/runs/${run.id}/late-refusals`)).text();
    expect(JSON.parse(late)).toMatchObject({
      key: 'P-2',
      path: 'allocations.0.amount',
      reason: 'is 30.00 GBP more than was left of invoice SI-0001',
    });
    const { rows } = await sql`select no, unallocated, (select remaining_amount from invoices) as left,
      (select balance from customers where no = 'C1') as balance from payments order by no`.execute(database);
    expect(rows).toEqual([
      { no: 'P-1', unallocated: 0, left: 0, balance: -3000 },
      { no: 'P-2', unallocated: 3000, left: 0, balance: -3000 },
    ]);
  });

  it('an invoice that names an order of another customer, told at the end, whichever came first: neither counts for the other', async () => {
    await send('staff', 'customers');
    const order = { ...only('orders'), closed: false };
    const invoice = { ...only('invoices'), customer: 'C2' };
    await integration.send('orders', [order]);
    const run = await integration.send('invoices', [invoice]);
    expect(run.refused).toBe(1);
    const problem = { path: 'order', reason: 'is an order of customer C1: it is not linked to it' };
    expect(await refusals(run.id)).toEqual([{ line: 1, ...problem }]);
    const open = await sql`select outstanding_orders_value as open from customers where no = 'C1'`.execute(database);
    expect(open.rows).toEqual([{ open: 6000 }]);
    const linked = async () => {
      const repository = createDocumentRepository(database);
      const shown = await repository.invoice(customerNoOf('C2'), invoiceNoOf('SI-0001'));
      const [found] = await invoiceDocumentsOf(database, [invoiceNoOf('SI-0001')]);
      return [shown?.orderNumber, found?.order_number];
    };
    expect(await linked()).toEqual([null, null]);
    const state = await integration.state();
    await integration.clear();
    await send('staff', 'customers');
    expect(await integration.send('invoices', [invoice])).toMatchObject({ accepted: 1, refused: 0 });
    const alone = await integration.state();
    expect(await linked()).toEqual(['SO-0001', 'SO-0001']);
    await database.deleteFrom('index_changes').execute();
    const later = await integration.send('orders', [order]);
    const late = await (await integration.get(`/runs/${later.id}/late-refusals`)).text();
    expect(JSON.parse(late)).toMatchObject({ kind: 'invoices', key: 'SI-0001', line: 1, ...problem });
    expect(await integration.state()).toEqual(state);
    expect(await linked()).toEqual([null, null]);
    const changes = await database.selectFrom('index_changes').select(['kind', 'key']).orderBy('kind').execute();
    expect(changes).toEqual([
      { kind: 'invoices', key: 'SI-0001' },
      { kind: 'orders', key: 'SO-0001' },
    ]);
    await integration.remove('/orders/SO-0001');
    expect(await integration.state()).toEqual(alone);
  });

  it('what is allocated to a credit note, whichever came first', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const total = { total: pounds(100), totalIncVat: pounds(100) };
    const note = { no: 'CN-1', customer: 'C1', date: '2026-03-02', ...total };
    const allocations = [{ invoice: 'CN-1', amount: pounds(1) }];
    const payment = { ...only('payments'), allocations };
    const problem = { path: 'allocations.0.invoice', reason: 'is a credit note: only invoices are settled' };
    expect(await integration.send('payments', [payment])).toMatchObject({ waiting: 1 });
    const run = await integration.send('credit-notes', [note]);
    const late = await (await integration.get(`/runs/${run.id}/late-refusals`)).text();
    expect(JSON.parse(late)).toMatchObject({ kind: 'payments', key: 'P-0001', ...problem });
    expect(await (await integration.get('/waiting')).text()).toBe('');
    expect(await refusedOf('payments', payment)).toEqual({ accepted: 0, refused: [{ line: 1, ...problem }] });
    expect(await refusedOf('credit-notes', { ...note, no: 'CN-2', allocations })).toMatchObject({ refused: [problem] });
    const itself = { ...note, no: 'CN-3', allocations: [{ invoice: 'CN-3', amount: pounds(1) }] };
    expect(await refusedOf('credit-notes', itself)).toMatchObject({ refused: [problem] });
  });

  it('a payment that names an invoice of another customer, and one that is not there, whichever came first', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const others = { ...only('invoices'), no: 'SI-2', customer: 'C2', order: null };
    const allocations = ['SI-2', 'SI-MISSING'].map((invoice) => ({ invoice, amount: pounds(1) }));
    const payment = { ...only('payments'), allocations };
    const problem = { path: 'allocations.0.invoice', reason: 'is an invoice of customer C2' };
    expect(await integration.send('payments', [payment])).toMatchObject({ waiting: 1 });
    const run = await integration.send('invoices', [others]);
    const late = await (await integration.get(`/runs/${run.id}/late-refusals`)).text();
    expect(JSON.parse(late)).toMatchObject({ kind: 'payments', key: 'P-0001', ...problem });
    expect(await (await integration.get('/waiting')).text()).toBe('');
    expect(await refusedOf('payments', payment)).toEqual({ accepted: 0, refused: [{ line: 1, ...problem }] });
  });

  it('a changed record waits, and what it was stands', async () => {
    await send('staff', 'customers');
    const changed = { ...only('customers'), name: 'Renamed', accountManager: 'new@supplier.example' };
    const names = async () => {
      const { rows } = await sql<{ name: string }>`select name from customers where no = 'C1'`.execute(database);
      return [
        rows[0]?.name,
        /"no":"C1","name":"([^"]*)"/.exec(await (await integration.get('/customers')).text())?.[1],
      ];
    };
    expect(await integration.send('customers', [changed])).toMatchObject({ waiting: 1 });
    expect(await names()).toEqual(['Customer 1', 'Customer 1']);
    // What stands is sent again: nothing waits any more.
    expect(await integration.send('customers', of('customers'))).toMatchObject({ accepted: 1, unchanged: 2 });
    expect(await (await integration.get('/waiting')).text()).toBe('');
    await integration.send('customers', [changed]);
    expect(
      await integration.send('customers', of('customers').slice(1), { replace: 'true', confirm: '1' }),
    ).toMatchObject({
      removed: 1,
    });
    const { rows } = await sql`select no from customers where removed_at is null order by no`.execute(database);
    expect(rows).toEqual([{ no: 'C2' }, { no: 'C3' }]);
  });

  it('another currency of an account that has documents', async () => {
    await send('staff', 'customers', 'orders');
    const [customer] = of('customers');
    const dollars = { currency: 'USD', creditLimit: { minor: 1, currency: 'USD' } };
    expect(await refusedOf('customers', { ...customer, ...dollars })).toMatchObject({
      accepted: 0,
      refused: [{ path: 'currency', reason: 'is USD, and customer C1 has documents in GBP' }],
    });
  });

  it('a credit note with the number of an invoice', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const credit = { no: 'SI-0001', customer: 'C1', date: '2026-03-02', total: pounds(1), totalIncVat: pounds(1) };
    expect(await refusedOf('credit-notes', credit)).toMatchObject({
      refused: [{ path: 'no', reason: 'is the number of an invoice or a credit note already' }],
    });
  });

  it('a loop of replacements over several products: each of its members, whichever came last', async () => {
    const product = only('products');
    const item = (sku: string, replacedBy: string | null) => ({
      ...product,
      sku: `P-${sku}`,
      slug: sku.toLowerCase(),
      variations: [{ sku, title: sku, replacedBy }],
    });
    const run = await integration.send('products', [item('A', 'B'), item('B', 'C'), item('C', 'A'), item('D', 'A')]);
    expect(run).toMatchObject({ accepted: 4, refused: 3 });
    const loop = { path: 'variations.0.replacedBy', reason: 'leads back to the item itself: nothing takes its place' };
    expect(await refusals(run.id)).toEqual([1, 2, 3].map((line) => ({ line, ...loop })));
    const replacements = async () => {
      const items = await createItemRepository(database).findWithoutPrices(['A', 'B', 'C', 'D'].map(skuOf));
      return [...items.values()].map(({ sku, replacedBy }) => `${sku}>${replacedBy}`).toSorted();
    };
    expect(await replacements()).toEqual(['A>null', 'B>null', 'C>null', 'D>A']);
    expect(await integration.send('products', [item('C', null)])).toMatchObject({ accepted: 1, refused: 0 });
    expect(await replacements()).toEqual(['A>B', 'B>C', 'C>null', 'D>A']);
  });
});

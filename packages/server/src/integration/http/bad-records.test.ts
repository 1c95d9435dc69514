import { gzipSync } from 'node:zlib';
import type { Kind } from '@connect/contract/integration/kinds';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/open.ts';
import { createDocumentRepository } from '../../documents/database/document-repository.ts';
import { invoiceDocumentsOf } from '../../indexing/database/search-documents.ts';
import { createItemRepository } from '../../ordering/database/item-repository.ts';
import { createKeyManagement } from '../../keys/application/manage-keys.ts';
import { createKeyRepository } from '../../keys/database/key-repository.ts';
import { withKeys } from '../../portal/serve-integration.ts';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
import { createRunStore } from '../database/run-store.ts';
import { openIntegration, type TestIntegration } from '../testing/open-integration.ts';
import { supplierOf } from '../testing/supplier.ts';

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
beforeEach(() => integration.clear());
afterAll(() => database.destroy());

const sale = { customer: 1, quantity: 10, price: 500, paid: 50, credited: 0, invoiced: true };
const supplier = supplierOf([sale]);
const of = (kind: Kind) => supplier.filter((sent) => sent.kind === kind).map(({ record }) => record);
const only = (kind: Kind): Record<string, unknown> => of(kind)[0] ?? {};
const pounds = (minor: number) => ({ minor, currency: 'GBP' });

const linesOf = (quantity: unknown) => [{ sku: 'A', quantity, unitPrice: pounds(500) }];

const send = (...kinds: Kind[]) =>
  kinds.reduce<Promise<unknown>>(
    (before, kind) => before.then(() => integration.send(kind, of(kind))),
    Promise.resolve(),
  );

interface Refusal {
  readonly line: number;
  readonly path: string;
  readonly reason: string;
}
const refusals = async (run: string): Promise<Refusal[]> => {
  const text = await (await integration.get(`/runs/${run}/refusals`)).text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { path, reason, line: at } = JSON.parse(line) as Refusal;
      return { line: at, path, reason };
    });
};

/** Sends a good record, the bad one and a good one, and answers what was refused, and how many were taken. */
const refusedOf = async (kind: Kind, bad: object) => {
  const run = await integration.send(kind, [bad]);
  return { accepted: run.accepted, refused: await refusals(run.id) };
};

describe('a bad record is refused by itself, with its line and column', () => {
  it('one whose picture is at a host that is set is none', async () => {
    const banner = { position: 1, image: 'https://IMG.example/spring.jpg?v=2', alt: 'Spring' };
    expect(await integration.send('banners', [banner])).toMatchObject({ accepted: 1, refused: 0 });
  });

  it.each<[what: string, kind: Kind, change: object, path: string, reason: RegExp]>([
    ['a product without a region', 'products', { regions: [] }, 'regions', /sold nowhere/],
    ['an unknown column', 'products', { colour: 'red' }, 'colour', /^is no column of products/],
    ['a column with a mistake in it', 'products', { slugg: 'a' }, 'slugg', /did you mean slug\?$/],
    ['a picture that is not one', 'banners', { image: 'prices.xlsx' }, 'image', /not the file name of a picture/],
    ['a picture at no picture’s address', 'banners', { image: 'https://img.example/a' }, 'image', /not the file name/],
    ['a picture at another host', 'banners', { image: 'https://b.example/a.jpg' }, 'image', /none of PICTURE_HOSTS/],
    ['a day in another form', 'invoices', { date: '02.03.2026' }, 'date', /YYYY-MM-DD/],
    ['a day that there is not', 'invoices', { date: '2026-02-30' }, 'date', /not a day/],
    ['a text for an amount', 'invoices', { total: '50.00' }, 'total', /^must be an object with minor, currency$/],
    ['too large an amount', 'invoices', { total: pounds(1e19) }, 'total.minor', /^is too large an amount$/],
    ['parts of a penny', 'invoices', { total: { minor: 0.5, currency: 'GBP' } }, 'total.minor', /whole minor units/],
    ['a fourth decimal', 'invoices', { lines: linesOf(2.5001) }, 'lines.0.quantity', /^is 2.5001: .* three decimals$/],
    ['a sum in binary', 'invoices', { lines: linesOf(0.1 + 0.2) }, 'lines.0.quantity', /^is 0.30000000000000004: /],
    ['too much of an item', 'invoices', { lines: linesOf(1_000_000.001) }, 'lines.0.quantity', /at most 1000000$/],
    ['a unit with a quantity', 'invoices', { lines: linesOf('2.5 m') }, 'lines.0.quantity', /must be a number/],
    ['no quantity', 'invoices', { lines: linesOf(null) }, 'lines.0.quantity', /must be a number/],
    [
      'less than nothing sent',
      'shipments',
      { lines: [{ sku: 'A', quantity: -0.5 }] },
      'lines.0.quantity',
      /at least 0/,
    ],
    ['no name', 'customers', { name: undefined }, 'name', /is required/],
    ['a number that is none', 'customers', { no: 'a|b' }, 'no', /is not a number/],
    ['no currency', 'customers', { currency: '' }, 'currency', /is not a currency/],
    [
      'limit in another currency',
      'customers',
      { creditLimit: { minor: 1, currency: 'EUR' } },
      'creditLimit.currency',
      /GBP/,
    ],
    [
      'an item replaced by itself',
      'products',
      { variations: [{ sku: 'A', title: 'A', replacedBy: 'A' }] },
      'variations.0.replacedBy',
      /itself/,
    ],
    ['price list of another currency', 'prices', { priceList: 'EUR' }, 'breaks.0.price.currency', /EUR/],
    ['a bar in a part of a key', 'prices', { priceList: 'A|B' }, 'priceList', /\| in it/],
    [
      'a price that comes to nothing',
      'prices',
      { breaks: [{ from: 1, price: pounds(0.0009) }] },
      'breaks',
      /at least 0.001/,
    ],
    [
      'breaks that do not rise',
      'prices',
      {
        breaks: [
          { from: 1, price: pounds(1) },
          { from: 1, price: pounds(1) },
        ],
      },
      'breaks',
      /rise/,
    ],
    [
      'an end before the beginning',
      'prices',
      { validFrom: '2026-02-01', validUntil: '2026-01-01' },
      'validUntil',
      /before/,
    ],
    [
      'VAT that does not add up',
      'invoices',
      { totalIncVat: pounds(6001) },
      'vat',
      /comes to 60\.00 GBP with its nets, totalIncVat is 60\.01 GBP/,
    ],
    [
      'VAT of another rate',
      'invoices',
      { vat: [{ percent: 10, net: pounds(5000), vat: pounds(1000) }] },
      'vat.0.vat',
      /not that rate/,
    ],
    [
      'nets that are not the total',
      'invoices',
      { vat: [{ percent: 20, net: pounds(4000), vat: pounds(1000) }] },
      'vat',
      /nets come to 40\.00 GBP, the total is 50\.00 GBP/,
    ],
    ['VAT of no country', 'invoices', { totalIncVat: pounds(7501), vat: [] }, 'totalIncVat', /50 % VAT/],
    [
      'lines that do not come to the total',
      'invoices',
      { lines: [{ sku: 'A', quantity: 10, unitPrice: pounds(499) }] },
      'lines',
      /come to 49\.90 GBP, the total is 50\.00 GBP/,
    ],
    ['a payment below 0', 'payments', { amount: pounds(-1) }, 'amount', /below 0/],
    ['a credit limit below 0', 'customers', { creditLimit: pounds(-1) }, 'creditLimit', /below 0/],
    [
      'open orders below 0',
      'customers',
      { balance: { outstandingOrders: pounds(-1) } },
      'balance.outstandingOrders',
      /below 0/,
    ],
    ['overpaid by more than it is', 'invoices', { remaining: pounds(-6001) }, 'remaining', /further below 0/],
    ['a rate with three decimals', 'customers', { vatPercent: 8.125 }, 'vatPercent', /^has more than two decimals$/],
    ['a day too long ago', 'invoices', { date: '1899-12-30' }, 'date', /not between 1990-01-01 and 2100-12-31/],
    ['a currency for tests', 'customers', { currency: 'XTS' }, 'currency', /ISO 4217/],
    ['an amount in no currency', 'payments', { amount: { minor: 1, currency: 'ZZZ' } }, 'amount.currency', /ISO 4217/],
    [
      'terms without their text',
      'customers',
      { terms: { dueDateCalculation: '30D' } },
      'terms.description',
      /required/,
    ],
    [
      'items of one product that replace each other',
      'products',
      {
        variations: [
          { sku: 'A', title: 'A', replacedBy: 'B' },
          { sku: 'B', title: 'B', replacedBy: 'A' },
        ],
      },
      'variations.0.replacedBy',
      /itself/,
    ],
    ['an invoice below 0', 'invoices', { total: pounds(-5000) }, 'total', /below 0/],
    [
      'less with VAT than without',
      'invoices',
      { totalIncVat: pounds(4999), vat: [] },
      'totalIncVat',
      /less than total/,
    ],
    ['more left than it is', 'invoices', { remaining: pounds(6001) }, 'remaining', /more than totalIncVat/],
    [
      'left to pay, and not known',
      'invoices',
      { remaining: pounds(1), remainingUnknown: true },
      'remainingUnknown',
      /remaining is given/,
    ],
    ['a picture out of its folder', 'banners', { image: '../shop.svg' }, 'image', /not the file name of a picture/],
    ['half a character', 'customers', { name: '\ud800' }, 'name', /not text/],
  ])('%s', async (_, kind, change, path, reason) => {
    await send('staff', 'customers', 'products', 'orders');
    expect(await refusedOf(kind, { ...only(kind), ...change })).toEqual({
      accepted: 0,
      refused: [{ line: 1, path, reason: expect.stringMatching(reason) }],
    });
  });

  it('they are told from a line on', async () => {
    const run = await integration.send('banners', [{}, {}]);
    const told = async (from: string) => (await integration.get(`/runs/${run.id}/refusals?from=${from}`)).text();
    const lines = (text: string) =>
      text.split('\n').flatMap((line) => (line === '' ? [] : [Reflect.get(JSON.parse(line), 'line')]));
    expect(new Set(lines(await told('1')))).toEqual(new Set([1, 2]));
    expect(new Set(lines(await told('2')))).toEqual(new Set([2]));
    expect((await integration.get(`/runs/${run.id}/refusals?from=two`)).status).toBe(400);
  });

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
    const told = { path: 'order', reason: 'is an order of customer C1: it is not linked to it' };
    expect(await refusals(run.id)).toEqual([{ line: 1, ...told }]);
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
    expect(JSON.parse(late)).toMatchObject({ kind: 'invoices', key: 'SI-0001', line: 1, ...told });
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
    const told = { path: 'allocations.0.invoice', reason: 'is a credit note: only invoices are settled' };
    expect(await integration.send('payments', [payment])).toMatchObject({ waiting: 1 });
    const run = await integration.send('credit-notes', [note]);
    const late = await (await integration.get(`/runs/${run.id}/late-refusals`)).text();
    expect(JSON.parse(late)).toMatchObject({ kind: 'payments', key: 'P-0001', ...told });
    expect(await (await integration.get('/waiting')).text()).toBe('');
    expect(await refusedOf('payments', payment)).toEqual({ accepted: 0, refused: [{ line: 1, ...told }] });
    expect(await refusedOf('credit-notes', { ...note, no: 'CN-2', allocations })).toMatchObject({ refused: [told] });
    const itself = { ...note, no: 'CN-3', allocations: [{ invoice: 'CN-3', amount: pounds(1) }] };
    expect(await refusedOf('credit-notes', itself)).toMatchObject({ refused: [told] });
  });

  it('a payment that names an invoice of another customer, and one that is not there, whichever came first', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const others = { ...only('invoices'), no: 'SI-2', customer: 'C2', order: null };
    const allocations = ['SI-2', 'SI-MISSING'].map((invoice) => ({ invoice, amount: pounds(1) }));
    const payment = { ...only('payments'), allocations };
    const told = { path: 'allocations.0.invoice', reason: 'is an invoice of customer C2' };
    expect(await integration.send('payments', [payment])).toMatchObject({ waiting: 1 });
    const run = await integration.send('invoices', [others]);
    const late = await (await integration.get(`/runs/${run.id}/late-refusals`)).text();
    expect(JSON.parse(late)).toMatchObject({ kind: 'payments', key: 'P-0001', ...told });
    expect(await (await integration.get('/waiting')).text()).toBe('');
    expect(await refusedOf('payments', payment)).toEqual({ accepted: 0, refused: [{ line: 1, ...told }] });
  });

  it('nor is stock below 0, which counts as none', async () => {
    await send('staff', 'customers', 'products', 'stock');
    const below = { ...only('stock'), stock: -5 };
    expect(await refusedOf('stock', below)).toEqual({ accepted: 1, refused: [] });
    const stocked = database.selectFrom('items').select('stock').where('sku', '=', skuOf('GLOVE-1-L'));
    expect(await stocked.executeTakeFirst()).toEqual({ stock: 0 });
    expect(JSON.parse(await (await integration.get('/stock')).text())).toMatchObject(below);
  });

  it('neither a price of 0, nor one of five decimals, nor a credit note of 0', async () => {
    await send('staff', 'customers', 'products');
    const prices = [0, 0.001].map((minor, index) => ({
      ...only('prices'),
      validFrom: `2026-01-0${index + 1}`,
      breaks: [{ from: 1, price: pounds(minor) }],
    }));
    expect(await integration.send('prices', prices)).toMatchObject({ accepted: 2 });
    const note = { no: 'CN-1', customer: 'C1', date: '2026-03-02', total: pounds(0), totalIncVat: pounds(0) };
    expect(await integration.send('credit-notes', [note])).toMatchObject({ accepted: 1 });
  });

  it('amounts of two currencies in one record, told by what stands beside them', async () => {
    await send('staff', 'customers');
    const dollars = { minor: 500, currency: 'USD' };
    const lines = [{ sku: 'A', quantity: 10, unitPrice: dollars }];
    expect(await refusedOf('orders', { ...only('orders'), lines })).toMatchObject({
      refused: [{ path: 'lines.0.unitPrice.currency', reason: 'is in USD, total is in GBP' }],
    });
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

  it('is known by its key where that can be read', async () => {
    const { breaks: _, ...price } = only('prices');
    const noKey = { ...price, product: '' };
    const run = await integration.send('prices', [price, { ...price, validFrom: '2026-01-01' }, noKey, 'GBP']);
    const told = (await (await integration.get(`/runs/${run.id}/refusals`)).text()).trim().split('\n');
    const keys = told.map((line) => (JSON.parse(line) as { key: string | null }).key);
    expect(keys).toEqual(['GBP|GLOVE-1|', 'GBP|GLOVE-1|2026-01-01', null, null, null]);
  });

  it('two of one number in a run: the second is refused unless it is the same', async () => {
    const [first = {}] = of('customers');
    const run = await integration.send('customers', [first, first, { ...first, name: 'Other' }], {
      run: crypto.randomUUID(),
    });
    expect(run).toMatchObject({ refused: 1, waiting: 2 });
    expect(await refusals(run.id)).toMatchObject([
      { line: 3, path: 'no', reason: 'comes twice in this run, with other contents: those that came before stand' },
    ]);
  });

  it('lines that are not JSON, not UTF-8, or too long; blank ones count', async () => {
    const good = JSON.stringify(only('staff'));
    const body = Buffer.concat([
      Buffer.from('\uFEFF{"email":\n\n'),
      Buffer.from('{"email":"M\xfcller"}\n', 'latin1'),
      Buffer.from(`${JSON.stringify({ email: 'x'.repeat(4_000_001) })}\n`),
      Buffer.from('\0{"email":"\uFFFD"}\n'),
      Buffer.from(good),
    ]);
    const run = (await (await integration.put('/staff', new Uint8Array(body))).json()) as { id: string };
    expect(run).toMatchObject({ accepted: 1, refused: 4, lines: 6, state: 'finished' });
    expect(await refusals(run.id)).toEqual([
      { line: 1, path: '', reason: expect.stringContaining('is not JSON') },
      { line: 3, path: 'email', reason: 'is not UTF-8' },
      { line: 4, path: '', reason: 'is longer than 4000000 bytes' },
      { line: 5, path: '', reason: expect.stringContaining('is not JSON') },
    ]);
  });

  it('elements of an array that are not JSON, not UTF-8, or too long', async () => {
    const body = Buffer.concat([
      Buffer.from('[{"email":"M\xfcller"}, ', 'latin1'),
      Buffer.from(
        `${JSON.stringify({ email: 'x'.repeat(4_000_001) })},\n{"email":},, ${JSON.stringify(only('staff'))}]`,
      ),
    ]);
    const run = (await (await integration.put('/staff', new Uint8Array(body))).json()) as { id: string };
    expect(run).toMatchObject({ accepted: 1, refused: 4, lines: 5, state: 'finished' });
    expect(await refusals(run.id)).toEqual([
      { line: 1, path: 'email', reason: 'is not UTF-8' },
      { line: 2, path: '', reason: 'is longer than 4000000 bytes' },
      { line: 3, path: '', reason: expect.stringContaining('is not JSON') },
      { line: 4, path: '', reason: expect.stringContaining('is not JSON') },
    ]);
  });
});

describe('a body', () => {
  it('may be an array, or packed with gzip', async () => {
    const array = await integration.put('/staff', JSON.stringify(of('staff')));
    expect(await array.json()).toMatchObject({ accepted: 1 });
    const fetchGzip = await integration.put('/customers', new Uint8Array(gzipSync(JSON.stringify(of('customers')))), {
      'Content-Encoding': 'gzip',
    });
    expect(await fetchGzip.json()).toMatchObject({ accepted: 3, lines: 3 });
  });

  const packed = { 'Content-Encoding': 'gzip' };
  const staff = () =>
    gzipSync(
      of('staff')
        .map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    );
  it.each([
    ['no gzip', () => Buffer.from('{}\n'), packed, 400, 'malformed_json', 'broken or cut short'],
    ['gzip that is cut short', () => staff().subarray(0, -4), packed, 400, 'malformed_json', 'broken or cut short'],
    [
      'gzip with more after it',
      () => Buffer.concat([staff(), Buffer.from('x')]),
      packed,
      400,
      'malformed_json',
      'broken',
    ],
    ['a bomb', () => gzipSync(Buffer.alloc(20_000_000, 'x')), packed, 400, 'malformed_json', '200 times as large'],
    [
      'blank lines',
      () => gzipSync(Buffer.alloc(20_000_000, '\n')),
      packed,
      400,
      'malformed_json',
      '200 times as large',
    ],
    ['brotli', staff, { 'Content-Encoding': 'br' }, 415, 'unsupported_body', 'packed with br; gzip is taken'],
    ['two packings', staff, { 'Content-Encoding': 'gzip, br' }, 415, 'unsupported_body', 'packed with gzip, br'],
    [
      'another charset',
      staff,
      { 'Content-Type': 'application/x-ndjson; charset="ISO-8859-1"' },
      415,
      'unsupported_body',
      'is in ISO-8859-1; UTF-8 is taken',
    ],
    ['an array with more after it', () => Buffer.from('[{}]{}'), {}, 400, 'malformed_json', 'broken after record 1'],
    [
      'a record without an end',
      () => Buffer.from(`["${'x'.repeat(5_000_000)}`),
      {},
      400,
      'malformed_json',
      'ends within record 1',
    ],
  ] as const)('of %s is refused, and says why', async (_, body, headers, status, code, message) => {
    const answer = await integration.put('/staff?dryRun=true', new Uint8Array(body()), headers);
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { code, message: expect.stringContaining(message) },
    ]);
  });

  it.each(['X-GZIP', 'gzip'])('packed with %s is read, in UTF-8 by any name', async (encoding) => {
    const headers = { 'Content-Encoding': encoding, 'Content-Type': 'application/x-ndjson; charset=utf8' };
    const answer = await integration.put('/staff?dryRun=true', new Uint8Array(staff()), headers);
    expect(await answer.json()).toMatchObject({ lines: 1 });
  });

  it('that is a broken array is taken as far as it goes, and the run says that it broke off', async () => {
    const run = crypto.randomUUID();
    const customers = of('customers').map((record) => JSON.stringify(record));
    await send('staff');
    const answer = await integration.put(`/customers?run=${run}`, `[${customers[0]},${customers[1]},{"no":`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'malformed_json', message: expect.stringContaining(`taken by run ${run}, which goes on with line 3`) },
    ]);
    expect(answer.headers.get('Location')).toBe(`/api/integration/v1/runs/${run}`);
    expect(await (await integration.get(`/runs/${run}`)).json()).toMatchObject({
      state: 'interrupted',
      lines: 2,
      accepted: 2,
    });
  });

  it('that is refused is read to its end, unless it has none: then the connection ends', async () => {
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (body) => body.enqueue(new TextEncoder().encode(`[{}}${' '.repeat(1_000_000)}`)),
    });
    const cut = await integration.put('/staff?dryRun=true', endless);
    expect([cut.status, cut.headers.get('Connection')]).toEqual([400, 'close']);
    let left = 20;
    const long = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (body) => (left-- > 0 ? body.enqueue(new TextEncoder().encode('[{}}')) : body.close()),
    });
    const read = await integration.put('/staff?dryRun=true', long);
    expect([read.status, read.headers.get('Connection'), left]).toEqual([400, null, -1]);
  });

  it.each([
    ['/nonsense', 404, 'not_found'],
    ['/orders?run=1', 400, 'malformed_request'],
    ['/orders?replace=yes', 400, 'malformed_request'],
    ['/orders?colour=red', 400, 'malformed_request'],
    ['/orders?replace=true&dryRun=true', 400, 'malformed_request'],
  ])('to %s is refused with %i', async (path, status, code) => {
    const answer = await integration.put(path, '');
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });
});

describe('a run', () => {
  const first = '2f1b8a66-4c0d-4a52-9c39-6b8f4b1f0001';

  it('goes on where it was, passes over what it has, and leaves no line out', async () => {
    await send('staff');
    const [one = {}, two = {}, three = {}] = of('customers');
    expect(await integration.send('customers', [one], { run: first, more: 'true' })).toMatchObject({
      state: 'running',
    });
    await expect(integration.send('customers', [three], { run: first, from: '3' })).rejects.toThrow('line 2');
    const whole = await integration.send('customers', [one, two, three], { run: first, from: '1' });
    expect(whole).toMatchObject({ state: 'finished', lines: 3, accepted: 3 });
    const again = await integration.put(`/customers?run=${first}`, JSON.stringify([one, two, three]));
    expect([again.status, again.headers.get('Location'), await again.json()]).toMatchObject([
      409,
      `/api/integration/v1/runs/${first}`,
      {
        code: 'run_ended',
        message: expect.stringContaining('is finished: 3 lines, 3 accepted'),
        values: { state: 'finished', lines: 3, accepted: 3 },
      },
    ]);
    await expect(integration.send('customers', [one], { run: first, dryRun: 'true' })).rejects.toThrow('begun for');
    await expect(integration.send('orders', [], { run: first })).rejects.toThrow('run_ended');
  });

  it('that nobody feeds any more is said to have broken off when the server starts, and goes on all the same', async () => {
    await send('staff');
    const [one = {}, two = {}, three = {}] = of('customers');
    await integration.send('customers', [one], { run: first, more: 'true' });
    await createRunStore(database, () => new Date()).interruptAll();
    expect(await (await integration.get(`/runs/${first}`)).json()).toMatchObject({ state: 'interrupted', lines: 1 });
    const more = await integration.send('customers', [two], { run: first, from: '2', more: 'true' });
    expect(more).toMatchObject({ state: 'running', lines: 2 });
    expect(await integration.send('customers', [three], { run: first, from: '3' })).toMatchObject({
      state: 'finished',
    });
  });

  it('that only looks writes nothing, and says what would become of each', async () => {
    await send('staff');
    const before = await integration.state();
    const bad = { ...only('customers'), no: '-' };
    const run = await integration.send('customers', [...of('customers'), bad], { dryRun: 'true' });
    expect(run).toMatchObject({ accepted: 3, refused: 1, dry: true });
    expect(await integration.state()).toEqual(before);
    expect(await refusals(run.id)).toHaveLength(1);
  });

  it('with what waits says so, until what it names is there', async () => {
    expect(await integration.send('invoices', of('invoices'))).toMatchObject({ waiting: 1, accepted: 0 });
    const waiting = async () => (await integration.get('/waiting')).text();
    expect(JSON.parse(await waiting())).toMatchObject({ kind: 'invoices', key: 'SI-0001', waitsFor: ['customers C1'] });
    await send('customers');
    expect(await waiting()).toContain('"waitsFor":["staff ann@supplier.example"]');
    await send('staff');
    expect(await waiting()).toBe('');
    expect((await integration.state())['invoices']).toHaveLength(1);
  });

  it('that replaces removes what it did not send, at most a twentieth unless it is confirmed', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const owed = async () => {
      const { rows } = await sql<{ balance: number }>`select balance from customers where no = 'C1'`.execute(database);
      return rows[0]?.balance;
    };
    expect(await owed()).toBe(6000);
    const options = { replace: 'true', run: first };
    expect(await integration.send('invoices', [], options)).toMatchObject({ state: 'unconfirmed', wouldRemove: 1 });
    expect(await owed()).toBe(6000);
    expect(await integration.send('invoices', [], { ...options, confirm: '2' })).toMatchObject({
      state: 'unconfirmed',
    });
    expect(await integration.send('invoices', [], { ...options, confirm: '1' })).toMatchObject({
      state: 'finished',
      removed: 1,
    });
    expect(await owed()).toBe(0);
  });

  it('that replaces removes as much as the settings let it', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const lenient = openIntegration(database, { replacePercent: 100 });
    const run = await lenient.send('invoices', [], { replace: 'true', run: first });
    expect(run).toMatchObject({ state: 'finished', removed: 1 });
  });

  it('that replaces removes nothing once one record was refused, until another sending confirms how many', async () => {
    await send('staff');
    const options = { run: first, replace: 'true', confirm: '1' };
    const bad = { ...only('staff'), email: 'nobody' };
    const run = await integration.send('staff', [bad], options);
    expect(run).toMatchObject({ state: 'unconfirmed', refused: 1, removed: 0, wouldRemove: 1 });
    expect(await integration.send('staff', [], options)).toMatchObject({ state: 'finished', removed: 1 });
  });

  it('that replaces keeps what was refused as it was', async () => {
    await send('staff', 'customers');
    const [one = {}, two = {}] = of('customers');
    const options = { run: first, replace: 'true' };
    const run = await integration.send('customers', [{ ...one, name: '' }, two], options);
    expect(run).toMatchObject({ state: 'unconfirmed', refused: 1, wouldRemove: 1 });
    expect(await integration.send('customers', [], { ...options, confirm: '1' })).toMatchObject({ state: 'finished' });
    expect(await (await integration.get('/customers')).text()).toMatch(/C1[^]*C2/);
    expect(await (await integration.get('/customers')).text()).not.toContain('C3');
  });

  it('of a slow sender is seen to go on', async () => {
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const [one, two] = of('customers').map((record) => new TextEncoder().encode(`${JSON.stringify(record)}\n`));
    const slow = integration.put(`/customers?run=${first}`, readable);
    const seen = async (): Promise<unknown> => (await integration.get(`/runs/${first}`)).json();
    for (const [index, line] of [one, two].entries()) {
      await writer.write(line);
      await vi.waitFor(async () => expect(await seen()).toMatchObject({ lines: index + 1, state: 'running' }), 20_000);
    }
    await writer.close();
    expect(await (await slow).json()).toMatchObject({ lines: 2, state: 'finished' });
  });

  it('takes no more once its key is revoked, keeps what it has, and says where it goes on', async () => {
    await send('staff');
    const keys = createKeyRepository(database);
    const clock = () => new Date();
    const management = createKeyManagement({ keys, now: clock });
    const made = await management.create(
      { name: 'ERP', scopes: ['write:*'], addresses: [], expiresAt: null },
      'Operator',
    );
    if (!made.ok) throw new Error(made.refusal.range);
    const withKey = openIntegration(database, { authenticate: withKeys(database, clock) });
    const lines = Array.from(
      { length: 150 },
      (_, index) => `${JSON.stringify({ ...only('customers'), no: `D${index}` })}\n`,
    );
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const open = withKey.put(`/customers?run=${first}`, readable, { Authorization: `Bearer ${made.value.text}` });
    await writer.write(new TextEncoder().encode(lines.slice(0, 100).join('')));
    const seen = async (): Promise<unknown> => (await integration.get(`/runs/${first}`)).json();
    await vi.waitFor(async () => expect(await seen()).toMatchObject({ lines: 100 }), 20_000);
    await management.revoke(made.value.key.id);
    await writer.write(new TextEncoder().encode(lines.slice(100).join('')));
    void writer.close();
    const answer = await open;
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: 'key_over', message: expect.stringMatching(/^This key was revoked.*goes on with line 101/) },
    ]);
    expect(answer.headers.get('Location')).toBe(`/api/integration/v1/runs/${first}`);
    expect(await seen()).toMatchObject({ state: 'interrupted', lines: 100, accepted: 100 });
  });

  it('in two sendings at once counts each line once', async () => {
    await send('staff');
    const many = Array.from({ length: 250 }, (_, index) => ({ ...only('customers'), no: `D${index}` }));
    const lines = many.map((record) => `${JSON.stringify(record)}\n`);
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const slow = integration.put(`/customers?run=${first}`, readable);
    await writer.write(new TextEncoder().encode(lines.slice(0, 100).join('')));
    await vi.waitFor(async () => {
      const run: unknown = await (await integration.get(`/runs/${first}`)).json();
      expect(run).toMatchObject({ lines: 100 });
    }, 20_000);
    const quick = await integration.send('customers', many, { run: first });
    expect(quick).toMatchObject({ state: 'finished', lines: 250, accepted: 250, unchanged: 0 });
    void writer.write(new TextEncoder().encode(lines.slice(100).join(''))).then(() => writer.close());
    expect((await slow).status).toBe(409);
    expect(await (await integration.get(`/runs/${first}`)).json()).toEqual(quick);
  });
});

describe('what was taken away', () => {
  it('and comes again is as it was: users of a customer are active who were so before', async () => {
    await send('staff', 'customers');
    const user = only('users');
    const [gone, shut, late] = ['gone', 'shut', 'late'].map((name) => ({ ...user, email: `${name}@customer.example` }));
    await integration.send('users', [user, { ...gone, active: false }, shut]);
    const isActive = async () => {
      const rows = await database
        .selectFrom('users')
        .select(['email', 'active'])
        .where('customer_no', '=', 'C1')
        .orderBy('email')
        .execute();
      return rows.map(({ email, active }) => `${email.split('@')[0]} ${active}`);
    };
    // An administrator of the company did.
    await database.updateTable('users').set({ active: false }).where('email', '=', 'shut@customer.example').execute();
    expect(await isActive()).toEqual(['bo true', 'gone false', 'shut false']);
    await integration.remove('/customers/C1');
    expect(await isActive()).toEqual(['bo false', 'gone false', 'shut false']);
    await integration.send('users', [late]);
    expect(await isActive()).toEqual(['bo false', 'gone false', 'late false', 'shut false']);
    await send('customers');
    expect(await isActive()).toEqual(['bo true', 'gone false', 'late true', 'shut false']);
    await integration.remove('/customers/C1');
    await integration.remove('/users/bo@customer.example');
    await send('customers');
    expect(await isActive()).toEqual(['bo false', 'gone false', 'late true', 'shut false']);
  });
  it('makes what names it wait again, whatever waited or stood, until it comes back', async () => {
    await send('staff', 'customers', 'orders', 'shipments', 'invoices', 'payments');
    const clean = await integration.state();
    // It would settle the invoice, and waits for another one.
    const later = {
      ...only('payments'),
      no: 'P-9',
      allocations: ['SI-0001', 'SI-0002'].map((invoice) => ({ invoice, amount: pounds(1) })),
    };
    await integration.send('payments', [later]);
    const waiting = async () => {
      const text = await (await integration.get('/waiting')).text();
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const { key, waitsFor } = JSON.parse(line) as { key: string; waitsFor: string[] };
          return `${key}: ${waitsFor.join(', ')}`;
        });
    };
    expect(await waiting()).toEqual(['P-9: invoices SI-0002']);
    await integration.remove('/invoices/SI-0001');
    await integration.remove('/orders/SO-0001');
    expect(await waiting()).toEqual([
      'P-0001: invoices SI-0001',
      'P-9: invoices SI-0001, invoices SI-0002',
      'SH-0001: orders SO-0001',
    ]);
    const balance = database.selectFrom('customers').select('balance').where('no', '=', 'C1');
    expect(await balance.executeTakeFirst()).toEqual({ balance: 0 });
    expect(await integration.send('payments', of('payments'))).toMatchObject({ waiting: 1, unchanged: 0 });
    await integration.remove('/payments/P-9');
    await send('invoices', 'orders');
    expect(await waiting()).toEqual([]);
    expect(await integration.state()).toEqual(clean);
  });
  it('is what was there before a replacing run began, and nothing that came meanwhile', async () => {
    let time = Date.UTC(2026, 4, 4);
    const running = openIntegration(database, { now: () => new Date((time += 1000)) });
    const staff = (name: string) => ({ ...only('staff'), email: `${name}@supplier.example` });
    await running.send('staff', [staff('old')]);
    const run = { run: crypto.randomUUID(), replace: 'true' };
    await running.send('staff', [staff('ann'), staff('bea')], { ...run, more: 'true' });
    await running.send('staff', [staff('bea'), staff('new')]);
    expect(await running.send('staff', [], run)).toMatchObject({ state: 'unconfirmed', wouldRemove: 1 });
    expect(await running.send('staff', [], { ...run, confirm: '1' })).toMatchObject({ state: 'finished', removed: 1 });
    const left = (await (await running.get('/staff')).text()).trim().split('\n');
    expect(left.map((line) => (JSON.parse(line) as { email: string }).email.split('@')[0])).toEqual([
      'ann',
      'bea',
      'new',
    ]);
  });

  it('is named as in a record: in letters of either case', async () => {
    await send('staff', 'customers', 'users', 'products', 'prices', 'banners', 'help-articles');
    const named = ['customers/c2', 'users/Bo@Customer.example', 'prices/GBP%7CGLOVE-1%7C', 'banners/0'];
    for (const path of [...named, 'help-articles/returns%7Cde', 'prices/GBP%7CGLOVE-1%7C2026-01-01'])
      expect([path, (await integration.remove(`/${path}`)).status]).toEqual([path, 204]);
    for (const path of ['products/glove-1', 'customers/c2', 'customers/%7C', 'prices/GBP'])
      expect([path, (await integration.remove(`/${path}`)).status]).toEqual([path, 404]);
  });
});

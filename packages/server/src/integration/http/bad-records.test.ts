import type { Kind } from '@connect/contract/integration/kinds';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
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

const linesOf = (quantity: unknown) => [{ sku: 'A', quantity, unitPrice: pounds(500) }];

describe('a bad record is refused by itself, with its line and column', () => {
  it.each(['down', 'up'])('VAT that was rounded %s is none', async (way) => {
    await send('staff', 'customers');
    // A fifth of 49.98 is 9.996.
    const vat = pounds(way === 'down' ? 999 : 1000);
    const lines = [{ sku: 'A', description: 'Glove', quantity: 2, unitPrice: pounds(2499) }];
    const amounts = { total: pounds(4998), totalIncVat: pounds(4998 + vat.minor) };
    const invoice = { ...only('invoices'), ...amounts, lines, vat: [{ percent: 20, net: pounds(4998), vat }] };
    expect((await refusedOf('invoices', invoice)).refused).toEqual([]);
  });

  it('one whose picture is at a host that is set is none', async () => {
    const banner = { position: 1, image: 'https://IMG.example/spring.jpg?v=2', alt: 'Spring' };
    expect(await integration.send('banners', [banner])).toMatchObject({ accepted: 1, refused: 0 });
  });

  it.each<[what: string, kind: Kind, change: object, path: string, reason: RegExp]>([
    ['a product without a region', 'products', { regions: [] }, 'regions', /sold nowhere/],
    ['an unknown column', 'products', { colour: 'red' }, 'colour', /^is no column of products/],
    ['a column with a mistake in it', 'products', { slugg: 'a' }, 'slugg', /did you mean slug\?$/],
    [
      'a permission that only staff have',
      'users',
      { permissions: ['View Orders', 'View Customers'] },
      'permissions.1',
      /^is not a permission of users of customers, who can have View Orders, /,
    ],
    [
      'a permission that only customers have',
      'staff',
      { permissions: ['Place Orders'] },
      'permissions.0',
      /not a permission of staff, who can have View Customers/,
    ],
    [
      'a role that there is not',
      'staff',
      { roles: ['account manager'] },
      'roles.0',
      /^is not a role: there are account_manager, brand_manager, senior_brand_manager$/,
    ],
    ['a link to another host that says none', 'banners', { link: '//img.example/a' }, 'link', /https:\/\/ or one \//],
    ['a picture that is not one', 'banners', { image: 'prices.xlsx' }, 'image', /not the file name of a picture/],
    ['a picture at no picture’s address', 'banners', { image: 'https://img.example/a' }, 'image', /not the file name/],
    ['a picture itself', 'banners', { image: 'data:image/png;base64,AAAA' }, 'image', /^is a picture itself \(data:\)/],
    [
      'a picture without TLS',
      'banners',
      { image: 'http://img.example/a.jpg' },
      'image',
      /^is at an address with http:/,
    ],
    ['a picture at another host', 'banners', { image: 'https://b.example/a.jpg' }, 'image', /none of PICTURE_HOSTS/],
    ['a day in another form', 'invoices', { date: '02.03.2026' }, 'date', /YYYY-MM-DD/],
    ['a day that there is not', 'invoices', { date: '2026-02-30' }, 'date', /not a day/],
    [
      'a promise for a day that there is not',
      'orders',
      { lines: [{ ...linesOf(1)[0], promisedOn: '2026-02-30' }] },
      'lines.0.promisedOn',
      /not a day/,
    ],
    [
      'a promise for a year that is a mistake',
      'orders',
      { lines: [{ ...linesOf(1)[0], promisedOn: '2206-12-05' }] },
      'lines.0.promisedOn',
      /^is not between/,
    ],
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
    ['a name that nobody sees', 'customers', { name: '\u200B \u2060' }, 'name', /is required/],
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
      'VAT a whole minor unit off',
      'invoices',
      { totalIncVat: pounds(6001), vat: [{ percent: 20, net: pounds(5000), vat: pounds(1001) }] },
      'vat.0.vat',
      /not that rate/,
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
    ['a price below 0', 'prices', { breaks: [{ from: 1, price: pounds(-1) }] }, 'breaks.0.price', /^is below 0$/],
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

  it('unknown columns hide nothing else that is wrong with it, nor each other', async () => {
    await send('staff', 'customers');
    const note = { ...only('invoices'), colour: 'red', size: 'L', remaining: pounds(6001) };
    expect((await refusedOf('invoices', note)).refused).toEqual([
      { line: 1, path: 'colour', reason: 'is no column of invoices' },
      { line: 1, path: 'size', reason: 'is no column of invoices' },
      { line: 1, path: 'remaining', reason: expect.stringContaining('more than totalIncVat') },
    ]);
    const days = { validFrom: '2026-03-02', validUntil: '2026-03-01' };
    const banner = { position: 1, image: 'a.jpg', alt: 'A', ...days, colour: 'red' };
    expect((await refusedOf('banners', banner)).refused).toMatchObject([{ path: 'colour' }, { path: 'validUntil' }]);
    const lines = [{ ...linesOf('2')[0], colour: 'red', size: 'L' }];
    expect((await refusedOf('invoices', { ...only('invoices'), lines })).refused.map(({ path }) => path)).toEqual([
      'lines.0.colour',
      'lines.0.size',
      'lines.0.quantity',
    ]);
  });

  it('they are told from a line on', async () => {
    const run = await integration.send('banners', [{}, {}]);
    const refusalsFrom = async (from: string) =>
      (await integration.get(`/runs/${run.id}/refusals?from=${from}`)).text();
    const lines = (text: string) =>
      text.split('\n').flatMap((line) => (line === '' ? [] : [Reflect.get(JSON.parse(line), 'line')]));
    expect(new Set(lines(await refusalsFrom('1')))).toEqual(new Set([1, 2]));
    expect(new Set(lines(await refusalsFrom('2')))).toEqual(new Set([2]));
    expect((await integration.get(`/runs/${run.id}/refusals?from=two`)).status).toBe(400);
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

  it('is known by its key where that can be read', async () => {
    const { breaks: _, ...price } = only('prices');
    const noKey = { ...price, product: '' };
    const run = await integration.send('prices', [price, { ...price, validFrom: '2026-01-01' }, noKey, 'GBP']);
    const refusalLines = (await (await integration.get(`/runs/${run.id}/refusals`)).text()).trim().split('\n');
    const keys = refusalLines.map((line) => (JSON.parse(line) as { key: string | null }).key);
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

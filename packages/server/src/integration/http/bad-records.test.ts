import { gzipSync } from 'node:zlib';
import type { Kind } from '@connect/contract/integration/kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/open.ts';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
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

const sale = { customer: 1, quantity: 10, price: 500, paid: 0, credited: 0, invoiced: true };
const supplier = supplierOf([sale]);
const of = (kind: Kind) => supplier.filter((sent) => sent.kind === kind).map(({ record }) => record);
const only = (kind: Kind): Record<string, unknown> => of(kind)[0] ?? {};
const pounds = (minor: number) => ({ minor, currency: 'GBP' });

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
    ['an unknown column', 'products', { colour: 'red' }, 'colour', /is not known/],
    ['a picture that is not one', 'banners', { image: 'prices.xlsx' }, 'image', /not the file name of a picture/],
    ['a picture at no picture’s address', 'banners', { image: 'https://img.example/a' }, 'image', /not the file name/],
    ['a picture at another host', 'banners', { image: 'https://b.example/a.jpg' }, 'image', /none of PICTURE_HOSTS/],
    ['a day in another form', 'invoices', { date: '02.03.2026' }, 'date', /YYYY-MM-DD/],
    ['a day that there is not', 'invoices', { date: '2026-02-30' }, 'date', /not a day/],
    ['a text for an amount', 'invoices', { total: '50.00' }, 'total', /must be of type Object/],
    ['parts of a penny', 'invoices', { total: { minor: 0.5, currency: 'GBP' } }, 'total.minor', /whole minor units/],
    ['no name', 'customers', { name: undefined }, 'name', /is required/],
    ['a number that is none', 'customers', { no: 'a b' }, 'no', /is not a number/],
    ['no currency', 'customers', { currency: '' }, 'currency', /is not a currency/],
    ['limit in another currency', 'customers', { creditLimit: { minor: 1, currency: 'EUR' } }, 'creditLimit', /GBP/],
    [
      'an item replaced by itself',
      'products',
      { variations: [{ sku: 'A', title: 'A', replacedBy: 'A' }] },
      'variations.0.replacedBy',
      /itself/,
    ],
    ['price list of another currency', 'prices', { priceList: 'EUR' }, 'breaks.0.price', /EUR/],
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
    ['VAT that does not add up', 'invoices', { totalIncVat: pounds(6001) }, 'vat', /comes to 6000/],
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
      /nets come to 4000/,
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
      refused: [{ path: 'total', reason: 'is in EUR, the account is in GBP' }],
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

  it('an item that is of another product, in the same sending and later', async () => {
    const product = only('products');
    const of = (sku: string, item: string) => ({ ...product, sku, variations: [{ sku: item, title: item }] });
    const run = await integration.send('products', [of('A', 'A-1'), of('B', 'A-1'), of('C', 'C-1')]);
    expect(run).toMatchObject({ accepted: 2, refused: 1 });
    const refused = { path: 'variations.0.sku', reason: 'is an item of product A' };
    expect(await refusals(run.id)).toEqual([{ line: 2, ...refused }]);
    expect(await refusedOf('products', of('B', 'A-1'))).toEqual({ accepted: 0, refused: [{ line: 1, ...refused }] });
  });

  it('another currency of an account that has documents', async () => {
    await send('staff', 'customers', 'orders');
    const [customer] = of('customers');
    const dollars = { currency: 'USD', creditLimit: { minor: 1, currency: 'USD' } };
    expect(await refusedOf('customers', { ...customer, ...dollars })).toMatchObject({
      accepted: 0,
      refused: [{ path: 'currency', reason: 'is GBP for as long as the account has documents' }],
    });
  });

  it('a credit note with the number of an invoice', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const credit = { no: 'SI-0001', customer: 'C1', date: '2026-03-02', total: pounds(1), totalIncVat: pounds(1) };
    expect(await refusedOf('credit-notes', credit)).toMatchObject({
      refused: [{ path: 'no', reason: 'is the number of an invoice or a credit note already' }],
    });
  });

  it('a loop of replacements over several products', async () => {
    const product = only('products');
    const item = (sku: string, replacedBy: string | null) => ({
      ...product,
      sku: `P-${sku}`,
      variations: [{ sku, title: sku, replacedBy }],
    });
    const run = await integration.send('products', [item('A', 'B'), item('B', 'C'), item('C', 'A'), item('D', 'A')]);
    expect(run).toMatchObject({ accepted: 3, refused: 1 });
    expect(await refusals(run.id)).toEqual([
      { line: 3, path: 'variations.0.replacedBy', reason: 'leads back to the item itself' },
    ]);
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
      { line: 3, path: 'no', reason: 'comes twice in this run, with other contents' },
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
      { line: 3, path: '', reason: 'is not UTF-8' },
      { line: 4, path: '', reason: 'is longer than 4000000 bytes' },
      { line: 5, path: '', reason: expect.stringContaining('is not JSON') },
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

  it('that is a broken array is taken as far as it goes, and the run says that it broke off', async () => {
    const run = crypto.randomUUID();
    const customers = of('customers').map((record) => JSON.stringify(record));
    await send('staff');
    const answer = await integration.put(`/customers?run=${run}`, `[${customers[0]},${customers[1]},{"no":`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'malformed_json' }]);
    expect(await (await integration.get(`/runs/${run}`)).json()).toMatchObject({
      state: 'interrupted',
      lines: 2,
      accepted: 2,
    });
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
    await expect(integration.send('customers', [one], { run: first })).rejects.toThrow('run_ended');
    await expect(integration.send('orders', [], { run: first })).rejects.toThrow('run_ended');
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

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { type ImportArguments, runImport } from '@connect/import/command/run-import';
import { Run } from '@connect/contract/integration/runs';
import type { ImportReport } from '@connect/import/import-files';
import type { Call } from '@connect/import/send-to-portal';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openEmptyDatabase, testNow } from '../testing/demo-database.ts';
import { createImportReports } from './application/import-reports.ts';
import { createRunStore } from './database/run-store.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const RunCounts = v.pick(Run, ['accepted', 'unchanged', 'waiting', 'refused']);

const samples = resolve(import.meta.dirname, '../../../../samples');
const folder = mkdtempSync(join(tmpdir(), 'connect-import-files-'));

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const call: Call = async (path, init) => {
  const own = path.replace('/api/integration/v1', '');
  return typeof init?.body === 'string' ? integration.put(own, init.body) : integration.get(own);
};

const run = async (path: string, given: Partial<ImportArguments> = {}, by: Call = call) => {
  const printed: string[] = [];
  const args = { path, map: null, dryRun: false, refused: null, watch: false, replace: null, kind: null, ...given };
  const around = {
    stdin: new PassThrough().end(),
    writeLine: (line: string) => printed.push(line),
    bar: null,
    takeFolder: () => () => undefined,
  };
  const imported = await runImport(args, { ...around, withPortal: (work) => work(by) });
  return { ...imported, printed, text: imported.text.join('\n') };
};

/** Counts of a run by kind. */
const counts = async (path: string) => {
  const { kinds } = (await run(path)).json as ImportReport;
  return Object.fromEntries(kinds.map(({ kind, ...rest }) => [kind, rest]));
};

describe.each(['sap', 'business-central', 'sage'])('the sample of %s in the portal', (dialect) => {
  test('is taken, nothing waits, and the second time nothing changes', async () => {
    const { printed, text, isIncomplete } = await run(join(samples, dialect), { refused: join(folder, dialect) });
    expect({ printed, isIncomplete }).toEqual({ printed: [], isIncomplete: false });
    expect(text).not.toMatch(/waiting|refused/);
    const state = await integration.state();
    expect(state['invoices']).not.toEqual([]);
    const orders = await (await integration.get('/orders')).text();
    expect(new Set(orders.match(/(?<="promisedOn":")[\d-]+/g))).toEqual(new Set(['2026-12-04', '2026-12-11']));
    const again = await counts(join(samples, dialect));
    expect(again['orders']).toMatchObject({ read: 30, accepted: 0, unchanged: 30 });
    expect(Object.values(again).every(({ accepted, refused }) => accepted === 0 && refused === 0)).toBe(true);
    expect(await integration.state()).toEqual(state);
  });
});

test('the sample of sap says which products have the reduced rate, and which that is', async () => {
  const [products, customers] = await Promise.all(
    ['products', 'customers'].map(async (kind) => (await integration.get(`/${kind}`)).text()),
  );
  const reduced = products?.split('\n').filter((line) => line.includes('"vatClass":"reduced"')) ?? [];
  expect(reduced.map((line) => JSON.parse(line).sku)).toEqual(['BU800']);
  expect(customers).toContain('"vatRates":[{"vatClass":"reduced","percent":7}]');
});

describe('what the portal refuses is named by file, line and heading', () => {
  test('an amount in another currency, by the cell that has the currency', async () => {
    const at = join(folder, 'currencies');
    mkdirSync(at);
    writeFileSync(join(at, 'customers.csv'), 'No,Name,Account,Limit,Limit in\nX1,X,EUR,5,GBP\n');
    writeFileSync(
      join(at, 'map.yaml'),
      'files: [{ kind: customers, file: customers.csv, columns: { no: No, name: Name, currency: Account, creditLimit: { column: Limit, currencyFrom: Limit in } } }]\n',
    );
    expect((await run(at)).printed).toEqual(['customers.csv:2 Limit in: is in GBP, the account is in EUR']);
  });

  /** A copy of a sample that the portal has already, some of a file replaced. */
  const changed = (name: string, file: string, from: string, to: string): string => {
    const at = join(folder, name);
    cpSync(join(samples, 'sage'), at, { recursive: true });
    const whole = readFileSync(join(at, file), 'latin1');
    expect(whole).toContain(from);
    writeFileSync(join(at, file), whole.replaceAll(from, to), 'latin1');
    return at;
  };

  test('in the report of the administrators’ area, too', async () => {
    const at = changed('reported', 'sales_orders.csv', '"61200","ABBEY01"', '"61200","BRIGHT01"');
    const { json } = await run(join(at, 'sales_orders.csv'), { refused: join(at, 'refused') });
    const id = (json as ImportReport).kinds.find(({ kind }) => kind === 'orders')?.run ?? '';
    const report = await createImportReports(createRunStore(database, () => testNow)).of(id);
    expect(report?.refusals).toMatchObject([{ key: '61200', path: 'sales_orders.csv:2 customer' }]);
  });

  test.each([
    [
      'VAT that does not add up',
      ['invoices.csv', '"49.80","9.96"', '"49.80","8.96"'],
      'invoices.csv:2 TAX_RATE, NET_AMOUNT, TAX_AMOUNT: comes to 2483.63 GBP with its nets, totalIncVat is 2484.63 GBP',
    ],
    [
      'another currency than the account has',
      ['customers.csv', '"30","5000.00","1"', '"30","5000.00","2"'],
      'customers.csv:2 CREDIT_LIMIT: is in GBP, the account is in EUR',
    ],
    [
      'a number that moves to another customer',
      ['sales_orders.csv', '"61200","ABBEY01"', '"61200","BRIGHT01"'],
      'sales_orders.csv:2 ACCOUNT_REF: it is of customer ABBEY01 already',
    ],
    [
      'items that replace each other',
      ['stock_records.csv', '"1","0",""', '"1","0","FT-BOOT-9"'],
      'SUPERSEDED_BY: leads back to the item itself',
    ],
    [
      'more than was paid',
      ['receipts.csv', '"2995.23"', '"2995.22"'],
      'allocations.csv:2 INVOICE_NUMBER, AMOUNT: come to more than the amount itself',
    ],
    [
      'a number twice in a run',
      ['stock_levels.csv', '"GLV-DRV-XL"', '"GLV-DRV-L"'],
      'stock_levels.csv:3 STOCK_CODE: comes twice in this run, with other contents',
    ],
  ] as const)('%s', async (name, [file, from, to], reason) => {
    const at = changed(name, file, from, to);
    const result = await run(join(at, file), { refused: join(at, 'refused') });
    expect(result.printed.join('\n')).toContain(reason);
    expect(result.isIncomplete).toBe(true);
    expect(result.text).toContain(`connect import ${join(at, 'refused')}`);
  });

  test('and what was corrected goes in from the file of refused rows', async () => {
    const refused = join(folder, 'VAT that does not add up', 'refused');
    const whole = readFileSync(join(refused, 'invoices.csv'), 'latin1');
    expect(whole.trim().split('\r\n')).toHaveLength(5);
    writeFileSync(join(refused, 'invoices.csv'), whole.replace('"49.80","8.96"', '"49.80","9.96"'), 'latin1');
    expect(await run(refused)).toMatchObject({ isIncomplete: false, printed: [] });
  });

  test('and of a number that came twice both rows are, so that fed again as they are they are refused again', async () => {
    const refused = join(folder, 'a number twice in a run', 'refused');
    const rows = readFileSync(join(refused, 'stock_levels.csv'), 'latin1').trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['"STOCK_CODE"', '"GLV-DRV-L"', '"GLV-DRV-L"']);
    const again = await run(refused, { refused: join(refused, 'again') });
    expect(again.printed.toSorted()).toEqual(
      [2, 3].map((line) => expect.stringContaining(`stock_levels.csv:${line} STOCK_CODE: comes twice`)),
    );
    // One of them stands until it is corrected.
    expect((again.json as ImportReport).kinds).toMatchObject([{ read: 2, accepted: 1, unchanged: 0, refused: 1 }]);
    expect(
      readFileSync(join(refused, 'again', 'stock_levels.csv'), 'latin1')
        .trim()
        .split('\r\n'),
    ).toEqual(rows);
  });

  test('and counts are those of the portal, whichever numbers came twice: together they are what was read', async () => {
    const path = join(folder, 'banners.ndjson');
    const banner = fc.record({ position: fc.nat(3), alt: fc.constantFrom('a', 'b') });
    await fc.assert(
      fc.asyncProperty(fc.array(banner, { minLength: 1, maxLength: 8 }), async (records) => {
        const lines = records.map((each) => `${JSON.stringify({ image: 'a.jpg', ...each })}\n`);
        writeFileSync(path, lines.join(''));
        const { kinds } = (await run(path)).json as ImportReport;
        const [counted] = kinds;
        if (!counted) throw new Error('nothing was imported');
        const { accepted, unchanged, waiting, refused, run: id } = counted;
        expect(accepted + unchanged + waiting + refused).toBe(records.length);
        expect({ accepted, unchanged, waiting, refused }).toEqual(
          v.parse(RunCounts, await (await integration.get(`/runs/${id}`)).json()),
        );
      }),
      { numRuns: 10 },
    );
  });

  test('a file alone goes in with those that are read together with it', async () => {
    expect(Object.keys(await counts(join(samples, 'sap', 'VBAK.csv')))).toEqual(['orders']);
  });

  test('what names something that is not there yet waits, and that is said', async () => {
    const path = join(folder, 'stock.ndjson');
    writeFileSync(path, '{"sku":"NOT-YET","stock":1}\n');
    const { text, isIncomplete } = await run(path);
    expect(text).toContain('0 accepted, 1 waiting');
    expect(text).toContain('it goes in when that comes');
    expect(isIncomplete).toBe(false);
  });

  test('an answer that was lost when it was finished is asked for again', async () => {
    const path = join(folder, 'staff.ndjson');
    writeFileSync(
      path,
      '{"email":"lost@supplier.example","firstName":"Lost","lastName":"Answer","roles":["account_manager"]}\n',
    );
    let isLost = false;
    const losing: Call = async (address, init) => {
      const answer = await call(address, init);
      if (isLost || init?.body !== '') return answer;
      isLost = true;
      throw new Error('socket hang up');
    };
    const { text, isIncomplete } = await run(path, {}, losing);
    expect({ isLost, isIncomplete }).toEqual({ isLost: true, isIncomplete: false });
    expect(text).toContain('1 accepted');
  });

  test('what waited and is refused when the other comes is told by the import that brought it', async () => {
    const send = async (name: string, record: object) => {
      writeFileSync(join(folder, name), `${JSON.stringify(record)}\n`);
      return run(join(folder, name));
    };
    const [total, date] = [{ minor: 100, currency: 'EUR' }, '2026-03-02'];
    const order = { no: 'LATE-1', customer: 'LATE', date, total, totalIncVat: total };
    expect(await send('orders.ndjson', order)).toMatchObject({ isIncomplete: false });
    const customer = { no: 'LATE', name: 'Late', currency: 'GBP', creditLimit: { minor: 0, currency: 'GBP' } };
    const { text, isIncomplete } = await send('customers.ndjson', customer);
    expect(text).toMatch(/1 turned out to be wrong, .*\n {2}orders LATE-1 \S+: .*/);
    expect(isIncomplete).toBe(true);
    const again = { ...customer, name: 'Later' };
    expect(await send('customers.ndjson', again)).toMatchObject({ isIncomplete: false });
  });

  test('what records of the files say against each other in the end is refused as other rows are, and counted once', async () => {
    const at = join(folder, 'circle');
    const product = ([sku, replacedBy]: readonly [string, string]) => ({
      sku: `CIRCLE-${sku}`,
      title: sku,
      classification: 'Gloves',
      slug: `circle-${sku.toLowerCase()}`,
      regions: ['UK'],
      variations: [{ sku: `CIRCLE-${sku}`, title: sku, replacedBy: `CIRCLE-${replacedBy}` }],
    });
    const lines = (
      [
        ['P1', 'P2'],
        ['P3', 'P1'],
        ['P2', 'P1'],
      ] as const
    ).map((each) => JSON.stringify(product(each)));
    mkdirSync(at);
    writeFileSync(join(at, 'products.ndjson'), `${lines.join('\n')}\n`);
    const refused = join(at, 'refused');
    const { printed, text, json, isIncomplete } = await run(at, { refused });
    const reason = 'variations.0.replacedBy: leads back to the item itself: nothing takes its place';
    expect(printed).toEqual([`products.ndjson:1 ${reason}`, `products.ndjson:3 ${reason}`]);
    expect((json as ImportReport).kinds).toMatchObject([{ accepted: 1, waiting: 0, refused: 2, late: { count: 0 } }]);
    expect(text).not.toContain('turned out');
    expect(isIncomplete).toBe(true);
    expect(readFileSync(join(refused, 'products.ndjson'), 'utf8')).toBe(`${lines[0]}\n${lines[2]}\n`);
    expect(readFileSync(join(refused, 'report.csv'), 'utf8').trim().split('\n')).toHaveLength(3);

    // With a row that is refused as it is read nothing is removed: the run ends all the same, and what the others say is told.
    const [left] = lines;
    writeFileSync(join(at, 'products.ndjson'), `${lines.slice(1).join('\n')}\n${left}\n{"sku":"CIRCLE-P4"}\n`);
    const replacing = await run(at, { replace: { confirm: null } });
    expect(replacing.printed.filter((line) => line.includes(reason))).toHaveLength(2);
    const id = (replacing.json as ImportReport).kinds[0]?.run;
    const replaced = await (await integration.get(`/runs/${id}`)).json();
    expect(replaced).toMatchObject({ kind: 'products', state: 'unconfirmed', removed: 0 });
  });

  test('what the command refuses itself is told to the run, which counts it, and those that are refused late are found beside it', async () => {
    const at = join(folder, 'own-refusals');
    const product = (sku: string, replacedBy: string) =>
      JSON.stringify({
        sku: `OWN-${sku}`,
        title: sku,
        classification: 'Gloves',
        slug: `own-${sku.toLowerCase()}`,
        regions: ['UK'],
        variations: [{ sku: `OWN-${sku}`, title: sku, replacedBy: `OWN-${replacedBy}` }],
      });
    mkdirSync(at);
    const lines = ['{"sku":"OWN-P9"', product('P1', 'P2'), '{"sku":"OWN-P8"', product('P3', 'P1'), product('P2', 'P1')];
    writeFileSync(join(at, 'products.ndjson'), `${lines.join('\n')}\n`);
    const { printed, json } = await run(at, { refused: join(at, 'refused') });
    const reason = 'variations.0.replacedBy: leads back to the item itself: nothing takes its place';
    expect(printed.filter((line) => line.includes(reason))).toEqual([
      `products.ndjson:2 ${reason}`,
      `products.ndjson:5 ${reason}`,
    ]);
    const { run: id, refused } = (json as ImportReport).kinds[0] ?? {};
    expect(refused).toBe(4);
    expect(await (await integration.get(`/runs/${id}`)).json()).toMatchObject({ lines: 5, state: 'finished' });
    const refusals = await (await integration.get(`/runs/${id}/refusals`)).text();
    for (const line of [1, 3])
      expect(refusals).toContain(JSON.stringify(JSON.stringify({ file: 'products.ndjson', line })));
    expect(refusals).toContain('is not JSON');
    expect(refusals).toContain('"path":"products.ndjson:3"');

    // A file of nothing else has a run as well.
    writeFileSync(join(at, 'products.ndjson'), 'x\n');
    const { json: worse } = await run(join(at, 'products.ndjson'), { refused: join(at, 'refused') });
    const [only] = (worse as ImportReport).kinds;
    expect(await (await integration.get(`/runs/${only?.run}`)).json()).toMatchObject({ lines: 1, refused: 1 });
  });

  test('what the files do not have is removed: a twentieth unasked, more when its number is confirmed', async () => {
    const banners = async (count: number, replace: ImportArguments['replace']) => {
      const records = Array.from({ length: count }, (_, position) => ({
        position,
        image: 'a.jpg',
        alt: `${position}`,
      }));
      writeFileSync(join(folder, 'banners.ndjson'), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
      const { text, isIncomplete } = await run(join(folder, 'banners.ndjson'), { replace });
      const state = await integration.state();
      return { text, isIncomplete, left: (state['banners'] as unknown[]).length };
    };
    const unasked = { confirm: null };
    expect(await banners(20, null)).toMatchObject({ left: 20 });
    expect(await banners(19, unasked)).toMatchObject({ left: 19, text: expect.stringContaining('1 were removed.') });
    const asks = { left: 19, isIncomplete: true, text: expect.stringContaining('--confirm 9') };
    expect(await banners(10, unasked)).toMatchObject(asks);
    expect(await banners(10, { confirm: 8 })).toMatchObject(asks);
    expect(await banners(10, { confirm: 9 })).toMatchObject({ left: 10, isIncomplete: false });
  });

  test('a dry run says the same and changes nothing', async () => {
    const before = await integration.state();
    const result = await run(join(folder, 'VAT that does not add up', 'invoices.csv'), { dryRun: true });
    expect(result.printed[0]).toContain('invoices.csv:2 TAX_RATE');
    expect(result.isIncomplete).toBe(true);
    expect(result.text).toContain('this was a dry run');
    const path = join(folder, 'stock.ndjson');
    writeFileSync(path, '{"sku":"DRY","stock":1}\n');
    const { text } = await run(path, { dryRun: true });
    expect(text).toContain('0 accepted, 1 waiting');
    expect(text).toMatch(/cannot tell\n- what waits in the end: .*\n- what records say against each other/);
    expect(text).not.toContain('it goes in when that comes');
    expect(await integration.state()).toEqual(before);
  });
});

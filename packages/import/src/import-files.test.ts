import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StockRecord } from '@connect/contract/integration/range';
import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { importFiles, type ImportReport } from './import-files.ts';
import { parseMap } from './map/parse-map.ts';
import type { Refusal } from './records/rows.ts';
import { takeAll } from './testing/take-all.ts';
import { testFolder } from './testing/folder.ts';

const folder = testFolder();

const mapOf = (yaml: string) => {
  const map = parseMap(yaml);
  if (!map.ok) throw new Error(JSON.stringify(map.refusal));
  return map.value;
};

let runs = 0;
const run = async (
  yaml: string,
  files: Readonly<Record<string, string | Buffer>>,
  read: readonly string[] = Object.keys(files),
) => {
  runs += 1;
  const at = join(folder.path, String(runs));
  folder.write(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${runs}/${name}`, text])));
  return again(
    yaml,
    read.map((name) => join(at, name)),
    join(at, 'refused'),
  );
};
const again = async (yaml: string, files: readonly string[], refusedFolder: string) => {
  const portal = takeAll();
  const refusals: Refusal[] = [];
  const report: ImportReport = await importFiles({
    files,
    map: mapOf(yaml),
    send: portal.send,
    refusedFolder,
    onRefusal: (refusal) => refusals.push(refusal),
  });
  return {
    report,
    ...portal,
    reasons: refusals.map(({ file, line, column, reason }) => `${basename(file)}:${line} ${column} ${reason}`),
  };
};

const stock = `
files:
  - kind: stock
    file: stock*.csv
    columns: { sku: MATNR, stock: LABST, restockedOn: { column: DATUM, dates: yyyyMMdd } }
`;

const orders = `
defaults: { decimals: ',', dates: dd.MM.yyyy, currency: EUR }
files:
  - kind: orders
    file: VBAK.csv
    key: VBELN
    with:
      items: { file: VBAP.csv, key: VBELN, sort: POSNR }
    columns:
      no: VBELN
      customer: { column: KUNNR, as: unpadded }
      date: AUDAT
      total: NETWR
      totalIncVat: { columns: [NETWR, MWSBK], sum: true }
    lists:
      lines:
        from: items
        columns:
          sku: MATNR
          quantity: KWMENG
          unitPrice: { column: NETPR, per: KPEIN }
`;
const vbak = 'VBELN;KUNNR;AUDAT;NETWR;MWSBK\n1;0000010;23.11.2026;1.250,00;237,50\n2;0000011;24.11.2026;10,00;1,90\n';
const vbap = 'VBELN;POSNR;MATNR;KWMENG;NETPR;KPEIN\n2;10;B;1;1.000,00;100\n1;20;B;1;250,00;1\n1;10;A;10;100,00;1\n';

const flat = `
files:
  - kind: prices
    file: prices.csv
    key: [List, Item]
    columns: { priceList: List, product: Item }
    lists:
      breaks: { columns: { from: From, price: { column: Price, currencyFrom: Currency } } }
`;

describe('importing files', () => {
  test('rows as the map says; numbers, dates and lines of another file in whatever order', async () => {
    const { of, report } = await run(orders, { 'VBAK.csv': vbak, 'VBAP.csv': vbap });
    expect(report).toMatchObject({ setAside: [], refusals: 0, kinds: [{ kind: 'orders', read: 2, accepted: 2 }] });
    const eur = (minor: number) => ({ minor, currency: 'EUR' });
    expect(of('orders')).toEqual([
      {
        no: '1',
        customer: '10',
        date: '2026-11-23',
        total: eur(125_000),
        totalIncVat: eur(148_750),
        lines: [
          { sku: 'A', quantity: 10, unitPrice: eur(10_000) },
          { sku: 'B', quantity: 1, unitPrice: eur(25_000) },
        ],
      },
      {
        no: '2',
        customer: '11',
        date: '2026-11-24',
        total: eur(1000),
        totalIncVat: eur(1190),
        lines: [{ sku: 'B', quantity: 1, unitPrice: eur(1000) }],
      },
    ]);
  });

  test('quantities with parts of a unit; what is none is refused with line, column and value', async () => {
    const lines = ['2,5', '0,750', '1.000,125', '-0,5', '2,5 m', '2,5001'].map(
      (quantity, at) => `${at + 1};10;A;${quantity};0,00;1\n`,
    );
    const heads = lines.map((_, at) => `${at + 1};0000010;23.11.2026;0,00;0,00\n`);
    const { of, reasons } = await run(orders, {
      'VBAK.csv': `VBELN;KUNNR;AUDAT;NETWR;MWSBK\n${heads.join('')}`,
      'VBAP.csv': `VBELN;POSNR;MATNR;KWMENG;NETPR;KPEIN\n${lines.join('')}`,
    });
    expect(of('orders').map((order) => Reflect.get(order, 'lines'))).toMatchObject(
      [2.5, 0.75, 1000.125, -0.5].map((quantity) => [{ quantity }]),
    );
    expect(reasons).toEqual([
      'VBAP.csv:6 KWMENG “2,5 m” is not a number such as 1.234,50',
      'VBAP.csv:7 KWMENG is 2.5001: it must have no more than three decimals',
    ]);
  });

  test('a quantity that a workbook has reckoned is the one that is meant', async () => {
    const rows = [
      ['No', 'Customer', 'Date', 'Total', 'Item', 'Qty'],
      ['1', '10', '2026-11-23', 0, 'A', 2.5],
      ['1', '10', '2026-11-23', 0, 'B', 0.1 + 0.2],
    ];
    const workbook = `
files:
  - kind: orders
    file: orders.xlsx
    key: No
    columns: { no: No, customer: Customer, date: Date, total: { column: Total, currency: EUR }, totalIncVat: { column: Total, currency: EUR } }
    lists: { lines: { columns: { sku: Item, quantity: Qty, unitPrice: { value: '0', currency: EUR } } } }
`;
    const sheet = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
    const { of, reasons } = await run(workbook, { 'orders.xlsx': sheet });
    expect(reasons).toEqual([]);
    expect(of('orders')).toMatchObject([{ lines: [{ quantity: 2.5 }, { quantity: 0.3 }] }]);
  });

  test('a total that only the lines have is what they come to, be they rows of the record or of another file', async () => {
    const eur = (minor: number) => ({ minor, currency: 'EUR' });
    const totals = '{ column: Net, sum: rows }\n      totalIncVat: { columns: [Net, Vat], sum: rows }';
    const lines = `
files:
  - kind: orders
    file: lines.csv
    key: No
    columns:
      no: No
      customer: Customer
      date: Date
      total: ${totals}
`;
    const heads = `
files:
  - kind: orders
    file: heads.csv
    key: No
    with:
      rows: { file: lines.csv, key: No }
    columns:
      no: No
      customer: Customer
      date: Date
      total: { column: Net, from: rows, sum: rows }
      totalIncVat: { columns: [Net, Vat], from: rows, sum: rows }
`;
    const formats = "defaults: { decimals: ',', dates: dd.MM.yyyy, currency: EUR }";
    const csv =
      'No;Customer;Date;Net;Vat\n1;C;23.11.2026;0,10;0,02\n1;C;23.11.2026;0,20;0,04\n2;C;23.11.2026;5,00;\n1;C;23.11.2026;0,40;0,08\n';
    const wanted = [
      { no: '1', total: eur(70), totalIncVat: eur(84) },
      { no: '2', total: eur(500), totalIncVat: eur(500) },
    ];
    const { of } = await run(formats + lines, { 'lines.csv': csv });
    expect(of('orders')).toMatchObject(wanted);
    const head = 'No;Customer;Date\n1;C;23.11.2026\n2;C;23.11.2026\n';
    const { of: ofTwo } = await run(formats + heads, { 'heads.csv': head, 'lines.csv': csv });
    expect(ofTwo('orders')).toMatchObject(wanted);
    expect(parseMap(formats + lines.replace('{ column: Net, sum: rows }', '{ column: Net, sum: true }'))).toMatchObject(
      {
        ok: false,
        refusal: [{ message: expect.stringContaining('sum: rows') }],
      },
    );
  });

  test('what is wrong in another file is refused by its name, line and heading', async () => {
    const yaml = `
files:
  - kind: customers
    file: customers.csv
    key: No
    with:
      sales: { file: sales.csv, key: Customer }
    columns: { no: No, name: Name, currency: { column: Currency, from: sales }, creditLimit: { value: '0', currency: GBP } }
`;
    const { reasons } = await run(yaml, {
      'customers.csv': 'No,Name\n1,Works\n',
      'sales.csv': 'Customer,Currency\n\n1,XAU\n',
    });
    expect(reasons[0]).toBe('sales.csv:3 Currency is not a currency of ISO 4217, such as GBP');
  });

  test('rows with a repeated number make one record', async () => {
    const csv = 'List,Item,From,Price,Currency\nGBP,A,1,2.50,GBP\nGBP,B,1,9,GBP\nGBP,A,10,2.25,GBP\n';
    const { of } = await run(flat, { 'prices.csv': csv });
    const gbp = (minor: number) => ({ minor, currency: 'GBP' });
    expect(of('prices')).toEqual([
      {
        priceList: 'GBP',
        product: 'A',
        breaks: [
          { from: 1, price: gbp(250) },
          { from: 10, price: gbp(225) },
        ],
      },
      { priceList: 'GBP', product: 'B', breaks: [{ from: 1, price: gbp(900) }] },
    ]);
  });

  test('a row of several quotes that are none is refused once, and those around it are not', async () => {
    const { report, reasons } = await run(stock, { 'stock.csv': 'MATNR;LABST;DATUM\nA;1;\nB "x" "y" z;1;\nC;1;\n' });
    expect(report).toMatchObject({ refusals: 1, kinds: [{ read: 3, accepted: 2, refused: 1 }] });
    expect(reasons).toEqual([expect.stringMatching(/^stock\.csv:3 MATNR has a quote within a text/)]);
  });

  test('what the map says is not read is not read, and what it does not name is told', async () => {
    const files = {
      'stock.csv': 'MATNR;LABST;DATUM\nA;1;\n',
      'old.csv': '',
      'old.ndjson': '{}\n',
      'new.csv': 'A\n1\n',
    };
    const { report } = await run(`${stock}unread: ['OLD.*']\n`, files);
    expect(report).toMatchObject({ setAside: [], kinds: [{ kind: 'stock', accepted: 1 }] });
    expect(report.ignored.map((path) => basename(path))).toEqual(['new.csv']);
  });

  test.each([
    ['Summe;;;;;1.000,00\n', ['stock.csv 4'], 0],
    ['Gesamt EUR;812\n', ['stock.csv 4'], 0],
    ['Grand Total;;;;;\n', [], 1],
    ['Total;5;23;1;1;\n', [], 1],
    ['Totalwerk;5;;;;\n', [], 0],
    ['A-9;5;;;;\nTotal;;9;;;\nB-9;6;;;;\n', [], 1],
  ])('a last row that sums the others up is none: %j', async (rows, totals, refused) => {
    const { report } = await run(stock, { 'stock.csv': `MATNR;LABST;DATUM;A;B;C\nA;1;;;;\nB;2;;;;\n${rows}` });
    expect(report.totals.map(({ path, line }) => `${basename(path)} ${line}`)).toEqual(totals);
    expect(report.kinds[0]).toMatchObject({ refused });
  });

  test('rows that no entry takes are counted', async () => {
    const entry = orders.slice(orders.indexOf('  - kind'));
    const of = (kind: string, customer: string) =>
      entry
        .replace('kind: orders', `kind: ${kind}`)
        .replace('key: VBELN', `key: VBELN\n    where: { KUNNR: '${customer}' }`);
    const yaml = `defaults: { decimals: ',', dates: dd.MM.yyyy, currency: EUR }\nfiles:\n`;
    const both = yaml + of('orders', '0000010') + of('invoices', '0000011');
    const { report } = await run(both, { 'VBAK.csv': vbak, 'VBAP.csv': vbap });
    expect(report.leftOut).toEqual([]);
    const one = await run(yaml + of('orders', '0000010'), { 'VBAK.csv': vbak, 'VBAP.csv': vbap });
    expect(one.report.leftOut).toEqual([{ path: expect.stringContaining('VBAK.csv'), rows: 1 }]);
  });

  const noRows = writeXlsx({ sheets: [{ name: 'A', rows: [] }] });
  const workbook = writeXlsx({ sheets: [{ name: 'A', rows: [['MATNR', 'LABST', 'DATUM']] }] });
  test.each([
    ['without bytes', 'stock2.csv', () => '', 'is empty (0 bytes)'],
    ['of one byte that is no text', 'stock2.csv', () => '\0', 'has no headings in line 1'],
    ['with bytes that are no text', 'stock2.csv', () => 'MATNR;LABST;DATUM\nA;1\0;\nB;\0;\n', 'is no text'],
    [
      'without a column of the map',
      'stock2.csv',
      () => 'MATNR;MENGE\nA;1\n',
      'has no column LABST, DATUM; its columns',
    ],
    ['that is a folder', 'stock2.csv/x', () => '', 'is not a file'],
    ['that is a workbook of no rows', 'stock2.xlsx', async () => Buffer.from(await noRows), 'has no headings in row 1'],
    ['that is cut short', 'stock2.xlsx', async () => Buffer.from(await workbook).subarray(0, 900), 'is cut short'],
    ['with a password', 'stock2.xlsx', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'has a password, or is'],
    [
      'of an old Excel',
      'stock2.xls',
      () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      'is a workbook that is not read',
    ],
  ])('a file %s is set aside, and the rest goes on', async (_, name, content, reason) => {
    const { report, of } = await run(
      stock.replace('stock*.csv', 'stock*'),
      { 'stock1.csv': 'MATNR;LABST;DATUM\nA;1;\n', [name]: await content() },
      ['stock1.csv', name.replace('/x', '')],
    );
    expect(report.setAside).toEqual([
      { path: expect.stringContaining('stock2'), kind: 'stock', reason: expect.stringContaining(reason) },
    ]);
    expect(of('stock')).toEqual([{ sku: 'A', stock: 1 }]);
    const reasons = readFileSync(join(folder.path, String(runs), 'refused', 'report.csv'), 'utf8');
    expect(reasons).toMatch(/\n"stock2\.\w+";"";"";".+"\n$/);
  });

  test('what sums up the lines of documents makes none of them doubtful', async () => {
    const { report } = await run(orders, { 'VBAK.csv': vbak, 'VBAP.csv': `${vbap}Summe;12,00\n` });
    expect([report.refusals, report.totals.length]).toEqual([0, 1]);
  });

  test('what is read together with a file that cannot be read is set aside with it', async () => {
    const { report, of } = await run(`${orders}${stock.replace('files:', '')}`, {
      'VBAK.csv': vbak,
      'VBAP.csv': '',
      'stock.csv': 'MATNR;LABST;DATUM\nA;1;\n',
    });
    expect(report.setAside.map(({ path, reason }) => `${basename(path)} ${reason}`)).toEqual([
      'VBAP.csv is empty (0 bytes)',
      'VBAK.csv is read together with VBAP.csv, which cannot be read',
    ]);
    expect([of('orders').length, of('stock').length]).toEqual([0, 1]);
  });
});

describe('progress', () => {
  test('of a small file is what was sent of it, and not what was read ahead', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `A${at},1\n`).join('');
    const shares: number[] = [];
    await importFiles({
      files: folder.write({ 'small/stock.csv': `SKU,Stock\n${rows}` }),
      map: mapOf('files:\n  - { kind: stock, file: stock.csv, columns: { sku: SKU, stock: Stock } }\n'),
      send: takeAll().send,
      refusedFolder: join(folder.path, 'small/refused'),
      onProgress: ({ bytes, totalBytes }) => shares.push(bytes / totalBytes),
    });
    expect(shares).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('goes on while records are sent, and comes to its end', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `${at};C1;23.11.2026;1,00;0,00\n`).join('');
    const paths = folder.write({
      'progress/VBAK.csv': `VBELN;KUNNR;AUDAT;NETWR;MWSBK\n${rows}`,
      'progress/VBAP.csv': 'VBELN;POSNR;MATNR;KWMENG;NETPR;KPEIN\n',
    });
    const shares: number[] = [];
    await importFiles({
      files: paths,
      map: mapOf(orders),
      send: takeAll().send,
      refusedFolder: join(folder.path, 'progress/refused'),
      onProgress: ({ bytes, totalBytes }) => shares.push(bytes / totalBytes),
    });
    expect(shares).toHaveLength(4);
    expect(shares[0]).toBe(0);
    expect([...shares].sort((one, other) => one - other)).toEqual(shares);
    expect(new Set(shares).size).toBe(4);
    expect(shares.at(-1)).toBeCloseTo(1, 2);
  });
});

describe('what is refused is named by file, line and column', () => {
  test.each([
    ['a broken row', 'A;1;\nB;2\nC;3;\n', ['stock.csv:3 DATUM has 2 columns, and the headings are 3'], ['A', 'C']],
    [
      'a quote that is not closed',
      'A;1;\n"B;2;\nC;3;\nD;"4";\nE;5;\n',
      ['stock.csv:3 MATNR has a quote that is not closed before the next separator'],
      ['A', 'C', 'D', 'E'],
    ],
    [
      'a quote that is never closed, which hides nothing',
      'A;1;\n"B;2;\nC;3;\n',
      ['stock.csv:3 MATNR has a quote that is not closed up to the end of the file'],
      ['A', 'C'],
    ],
    ['a byte of 0', 'A;1\0;\nB;2;\n', ['stock.csv:2 LABST has a byte of 0, which is no letter: take it out'], ['B']],
    ['a number that is none', 'A;one;\nB;2;\n', ['stock.csv:2 LABST “one” is not a number such as 1,234.50'], ['B']],
    [
      'a number that cannot be',
      'A;2147483648;\nB;1.5;\nC;;\n',
      [
        'stock.csv:2 LABST must be at most 2147483647',
        "stock.csv:3 LABST “1.5” has decimals or thousands: say which in the map, `decimals: '.'` or `','`",
        'stock.csv:4 LABST is required',
      ],
      [],
    ],
    [
      'a date in another format',
      'A;1;23.11.2026\nB;2;20261123\n',
      ['stock.csv:2 DATUM “23.11.2026” is not a date such as yyyyMMdd'],
      ['B'],
    ],
    ['a day that is none', 'A;1;20260230\n', ['stock.csv:2 DATUM “20260230” is not a date such as yyyyMMdd'], []],
  ])('%s', async (_, rows, message, taken) => {
    const result = await run(stock, { 'stock.csv': `MATNR;LABST;DATUM\n${rows}` });
    expect(result.reasons).toEqual(message);
    expect(result.of('stock')).toEqual(taken.map((sku) => expect.objectContaining({ sku })));
  });

  const windows = iconv.encode('MATNR;LABST;DATUM\nSchutzhülle;1;\nB;2;\n', 'windows-1252');
  const byte = 'has the byte 0xFC, which is not UTF-8: save the file as UTF-8, or name its `encoding` in the map';

  test('bytes of another encoding than the map says', async () => {
    const result = await run(stock.replace('stock*.csv', 'stock*.csv\n    encoding: utf-8'), { 'stock.csv': windows });
    expect(result.reasons).toEqual([`stock.csv:2 MATNR ${byte}`]);
    const guessed = await run(stock, { 'stock.csv': windows });
    expect(guessed.of('stock')).toMatchObject([{ sku: 'Schutzhülle' }, { sku: 'B' }]);
    expect(guessed.report.encodings).toMatchObject([{ encoding: 'windows-1252' }]);
  });

  test.each([
    ['windows-1250', 'Rękawica żółta'],
    ['windows-1250', 'RĘKAWICE, CHŁODNE'],
    ['windows-1250', 'Poznań'],
    ['windows-1250', 'Müller, Wrocław'],
    ['windows-1252', '¿Señor? 5 m³, 3 £'],
    ['windows-1252', 'Fenêtre, cœur, fût 2 m³/h, L’HAŸ'],
    ['windows-1252', 'Größe¹'],
  ])('%s is known by its letters: %s', async (encoding, sku) => {
    const { of, report } = await run(stock, { 'stock.csv': iconv.encode(`MATNR;LABST;DATUM\n${sku};1;\n`, encoding) });
    expect(of('stock')).toMatchObject([{ sku }]);
    expect(report.encodings).toMatchObject([{ encoding }]);
  });

  test('a byte that is no letter of the UTF-8 that all the rest is', async () => {
    const csv = Buffer.concat([windows, Buffer.from('Größe;3;\n')]);
    const result = await run(stock, { 'stock.csv': csv });
    expect(result.reasons).toEqual([`stock.csv:2 MATNR ${byte}`]);
    expect(result.of('stock')).toMatchObject([{ sku: 'B' }, { sku: 'Größe' }]);
    const lines = ['Größe', 'Schutzhülle'].map((sku, at) =>
      iconv.encode(`{"sku":"${sku}","stock":1}\n`, at === 0 ? 'utf-8' : 'windows-1252'),
    );
    const model = await run(stock, { 'stock.ndjson': Buffer.concat(lines) });
    expect(model.reasons).toEqual([`stock.ndjson:2 sku ${byte}`]);
    expect(model.of('stock')).toMatchObject([{ sku: 'Größe' }]);
  });

  test('a product without a region, and a picture that is not one', async () => {
    const yaml = `
files:
  - kind: products
    file: products.csv
    columns: { sku: SKU, title: T, classification: C, slug: { columns: [T, SKU], as: slug }, regions: { column: R, split: '|' } }
    lists:
      variations: { columns: { sku: SKU, title: T, picture: P } }
`;
    const csv =
      'SKU;T;C;R;P\nA;Glove;Gloves;;a.jpg\nB;Glove;Gloves;UK|DE;b.pdf\nC;Glove;Gloves;UK|XX;c.png\nD;Glove;Gloves;UK;\n';
    const result = await run(yaml, { 'products.csv': csv });
    expect(result.reasons).toEqual([
      'products.csv:2 R is required',
      'products.csv:3 P is not the file name of a picture, nor its address with https (avif, gif, jpg, png, svg, webp)',
      'products.csv:4 R is not one of UK, US, EMEA, AU, FR, IT, PL, DE',
    ]);
    expect(result.of('products')).toMatchObject([{ sku: 'D', slug: 'glove-d', variations: [{ sku: 'D' }] }]);
  });

  test('parts of a unit in stock: whole ones count where the map says the decimals, and are asked for otherwise', async () => {
    const rows = 'MATNR;LABST;DATUM\nA;842.5;\nB;1.500;\nC;12.00;\nD;-0.5;\nE;7;\n';
    const stocks = (records: readonly unknown[]) => v.parse(v.array(StockRecord), records).map((each) => each.stock);
    const reasons = await run(stock.replace('files:', "defaults: { decimals: '.' }\nfiles:"), { 'stock.csv': rows });
    expect([reasons.reasons, stocks(reasons.of('stock'))]).toEqual([[], [842, 1, 12, 0, 7]]);
    expect(reasons.report.parts).toMatchObject([{ records: 3 }]);
    const other = await run(stock.replace('files:', "defaults: { decimals: ',' }\nfiles:"), {
      'stock.csv': rows.replaceAll(/842.5|12.00|-0.5/g, '1,5'),
    });
    expect(stocks(other.of('stock'))).toEqual([1, 1500, 1, 1, 7]);
    const none = await run(stock, { 'stock.csv': rows });
    expect(stocks(none.of('stock'))).toEqual([12, 7]);
    expect(none.reasons).toEqual(
      ['2 LABST “842.5”', '3 LABST “1.500”', '5 LABST “-0.5”'].map(
        (each) => `stock.csv:${each} has decimals or thousands: say which in the map, \`decimals: '.'\` or \`','\``,
      ),
    );
    const records = '{"sku":"A","stock":842.5}\n{"sku":"B","stock":3}\n';
    const ndjson = await run(stock, { 'stock.ndjson': records });
    expect([stocks(ndjson.of('stock')), ndjson.report.parts]).toMatchObject([[842, 3], [{ records: 1 }]]);
    const xlsx = await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [
            ['MATNR', 'LABST', 'DATUM'],
            ['A', 842.5, null],
          ],
        },
      ],
    });
    const book = await run(stock.replace('stock*.csv', 'stock.xlsx'), { 'stock.xlsx': Buffer.from(xlsx) });
    expect([book.reasons, stocks(book.of('stock'))]).toEqual([[], [842]]);
  });

  test('two currencies of one amount, and a code that no table has', async () => {
    const csv = 'List,Item,From,Price,Currency\nGBP,A,1,2.50,GBP\nGBP,A,5,2.50,EUR\nGBP,B,1,2.50,pounds\n';
    expect((await run(flat, { 'prices.csv': csv })).reasons).toEqual([
      'prices.csv:2 From, Price must be of one currency',
      'prices.csv:4 Currency is “pounds”, which is no currency such as EUR',
    ]);
  });

  test('rows of one number that say two things, and lines without their document', async () => {
    const headers = `${vbak}1;0000012;23.11.2026;1.250,00;237,50\n`;
    const result = await run(orders, { 'VBAK.csv': headers, 'VBAP.csv': `${vbap}7;10;A;1;1,00;1\n` });
    expect(result.reasons).toEqual([
      'VBAK.csv:4 KUNNR is not what line 2 has for the same number',
      'VBAP.csv:5  has no row in VBAK.csv that it belongs to',
    ]);
    expect(result.of('orders')).toMatchObject([{ no: '2' }]);
  });

  test('a document of which a line may be lost is not sent in part', async () => {
    const broken = vbap.replace('1;10;A;10;100,00;1', '1;10;A;10');
    const result = await run(orders, { 'VBAK.csv': vbak, 'VBAP.csv': broken });
    expect(result.reasons).toContain('VBAP.csv:4 NETPR has 4 columns, and the headings are 6');
    expect(result.reasons).toContain('VBAK.csv:2  has a row next to it that cannot be read and may belong to it');
    expect(result.of('orders')).toMatchObject([{ no: '2' }]);
  });
});

describe('the file of refused rows', () => {
  test.each(['', '\uFEFF'])('keeps the line that tells Excel the separator, which is no heading', async (mark) => {
    const csv = `${mark}sep=|\r\nMATNR|LABST|DATUM;,;,;,\r\nA|x|\r\nB|2|\r\n`;
    const yaml = stock.replace('DATUM', "'DATUM;,;,;,'");
    const { of, report, reasons } = await run(yaml, { 'stock.csv': csv });
    expect(of('stock')).toMatchObject([{ sku: 'B', stock: 2 }]);
    expect(reasons).toEqual(['stock.csv:3 LABST “x” is not a number such as 1,234.50']);
    expect(readFileSync(report.refusedFiles[0] ?? '', 'utf8')).toBe(csv.replace('B|2|\r\n', ''));
  });

  test('has them as they were, with all rows of their documents, and a report of why', async () => {
    const { report } = await run(orders, { 'VBAK.csv': vbak, 'VBAP.csv': vbap.replace('2;10;B;1', '2;10;B;x') });
    const read = (name: string) => readFileSync(join(folder.path, String(runs), 'refused', name), 'utf8');
    expect(report.refusedFiles.map((path) => basename(path))).toEqual(['VBAK.csv', 'VBAP.csv']);
    expect(read('VBAK.csv')).toBe('VBELN;KUNNR;AUDAT;NETWR;MWSBK\n2;0000011;24.11.2026;10,00;1,90\n');
    expect(read('VBAP.csv')).toBe('VBELN;POSNR;MATNR;KWMENG;NETPR;KPEIN\n2;10;B;x;1.000,00;100\n');
    expect(read('report.csv')).toBe(
      '\uFEFF"file";"line";"column";"reason"\n"VBAP.csv";"2";"KWMENG";"“x” is not a number such as 1.234,50"\n',
    );
  });
});

test('a report runs nothing in the spreadsheet that opens it, whatever a column is called', async () => {
  await run(stock.replace('LABST', "'=D'"), { 'stock.csv': 'MATNR;=D;DATUM\nA;x;\n' });
  const path = join(folder.path, String(runs), 'refused', 'report.csv');
  expect(readFileSync(path, 'utf8').split('\n')[1]).toMatch(/^"stock\.csv";"2";"'=D";/);
});

test('what is no JSON is told in one line, whatever the engine says of it', async () => {
  const { reasons } = await run(stock, { 'stock.ndjson': '{"sku":"A","stock":1}\nnot json\n' });
  expect(reasons).toEqual([expect.stringMatching(/^stock\.ndjson:2 {2}is not JSON: [^\n]+$/)]);
});

const banners = `
files:
  - kind: banners
    file: banners.csv
    columns: { position: Pos, image: Bild, alt: Text }
`;

test('a file beside that is no picture is named with line and column, and the rest goes on', async () => {
  const png = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  const { reasons, of, report } = await run(
    banners,
    {
      'banners.csv': 'Pos;Bild;Text\n1;glove.png;Glove\n2;shop/page.png;Shop\n3;elsewhere.png;Boots\n4;empty.svg;Hat\n',
      'glove.png': png,
      'shop/page.png': '<!DOCTYPE html><title>Not found</title>',
      'empty.svg': '',
    },
    ['banners.csv'],
  );
  expect(reasons).toEqual([
    'banners.csv:3 Bild shop/page.png is a page of HTML, and no picture',
    'banners.csv:5 Bild empty.svg is empty',
  ]);
  expect(of('banners')).toMatchObject([{ image: 'glove.png' }, { image: 'elsewhere.png' }]);
  expect(report.kinds).toMatchObject([{ read: 4, accepted: 2, refused: 2 }]);
  // Corrected rows are in a folder of the one with the pictures.
  const [corrected = ''] = report.refusedFiles;
  expect((await again(banners, [corrected], `${corrected}-again`)).reasons).toHaveLength(2);
});

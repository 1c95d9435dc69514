import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Run } from '@connect/contract/integration/runs';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { Call } from '../send-to-portal.ts';
import { testFolder } from '../testing/folder.ts';
import { CannotImport } from './map-for.ts';
import { createProgressBar, createProgressLines, timeLeft } from './progress-bar.ts';
import { type ImportArguments, runImport } from './run-import.ts';

const folder = testFolder();

const nobody: Call = async () => {
  throw new TypeError('nobody is to be called');
};

const run = async (
  path: string,
  given: Partial<ImportArguments> = {},
  call: Call = nobody,
  signal = new AbortController().signal,
  stdin: AsyncIterable<Uint8Array> = Readable.from([]),
) => {
  const printed: string[] = [];
  const args = { path, map: null, dryRun: false, refused: null, watch: false, replace: null, kind: null, ...given };
  const around = {
    stdin,
    writeLine: (line: string) => printed.push(line),
    bar: null,
    signal,
    quiet: 200,
    takeFolder: () => () => undefined,
  };
  const imported = runImport(args, { ...around, withPortal: (work) => work(call) });
  return { imported, printed };
};

/** A portal that takes lines where it does not break at them; `ended` is what becomes of a run in the end. */
const portalOf = (takes: (lines: string) => boolean, ended: Partial<Run> = {}) => {
  const queries: URLSearchParams[] = [];
  const bodies: string[] = [];
  let lines = 0;
  const call: Call = async (path, init) => {
    if (path.endsWith('/late-refusals')) return new Response('');
    const query = new URL(path, 'http://portal.example').searchParams;
    const body = typeof init?.body === 'string' ? init.body : '';
    if (!takes(body)) return Response.json({ message: 'Something went wrong.' }, { status: 500 });
    queries.push(query);
    bodies.push(body);
    lines += body.split('\n').length - 1;
    const counted = { lines, accepted: lines, unchanged: 0, refused: 0, waiting: 0, removed: 0, wouldRemove: null };
    const run: Run = {
      id: query.get('run') ?? '',
      kind: 'stock',
      state: 'running',
      by: 'Operator',
      replaces: false,
      dry: false,
      ...counted,
      startedAt: '2026-11-23T10:00:00.000Z',
      finishedAt: null,
      ...(query.get('more') === 'true' ? {} : ended),
    };
    return Response.json(run);
  };
  return { call, queries, bodies, lines: () => lines };
};

const map = 'files:\n  - { kind: stock, file: stock.csv, columns: { sku: SKU, stock: Stock } }\n';

describe('connect import', () => {
  test.each<readonly [string, string, Partial<ImportArguments>, RegExp]>([
    ['a folder that is not there', join(folder.path, 'nowhere'), {}, /There is no file or folder .*nowhere/],
    ['a map that is not there', folder.path, { map: 'none.yaml' }, /There is no map none\.yaml/],
    ['nothing that is piped in', '-', { kind: 'stock' }, /What is piped in is empty \(0 bytes\)/],
  ])('of %s cannot run, and says why', async (_, path, given, message) => {
    folder.write({ 'stock.csv': 'SKU,Stock\nA,1\n' });
    await expect((await run(path, given)).imported).rejects.toThrow(message);
  });

  test('writes a guessed map where there is none, and sends nothing', async () => {
    folder.write({ 'guess/Stock.csv': 'SKU;Stock\nA;1\n' });
    await expect((await run(join(folder.path, 'guess'))).imported).rejects.toThrow('Nothing was sent');
    expect(readFileSync(join(folder.path, 'guess/map.yaml'), 'utf8')).toContain('kind: stock');
  });

  test('says where a map is wrong, by its line', async () => {
    folder.write({
      'wrong/stock.csv': 'SKU,Stock\nA,1\n',
      'wrong/map.yaml': map.replace('Stock }', 'Stock, colour: C }'),
    });
    await expect((await run(join(folder.path, 'wrong'))).imported).rejects.toThrow(
      new CannotImport('map.yaml:2: files.0.columns.colour: is not a column of the model'),
    );
  });

  test('does nothing where the map names none of the files', async () => {
    folder.write({ 'unnamed/other.csv': 'SKU,Stock\nA,1\n', 'unnamed/map.yaml': map });
    const { imported, printed } = await run(join(folder.path, 'unnamed'));
    await expect(imported).rejects.toThrow('The map names none of the files: nothing was sent.');
    expect(printed).toEqual([expect.stringContaining('other.csv: the map has nothing about it')]);
  });

  test('sends nothing to a portal that does not know it', async () => {
    folder.write({ 'refused/stock.csv': 'SKU,Stock\nA,1\n', 'refused/map.yaml': map });
    const refusing: Call = async () => Response.json({ message: 'This key may not do that.' }, { status: 403 });
    const { imported } = await run(join(folder.path, 'refused'), {}, refusing);
    await expect(imported).rejects.toThrow(new CannotImport('The portal answered 403: This key may not do that.'));
    expect(existsSync(join(folder.path, 'refused/refused'))).toBe(false);
  });

  test('finds headings below a title, and says what it asks', async () => {
    const csv = 'Kundenliste;;;\nStand: 23.11.2026\n\nKundennr;Firma;Kreditlimit;\n1;A;1.000,50;\n';
    folder.write({ 'titled/Kunden.csv': csv });
    await expect((await run(join(folder.path, 'titled'))).imported).rejects.toThrow(
      /line 4: put an answer in place of the \?: such as EUR/,
    );
    expect(readFileSync(join(folder.path, 'titled/map.yaml'), 'utf8')).toContain('file: Kunden.csv\n    heading: 4\n');
  });

  test('guesses from what can be read, and says what cannot', async () => {
    folder.write({ 'some/Stock.csv': 'SKU;Stock\nA;1\n', 'some/Customers.xlsx': 'PK' });
    await expect((await run(join(folder.path, 'some'))).imported).rejects.toThrow(
      /Customers\.xlsx: is cut short[^]*was guessed/,
    );
    expect(readFileSync(join(folder.path, 'some/map.yaml'), 'utf8')).toContain('file: Stock.csv');
  });

  test('finds the map again for rows that are refused a second time', async () => {
    folder.write({ 'twice/stock.csv': 'SKU,Stock\nA,many\n', 'twice/map.yaml': map });
    const { call } = portalOf(() => true);
    const first = await (await run(join(folder.path, 'twice'), {}, call)).imported;
    const [refused = ''] = /connect import (.*)/.exec(first.text.join('\n'))?.slice(1) ?? [];
    const second = await (await run(refused, {}, call)).imported;
    const [again = ''] = /connect import (.*)/.exec(second.text.join('\n'))?.slice(1) ?? [];
    expect(again).not.toBe(refused);
    expect((await (await run(again, {}, call)).imported).isIncomplete).toBe(true);
  });

  test('writes no map where nothing can be guessed', async () => {
    folder.write({ 'byte/customers.csv': 'x' });
    await expect((await run(join(folder.path, 'byte'))).imported).rejects.toThrow('none can be guessed');
    expect(existsSync(join(folder.path, 'byte/map.yaml'))).toBe(false);
  });

  test('names the line of the file that the portal breaks at, and what comes before it is taken', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => `A${index},1\n`).join('');
    folder.write({ 'broken/stock.csv': `SKU,Stock\n${rows}`, 'broken/map.yaml': map });
    const portal = portalOf((lines) => !lines.includes('"A33"'));
    const { imported } = await run(join(folder.path, 'broken'), {}, portal.call);
    // The heading is line 1.
    await expect(imported).rejects.toThrow(
      /stock\.csv:35: The portal answered 500: Something went wrong\. What comes before it was taken\.$/,
    );
    expect(portal.lines()).toBe(33);
  });
});

describe('what is piped in', () => {
  const workbook = writeXlsx({
    sheets: [
      {
        name: 'A',
        rows: [
          ['SKU', 'Stock'],
          ['A', 1],
        ],
      },
    ],
  });
  const pattern = map.replace('stock.csv', "'st*.csv'");
  const two = `${map}  - { kind: banners, file: b.csv, columns: { position: P, image: I, alt: A } }\n`;
  const piped = async (content: string | Uint8Array, yaml: string | null, kind: ImportArguments['kind']) => {
    folder.write({ 'piped/map.yaml': yaml ?? '' });
    const portal = portalOf(() => true);
    const named = yaml === null ? null : join(folder.path, 'piped/map.yaml');
    const stdin = Readable.from([Buffer.from(content)]);
    await (
      await run('-', { kind, map: named, refused: join(folder.path, 'piped') }, portal.call, undefined, stdin)
    ).imported;
    return portal.bodies.join('');
  };
  test.each([
    ['lines of a kind', '{"sku":"A","stock":1}\n', null, 'stock'],
    ['an array of a kind', '[\n {"sku":"A",\n "stock":1}\n]', null, 'stock'],
    ['the only file of a map', 'SKU,Stock\nA,1\n', pattern, null],
    ['the file of a kind of a map', 'SKU,Stock\nA,1\n', two, 'stock'],
    ['a workbook', workbook, map, null],
    ['lines as a map says', '{"SKU":"A","Stock":1}\n', map.replace('stock.csv', 's'), null],
  ] as const)('is read as a file is: %s', async (_, content, yaml, kind) => {
    expect(await piped(await content, yaml, kind)).toMatch(/^\{"\$at":"[^"]+","sku":"A","stock":1[^}]*\}\n$/);
  });

  test.each([
    ['lines of no kind', '{"sku":"A","stock":1}\n', null, null, 'Say what is piped in: --kind customers'],
    ['one of several files', 'SKU,Stock\nA,1\n', two, null, 'say what is piped in, such as --kind stock'],
    ['a kind that the map has not', 'SKU,Stock\nA,1\n', two, 'orders', 'The map has no file of orders'],
    ['an array that is cut short', '[{"sku":"A","sto', null, 'stock', null],
  ] as const)('cannot be %s', async (_, content, yaml, kind, message) => {
    if (message === null) expect(await piped(content, yaml, kind)).toMatch(/^\{"\$refused":.*cut short.*\}\n$/);
    else await expect(piped(content, yaml, kind)).rejects.toThrow(message);
  });
});

describe('the progress bar', () => {
  test.each([
    ['INF', 'time left unknown'],
    [Number.POSITIVE_INFINITY, 'time left unknown'],
    [0, '0 s left'],
    [4.2, '5 s left'],
    [59.5, '60 s left'],
    [150, '3 min left'],
    [3599, '1 h 0 min left'],
    [7500, '2 h 5 min left'],
  ])('says of %s seconds: %s', (seconds, text) => expect(timeLeft(seconds)).toBe(text));

  /** What a terminal that says it has so many columns shows of half an import. */
  const halfOn = (columns: number): string => {
    let written = '';
    const stream = Object.assign(new Writable({ write: (chunk, _, done) => ((written += String(chunk)), done()) }), {
      isTTY: true,
      columns,
      cursorTo: () => ((written += '\n'), true),
      clearLine: () => true,
      moveCursor: () => true,
      clearScreenDown: () => true,
    });
    const bar = createProgressBar(stream);
    const counts = { accepted: 0, unchanged: 0, waiting: 0, refused: 0, read: 9_999 };
    bar.show({ ...counts, kind: 'help-articles', bytes: 1, totalBytes: 2 });
    bar.clear();
    return stripVTControlCharacters(written);
  };

  test.each([20, 50, 72, 80, 200])('is no wider than a terminal of %s columns', (columns) => {
    const lines = halfOn(columns).split(/[\r\n]/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(lines.join('')).toContain('50%');
  });

  // A terminal without a size, such as that of `script` or of a container, has 0.
  test('is as on one of 80 where a terminal does not know its columns', () => expect(halfOn(0)).toBe(halfOn(80)));
});

test('of progress a log has a line each half a minute', () => {
  const printed: string[] = [];
  let now = 0;
  const lines = createProgressLines(
    (line) => printed.push(line),
    () => now,
  );
  const counts = { accepted: 0, unchanged: 0, waiting: 0, refused: 0 };
  for (; now < 70_000; now += 1000)
    lines.show({ ...counts, kind: 'stock', read: now, bytes: now, totalBytes: 100_000 });
  expect(printed).toEqual(['stock: 30%, 30,000 records', 'stock: 60%, 60,000 records']);
});

describe('replacing', () => {
  const replacing = async (stock: string, confirm: number | null, wouldRemove: number | null) => {
    folder.write({ 'whole/stock.csv': `SKU,Stock\n${stock}`, 'whole/map.yaml': map });
    const portal = portalOf(() => true, {
      removed: 3,
      state: wouldRemove === null ? 'finished' : 'unconfirmed',
      wouldRemove,
    });
    const { imported } = await run(join(folder.path, 'whole'), { replace: { confirm } }, portal.call);
    return { ...(await imported), queries: portal.queries };
  };

  test('says how many were removed', async () => {
    const { text, isIncomplete, queries } = await replacing('A,1\n', 3, null);
    expect(text).toContain('stock: 3 were removed.');
    expect(isIncomplete).toBe(false);
    expect(queries.map((query) => [query.get('replace'), query.get('more'), query.get('confirm')])).toEqual([
      ['true', 'true', null],
      ['true', null, '3'],
    ]);
  });

  test('of more than goes unasked says the number that is to be confirmed, and removes nothing', async () => {
    const { text, isIncomplete } = await replacing('A,1\n', null, 40);
    expect(text.join('\n')).toContain('stock: 40 are not in the files, more than the twentieth');
    expect(text.join('\n')).toContain('--confirm 40');
    expect(isIncomplete).toBe(true);
  });

  /** Whether a run ends, if it does, by a number that is none of what is gone: then nothing is. */
  const removesNothing = (queries: readonly URLSearchParams[]): boolean =>
    queries.every((query) => query.get('more') === 'true' || query.get('confirm') === '0');

  test('is not done where a row was refused, here as well: it would be taken for one that is gone', async () => {
    const { text, queries } = await replacing('A,1\nB,many\n', 40, null);
    expect(text.join('\n')).toContain('stock: nothing was removed, as rows were refused.');
    expect(removesNothing(queries)).toBe(true);
  });

  test('is not done by a file of no rows', async () => {
    expect((await replacing('', 40, null)).queries).toEqual([]);
  });

  test('is not done where a file of the kind was set aside', async () => {
    folder.write({ 'partly/map.yaml': map.replace('stock.csv', "'stock*.csv'") });
    folder.write({ 'partly/stock1.csv': 'SKU,Stock\nA,1\n', 'partly/stock2.csv': '' });
    const portal = portalOf(() => true);
    const { imported } = await run(join(folder.path, 'partly'), { replace: { confirm: 40 } }, portal.call);
    expect((await imported).text).toContain(
      'stock: nothing was removed, as a file was set aside. Put it right, then import all files again.',
    );
    expect(removesNothing(portal.queries)).toBe(true);
  });
});

describe('watching', () => {
  test('that is stopped while a file is taken says that it goes on, and leaves the file there', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `A${index},1\n`).join('');
    folder.write({ 'stopped/map.yaml': map, 'stopped/stock.csv': `SKU,Stock\n${rows}` });
    const stop = new AbortController();
    const portal = portalOf(() => true);
    const stopping: Call = async (path, init) => {
      stop.abort();
      return portal.call(path, init);
    };
    const at = join(folder.path, 'stopped');
    const { imported, printed } = await run(at, { watch: true }, stopping, stop.signal);
    expect((await imported).text.join()).toMatch(/^Stopped\. What was taken so far stays; .* at the next start\.$/);
    expect(printed).toEqual([
      `Watching ${at}: what is put there is taken over about ten seconds after it was written; Ctrl+C stops it.`,
      'Taking over stock.csv…',
    ]);
    expect(readdirSync(at).sort()).toEqual(['map.yaml', 'stock.csv']);
    expect(portal.lines()).toBe(500);
  });

  test('moves what cannot be read to the refused, and takes the rest', async () => {
    const at = join(folder.path, 'half');
    folder.write({ 'half/map.yaml': map.replace('stock.csv', "'stock*.csv'") });
    const files = { 'stock1.csv': 'SKU,Stock\nA,1\n', 'stock2.csv': '', 'other.xlsx': 'PK' };
    folder.write(Object.fromEntries(Object.entries(files).map(([name, text]) => [`half/${name}`, text])));
    const stop = new AbortController();
    const portal = portalOf(() => true);
    const { imported, printed } = await run(at, { watch: true }, portal.call, stop.signal);
    await expect
      .poll(() => readdirSync(at).sort(), { timeout: 10_000 })
      .toEqual(['done', 'map.yaml', 'refused', 'taking']);
    stop.abort();
    await imported;
    // Files that are seen apart are refused apart.
    const refused = readdirSync(join(at, 'refused')).flatMap((each) => readdirSync(join(at, 'refused', each)));
    expect([...new Set(refused)].sort()).toEqual(['other.xlsx', 'report.csv', 'stock2.csv']);
    expect(portal.lines()).toBe(1);
    expect(printed.join('\n')).toMatch(/stock2\.csv: is empty \(0 bytes\)\n/);
  });
});

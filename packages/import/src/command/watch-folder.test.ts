import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportMap } from '../map/model.ts';
import { parseMap } from '../map/parse-map.ts';
import { testFolder } from '../testing/folder.ts';
import { readyOf, watchFolder } from './watch-folder.ts';

const folder = testFolder();

const mapOf = (yaml: string): ImportMap => {
  const parsed = parseMap(yaml);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const map = 'files:\n  - { kind: stock, file: stock.csv, columns: { sku: SKU, stock: Stock } }\n';

test('takes over what arrives, once it is whole, and moves it away; what cannot be read stays', async () => {
  const at = join(folder.path, 'watched');
  const files = { 'map.yaml': map, 'notes.txt': 'nothing', 'old.csv': '' };
  folder.write(Object.fromEntries(Object.entries(files).map(([name, text]) => [`watched/${name}`, text])));
  const unnamed: string[] = [];
  const stop = new AbortController();
  const taken: string[] = [];
  const watching = watchFolder(at, {
    signal: stop.signal,
    quiet: 600,
    again: 60,
    mapFor: async () => mapOf(`${map}unread: [old.csv]\n`),
    onUnnamed: (file) => unnamed.push(basename(file)),
    take: async (files) => {
      taken.push(...files.map((file) => `${basename(file)} ${readFileSync(file, 'utf8').split('\n').length}`));
      // The first time nobody is there to take it.
      return taken.length === 1 ? null : [];
    },
  });
  const path = join(at, 'stock.csv');
  writeFileSync(path, 'SKU,Stock\n');
  for (const line of ['A,1\n', 'B,2\n']) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    appendFileSync(path, line);
  }
  await expect.poll(() => existsSync(join(at, 'done')) && !existsSync(path)).toBe(true);
  stop.abort();
  await watching;
  expect(taken).toEqual(['stock.csv 4', 'stock.csv 4']);
  expect(readdirSync(at).sort()).toEqual(['done', 'map.yaml', 'notes.txt', 'old.csv']);
  expect(unnamed).toEqual(['notes.txt']);
});

/** Watches a folder of one map; what is taken is told to `take`, which answers whether it could be. */
const watched = (name: string, take: (text: string, file: string) => boolean) => {
  const at = join(folder.path, name);
  const stop = new AbortController();
  const taken: string[] = [];
  const watching = watchFolder(at, {
    signal: stop.signal,
    quiet: 100,
    again: 60,
    mapFor: async () => mapOf(map),
    take: async ([file = '']) => {
      const text = readFileSync(file, 'utf8').split('\n')[1] ?? '';
      taken.push(text);
      return take(text, file) ? [] : null;
    },
  });
  const stopped = async () => {
    stop.abort();
    await watching;
  };
  return { at, taken, stopped };
};
const doneIn = (at: string): readonly string[] =>
  existsSync(join(at, 'done'))
    ? readdirSync(join(at, 'done'))
        .sort()
        .map((time) => readFileSync(join(at, 'done', time, 'stock.csv'), 'utf8').split('\n')[1] ?? '')
    : [];

test.each([
  ['moved', (from: string, to: string) => renameSync(from, to)],
  ['copied', (from: string, to: string) => copyFileSync(from, to)],
])('takes a file that is %s over the one that it is taking', async (how, replace) => {
  const name = `over-${how}`;
  folder.write({ [`${name}/stock.csv`]: 'SKU,Stock\nA,1\n', [`${name}-next.csv`]: 'SKU,Stock\nA,2\n' });
  const { at, taken, stopped } = watched(name, (text) => {
    if (text === 'A,1') replace(join(folder.path, `${name}-next.csv`), join(folder.path, name, 'stock.csv'));
    return true;
  });
  await expect.poll(() => doneIn(at)).toEqual(['A,1', 'A,2']);
  await stopped();
  expect(taken).toEqual(['A,1', 'A,2']);
  expect(readdirSync(at)).toEqual(['done']);
});

test('takes what could not be taken before what has come under its name since', async () => {
  folder.write({ 'since/stock.csv': 'SKU,Stock\nA,1\n' });
  let count = 0;
  const { at, taken, stopped } = watched('since', () => {
    count += 1;
    if (count === 1) folder.write({ 'since/stock.csv': 'SKU,Stock\nA,2\n' });
    return count > 2;
  });
  await expect.poll(() => doneIn(at)).toEqual(['A,1', 'A,2']);
  await stopped();
  expect(taken).toEqual(['A,1', 'A,1', 'A,1', 'A,2']);
});

test('takes what a process was killed over, and what has come under its name since after that', async () => {
  folder.write({ 'killed/taking/stock.csv': 'SKU,Stock\nA,1\n', 'killed/stock.csv': 'SKU,Stock\nA,2\n' });
  folder.write({ 'alone/taking/stock.csv': 'SKU,Stock\nA,1\n' });
  const both = watched('killed', () => true);
  const one = watched('alone', () => true);
  await expect.poll(() => doneIn(both.at)).toEqual(['A,1', 'A,2']);
  await expect.poll(() => doneIn(one.at)).toEqual(['A,1']);
  await both.stopped();
  await one.stopped();
});

test('takes a file again that has grown while it was taken, and keeps what it could not take', async () => {
  folder.write({ 'grown/stock.csv': 'SKU,Stock\nA,1\n' });
  let isFirst = true;
  const { at, taken, stopped } = watched('grown', (_, file) => {
    if (isFirst) appendFileSync(file, 'B,2\n');
    isFirst = false;
    return true;
  });
  await expect.poll(() => doneIn(at)).toEqual(['A,1']);
  await stopped();
  expect(taken).toHaveLength(2);

  folder.write({ 'kept/stock.csv': 'SKU,Stock\nA,1\n' });
  const kept = watched('kept', () => false);
  await expect.poll(() => kept.taken.length).toBeGreaterThan(0);
  await kept.stopped();
  expect(readdirSync(kept.at)).toEqual(['stock.csv']);
});

test('goes on when somebody takes away what it is taking', async () => {
  folder.write({ 'gone/stock.csv': 'SKU,Stock\nA,1\n' });
  const { at, taken, stopped } = watched('gone', (text, file) => {
    if (text === 'A,1') rmSync(file);
    return true;
  });
  await expect.poll(() => taken).toEqual(['A,1']);
  folder.write({ 'gone/stock.csv': 'SKU,Stock\nA,2\n' });
  await expect.poll(() => doneIn(at)).toEqual(['A,2']);
  await stopped();
});

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Watches a folder of orders and their lines; tells how many rows were taken of which. */
const watchOrders = (name: string) => {
  folder.write({ [`${name}/orders.csv`]: 'N,C,D,T\n1,C1,2026-11-23,5\n' });
  const at = join(folder.path, name);
  const stop = new AbortController();
  const taken: string[] = [];
  const orders = mapOf(
    'defaults: { currency: EUR }\nfiles:\n  - { kind: orders, file: orders.csv, key: N, with: { rows: { file: lines*.csv, key: N } }, columns: { no: N, customer: C, date: D, total: T, totalIncVat: T } }\n',
  );
  const watching = watchFolder(at, {
    signal: stop.signal,
    quiet: 400,
    again: 60,
    mapFor: async () => orders,
    take: async (files) => {
      taken.push(...files.map((file) => `${basename(file)} ${readFileSync(file, 'utf8').trim().split('\n').length}`));
      return [];
    },
  });
  const stopped = async () => {
    stop.abort();
    await watching;
  };
  return { at, taken, stopped };
};

test('a file that was quiet and grows again when what it waited for comes is not taken before it is quiet again', async () => {
  const { at, taken, stopped } = watchOrders('again');
  await pause(1200);
  writeFileSync(join(at, 'lines.csv'), 'N,S\n1,A\n');
  for (let no = 2; no <= 12; no += 1) {
    appendFileSync(join(at, 'orders.csv'), `${no},C1,2026-11-23,5\n`);
    await pause(100);
  }
  await expect.poll(() => taken.length).toBe(2);
  await stopped();
  expect(taken.sort()).toEqual(['lines.csv 2', 'orders.csv 13']);
});

test('files that are read together wait for another of them that grows, in pauses shorter than it takes to be whole', async () => {
  const { at, taken, stopped } = watchOrders('glob');
  writeFileSync(join(at, 'lines-1.csv'), 'N,S\n1,A\n');
  writeFileSync(join(at, 'lines-2.csv'), 'N,S\n');
  for (const row of ['1,B\n', '1,C\n', '1,D\n']) {
    await pause(250);
    appendFileSync(join(at, 'lines-2.csv'), row);
  }
  await expect.poll(() => taken.length).toBe(3);
  await stopped();
  expect(taken.sort()).toEqual(['lines-1.csv 2', 'lines-2.csv 4', 'orders.csv 2']);
});

// Elsewhere a machine does not tell who has a file open.
test.runIf(process.platform === 'linux')(
  'a file that its writer has open is not taken, however long it pauses',
  async () => {
    const { at, taken, stopped } = watchOrders('open');
    const writer = openSync(join(at, 'lines.csv'), 'w');
    writeSync(writer, 'N,S\n1,A\n');
    await pause(1500);
    expect(taken).toEqual([]);
    writeSync(writer, '1,B\n');
    closeSync(writer);
    await expect.poll(() => taken.length).toBe(2);
    await stopped();
    expect(taken.sort()).toEqual(['lines.csv 3', 'orders.csv 2']);
  },
);

test('says once which file another one waits for', async () => {
  const at = join(folder.path, 'waiting');
  const entry =
    'files:\n  - { kind: orders, file: o.csv, key: N, with: { rows: { file: p.csv, key: N } }, columns: { no: N, customer: C, date: D, total: T, totalIncVat: T } }\n';
  folder.write({ 'waiting/o.csv': 'N,C,D,T\n', 'waiting/map.yaml': 'x' });
  const waits: [string, readonly string[]][] = [];
  const stop = new AbortController();
  const watching = watchFolder(at, {
    signal: stop.signal,
    quiet: 100,
    again: 60,
    mapFor: async () => mapOf(`defaults: { currency: EUR }\n${entry}`),
    onWaiting: (file, names) => waits.push([basename(file), names]),
    take: async () => [],
  });
  await expect.poll(() => waits.length).toBe(1);
  writeFileSync(join(at, 'o.csv'), 'N,C,D,T\n1,C1,2026-11-01,1\n');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(waits).toEqual([['o.csv', ['p.csv']]]);
  writeFileSync(join(at, 'p.csv'), 'N\n1\n');
  await expect.poll(() => existsSync(join(at, 'done'))).toBe(true);
  stop.abort();
  await watching;
});

test('takes files of which all others are there, and none that is read with one to come', () => {
  const entry = (kind: string, file: string, rows: string) =>
    `  - { kind: ${kind}, file: ${file}, key: N, with: { rows: { file: ${rows}, key: N } }, columns: { no: N, customer: C, date: D, total: T, totalIncVat: T } }\n`;
  const map = mapOf(
    `defaults: { currency: EUR }\nfiles:\n${entry('orders', 'o*.csv', 'p.csv')}${entry('invoices', 'i.csv', 'j.csv')}${entry('credit-notes', 'i.csv', 'k.csv')}`,
  );
  const ready = (...files: string[]) => readyOf(files, map);
  expect(ready('o1.csv', 'o2.csv')).toEqual([]);
  expect(ready('o1.csv', 'p.csv', 'stock.ndjson', 'rest.csv')).toEqual(['o1.csv', 'p.csv', 'stock.ndjson']);
  // Its credit notes are in the file of invoices.
  expect(ready('i.csv', 'j.csv')).toEqual([]);
  expect(ready('i.csv', 'j.csv', 'k.csv')).toEqual(['i.csv', 'j.csv', 'k.csv']);
});

import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Call } from '../send-to-portal.ts';
import { testFolder } from '../testing/folder.ts';
import { readyOf, watchFolder } from './watch-folder.ts';
import type { ImportMap } from '../map/model.ts';
import { parseMap } from '../map/parse-map.ts';
import { CannotImport, type ImportArguments, runImport } from './run-import.ts';

const folder = testFolder();

const mapOf = (yaml: string): ImportMap => {
  const parsed = parseMap(yaml);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const nobody: Call = async () => {
  throw new TypeError('nobody is to be called');
};

const run = async (path: string, given: Partial<ImportArguments> = {}, call: Call = nobody) => {
  const said: string[] = [];
  const args = { path, map: null, dryRun: false, refused: null, watch: false, kind: null, ...given };
  const around = { stdin: new PassThrough().end(), say: (line: string) => said.push(line), bar: null };
  const imported = runImport(args, { ...around, withPortal: (work) => work(call) });
  return { imported, said };
};

const map = 'files:\n  - { kind: stock, file: stock.csv, columns: { sku: SKU, stock: Stock } }\n';

describe('connect import', () => {
  test.each([
    ['a folder that is not there', join(folder.path, 'nowhere'), {}, /There is no file or folder .*nowhere/],
    ['a map that is not there', folder.path, { map: 'none.yaml' }, /There is no map none\.yaml/],
    ['what is piped in, of no kind', '-', {}, /--kind customers/],
  ])('of %s cannot run, and says why', async (_, path, given, said) => {
    folder.write({ 'stock.csv': 'SKU,Stock\nA,1\n' });
    await expect((await run(path, given)).imported).rejects.toThrow(said);
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

  test('sends nothing to a portal that does not know it', async () => {
    folder.write({ 'refused/stock.csv': 'SKU,Stock\nA,1\n', 'refused/map.yaml': map });
    const refusing: Call = async () => Response.json({ message: 'This key may not do that.' }, { status: 403 });
    const { imported } = await run(join(folder.path, 'refused'), {}, refusing);
    await expect(imported).rejects.toThrow(new CannotImport('The portal answered 403: This key may not do that.'));
    expect(existsSync(join(folder.path, 'refused/refused'))).toBe(false);
  });
});

describe('watching', () => {
  test('takes over what arrives, once it is whole, and moves it away; what cannot be read stays', async () => {
    const at = join(folder.path, 'watched');
    folder.write({ 'watched/map.yaml': map, 'watched/notes.txt': 'nothing' });
    const stop = new AbortController();
    const taken: string[] = [];
    const watching = watchFolder(at, {
      signal: stop.signal,
      quiet: 600,
      again: 60,
      mapFor: async () => mapOf(map),
      take: async (files) => {
        taken.push(...files.map((file) => `${basename(file)} ${readFileSync(file, 'utf8').split('\n').length}`));
        // The first time nobody is there to take it.
        return taken.length === 1 ? null : true;
      },
    });
    const path = join(at, 'stock.csv');
    writeFileSync(path, 'SKU,Stock\n');
    for (const line of ['A,1\n', 'B,2\n']) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      appendFileSync(path, line);
    }
    await expect.poll(() => existsSync(join(at, 'done')) && !existsSync(path), { timeout: 10_000 }).toBe(true);
    stop.abort();
    await watching;
    expect(taken).toEqual(['stock.csv 4', 'stock.csv 4']);
    expect(readdirSync(at).sort()).toEqual(['done', 'map.yaml', 'notes.txt']);
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
});

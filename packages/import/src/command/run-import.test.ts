import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Call } from '../send-to-portal.ts';
import { testFolder } from '../testing/folder.ts';
import { readyOf } from './watch-folder.ts';
import { parseMap } from '../map/parse-map.ts';
import { runImport } from './run-import.ts';

const folder = testFolder();

const nobody: Call = async () => {
  throw new TypeError('nobody is to be called');
};

const run = async (args: readonly string[], call: Call = nobody) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runImport(args, {
    stdin: new PassThrough().end(),
    stdout,
    stderr,
    connect: async () => ({ url: 'http://portal.example', call }),
  });
  stdout.end();
  stderr.end();
  const [out, err] = await said;
  return { code, out, err };
};

const map = 'files:\n  - { kind: stock, file: stock.csv, columns: { sku: SKU, stock: Stock } }\n';

describe('connect import', () => {
  test.each([
    ['nothing', [], /Name one folder or file/],
    ['an option that it has not', ['.', '--quick'], /Unknown option '--quick'/],
    ['a folder that is not there', [join(folder.path, 'nowhere')], /There is no file or folder .*nowhere/],
    ['a map that is not there', [folder.path, '--map', 'none.yaml'], /There is no map none\.yaml/],
    ['what is piped in, of no kind', ['-'], /--kind customers/],
    ['watching what is piped in', ['-', '--watch'], /--watch watches a folder/],
  ])('of %s cannot run, and says why', async (_, args, said) => {
    folder.write({ 'stock.csv': 'SKU,Stock\nA,1\n' });
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  test('says what it does', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
  });

  test('writes a guessed map where there is none, and sends nothing', async () => {
    folder.write({ 'guess/Stock.csv': 'SKU;Stock\nA;1\n' });
    const { code, err } = await run([join(folder.path, 'guess')]);
    expect(code).toBe(2);
    expect(err).toContain('Nothing was sent');
    expect(readFileSync(join(folder.path, 'guess/map.yaml'), 'utf8')).toContain('kind: stock');
  });

  test('says where a map is wrong, by its line, also for machines', async () => {
    folder.write({
      'wrong/stock.csv': 'SKU,Stock\nA,1\n',
      'wrong/map.yaml': map.replace('Stock }', 'Stock, colour: C }'),
    });
    const wrong = join(folder.path, 'wrong');
    expect((await run([wrong])).err).toBe('map.yaml:2: files.0.columns.colour: is not a column of the model\n');
    expect(JSON.parse((await run([wrong, '--json'])).out)).toEqual({
      problems: ['map.yaml:2: files.0.columns.colour: is not a column of the model'],
    });
  });

  test('sends nothing to a portal that does not know it', async () => {
    folder.write({ 'refused/stock.csv': 'SKU,Stock\nA,1\n', 'refused/map.yaml': map });
    const { code, err } = await run([join(folder.path, 'refused')], async () =>
      Response.json({ message: 'This key may not do that.' }, { status: 403 }),
    );
    expect({ code, err }).toEqual({ code: 2, err: 'The portal answered 403: This key may not do that.\n' });
    expect(existsSync(join(folder.path, 'refused/refused'))).toBe(false);
  });
});

describe('watching', () => {
  test('takes files of which all others are there, and none that is read with one to come', () => {
    const entry = (kind: string, file: string, rows: string) =>
      `  - { kind: ${kind}, file: ${file}, key: N, with: { rows: { file: ${rows}, key: N } }, columns: { no: N, customer: C, date: D, total: T, totalIncVat: T } }\n`;
    const parsed = parseMap(
      `defaults: { currency: EUR }\nfiles:\n${entry('orders', 'o*.csv', 'p.csv')}${entry('invoices', 'i.csv', 'j.csv')}${entry('credit-notes', 'i.csv', 'k.csv')}`,
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    const ready = (...files: string[]) => readyOf(files, parsed.value);
    expect(ready('o1.csv', 'o2.csv')).toEqual([]);
    expect(ready('o1.csv', 'p.csv', 'stock.ndjson', 'rest.csv')).toEqual(['o1.csv', 'p.csv', 'stock.ndjson']);
    // Its credit notes are in the file of invoices.
    expect(ready('i.csv', 'j.csv')).toEqual([]);
    expect(ready('i.csv', 'j.csv', 'k.csv')).toEqual(['i.csv', 'j.csv', 'k.csv']);
  });
});

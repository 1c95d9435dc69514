import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import iconv from 'iconv-lite';
import { afterAll, describe, expect } from 'vitest';
import { openTable } from './open-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'rows.csv');

/** What each encoding can write, and how it is known again: by its mark, or by name. */
const encodings = [
  { encoding: 'utf-8', letters: 'aZ09 äß€漢🧤', addBOM: true, named: false },
  { encoding: 'utf-8', letters: 'aZ09 äß€漢🧤', addBOM: false, named: false },
  { encoding: 'utf-16le', letters: 'aZ09 äß€漢🧤', addBOM: true, named: false },
  { encoding: 'utf-16be', letters: 'aZ09 äß€漢🧤', addBOM: true, named: false },
  { encoding: 'windows-1252', letters: 'aZ09 äß€é', addBOM: false, named: true },
  { encoding: 'iso-8859-1', letters: 'aZ09 äßé', addBOM: false, named: true },
  { encoding: 'iso-8859-15', letters: 'aZ09 äß€é', addBOM: false, named: true },
  { encoding: 'windows-1250', letters: 'aZ09 łęő', addBOM: false, named: true },
] as const;
const separators = [';', ',', '\t', '|', '^', '~'];
const ends = ['\n', '\r\n', '\r'];

const written = fc
  .record({
    encoding: fc.constantFrom(...encodings),
    separator: fc.constantFrom(...separators),
    end: fc.constantFrom(...ends),
    quote: fc.constantFrom('"', "'"),
    always: fc.boolean(),
    last: fc.boolean(),
    columns: fc.integer({ min: 2, max: 5 }),
  })
  .chain((dialect) => {
    const letter = fc.constantFrom(
      ...dialect.encoding.letters,
      dialect.separator,
      dialect.quote,
      '\n',
      '\r\n',
      ';',
      ',',
      '"',
      "'",
    );
    const cell = fc.string({ unit: letter, maxLength: 8 });
    const row = fc
      .tuple(
        fc.constantFrom('1', 'x', 'ä'),
        fc.array(cell, { minLength: dialect.columns - 1, maxLength: dialect.columns - 1 }),
      )
      .map(([first, rest]) => [first, ...rest]);
    return fc.record({ dialect: fc.constant(dialect), rows: fc.array(row, { maxLength: 6 }) });
  });

const write = ({
  dialect,
  rows,
}: {
  dialect: { quote: string; separator: string; end: string; always: boolean; last: boolean; columns: number };
  rows: readonly (readonly string[])[];
}) => {
  const { quote, separator, end, always, last, columns } = dialect;
  const needsQuotes = (cell: string) => always || [quote, separator, '\n', '\r'].some((mark) => cell.includes(mark));
  const cellOf = (cell: string) => (needsQuotes(cell) ? quote + cell.replaceAll(quote, quote + quote) + quote : cell);
  const headings = Array.from({ length: columns }, (_, at) => `Column ${at + 1}`);
  return [headings, ...rows].map((row) => row.map(cellOf).join(separator)).join(end) + (last ? end : '');
};

describe('CSV', () => {
  test.prop([written])(
    'what was written is read, in any encoding, with any separator, quotes and line ends',
    async (file) => {
      const { encoding, separator, quote } = file.dialect;
      const text = write(file);
      writeFileSync(path, iconv.encode(text, encoding.encoding, { addBOM: encoding.addBOM }));
      const table = await openTable(path, {
        quote,
        ...(encoding.named && { encoding: encoding.encoding }),
      });
      const rows = [];
      for await (const row of table.rows()) rows.push(row);
      expect(table.headings).toHaveLength(file.dialect.columns);
      // Within a text a line ends like in any other.
      const texts = file.rows.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n')));
      expect(rows.map(({ cells }) => cells)).toEqual(texts);
      expect(rows.every(({ broken }) => !broken)).toBe(true);
      // A copy of some rows is what reading them again gives.
      const copied = join(folder, 'copy.csv');
      const wanted = rows.filter((_, at) => at % 2 === 0);
      const lines = new Set(
        wanted.flatMap(({ line, lastLine }) => Array.from({ length: lastLine - line + 1 }, (_, at) => line + at)),
      );
      await table.copy((line) => lines.has(line), copied);
      const again = await openTable(copied, {
        quote,
        separator,
        ...(encoding.named && { encoding: encoding.encoding }),
      });
      const copy = [];
      for await (const { cells } of again.rows()) copy.push(cells);
      expect(again.headings).toEqual(table.headings);
      expect(copy).toEqual(wanted.map(({ cells }) => cells));
    },
  );

  const words = fc.constantFrom(
    'Glove',
    'Größe',
    'Café',
    'Señor',
    'naïve',
    'Ærø',
    'Préparé',
    'Società',
    '“quoted”',
    '5 €',
  );
  const rowsOfWords = fc.array(fc.array(words, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 30 });
  const guessable = fc.constantFrom(
    ...['utf-8', 'utf-16le', 'utf-16be'].flatMap((encoding) => [true, false].map((addBOM) => ({ encoding, addBOM }))),
    { encoding: 'windows-1252', addBOM: false },
  );
  const textOf = (rows: readonly (readonly string[])[]) => ['A;B', ...rows.map((row) => row.join(';'))].join('\r\n');
  const readBack = async () => {
    const table = await openTable(path);
    const rows = [];
    for await (const row of table.rows()) rows.push(row);
    return { table, rows };
  };

  test.prop([rowsOfWords, fc.nat(), fc.constantFrom(...ends), fc.boolean()])(
    'a quote that is not closed takes its own line alone, whatever ends lines, and after texts of several lines',
    async (all, chosen, end, manyLines) => {
      const at = chosen % all.length;
      const first = manyLines ? [[`"A${end}B${end}C"`, 'x']] : [];
      const rows = all.map(([a, b], index) => [a, index === at ? `"${b}` : b]);
      writeFileSync(path, ['A;B', ...[...first, ...rows].map((row) => row.join(';'))].join(end));
      const { rows: read } = await readBack();
      const before = manyLines ? 3 : 0;
      expect(read.filter(({ broken }) => broken).map(({ line }) => line)).toEqual([at + 2 + before]);
      expect(
        read
          .filter(({ broken }) => !broken)
          .slice(first.length)
          .map(({ cells }) => cells),
      ).toEqual(all.filter((_, index) => index !== at));
    },
  );

  test.prop([rowsOfWords, guessable])('of any encoding is known by its bytes', async (all, { encoding, addBOM }) => {
    writeFileSync(path, iconv.encode(textOf(all), encoding, { addBOM }));
    const { table, rows } = await readBack();
    expect(rows.map(({ cells }) => cells)).toEqual(all);
    const isRecognizable = addBOM || all.flat().some((word) => word !== 'Glove');
    if (isRecognizable) expect(table.guessed).toBe(encoding);
  });

  test.prop([rowsOfWords, fc.array(fc.tuple(fc.nat(29), fc.constantFrom(0x80, 0xc3, 0xe9, 0xff)), { maxLength: 3 })])(
    'of UTF-8 with bytes that are none is UTF-8, and the lines with them are refused and kept as they are',
    async (all, damages) => {
      const lines = [['Größe', 'Café'], ...all].map((row) => Buffer.from(row.join(';')));
      const damaged = new Map(
        damages.flatMap(([at, byte]) => (at + 1 < lines.length ? [[at + 1, byte] as const] : [])),
      );
      const bytes = lines.map((line, at) =>
        damaged.has(at) ? Buffer.concat([line, Buffer.from([damaged.get(at) ?? 0])]) : line,
      );
      const whole = bytes.flatMap((line) => [line, Buffer.from('\n')]);
      writeFileSync(path, Buffer.concat([Buffer.from('A;B\n'), ...whole]));
      const { table, rows } = await readBack();
      expect(rows).toHaveLength(lines.length);
      for (const [at, row] of rows.entries()) {
        const byte = damaged.get(at)?.toString(16).toUpperCase();
        if (byte === undefined) expect(row.cells.join(';')).toBe(lines[at]?.toString());
        else
          expect(row.broken).toEqual({
            column: 'B',
            reason: expect.stringMatching(`byte 0x${byte}, which is not UTF-8`),
          });
      }
      const copied = join(folder, 'copy.csv');
      await table.copy((line) => damaged.has(line - 2), copied);
      const kept = bytes.filter((_, at) => damaged.has(at)).flatMap((line) => [line, Buffer.from('\n')]);
      expect(readFileSync(copied)).toEqual(Buffer.concat([Buffer.from('A;B\n'), ...kept]));
    },
  );
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findJobs } from './find-files.ts';
import { importFiles } from './import-files.ts';
import type { ImportMap } from './map/model.ts';
import { parseMap } from './map/parse-map.ts';
import { readRecords } from './records/read-records.ts';
import { testFolder } from './testing/folder.ts';
import { takeAll } from './testing/take-all.ts';

const folder = testFolder();

const mapOf = (yaml: string): ImportMap => {
  const map = parseMap(yaml);
  if (!map.ok) throw new Error(JSON.stringify(map.refusal));
  return map.value;
};

const columns = 'no: No, customer: Customer, date: Date, total: Total, totalIncVat: Total';
const lines = 'sku: Item, quantity: Quantity, unitPrice: Price';

/** The same documents in two files, and in one whose rows repeat what is said of the document. */
const layouts = {
  joined: mapOf(`
defaults: { currency: GBP, separator: ';' }
files:
  - kind: orders
    file: orders.csv
    key: No
    with: { rows: { file: rows.csv, key: Document, sort: Line } }
    columns: { ${columns} }
    lists: { lines: { from: rows, columns: { ${lines} } } }
`),
  flat: mapOf(`
defaults: { currency: GBP, separator: ';' }
files:
  - kind: orders
    file: flat.csv
    key: No
    sort: Line
    columns: { ${columns} }
    lists: { lines: { columns: { ${lines} } } }
`),
};

const documents = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }).chain((numbers) =>
  fc.tuple(
    ...numbers.map((no) =>
      fc.record({
        no: fc.constant(`SO-${no}`),
        lines: fc.array(
          fc.record({ item: fc.constantFrom('A', 'B', 'C "x"'), quantity: fc.integer({ min: 1, max: 9 }) }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
      }),
    ),
  ),
);
type Documents = readonly {
  readonly no: string;
  readonly lines: readonly { readonly item: string; readonly quantity: number }[];
}[];

const headerOf = (no: string) => `${no};C1;2026-11-23;10.00`;
const lineOf = (at: number, { item, quantity }: Documents[number]['lines'][number]) =>
  `${(at + 1) * 10};"${item.replaceAll('"', '""')}";${quantity};2.50`;
const rowsOf = (all: Documents) => ({
  'orders.csv': all.map(({ no }) => headerOf(no)),
  'rows.csv': all.flatMap((each) => each.lines.map((line, at) => `${each.no};${lineOf(at, line)}`)),
  'flat.csv': all.flatMap((each) => each.lines.map((line, at) => `${headerOf(each.no)};${lineOf(at, line)}`)),
});
const headings = {
  'orders.csv': 'No;Customer;Date;Total',
  'rows.csv': 'Document;Line;Item;Quantity;Price',
  'flat.csv': 'No;Customer;Date;Total;Line;Item;Quantity;Price',
};
type Files = Readonly<Record<keyof typeof headings, readonly string[]>>;
const names = { joined: ['orders.csv', 'rows.csv'], flat: ['flat.csv'] } as const;

const write = (rows: Files): void => {
  for (const name of ['orders.csv', 'rows.csv', 'flat.csv'] as const)
    writeFileSync(join(folder.path, name), `${[headings[name], ...rows[name]].join('\n')}\n`);
};

const byNumber = (records: readonly object[]): readonly object[] =>
  [...records].sort((one, other) => String(Reflect.get(one, 'no')).localeCompare(String(Reflect.get(other, 'no'))));

const importAt = async (layout: keyof typeof layouts, at: string, refusedFolder: string) => {
  const { send, of } = takeAll();
  const files = names[layout].map((name) => join(at, name));
  const report = await importFiles({ files, map: layouts[layout], send, refusedFolder });
  expect(report.setAside).toEqual([]);
  return { records: of('orders'), report };
};

const layout = fc.constantFrom('joined', 'flat');

describe('importing files', () => {
  test.prop([layout, documents, fc.infiniteStream(fc.nat()), fc.constantFrom(1, 20_000_000)], { numRuns: 25 })(
    'any order of rows gives the same records, in memory or on disk',
    async (layout, all, random, bytes) => {
      const rows = rowsOf(all);
      write(rows);
      const { records } = await importAt(layout, folder.path, join(folder.path, 'refused'));
      expect(byNumber(records)).toHaveLength(all.length);
      const shuffled = (texts: readonly string[]) =>
        texts
          .map((text) => ({ text, by: random.next().value }))
          .sort((one, other) => one.by - other.by)
          .map(({ text }) => text);
      write({
        'orders.csv': shuffled(rows['orders.csv']),
        'rows.csv': shuffled(rows['rows.csv']),
        'flat.csv': shuffled(rows['flat.csv']),
      });
      const files = names[layout].map((name) => join(folder.path, name));
      const found = (await findJobs(files, layouts[layout])).jobs[0];
      if (!found || 'table' in found) throw new Error('no job');
      const again: object[] = [];
      const refuse = () => expect.unreachable('a row was refused');
      for await (const { record } of readRecords(found.entry, { ...found.opened, bytes }, refuse, {}))
        again.push(record);
      expect(byNumber(again)).toEqual(byNumber(records));
    },
  );

  /** What is done to a row, in a way that can be undone in the file of refused rows. */
  const harms = [
    { harm: (row: string) => row.replace(/;(\d+[.]\d\d)$/, ';~$1'), mend: (text: string) => text.replaceAll('~', '') },
    { harm: (row: string) => `${row};~`, mend: (text: string) => text.replaceAll(';~', '') },
    { harm: (row: string) => row.replace('SO-', 'S"O-'), mend: (text: string) => text.replaceAll('S"O-', 'SO-') },
    { harm: (row: string) => `"~${row}`, mend: (text: string) => text.replaceAll('"~', '') },
  ];

  test.prop([layout, documents, fc.infiniteStream(fc.nat({ max: 3 })), fc.constantFrom(...harms)], { numRuns: 20 })(
    'what was refused, corrected and imported again, gives the same as files that were right at first',
    async (layout, all, random, { harm, mend }) => {
      const rows = rowsOf(all);
      write(rows);
      const right = await importAt(layout, folder.path, join(folder.path, 'none'));
      const harmed = (texts: readonly string[]) => texts.map((row) => (random.next().value === 0 ? harm(row) : row));
      write({
        'orders.csv': harmed(rows['orders.csv']),
        'rows.csv': harmed(rows['rows.csv']),
        'flat.csv': harmed(rows['flat.csv']),
      });
      const refusedFolder = join(folder.path, 'refused');
      const first = await importAt(layout, folder.path, refusedFolder);
      // Nothing is taken in part.
      expect(right.records).toEqual(expect.arrayContaining([...first.records]));
      if (first.report.refusals === 0) {
        expect(byNumber(first.records)).toEqual(byNumber(right.records));
        return;
      }
      for (const name of names[layout]) {
        const path = join(refusedFolder, name);
        writeFileSync(path, mend(readFileSync(path, 'utf8')));
      }
      const second = await importAt(layout, refusedFolder, join(folder.path, 'again'));
      expect(second.report.refusals).toBe(0);
      expect(byNumber([...first.records, ...second.records])).toEqual(byNumber(right.records));
    },
  );
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { columnsOf, type Column } from './described.ts';
import { kinds } from './kinds.ts';

const document = resolve(import.meta.dirname, '../../../../docs/integration.md');

const holds: Readonly<Record<Column['holds'], string>> = {
  text: 'text',
  texts: 'texts',
  day: 'date',
  amount: 'amount',
  price: 'price',
  number: 'number',
  flag: 'yes or no',
  list: 'list',
  translations: 'texts by language: `.de`',
};

const limitOf = ({ longest, range }: Column): string => {
  if (range) {
    const within = [range.least, range.most]
      .map((each) => each.toLocaleString('en-GB').replaceAll('-', '−'))
      .join(' to ');
    return ` (${range.whole ? 'whole, ' : ''}${within})`;
  }
  return longest === null ? '' : ` (${longest})`;
};

/** Rows of a table as they are formatted, and columns within lists below their list. */
const rowsOf = (columns: readonly Column[], before = ''): readonly (readonly string[])[] =>
  columns.flatMap((column) => [
    [
      `\`${before}${column.path}\``,
      holds[column.holds] + limitOf(column),
      column.required ? 'yes' : '',
      column.description.replaceAll('|', String.raw`\|`),
    ],
    ...rowsOf(column.columns, `${before}${column.path}[].`),
  ]);

const tableOf = (rows: readonly (readonly string[])[]): string => {
  const all = [['column', 'holds', 'required', 'what it is'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[], filler = ' ') =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width, filler)).join(' | ')} |`;
  const [headings = [], ...rest] = all;
  return [line(headings), line([], '-'), ...rest.map((row) => line(row))].join('\n');
};

describe('docs/integration.md', () => {
  /** `vitest run -u` writes them anew. */
  test('has the columns of each kind as the schemas have them, with their limits', async () => {
    const text = readFileSync(document, 'utf8');
    const tables = kinds.map((kind) => `### ${kind}\n\n${tableOf(rowsOf(columnsOf(kind)))}`).join('\n\n');
    const current = text.replace(
      /<!-- columns -->[^]*<!-- \/columns -->/,
      () => `<!-- columns -->\n\n${tables}\n\n<!-- /columns -->`,
    );
    expect(current).toContain(tables);
    await expect(current).toMatchFileSnapshot(document);
  });

  test('says of each column what it is', () => {
    const all = (columns: readonly Column[]): readonly Column[] =>
      columns.flatMap((each) => [each, ...all(each.columns)]);
    const silent = kinds.flatMap((kind) => all(columnsOf(kind)).filter(({ description }) => description === ''));
    expect(silent).toEqual([]);
  });
});

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import {
  editRow,
  filledRows,
  isBlank,
  putLines,
  putQuantities,
  quantityColumn,
  rowOf,
  withBlanks,
} from './order-rows.ts';

const lines = fc.array(
  fc.record({ sku: fc.constantFrom('', ' ', 'A-1', 'B-2'), quantity: fc.constantFrom('', '1', 'ten') }),
  { maxLength: 12 },
);
const typedIn = (rows: Parameters<typeof filledRows>[0]) =>
  filledRows(rows).map(({ sku, quantity }) => [sku, quantity]);
const rowsOf = (all: Parameters<typeof rowOf>[0][]) => withBlanks(all.map(rowOf));

test.prop([lines])('there are always five rows, the last of them blank, and no two are the same', (all) => {
  const rows = rowsOf(all);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.every((row, index) => index < rows.length - 1 || isBlank(row))).toBe(true);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test.prop([lines, lines, fc.nat(20)])(
  'lines put anywhere are all there in their order, and nothing typed is gone',
  (all, added, at) => {
    const rows = rowsOf(all);
    const news = added.map(rowOf);
    const id = at < rows.length ? (rows[at]?.id ?? null) : null;
    const put = putLines(rows, id, news);
    const ids = new Set(news.map((row) => row.id));
    expect(typedIn(put.filter((row) => ids.has(row.id)))).toEqual(typedIn(news));
    expect(typedIn(put.filter((row) => !ids.has(row.id)))).toEqual(typedIn(rows));
    // Those before the row stay before it.
    const before = id === null ? typedIn(rows) : typedIn(rows.slice(0, at));
    expect(typedIn(put).slice(0, before.length)).toEqual(before);
  },
);

test.prop([lines, fc.array(fc.integer({ min: 1, max: 99 }).map(String), { minLength: 1, maxLength: 12 }), fc.nat(20)])(
  'a column of quantities is written down from a row, beside SKUs that stay',
  (all, quantities, seed) => {
    const rows = rowsOf(all);
    const at = seed % rows.length;
    const put = putQuantities(rows, rows[at]?.id ?? '', quantities);
    expect(put.slice(at, at + quantities.length).map(({ quantity }) => quantity)).toEqual(quantities);
    expect(put.slice(0, rows.length).map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku));
    expect(put.slice(0, at)).toEqual(rows.slice(0, at));
  },
);

test('only a column of nothing but quantities is one', () => {
  const column = (...skus: readonly string[]) => quantityColumn(skus.map((sku) => ({ sku, quantity: '' })));
  expect(column('12', '1,000')).toEqual(['12', '1,000']);
  expect(column('12', 'GLV-1')).toBeNull();
  expect(quantityColumn([{ sku: '12', quantity: '3' }])).toBeNull();
});

test('an edit is of one row, and there is another to go on in', () => {
  const rows = rowsOf([]);
  const edited = editRow(rows, rows[4]?.id ?? '', { sku: 'A-1' });
  expect(edited.map(({ sku }) => sku)).toEqual(['', '', '', '', 'A-1', '']);
});

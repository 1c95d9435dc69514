import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import {
  editRow,
  filledRows,
  isBlank,
  insertLines,
  fillQuantities,
  restoreQuantities,
  quantityColumn,
  rowOf,
  withBlanks,
  withoutTaken,
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
    const after = insertLines(rows, id, news);
    const ids = new Set(news.map((row) => row.id));
    expect(typedIn(after.filter((row) => ids.has(row.id)))).toEqual(typedIn(news));
    expect(typedIn(after.filter((row) => !ids.has(row.id)))).toEqual(typedIn(rows));
    // Those before the row stay before it.
    const before = id === null ? typedIn(rows) : typedIn(rows.slice(0, at));
    expect(typedIn(after).slice(0, before.length)).toEqual(before);
  },
);

test.prop([lines, fc.array(fc.integer({ min: 1, max: 99 }).map(String), { minLength: 1, maxLength: 12 }), fc.nat(20)])(
  'a column of quantities is written down from a row, beside SKUs that stay',
  (all, quantities, seed) => {
    const rows = rowsOf(all);
    const at = seed % rows.length;
    const after = fillQuantities(rows, rows[at]?.id ?? '', quantities);
    expect(after.slice(at, at + quantities.length).map(({ quantity }) => quantity)).toEqual(quantities);
    expect(after.slice(0, rows.length).map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku));
    expect(after.slice(0, at)).toEqual(rows.slice(0, at));
  },
);

test.prop([lines, fc.array(fc.nat(12)), fc.nat(20)])(
  'quantities taken back are those of before, but for what was typed since',
  (all, edited, seed) => {
    const rows = rowsOf(all);
    const filled = fillQuantities(rows, rows[seed % rows.length]?.id ?? '', ['7', '8', '9']);
    const since = new Set(edited.map((at) => filled[at % filled.length]?.id));
    const typed = filled.map((row) => (since.has(row.id) ? { ...row, quantity: 'typed' } : row));
    const later = rowOf({ sku: 'C-3', quantity: '4' });
    const back = restoreQuantities([...typed, later], filled, rows).slice(0, filled.length + 1);
    expect(back.map(({ id }) => id)).toEqual([...filled, later].map(({ id }) => id));
    const before = new Map(rows.map(({ id, quantity }) => [id, quantity]));
    for (const { id, quantity } of back.slice(0, -1))
      expect(quantity).toBe(since.has(id) ? 'typed' : (before.get(id) ?? ''));
    expect(back.at(-1)).toEqual(later);
  },
);

test.prop([lines, fc.array(fc.tuple(fc.nat(12), fc.constantFrom('sku', 'quantity'), fc.constantFrom('A-1', '1')))])(
  'rows that are in the basket go, but those that say something else by now stay as they are',
  (all, edits) => {
    const sent = rowsOf(all);
    const now = edits.reduce((rows, [at, cell, text]) => editRow(rows, rows[at]?.id ?? '', { [cell]: text }), sent);
    const left = withoutTaken(now, filledRows(sent));
    const isSame = (row: (typeof now)[number], index: number) =>
      row.sku === sent[index]?.sku && row.quantity === sent[index].quantity;
    expect(filledRows(left)).toEqual(filledRows(now.filter((row, index) => !isSame(row, index))));
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

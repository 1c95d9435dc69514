import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { blankRows, lastPage, pageFromAddress, pageOffset, pageSize, paginator, shownRange } from './paging.ts';

const totals = fc.nat({ max: 1200 });
const pages = fc.integer({ min: 1, max: 150 });

/** The pages that the paginator of a page has buttons for. */
const buttons = (current: number, total: number): number[] =>
  paginator(current, total).flatMap((item) => (item.kind === 'gap' ? [] : [item.page]));

/** The documents of a page: those the search service answers with for its offset. */
const documentsOf = (page: number, total: number): number[] =>
  Array.from({ length: total }, (_, index) => index).slice(pageOffset(page), pageOffset(page) + pageSize);

/** Every page that can be reached by clicking, from page 1 on. */
const reachable = (total: number): number[] => {
  const reached = new Set([1]);
  for (const page of reached) for (const next of buttons(page, total)) reached.add(next);
  return [...reached];
};

test.prop([totals])('walking the pages shows every document exactly once, the partial page included', (total) => {
  const shown = reachable(total).flatMap((page) => documentsOf(page, total));
  expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, index) => index));
});

test.prop([totals, pages])('the paginator always reaches first, last and remaining page', (total, current) => {
  const shown = buttons(current, total);
  if (total >= pageSize) expect(shown).toEqual(expect.arrayContaining([1, lastPage(total)]));
  if (total > pageSize && total % pageSize > 0) expect(documentsOf(shown.at(-1) ?? 0, total)).toContain(total - 1);
});

test.prop([totals, pages])('every button leads to documents', (total, current) => {
  for (const page of buttons(current, total)) expect(documentsOf(page, total)).not.toEqual([]);
});

test.prop([totals, pages])('buttons ascend, no page has two', (total, current) => {
  const shown = buttons(current, total);
  expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
});

test.prop([totals, pages])('the current page is marked on one button at most, on its own', (total, current) => {
  const marked = paginator(current, total).filter((item) => item.kind !== 'gap' && item.current);
  expect(marked.map((item) => item.kind !== 'gap' && item.page)).toEqual(
    buttons(current, total).filter((page) => page === current),
  );
});

test.prop([totals, pages])('a gap stands just where pages are left out', (total, current) => {
  const items = paginator(current, total);
  items.forEach((item, index) => {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (item.kind === 'gap') {
      expect(before?.kind === 'page' && after?.kind === 'page' && after.page - before.page > 1).toBe(true);
      return;
    }
    if (before && before.kind !== 'gap') expect(item.page - before.page).toBe(1);
  });
});

test.prop([totals, pages])('there are at most 10 buttons, however many pages', (total, current) => {
  expect(buttons(current, total).length).toBeLessThanOrEqual(10);
});

test.prop([totals, pages])('"Showing …" counts the documents that the page has', (total, page) => {
  const range = shownRange(page, total);
  const documents = documentsOf(page, total);
  expect(range && [range.first, range.last]).toEqual(
    documents.length > 0 ? [(documents[0] ?? 0) + 1, (documents.at(-1) ?? 0) + 1] : null,
  );
});

test.prop([fc.nat({ max: 500 }), fc.integer({ min: 1, max: 60 })])(
  'pages of any size, one after the other, show everything once',
  (total, size) => {
    const pageCount = Math.ceil(total / size);
    const ranges = Array.from({ length: pageCount + 1 }, (_, index) => shownRange(index + 1, total, size));
    const shown = ranges.flatMap((range) =>
      range ? Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index) : [],
    );
    expect(shown).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(ranges.at(-1)).toBeNull();
  },
);

test.prop([fc.integer({ min: 1, max: 10 })])('a page with rows is 10 rows high (specification §list-rows)', (rows) => {
  expect(rows + blankRows(rows)).toBe(10);
});

test.prop([fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))])(
  'whatever stands in the address is a page from 1 on',
  (text) => {
    const page = pageFromAddress(text);
    expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
  },
);

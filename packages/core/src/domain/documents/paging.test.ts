import { describe, expect, test } from 'vitest';

import { blankRows, lastPage, pageFromAddress, pageOffset, pageSize, paginator, shownRange } from './paging.ts';

/** The paginator as a text: `1 … [5] 6 | Remaining 4`. */
const drawn = (current: number, total: number): string =>
  paginator(current, total)
    .map((item) => {
      if (item.kind === 'gap') return '…';
      const text = item.kind === 'page' ? String(item.page) : `Remaining ${item.count}`;
      return item.current ? `[${text}]` : text;
    })
    .join(' ');

test('the orders/invoices page size is 10 (specification §list-paging)', () => {
  expect(pageSize).toBe(10);
});

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [20, 2],
  [248, 24],
])('last_page = floor(estimatedTotalHits / 10): %i hits make %i (specification §list-paging)', (total, pages) => {
  expect(lastPage(total)).toBe(pages);
});

test('the offset is (page - 1) x 10 (specification §list-paging)', () => {
  expect([pageOffset(1), pageOffset(2), pageOffset(25)]).toEqual([0, 10, 240]);
});

test.each([
  ['1', 1],
  ['25', 25],
  [undefined, 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['two', 1],
  ['', 1],
  ['99999999999999999999', 1],
])(
  'page %s of the address is page %i: the default is 1, zero or junk becomes 1 (specification §list-paging, decisions §partial-final-page)',
  (text, page) => {
    expect(pageFromAddress(text)).toBe(page);
  },
);

describe('the paginator', () => {
  test('has page buttons within 3 of the current page, plus first and last when farther away (specification §list-paging)', () => {
    expect(drawn(10, 200)).toBe('1 … 7 8 9 [10] 11 12 13 … 20');
  });

  test('has no gap between pages that follow each other', () => {
    expect(drawn(1, 40)).toBe('[1] 2 3 4');
    expect(drawn(5, 90)).toBe('1 2 3 4 [5] 6 7 8 9');
  });

  test('adds one button for a partial final page, named Remaining {n} (decisions §partial-final-page)', () => {
    expect(drawn(1, 248)).toBe('[1] 2 3 4 … 24 Remaining 8');
    expect(drawn(25, 248)).toBe('1 … 22 23 24 [Remaining 8]');
  });

  test('shows 19 hits as page 1 and 9 remaining (decisions §partial-final-page)', () => {
    expect(drawn(1, 19)).toBe('[1] Remaining 9');
  });

  test('tells page buttons, gaps and what remains apart', () => {
    expect(paginator(1, 59)).toEqual([
      { kind: 'page', page: 1, current: true },
      { kind: 'page', page: 2, current: false },
      { kind: 'page', page: 3, current: false },
      { kind: 'page', page: 4, current: false },
      { kind: 'page', page: 5, current: false },
      { kind: 'remaining', page: 6, count: 9, current: false },
    ]);
    expect(paginator(6, 60).slice(0, 3)).toEqual([
      { kind: 'page', page: 1, current: false },
      { kind: 'gap', after: 1 },
      { kind: 'page', page: 3, current: false },
    ]);
  });

  test('shows nothing for 9 hits: there is no page before the partial one (decisions §partial-final-page)', () => {
    expect(drawn(1, 9)).toBe('');
  });

  test('of a page that does not exist still leads back', () => {
    expect(drawn(500, 100)).toBe('1 … 10');
  });
});

test('"Showing 1–10 of {total}" (decisions §partial-final-page)', () => {
  expect(shownRange(1, 248)).toEqual({ first: 1, last: 10, total: 248 });
  expect(shownRange(25, 248)).toEqual({ first: 241, last: 248, total: 248 });
  expect(shownRange(1, 1)).toEqual({ first: 1, last: 1, total: 1 });
  expect(shownRange(26, 248)).toBeNull();
  expect(shownRange(1, 0)).toBeNull();
});

test.each([
  [0, 0],
  [1, 9],
  [9, 1],
  [10, 0],
])(
  '%i rows are padded with %i blank ones: to 10, but none for an empty list (specification §list-rows, decisions §short-lists)',
  (rows, blank) => {
    expect(blankRows(rows)).toBe(blank);
  },
);

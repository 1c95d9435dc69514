/** Documents on a page of the list (specification §list-paging). */
export const pageSize = 10;

/** Documents of a Recent documents card (specification §customer-dashboard). */
export const recentCount = 5;

/** Page buttons on each side of the current page (specification §list-paging). */
const paginatorWindow = 3;

/**
 * The last page as the list counts it: deliberately `floor(total / 10)`, so a partial final page is not counted and 9
 * documents make 0 pages (specification §list-paging). `paginator` adds the button that keeps those documents in reach.
 */
export const lastPage = (total: number): number => Math.floor(total / pageSize);

/** How many documents stand before a page, the first page being 1 (specification §list-paging). */
export const pageOffset = (page: number): number => (page - 1) * pageSize;

/** The page of the address: 1 when absent, zero, or no page at all (decisions §partial-final-page). */
export const pageFromAddress = (text: string | undefined): number => {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.max(page, 1);
};

export type PaginatorItem =
  | { readonly kind: 'page'; readonly page: number; readonly current: boolean }
  | { readonly kind: 'gap'; readonly after: number }
  | { readonly kind: 'remaining'; readonly page: number; readonly count: number; readonly current: boolean };

/** Buttons of the pages within 3 of the current one, and of the first and the last when they are farther away (specification §list-paging). */
export const pageButtons = (current: number, last: number): readonly PaginatorItem[] => {
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= paginatorWindow,
  );
  return pages.flatMap((page, index): PaginatorItem[] => {
    const before = pages[index - 1];
    const item: PaginatorItem = { kind: 'page', page, current: page === current };
    return before !== undefined && page - before > 1 ? [{ kind: 'gap', after: before }, item] : [item];
  });
};

/**
 * What the paginator of the documents' list shows: its page buttons, and `Remaining {n}` for a partial final page that has a
 * page before it (decisions §partial-final-page). Ascending.
 */
export const paginator = (current: number, total: number): readonly PaginatorItem[] => {
  const last = lastPage(total);
  const items = pageButtons(current, last);
  const count = total % pageSize;
  if (count === 0 || last === 0) return items;
  return [...items, { kind: 'remaining', page: last + 1, count, current: current === last + 1 }];
};

/** The numbers of 'Showing {first}–{last} of {total}', or null when the page has no documents (decisions §partial-final-page). */
export const shownRange = (
  page: number,
  total: number,
  size: number = pageSize,
): { readonly first: number; readonly last: number; readonly total: number } | null => {
  const first = (page - 1) * size + 1;
  return first > total ? null : { first, last: Math.min(first + size - 1, total), total };
};

/** How many blank rows pad a page of 1 to 9 rows to 10; an empty list has none (decisions §short-lists). */
export const blankRows = (rows: number): number => (rows === 0 ? 0 : Math.max(pageSize - rows, 0));

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openWithin } from './pages.ts';
import { today } from './written.ts';

/** What the list's query can say (decisions §address-before-store). */
export interface ListQuery {
  readonly show?: 'orders' | 'invoices' | 'both';
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
}

export type ViewName = 'Orders' | 'Invoices' | 'Both';

export interface ListPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly range: Locator;
  readonly table: Locator;
  readonly body: Locator;
  /** Rows of documents; neither blank ones nor shimmer. */
  readonly rows: Locator;
  readonly blankRows: Locator;
  readonly pages: Locator;
  view(name: ViewName): Locator;
  /** Presses a view of the segment switch. */
  choose(name: ViewName): Promise<void>;
  /** The row that leads to the document. */
  row(number: string): Locator;
  /** Opens the list, at a page if one is given, and waits until it has loaded; the program is loaded for the first page alone. */
  open(query?: ListQuery, page?: number | string): Promise<void>;
  /** The same by loading the program, as a visit does that begins here. */
  load(query?: ListQuery, page?: number | string): Promise<void>;
  loaded(): Promise<void>;
  /** Waits until it says `Showing {first}–{last} of {total}`. */
  showing(text: string): Promise<void>;
  /** Numbers of the documents on show, from their links. */
  numbers(): Promise<string[]>;
}

/** The days of all documents there are. */
export const allTime = (): { readonly from: string; readonly to: string } => ({ from: '1994-01-01', to: today() });

const addressOf = (query: ListQuery = {}, to?: number | string): string => {
  const search = new URLSearchParams({ ...query }).toString();
  return `/connect/orders${to === undefined ? '' : `/${to}`}${search && `?${search}`}`;
};

/** The list of orders and invoices (specification §list-screen). */
export const listPage = (page: Page): ListPage => {
  const table = page.getByRole('table', { name: /^Your / });
  const body = table.getByRole('rowgroup').last();
  const rows = body.getByRole('row');
  const loaded = () => expect(body).toHaveAttribute('aria-busy', 'false');
  return {
    heading: page.getByRole('heading', { level: 1 }),
    search: page.getByRole('searchbox'),
    range: page.getByRole('button', { name: /^Date range/ }),
    table,
    body,
    rows,
    blankRows: body.locator('tr[data-blank]'),
    pages: page.getByRole('navigation', { name: 'Pages' }),
    view: (name) => page.getByRole('radio', { name, exact: true }),
    choose: (name) => page.getByRole('radiogroup', { name: 'Show' }).getByText(name, { exact: true }).click(),
    row: (number) => rows.filter({ has: page.locator(`a[href$="/view/${number}"]`) }),
    open: async (query, to) => {
      await openWithin(page, addressOf(query, to));
      await loaded();
    },
    load: async (query, to) => {
      await page.goto(addressOf(query, to));
      await loaded();
    },
    loaded,
    showing: (text) => expect(page.getByText(`Showing ${text}`, { exact: true }).first()).toBeVisible(),
    numbers: () =>
      body
        .locator('a[href*="/view/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')),
  };
};

import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { allDocuments, detail } from './documents.ts';
import type { Hit } from './documents.ts';
import { openWithin } from './pages.ts';
import { exactly } from './written.ts';

export type Kind = 'orders' | 'invoices';

export interface DetailPage {
  readonly heading: Locator;
  /** The badges beside the heading, the status first. */
  readonly badges: Locator;
  readonly lines: Locator;
  readonly notIncluded: Locator;
  readonly shipments: Locator;
  readonly download: Locator;
  /** What stands beside a name, such as Created or Sub Total. */
  fact(name: string): Locator;
  card(title: string): Locator;
  /** The row of an item among the lines. */
  line(itemNo: string): Locator;
  goto(kind: Kind, no: string): Promise<void>;
  /** Opens a document and waits for what the server says of it; the program is loaded for the first alone, or when it is open already. */
  open(kind: Kind, no: string): Promise<void>;
}

/** Waits until each parcel of a document that is shown has its tracking data, in English. */
export const parcelsTracked = (page: Page): Promise<void> =>
  expect(page.getByText('Loading tracking data')).toHaveCount(0);

/** The page of an order or invoice (specification §invoice-page). */
export const detailPage = (page: Page): DetailPage => {
  const main = page.getByRole('main');
  const lines = main.getByRole('table', { name: /^Items on this (order|invoice)$/ });
  const goto = async (kind: Kind, no: string) => {
    await page.goto(`/connect/${kind}/view/${no}`);
  };
  return {
    heading: main.getByRole('heading', { level: 1 }),
    badges: main.locator('h1 ~ *'),
    lines,
    notIncluded: main.getByRole('region', { name: 'Items not included on this invoice' }),
    shipments: main.getByRole('region', { name: /^Shipments for order / }),
    download: main.getByRole('button', { name: /^Download / }),
    fact: (name) =>
      main
        .locator('dt')
        .filter({ hasText: exactly(name) })
        .locator('xpath=following-sibling::dd[1]'),
    card: (title) => main.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    line: (itemNo) =>
      lines.getByRole('row').filter({ has: page.getByRole('cell', { name: new RegExp(`^${itemNo}( |$)`) }) }),
    goto,
    open: async (kind, no) => {
      await openWithin(page, `/connect/${kind}/view/${no}`);
      await expect(main.getByRole('region', { name: /^Shipments for order / })).toBeVisible();
    },
  };
};

/** Documents asked for already: they do not change, and many journeys look for theirs among the same ones. */
const known = new Map<string, Awaited<ReturnType<typeof detail>>>();

const knownDetail = async (api: APIRequestContext, kind: Kind, no: string) => {
  const document = known.get(no) ?? (await detail(api, kind, no));
  known.set(no, document);
  return document;
};

/** The first document of the user whose full answer fits, the newest first; its lack is a fault of the demo data. */
export const findDetail = async (
  api: APIRequestContext,
  kind: Kind,
  what: string,
  fits: (document: Awaited<ReturnType<typeof detail>>, hit: Hit) => boolean,
) => {
  const hits = (await allDocuments(api))[kind];
  for (const hit of hits) {
    const document = await knownDetail(api, kind, hit.number);
    if (fits(document, hit)) return document;
  }
  throw new Error(`The demo data has no ${what}`);
};

type Document = Awaited<ReturnType<typeof detail>>;

/** Documents that several journeys look at: the demo's numbers are others each day. */
const cases = {
  'cancelled order': ['orders', ({ status, cancelled }: Document) => cancelled || status === 'Cancelled'],
  'web order': ['orders', ({ globus_reference: from, progress }: Document) => from === 'PORTAL' && progress === 'New'],
  'order on hold': ['orders', ({ progress }: Document) => progress === 'On Hold'],
  'order with a promise': [
    'orders',
    ({ lines }: Document) => lines.some((line: { promised_on?: string }) => line.promised_on !== undefined),
  ],
  'partly shipped order': [
    'orders',
    ({ shipments, completely_shipped: isDone }: Document) => shipments.length > 0 && !isDone,
  ],
  'invoice with a long reference': [
    'invoices',
    ({ external_reference: reference }: Document) => String(reference ?? '').length > 14,
  ],
} as const satisfies Record<string, readonly [Kind, (document: Document) => boolean]>;
export type DocumentCase = keyof typeof cases;

/** A document of a case, and where its page is within a storefront: what stands behind the pair of its address. */
export const documentOf = async (api: APIRequestContext, which: DocumentCase) => {
  const [kind, fits] = cases[which];
  const document = await findDetail(api, kind, which, fits);
  return { document, path: `${kind}/view/${document.no}` };
};

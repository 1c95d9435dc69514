import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** A document as the search service knows it; what the journeys pick their examples from. */
export interface Hit {
  readonly number: string;
  readonly order_number: string | null;
  readonly po_number: string | null;
  readonly customer_no: string;
  readonly total_amount: number;
  readonly document_date: string;
  readonly posting_date: string | null;
  readonly due_date: string | null;
  readonly remaining_amount: number | null;
  readonly status: string | null;
  readonly progress: string | null;
  readonly completely_shipped: boolean | null;
  readonly sample: boolean;
  readonly sr_number: string | null;
}

interface Found {
  readonly hits: readonly (Hit & { readonly _federation: { readonly indexUid: string } })[];
  readonly estimatedTotalHits: number;
}

/** So many hits are given out at a time. */
const atOnce = 100;

/** All that a federated search finds with the user's own credentials, page by page as a browser would ask for it. */
export const search = async (api: APIRequestContext, q: string, filter?: string): Promise<Found> => {
  const credentials = await (await api.get('/api/v3/search/credentials')).json();
  const { orders, invoices } = credentials.indexes;
  const indexes: readonly string[] = [orders, invoices].filter(Boolean);
  const page = async (offset: number): Promise<Found> => {
    const answer = await api.post(`${credentials.host}/multi-search`, {
      headers: { Authorization: `Bearer ${credentials.token}` },
      data: {
        federation: { limit: atOnce, offset },
        queries: indexes.map((indexUid) => ({
          indexUid,
          q,
          matchingStrategy: 'all',
          sort: ['number_sortable:desc'],
          ...(filter && { filter }),
        })),
      },
    });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const first = await page(0);
  const offsets = Array.from({ length: Math.ceil(first.estimatedTotalHits / atOnce) }, (_, at) => at * atOnce).slice(1);
  const others = await Promise.all(offsets.map(page));
  return { ...first, hits: [first, ...others].flatMap(({ hits }) => hits) };
};

interface Documents {
  readonly orders: readonly Hit[];
  readonly invoices: readonly Hit[];
}

const askForAll = async (api: APIRequestContext): Promise<Documents> => {
  const { hits } = await search(api, '');
  const of = (kind: string): readonly Hit[] => hits.filter(({ _federation }) => _federation.indexUid.includes(kind));
  return { orders: of('orders'), invoices: of('invoices') };
};

const known = new WeakMap<APIRequestContext, Promise<Documents>>();

/** All orders and all invoices of the user's company, newest first, as they were when their journey first asked. */
export const allDocuments = (api: APIRequestContext): Promise<Documents> => {
  const asked = known.get(api) ?? askForAll(api);
  known.set(api, asked);
  return asked;
};

/** The first that fits; its lack is a fault of the demo data, which has every case. */
export const pick = <Item>(items: readonly Item[], fits: (item: Item) => boolean, what: string): Item => {
  const found = items.find(fits);
  if (!found) throw new Error(`The demo data has no ${what}`);
  return found;
};

/** A full order or invoice from the API. */
export const detail = async (api: APIRequestContext, kind: 'orders' | 'invoices', no: string) => {
  const answer = await api.get(`/api/v3/${kind}/${no}`);
  expect(answer.status()).toBe(200);
  return answer.json();
};

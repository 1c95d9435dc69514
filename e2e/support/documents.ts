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

/** One federated search with the user's own credentials, as a browser would send it. */
export const search = async (api: APIRequestContext, q: string, filter?: string): Promise<Found> => {
  const credentials = await (await api.get('/api/v3/search/credentials')).json();
  const { orders, invoices } = credentials.indexes;
  const indexes: readonly string[] = [orders, invoices].filter(Boolean);
  const answer = await api.post(`${credentials.host}/multi-search`, {
    headers: { Authorization: `Bearer ${credentials.token}` },
    data: {
      federation: { limit: 5000 },
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

/** All orders and all invoices of the user's company, newest first. */
export const allDocuments = async (
  api: APIRequestContext,
): Promise<{ readonly orders: readonly Hit[]; readonly invoices: readonly Hit[] }> => {
  const { hits } = await search(api, '');
  const of = (kind: string): readonly Hit[] => hits.filter(({ _federation }) => _federation.indexUid.includes(kind));
  return { orders: of('orders'), invoices: of('invoices') };
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

import { SearchAnswer } from '@connect/contract/search';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { FoundDocuments } from '@connect/core/domain/documents/list-state';
import { highlightMarkers } from '@connect/core/domain/search/search-term';
import type { DocumentQuery, DocumentSearch } from '@connect/core/ports/document-search';
import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import { parse } from 'valibot';
import { toHit } from './hit-of-wire.ts';
import type { CredentialsKeeper, SearchCredentials } from './search-credentials.ts';
import { Unavailable } from './unavailable.ts';

export interface MeilisearchOptions {
  readonly credentials: CredentialsKeeper;
  /** What a host without an origin of its own is relative to. */
  readonly origin: string;
  /** How long the service may take to answer, in milliseconds. */
  readonly timeout?: number;
}

const indexNames = { order: 'orders', invoice: 'invoices' } as const;

/** The part of a query that is the same for one index and for several (spec §7, decisions 9). */
const criteria = ({ text, dates }: DocumentQuery, attributesToHighlight: string[]) => ({
  q: text,
  ...(dates && { filter: `document_date_sortable ${dates.from} TO ${dates.to}` }),
  sort: ['number_sortable:desc'],
  attributesToHighlight,
  highlightPreTag: highlightMarkers.start,
  highlightPostTag: highlightMarkers.end,
  matchingStrategy: 'all' as const,
});

const isRefused = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && (error.response.status === 401 || error.response.status === 403);

/**
 * The document search over the search service (spec §7). Credentials that the service refuses are renewed once and the
 * search tried again, so that nobody notices. Whatever else fails throws.
 */
export const createMeilisearchDocumentSearch = ({
  credentials: keeper,
  origin,
  timeout = 15_000,
}: MeilisearchOptions): DocumentSearch => {
  const search = async (query: DocumentQuery, credentials: SearchCredentials): Promise<FoundDocuments> => {
    const kindOf = new Map<string, DocumentKind>();
    for (const kind of query.kinds) {
      const uid = credentials.indexes[indexNames[kind]];
      if (uid !== undefined) kindOf.set(uid, kind);
    }
    const uids = [...kindOf.keys()];
    const [single] = uids;
    if (single === undefined) return { hits: [], total: 0 };

    const client = new Meilisearch({
      host: new URL(credentials.host, origin).href,
      apiKey: credentials.token,
      timeout,
    });
    const { offset, limit } = query;
    const answer =
      uids.length === 1 && query.purpose === 'dashboard'
        ? await client.index(single).search(undefined, { ...criteria(query, ['number', 'po_number']), offset, limit })
        : await client.multiSearch({
            federation: { offset, limit },
            queries: uids.map((indexUid) => ({
              indexUid,
              ...criteria(query, ['number', 'order_number', 'po_number']),
            })),
          });
    const { hits, estimatedTotalHits } = parse(SearchAnswer, answer);
    return {
      hits: hits.map((hit) => {
        const kind = kindOf.get(hit._federation?.indexUid ?? single);
        if (!kind) throw new Unavailable('A hit comes from an index that was not searched');
        return toHit(hit, kind);
      }),
      total: estimatedTotalHits,
    };
  };

  return {
    find: async (query) => {
      const credentials = await keeper.current();
      try {
        return await search(query, credentials);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return search(query, await keeper.insteadOf(credentials));
      }
    },
  };
};

import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentQuery, DocumentSearch } from '@connect/core/ports/document-search';
import { toHit } from './hit-of-wire.ts';
import { readSearch } from './read-search.ts';
import { createSearchService, markers } from './search-service.ts';
import type { SearchServiceOptions } from './search-service.ts';

const indexNames = { order: 'orders', invoice: 'invoices' } as const;

/** The part of a query that is the same for one index and for several (specification §list-search, decisions §strict-order-of-hits). */
const criteria = ({ text, dates, customerNo }: DocumentQuery, attributesToHighlight: string[]) => {
  const conditions = [
    ...(dates ? [`document_date_sortable ${dates.from} TO ${dates.to}`] : []),
    ...(customerNo === undefined ? [] : [`customer_no = ${JSON.stringify(customerNo)}`]),
  ];
  return {
    q: text,
    ...(conditions.length > 0 && { filter: conditions.join(' AND ') }),
    sort: ['number_sortable:desc'],
    attributesToHighlight,
    ...markers,
    matchingStrategy: 'all' as const,
  };
};

/** The document search over the search service (specification §list-search). A failure throws. */
export const createMeilisearchDocumentSearch = (options: SearchServiceOptions): DocumentSearch => {
  const ask = createSearchService(options);
  return {
    find: (query) =>
      ask(async (client, indexes) => {
        const kindOf = new Map<string, DocumentKind>();
        for (const kind of query.kinds) {
          const uid = indexes[indexNames[kind]];
          if (uid !== undefined) kindOf.set(uid, kind);
        }
        const uids = [...kindOf.keys()];
        const [single] = uids;
        if (single === undefined) return { hits: [], total: 0 };

        const { offset, limit } = query;
        const answer =
          uids.length === 1 && query.purpose === 'dashboard'
            ? await client
                .index(single)
                .search(undefined, { ...criteria(query, ['number', 'po_number']), offset, limit })
            : await client.multiSearch({
                federation: { offset, limit },
                queries: uids.map((indexUid) => ({
                  indexUid,
                  ...criteria(query, ['number', 'order_number', 'po_number']),
                })),
              });
        return readSearch(answer, (hit) => toHit(hit, (uid) => kindOf.get(uid ?? single)), options);
      }),
  };
};

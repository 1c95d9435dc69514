import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentQuery } from '@connect/core/ports/document-search';
import { highlightMarkers } from '@connect/core/domain/search/search-term';

/** How every search marks what it found. */
export const markers = { highlightPreTag: highlightMarkers.start, highlightPostTag: highlightMarkers.end } as const;

/** The indexes of documents that a user may search. */
export interface DocumentIndexes {
  readonly orders?: string | undefined;
  readonly invoices?: string | undefined;
}

const indexNames = { order: 'orders', invoice: 'invoices' } as const;

/** The index of each kind that a query searches, as far as the user may. */
export const indexesOf = (query: DocumentQuery, indexes: DocumentIndexes): ReadonlyMap<string, DocumentKind> =>
  new Map(
    query.kinds.flatMap((kind): [string, DocumentKind][] => {
      const uid = indexes[indexNames[kind]];
      return uid === undefined ? [] : [[uid, kind]];
    }),
  );

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

/** What the search service is asked: one index by itself, or several that are searched as one. */
export const documentSearchRequest = (query: DocumentQuery, uids: readonly string[]) => {
  const { offset, limit } = query;
  const [single] = uids;
  return uids.length === 1 && single !== undefined && query.purpose === 'dashboard'
    ? { index: single, search: { ...criteria(query, ['number', 'po_number']), offset, limit } }
    : {
        index: null,
        search: {
          federation: { offset, limit },
          queries: uids.map((indexUid) => ({
            indexUid,
            ...criteria(query, ['number', 'order_number', 'po_number']),
          })),
        },
      };
};

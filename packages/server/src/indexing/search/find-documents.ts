import { documentOfHit } from '@connect/contract/document-of-hit';
import { SearchDocument } from '@connect/contract/search';
import type { Meilisearch } from 'meilisearch';
import * as v from 'valibot';
import type { FindDocuments } from '../application/find-documents.ts';
import { indexes, notInvoiced } from '../application/indexes.ts';

/** What a search knows of a document, but for its lines. */
const Found = v.omit(SearchDocument, [
  'id',
  'customer_no',
  'customer_name',
  'items',
  'document_date_sortable',
  'number_sortable',
]);
const Answer = v.object({
  hits: v.array(v.object({ ...Found.entries, _federation: v.object({ indexUid: v.string() }) })),
  estimatedTotalHits: v.number(),
});

const uids = { order: indexes.orders, invoice: indexes.invoices } as const;

/** The search of the list (specification §list-search), asked by the server itself: the customer is part of the filter (decisions §hidden-is-refused). */
export const createFindDocuments =
  (client: Meilisearch): FindDocuments =>
  async ({ customerNo, withInvoiced, kinds, text, from, to, limit }) => {
    const answer = await client.multiSearch({
      federation: { offset: 0, limit },
      queries: kinds.map((kind) => ({
        indexUid: uids[kind],
        q: text,
        filter: [
          `document_date_sortable ${from} TO ${to} AND customer_no = ${JSON.stringify(customerNo)}`,
          ...(kind === 'order' && !withInvoiced ? [notInvoiced] : []),
        ],
        sort: ['number_sortable:desc'],
        matchingStrategy: 'all' as const,
        attributesToRetrieve: Object.keys(Found.entries),
      })),
    });
    const { hits, estimatedTotalHits } = v.parse(Answer, answer);
    return {
      documents: hits.map(({ _federation: { indexUid }, ...found }) =>
        documentOfHit(indexUid === uids.invoice ? 'invoice' : 'order', found),
      ),
      total: estimatedTotalHits,
    };
  };

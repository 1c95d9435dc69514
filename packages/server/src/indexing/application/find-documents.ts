import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { SearchDocument } from '@connect/contract/search';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { Meilisearch } from 'meilisearch';
import * as v from 'valibot';
import { indexes, notInvoiced } from './indexes.ts';

/** What a search knows of a document, but for its lines. */
const Found = v.omit(SearchDocument, ['items', 'document_date_sortable', 'number_sortable']);
const Answer = v.object({
  hits: v.array(v.object({ ...Found.entries, _federation: v.object({ indexUid: v.string() }) })),
  estimatedTotalHits: v.number(),
});

export type FoundDocument = v.InferOutput<typeof Found> & { readonly kind: DocumentKind };

export interface DocumentsWanted {
  readonly customerNo: CustomerNo;
  /** Whether with orders that an invoice stands for. */
  readonly withInvoiced: boolean;
  /** Never empty. */
  readonly kinds: readonly DocumentKind[];
  /** Empty for all. */
  readonly text: string;
  /** Unix seconds, both included. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Finds what the list of a customer's documents finds, in its order: so many at most of a total. Rejects when the search fails. */
export type FindDocuments = (wanted: DocumentsWanted) => Promise<{ documents: FoundDocument[]; total: number }>;

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
      documents: hits.map(({ _federation: { indexUid }, ...found }) => ({
        ...found,
        kind: indexUid === uids.invoice ? 'invoice' : 'order',
      })),
      total: estimatedTotalHits,
    };
  };

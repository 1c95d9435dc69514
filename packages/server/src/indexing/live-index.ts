import type { Meilisearch } from 'meilisearch';
import type { Database } from '../database/open.ts';
import { indexes } from './indexes.ts';
import { addDocuments } from './indexer.ts';
import { orderDocumentsOf } from './search-documents.ts';

/** Brings what was written just now into the search indexes, which are otherwise filled at start. */
export interface LiveIndex {
  /** Makes an order as the database has it findable, and answers once it is. Rejects when the search service does not take it. */
  putOrder(no: string): Promise<void>;
}

export const createLiveIndex = (client: Meilisearch, database: Database): LiveIndex => ({
  putOrder: async (no) => addDocuments(client, indexes.orders, 'id', await orderDocumentsOf(database, [no])),
});

/**
 * Puts the newest orders that were made in the portal into indexes that are kept from an earlier start: those that a crash, or another
 * process with indexes of its own, kept out of them.
 */
export const catchUp = async (client: Meilisearch, database: Database): Promise<void> => {
  const made = await database
    .selectFrom('sample_requests')
    .select('order_no')
    .where('key', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1000)
    .execute();
  const documents = await orderDocumentsOf(
    database,
    made.map(({ order_no: no }) => no),
  );
  await addDocuments(client, indexes.orders, 'id', documents);
};

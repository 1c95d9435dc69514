import type { OrderNo } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import type { Meilisearch } from 'meilisearch';
import type { Database } from '../../database/open.ts';
import { documentUids, indexes, type Names } from './indexes.ts';
import { addDocuments } from './indexer.ts';
import { orderDocumentsOf, productDocuments } from '../database/search-documents.ts';

/** Brings what was written just now into the search indexes, which are otherwise filled at start. */
export interface LiveIndex {
  /** Makes an order as the database has it findable, and answers once it is. Rejects when the search service does not take it. */
  putOrder(no: OrderNo): Promise<void>;
  /** The same for products of one storefront, by their SKUs. */
  putProducts(region: string, skus: readonly string[]): Promise<void>;
}

const putOrders = async (client: Meilisearch, database: Database, names: Names, nos: readonly string[]) => {
  const documents = await orderDocumentsOf(database, nos);
  await Promise.all(documentUids('orders', names).map((uid) => addDocuments(client, uid, 'id', documents)));
};

export const createLiveIndex = (client: Meilisearch, database: Database, names: Names): LiveIndex => ({
  putOrder: (no) => putOrders(client, database, names, [no]),
  putProducts: async (region, skus) => {
    const index = indexes.products.find((each) => each.region === region);
    if (!index || skus.length === 0) return;
    await addDocuments(client, index.uid, 'sku_id', await productDocuments(database, region, skus));
  },
});

/** Those made in the portal last, and those last decided on. */
const newestPortalOrders = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ order_no: OrderNo }>`
    (select order_no from sample_requests where key is not null order by created_at desc limit 1000)
    union (select order_no from portal_orders order by placed_at desc limit 1000)
    union (select order_no from portal_orders where withdrawn_at is not null order by withdrawn_at desc limit 1000)
    union (select order_no from order_decisions order by number desc limit 1000)`.execute(database);
  return rows.map((row) => row.order_no);
};

/**
 * Puts the newest orders that were made in the portal, and the newest sign-offs, into indexes that are kept from an earlier start: those
 * that a crash, or another process with indexes of its own, kept out of them.
 */
export const catchUp = async (client: Meilisearch, database: Database, names: Names): Promise<void> => {
  await putOrders(client, database, names, await newestPortalOrders(database));
  for (const { region, uid } of indexes.products) {
    const signed = await database
      .selectFrom('sign_offs')
      .select('sku_id')
      .where('region', '=', region)
      .orderBy('id', 'desc')
      .limit(1000)
      .execute();
    const skus = [...new Set(signed.map((row) => row.sku_id))];
    if (skus.length > 0) await addDocuments(client, uid, 'sku_id', await productDocuments(database, region, skus));
  }
};

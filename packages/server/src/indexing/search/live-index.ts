import type { Meilisearch } from 'meilisearch';
import type { Database } from '../../database/open.ts';
import { documentUids, indexes, type Names } from '../application/indexes.ts';
import type { LiveIndex } from '../application/live-index.ts';
import { newestPortalOrders, newestSignedSkus } from '../database/newest.ts';
import { addDocuments } from './indexer.ts';
import { orderDocumentsOf, productDocuments } from '../database/search-documents.ts';

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

/**
 * Puts the newest orders that were made in the portal, and the newest sign-offs, into indexes that are kept from an earlier start: those
 * that a crash, or another process with indexes of its own, kept out of them.
 */
export const catchUp = async (client: Meilisearch, database: Database, names: Names): Promise<void> => {
  await putOrders(client, database, names, await newestPortalOrders(database));
  for (const { region, uid } of indexes.products) {
    const skus = await newestSignedSkus(database, region);
    if (skus.length > 0) await addDocuments(client, uid, 'sku_id', await productDocuments(database, region, skus));
  }
};

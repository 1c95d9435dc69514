import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Meilisearch } from 'meilisearch';
import { documentUids, indexes, type Names } from '../application/indexes.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import type { IndexLog, LiveIndex } from '../application/live-index.ts';
import { addDocuments, addWhatIsTaken } from './indexer.ts';

const putOrder = async (client: Meilisearch, rows: IndexedRows, names: Names, no: OrderNo) => {
  const documents = await rows.ordersOf([no]);
  await Promise.all(documentUids('orders', names).map((uid) => addDocuments(client, uid, documents)));
};

export const createLiveIndex = (client: Meilisearch, rows: IndexedRows, names: Names): LiveIndex => ({
  putOrder: (no) => putOrder(client, rows, names, no),
  putProducts: async (region, skus) => {
    const index = indexes.products.find((each) => each.region === region);
    if (!index || skus.length === 0) return;
    await addDocuments(client, index.uid, await rows.products(region, skus));
  },
});

/**
 * Puts the newest orders that were made in the portal, and the newest sign-offs, into indexes that are kept from an earlier start: those
 * that a crash, or another process with indexes of its own, kept out of them.
 */
export const catchUp = async (client: Meilisearch, rows: IndexedRows, names: Names, log: IndexLog): Promise<void> => {
  const orders = await rows.ordersOf(await rows.newestOrders());
  for (const uid of documentUids('orders', names)) await addWhatIsTaken(client, uid, orders, log);
  for (const { region, uid } of indexes.products) {
    const skus = await rows.newestSigned(region);
    if (skus.length > 0) await addWhatIsTaken(client, uid, await rows.products(region, skus), log);
  }
};

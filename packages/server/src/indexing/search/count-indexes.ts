import type { Meilisearch } from 'meilisearch';
import type { IndexCount } from '../application/index-count.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import { documentUids, indexes, type Names } from '../application/indexes.ts';

/** Counts what the indexes hold against what the database has. */
export const countIndexes = async (
  client: Meilisearch,
  rows: IndexedRows,
  names: Names,
): Promise<readonly IndexCount[]> => {
  const kept = await rows.counts();
  const expected: (readonly [string, number])[] = [
    ...documentUids('orders', names).map((uid) => [uid, kept.orders] as const),
    ...documentUids('invoices', names).map((uid) => [uid, kept.invoices] as const),
    [indexes.customers, kept.customers],
    ...indexes.products.map(({ region, uid }) => [uid, kept.products.get(region) ?? 0] as const),
  ];
  return Promise.all(
    expected.map(async ([index, count]) => {
      const { numberOfDocuments } = await client.index(index).getStats();
      return { index, documents: numberOfDocuments, expected: count };
    }),
  );
};

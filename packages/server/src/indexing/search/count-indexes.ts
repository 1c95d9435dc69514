import type { Meilisearch } from 'meilisearch';
import type { IndexCount } from '../application/index-count.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import type { Names } from '../application/indexes.ts';
import { countOf, fillingsOf } from './indexer.ts';

/** Counts what the indexes hold against what the database has. */
export const countIndexes = async (
  client: Meilisearch,
  rows: IndexedRows,
  names: Names,
): Promise<readonly IndexCount[]> =>
  Promise.all(
    (await fillingsOf(rows, names)).map(async ({ uid, expected }) => ({
      index: uid,
      documents: (await countOf(client, uid)) ?? 0,
      expected,
    })),
  );

import { createHash } from 'node:crypto';
import type { Meilisearch, Settings } from 'meilisearch';
import type { IndexedRows } from '../application/indexed-rows.ts';
import {
  customerSettings,
  documentSettings,
  documentUids,
  indexes,
  productSettings,
  type Names,
} from '../application/indexes.ts';
import { isMissing } from './missing.ts';

const patience = { timeout: 10 * 60_000, interval: 20 };

/** Of every index: numbers themselves are none, as the search service takes no other signs in a key than letters, digits, dashes and `_`. */
const primaryKey = 'id';

type Documents = AsyncIterable<object[]>;

const inPages = async function* (all: readonly object[]): Documents {
  for (let start = 0; start < all.length; start += 5000) yield all.slice(start, start + 5000);
};

const done = async (task: ReturnType<ReturnType<Meilisearch['index']>['updateSettings']>): Promise<void> => {
  const { status, error, indexUid } = await task.waitTask(patience);
  if (status !== 'succeeded')
    throw new Error(`The search index ${indexUid} was not built: ${error?.message ?? status}`);
};

/** Puts documents into an index, in place of those with the same id, and answers once they are found. */
export const addDocuments = async (client: Meilisearch, uid: string, documents: object[]): Promise<void> => {
  if (documents.length > 0) await done(client.index(uid).addDocuments(documents, { primaryKey }));
};

const fill = async (client: Meilisearch, uid: string, settings: Settings, pages: Documents): Promise<void> => {
  const index = client.index(uid);
  await done(index.updateSettings(settings));
  await done(index.deleteAllDocuments());
  // An earlier version may have made it with another key, which only an empty one changes.
  await done(index.update({ primaryKey }));
  for await (const page of pages) await addDocuments(client, uid, page);
};

/** To be raised when documents of the indexes get other contents than before. */
const documentsVersion = 4;

/** What the indexes hold: which data set, by which settings, of which contents. */
const contentsOf = (dataSetId: string): string => {
  const made = JSON.stringify([documentsVersion, indexes, documentSettings, customerSettings, productSettings]);
  return `${dataSetId} ${createHash('sha256').update(made).digest('hex').slice(0, 16)}`;
};

/** What the indexes hold; null when that is nothing. */
const indexedContents = async (client: Meilisearch): Promise<string | null> => {
  try {
    const { value } = await client.index<{ value: string }>(indexes.meta).getDocument('data-set');
    return value;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Fills the search indexes from the database, unless they hold its data set already, as this version makes them; or `anyway`. The indexes are
 * derived: whatever is wrong with them is mended by building them again. Answers whether it built them.
 */
export const buildIndexes = async (
  client: Meilisearch,
  rows: IndexedRows,
  dataSetId: string,
  names: Names,
  { anyway = false }: { readonly anyway?: boolean } = {},
): Promise<boolean> => {
  const contents = contentsOf(dataSetId);
  if (!anyway && (await indexedContents(client)) === contents) return false;
  for (const uid of documentUids('orders', names)) await fill(client, uid, documentSettings, rows.orders());
  for (const uid of documentUids('invoices', names)) await fill(client, uid, documentSettings, rows.invoices());
  await fill(client, indexes.customers, customerSettings, rows.customers());
  for (const { region, uid } of indexes.products)
    await fill(client, uid, productSettings, inPages(await rows.products(region)));
  // Last, so that indexes cut short on the way are built again at the next start.
  await addDocuments(client, indexes.meta, [{ id: 'data-set', value: contents }]);
  return true;
};

import type { Meilisearch, Settings } from 'meilisearch';
import type { Database } from '../database/open.ts';
import { documentSettings, indexes, productSettings } from './indexes.ts';
import { isMissing } from './missing.ts';
import { invoiceDocuments, orderDocuments, productDocuments } from './search-documents.ts';

const patience = { timeout: 10 * 60_000, interval: 20 };

type Documents = AsyncIterable<object[]>;

const inPages = async function* (rows: readonly object[]): Documents {
  for (let start = 0; start < rows.length; start += 5000) yield rows.slice(start, start + 5000);
};

const done = async (task: ReturnType<ReturnType<Meilisearch['index']>['updateSettings']>): Promise<void> => {
  const { status, error, indexUid } = await task.waitTask(patience);
  if (status !== 'succeeded')
    throw new Error(`The search index ${indexUid} was not built: ${error?.message ?? status}`);
};

const fill = async (
  client: Meilisearch,
  uid: string,
  primaryKey: string,
  settings: Settings,
  pages: Documents,
): Promise<void> => {
  const index = client.index(uid);
  await done(index.updateSettings(settings));
  await done(index.deleteAllDocuments());
  for await (const page of pages) await done(index.addDocuments(page, { primaryKey }));
};

/** Which data set the indexes hold; null when they hold none. */
const indexedDataSet = async (client: Meilisearch): Promise<string | null> => {
  try {
    const { value } = await client.index<{ value: string }>(indexes.meta).getDocument('data-set');
    return value;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Fills the search indexes from the database unless they hold its data set already. The indexes are derived: whatever is wrong with
 * them is mended by building them again. Answers whether it built them.
 */
export const buildIndexes = async (client: Meilisearch, database: Database, dataSetId: string): Promise<boolean> => {
  if ((await indexedDataSet(client)) === dataSetId) return false;
  await fill(client, indexes.orders, 'id', documentSettings, orderDocuments(database));
  await fill(client, indexes.invoices, 'id', documentSettings, invoiceDocuments(database));
  for (const { region, uid } of indexes.products)
    await fill(client, uid, 'sku_id', productSettings, inPages(await productDocuments(database, region)));
  // Last, so that indexes cut short on the way are built again at the next start.
  await done(
    client.index<{ id: string; value: string }>(indexes.meta).addDocuments([{ id: 'data-set', value: dataSetId }], {
      primaryKey: 'id',
    }),
  );
  return true;
};

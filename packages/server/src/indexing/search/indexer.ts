import { createHash } from 'node:crypto';
import type { Meilisearch, Settings } from 'meilisearch';
import type { IndexedRows } from '../application/indexed-rows.ts';
import type { IndexLog } from '../application/live-index.ts';
import { documentUids, indexes, type Names } from '../application/indexes.ts';
import { customerSettings, documentSettings, productSettings } from './index-settings.ts';
import { isMissing } from './missing.ts';

const patience = { timeout: 10 * 60_000, interval: 20 };

/** Of every index: numbers themselves are none, as the search service takes no other signs in a key than letters, digits, dashes and `_`. */
const primaryKey = 'id';

type Documents = AsyncIterable<object[]>;

const inPages = async function* (all: readonly object[]): Documents {
  for (let start = 0; start < all.length; start += 5000) yield all.slice(start, start + 5000);
};

/** Why the search service did not do a task; `code` is its own word for it. */
class NotBuilt extends Error {
  readonly code: string;

  constructor(uid: string | null, reason: string, code: string) {
    super(`The search index ${uid} was not built: ${reason}`);
    this.code = code;
  }
}

const done = async (task: ReturnType<ReturnType<Meilisearch['index']>['updateSettings']>): Promise<void> => {
  const { status, error, indexUid } = await task.waitTask(patience);
  if (status !== 'succeeded') throw new NotBuilt(indexUid, error?.message ?? status, error?.code ?? '');
};

/** The fault is in a document, as with `invalid_document_id`, and will be the next time: no trouble of the service that passes. */
const isDocumentsFault = (error: unknown): error is NotBuilt =>
  error instanceof NotBuilt && error.code.includes('document');

/** Puts documents into an index, in place of those with the same id, and answers once they are found. */
export const addDocuments = async (client: Meilisearch, uid: string, documents: object[]): Promise<void> => {
  if (documents.length > 0) await done(client.index(uid).addDocuments(documents, { primaryKey }));
};

/** The same, but a document that the service refuses keeps no other out: it is logged. The service takes all that are sent at once, or none. */
export const addWhatIsTaken = async (
  client: Meilisearch,
  uid: string,
  documents: object[],
  log: IndexLog,
): Promise<void> => {
  try {
    await addDocuments(client, uid, documents);
  } catch (error) {
    if (!isDocumentsFault(error)) throw error;
    const [first] = documents;
    if (first && documents.length === 1) {
      const key: unknown = Reflect.get(first, primaryKey);
      log.warn({ index: uid, key, error: error.message }, 'a document is not in the search index, which refused it');
      return;
    }
    const half = Math.ceil(documents.length / 2);
    await addWhatIsTaken(client, uid, documents.slice(0, half), log);
    await addWhatIsTaken(client, uid, documents.slice(half), log);
  }
};

interface Filling {
  readonly uid: string;
  readonly settings: Settings;
  readonly pages: Documents;
}

const fill = async (client: Meilisearch, { uid, settings, pages }: Filling, log: IndexLog): Promise<void> => {
  const index = client.index(uid);
  await done(index.updateSettings(settings));
  await done(index.deleteAllDocuments());
  // An earlier version may have made it with another key, which only an empty one changes.
  await done(index.update({ primaryKey }));
  for await (const page of pages) await addWhatIsTaken(client, uid, page, log);
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
  { log, anyway = false }: { readonly log: IndexLog; readonly anyway?: boolean },
): Promise<boolean> => {
  const contents = contentsOf(dataSetId);
  if (!anyway && (await indexedContents(client)) === contents) return false;
  for (const kind of ['orders', 'invoices'] as const)
    for (const uid of documentUids(kind, names))
      await fill(client, { uid, settings: documentSettings, pages: rows[kind]() }, log);
  await fill(client, { uid: indexes.customers, settings: customerSettings, pages: rows.customers() }, log);
  for (const { region, uid } of indexes.products)
    await fill(client, { uid, settings: productSettings, pages: inPages(await rows.products(region)) }, log);
  // Last, so that indexes cut short on the way are built again at the next start.
  await addDocuments(client, indexes.meta, [{ id: 'data-set', value: contents }]);
  return true;
};

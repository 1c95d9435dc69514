import { createHash } from 'node:crypto';
import type { Meilisearch, Settings } from 'meilisearch';
import type { IndexedRows } from '../application/indexed-rows.ts';
import type { IndexLog } from '../application/index-log.ts';
import { documentUids, indexes, type Names } from '../application/indexes.ts';
import { customerSettings, documentSettings, productSettings } from './index-settings.ts';
import { isMissing } from './missing.ts';
import { readAhead } from './read-ahead.ts';

const patience = { timeout: 10 * 60_000, interval: 5 };

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
      log.warn({ index: uid, key, code: error.code }, 'a document is not in the search index, which refused it');
      return;
    }
    const half = Math.ceil(documents.length / 2);
    await addWhatIsTaken(client, uid, documents.slice(0, half), log);
    await addWhatIsTaken(client, uid, documents.slice(half), log);
  }
};

/** How an index is made: by which settings, of which documents, and how many those are. */
export interface Filling {
  readonly uid: string;
  readonly settings: Settings;
  readonly pages: () => Documents;
  readonly expected: number;
}

/** How every index is made from what the database has now. */
export const fillingsOf = async (rows: IndexedRows, names: Names): Promise<readonly Filling[]> => {
  const counts = await rows.counts();
  return [
    ...(['orders', 'invoices'] as const).flatMap((kind) =>
      documentUids(kind, names).map((uid) => ({
        uid,
        settings: documentSettings,
        pages: () => rows[kind](),
        expected: counts[kind],
      })),
    ),
    { uid: indexes.customers, settings: customerSettings, pages: () => rows.customers(), expected: counts.customers },
    ...indexes.products.map(({ region, uid }) => ({
      uid,
      settings: productSettings,
      pages: async function* () {
        yield* inPages(await rows.products(region));
      },
      expected: counts.products.get(region) ?? 0,
    })),
  ];
};

/** How many documents an index has; null where there is no such index. */
export const countOf = async (client: Meilisearch, uid: string): Promise<number | null> => {
  try {
    return (await client.index(uid).getStats()).numberOfDocuments;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Makes an index anew. One that has documents goes on being searched while the new one is filled beside it, and then changes places with it.
 */
export const fill = async (
  client: Meilisearch,
  { uid, settings, pages }: Omit<Filling, 'expected'>,
  log: IndexLog,
): Promise<void> => {
  const count = await countOf(client, uid);
  const isSearched = count !== null && count > 0;
  const filled = isSearched ? `${uid}_new` : uid;
  const index = client.index(filled);
  await done(index.updateSettings(settings));
  if (count !== null) {
    await done(index.deleteAllDocuments());
    // An earlier version may have made it with another key, which only an empty one changes.
    await done(index.update({ primaryKey }));
  }
  await readAhead(pages(), (page) => addWhatIsTaken(client, filled, page, log));
  if (!isSearched) return;
  await done(client.swapIndexes([{ indexes: [uid, filled], rename: false }]));
  await done(index.delete());
};

/** To be raised when documents of the indexes get other contents than before. */
const documentsVersion = 5;

/** What the indexes hold: which data set, by which settings, of which contents. */
export const contentsOf = (dataSetId: string): string => {
  const made = JSON.stringify([documentsVersion, indexes, documentSettings, customerSettings, productSettings]);
  return `${dataSetId} ${createHash('sha256').update(made).digest('hex').slice(0, 16)}`;
};

import { atOnce } from '../pieces.ts';
import { filterDocs } from '../query/filter.ts';
import { parseFilter } from '../query/filter-syntax.ts';
import { indexNotFound, invalid, ok, refuse } from '../result.ts';
import type { Result } from '../result.ts';
import { applySettings, defaultSettings } from '../settings.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { StoredIndex } from '../store/stored-index.ts';
import { documentId } from '../store/stored-index.ts';
import { inferPrimaryKey, resolveDocuments } from './documents.ts';
import type { Task, Work } from './task.ts';

/** Details that a task has learnt while it ran. */
type Outcome = Result<NonNullable<Task['details']>>;

/** Does the work of one task; doing it again after a crash leads to the same end. */
export async function runWork(catalogue: Catalogue, name: string | null, work: Work, now: string): Promise<Outcome> {
  if (work.type === 'indexSwap') return swapIndexes(catalogue, work);
  const uid = name ?? '';
  const index = catalogue.get(uid);
  switch (work.type) {
    case 'indexCreation':
      return createIndex(catalogue, uid, work.primaryKey, now);
    case 'documentAdditionOrUpdate':
      return addDocuments(index ?? (await catalogue.create(uid, null, now)), work, now);
    case 'settingsUpdate': {
      if (index === undefined && work.isReset) return indexNotFound(uid);
      const changed = index ?? (await catalogue.create(uid, null, now));
      await changed.changeSettings(applySettings(changed.meta.settings ?? defaultSettings, work.change), now);
      return ok({});
    }
    case 'indexUpdate':
      return index === undefined ? indexNotFound(uid) : updateIndex(index, work.primaryKey, now);
    case 'indexDeletion': {
      if (index === undefined) return indexNotFound(uid);
      const { size } = await index.load();
      await catalogue.remove(uid);
      return ok({ deletedDocuments: size });
    }
    case 'documentDeletion':
      return index === undefined ? indexNotFound(uid) : deleteDocuments(index, work, now);
  }
}

/** All of them or none. */
async function swapIndexes(
  catalogue: Catalogue,
  { swaps, id }: Extract<Work, { type: 'indexSwap' }>,
): Promise<Outcome> {
  const missing = swaps.flat().find((uid) => catalogue.get(uid) === undefined);
  if (missing !== undefined) return indexNotFound(missing);
  for (const swap of swaps) await catalogue.swap(swap, id);
  return ok({});
}

async function createIndex(
  catalogue: Catalogue,
  uid: string,
  primaryKey: string | null,
  now: string,
): Promise<Outcome> {
  if (catalogue.get(uid) !== undefined) {
    return refuse({
      status: 409,
      type: 'invalid_request',
      code: 'index_already_exists',
      message: `Index \`${uid}\` already exists.`,
    });
  }
  await catalogue.create(uid, primaryKey, now);
  return ok({});
}

async function updateIndex(index: StoredIndex, primaryKey: string | null, now: string): Promise<Outcome> {
  if (primaryKey === null || primaryKey === index.meta.primaryKey) return ok({});
  if ((await index.load()).size > 0) return primaryKeyExists(index);
  await index.setPrimaryKey(primaryKey, now);
  return ok({});
}

const primaryKeyExists = ({ meta }: StoredIndex): Result<never> =>
  invalid(
    'index_primary_key_already_exists',
    `Index \`${meta.uid}\`: Index already has a primary key: \`${meta.primaryKey}\`.`,
  );

async function addDocuments(
  stored: StoredIndex,
  work: Extract<Work, { type: 'documentAdditionOrUpdate' }>,
  now: string,
): Promise<Outcome> {
  const known = stored.meta.primaryKey;
  if (known !== null && work.primaryKey !== null && work.primaryKey !== known) return primaryKeyExists(stored);
  if (work.documents.length === 0) return ok({ indexedDocuments: 0 });
  const given = known ?? work.primaryKey;
  const primaryKey = given === null ? inferPrimaryKey(work.documents[0]) : ok(given);
  if (!primaryKey.ok) return primaryKey;
  const index = await stored.load();
  const documents = await resolveDocuments(index, work, primaryKey.value);
  if (!documents.ok) return documents;
  if (known === null) await stored.setPrimaryKey(primaryKey.value, now);
  await stored.change(
    documents.value.map((document) => ({ set: document })),
    now,
  );
  return ok({ indexedDocuments: work.skipCreation ? documents.value.length : work.documents.length });
}

async function deleteDocuments(
  stored: StoredIndex,
  work: Extract<Work, { type: 'documentDeletion' }>,
  now: string,
): Promise<Outcome> {
  const index = await stored.load();
  if ('everything' in work) {
    const deletedDocuments = index.size;
    await stored.clear(now);
    return ok({ deletedDocuments });
  }
  let ids: readonly string[];
  if ('ids' in work) ids = [...new Set(work.ids)].filter((id) => index.number(id) !== undefined);
  else {
    const filter = parseFilter(work.filter, 'invalid_document_filter');
    if (!filter.ok) return filter;
    const docs = atOnce(filterDocs(index, filter.value, 'deletion'));
    if (!docs.ok) return docs;
    const primaryKey = stored.meta.primaryKey ?? '';
    ids = docs.value.docs().flatMap((doc) => documentId(index.document(doc) ?? {}, primaryKey) ?? []);
  }
  await stored.change(
    ids.map((remove) => ({ remove })),
    now,
  );
  return ok({ deletedDocuments: ids.length });
}

import { SearchIndex } from '../index/search-index.ts';
import type { Doc } from '../json.ts';
import { search } from '../query/search.ts';
import type { SearchQuery } from '../query/search.ts';
import { documentId } from '../store/stored-index.ts';
import { applySettings, defaultSettings } from '../settings.ts';
import type { SettingsChange } from '../settings.ts';

/** An index in memory with these documents, their `id` the primary key. */
export function buildIndex(documents: readonly Doc[], settings: SettingsChange = {}, uid = 'orders'): SearchIndex {
  const index = new SearchIndex(uid, applySettings(defaultSettings, settings));
  for (const document of documents) index.put(documentId(document, 'id') ?? '', document);
  return index;
}

/** The ids of the documents that a query finds, in order. */
export function idsOf(index: SearchIndex, query: SearchQuery): unknown[] {
  const found = search(index, query);
  if (!found.ok) throw new Error(found.refusal.message);
  return found.value.best(1000).map(({ doc }) => index.document(doc)?.['id']);
}

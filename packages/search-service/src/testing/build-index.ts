import type { Place, Texts } from '../index/documents.ts';
import { SearchIndex } from '../index/search-index.ts';
import type { Doc } from '../json.ts';
import { atOnce } from '../pieces.ts';
import { search } from '../query/search.ts';
import type { SearchQuery } from '../query/search.ts';
import { documentId } from '../store/stored-index.ts';
import { applySettings, defaultSettings } from '../settings.ts';
import type { Settings, SettingsChange } from '../settings.ts';

/** Documents as text in memory, one after the other: an index without a folder. */
class TextsInMemory implements Texts {
  #text = '';

  write(document: Doc): Place {
    const text = JSON.stringify(document);
    const place = { start: this.#text.length, bytes: text.length };
    this.#text += text;
    return place;
  }

  read({ start, bytes }: Place): Doc {
    // oxlint-disable-next-line typescript/no-unsafe-return -- What was written is what is read.
    return JSON.parse(this.#text.slice(start, start + bytes));
  }
}

/** An index in memory that keeps the texts of its documents itself. */
export class IndexInMemory extends SearchIndex {
  readonly #texts: TextsInMemory;

  constructor(uid: string, settings: Settings) {
    const texts = new TextsInMemory();
    super(uid, settings, texts);
    this.#texts = texts;
  }

  override set(id: string, document: Doc): void {
    super.set(id, document, this.#texts.write(document));
  }
}

/** An index in memory with these documents, their `id` the primary key. */
export function buildIndex(documents: readonly Doc[], settings: SettingsChange = {}, uid = 'orders'): IndexInMemory {
  const index = new IndexInMemory(uid, applySettings(defaultSettings, settings));
  for (const document of documents) index.set(documentId(document, 'id') ?? '', document);
  return index;
}

/** The ids of the documents that a query finds, in order. */
export function idsOf(index: SearchIndex, query: SearchQuery): unknown[] {
  const found = atOnce(search(index, query));
  if (!found.ok) throw new Error(found.refusal.message);
  return atOnce(found.value.best(1000)).map(({ doc }) => index.document(doc)?.['id']);
}

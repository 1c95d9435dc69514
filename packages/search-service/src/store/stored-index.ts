import type { Place } from '../index/documents.ts';
import { SearchIndex } from '../index/search-index.ts';
import type { Doc } from '../json.ts';
import { needsReindex } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { yieldToEventLoop, quiet } from './files.ts';
import type { Change, IndexFiles, IndexMeta, LoggedChange } from './index-files.ts';

/** How many documents are taken in before other work gets a turn. */
const CHUNK = 25;
/** A log is written anew when it holds this many more lines than twice the documents. */
const SPARE_LINES = 1000;

/** The id of a document as text; undefined when it has none that is allowed (search protocol §primary-key). */
export function documentId(document: Doc, primaryKey: string): string | undefined {
  const id = Object.hasOwn(document, primaryKey) ? document[primaryKey] : undefined;
  if (typeof id === 'number' && Number.isInteger(id)) return String(id);
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,511}$/.test(id) ? id : undefined;
}

/** An index on disk, read into memory when it is first needed and kept there. */
export class StoredIndex {
  readonly #files: IndexFiles;
  #loading: Promise<SearchIndex> | undefined;
  #loaded: SearchIndex | undefined;
  #needed = false;

  constructor(files: IndexFiles) {
    this.#files = files;
  }

  get meta(): IndexMeta {
    return this.#files.meta;
  }

  /** The index in memory, if it has been read. */
  get loaded(): SearchIndex | undefined {
    return this.#loaded;
  }

  /** The index in memory; rejects with a DataFolderError when its log is damaged. */
  load(): Promise<SearchIndex> {
    this.#needed = true;
    return this.warm();
  }

  /** Like `load`, but reads only while the process has nothing else to do, until somebody needs the index. */
  warm(): Promise<SearchIndex> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<SearchIndex> {
    const index = this.#empty();
    let count = 0;
    for await (const change of this.#files.changes()) {
      this.#apply(index, change);
      count += 1;
      if (count % CHUNK === 0) await (this.#needed ? yieldToEventLoop() : quiet(() => this.#needed));
    }
    this.#loaded = index;
    return index;
  }

  /** Keeps changes: on disk first, then in memory piece by piece. */
  async change(changes: readonly Change[], now: string): Promise<void> {
    const index = await this.load();
    for (const [count, change] of (await this.#files.append(changes, now)).entries()) {
      this.#apply(index, change);
      if (count % CHUNK === CHUNK - 1) await yieldToEventLoop();
    }
    if (this.meta.log.lines > 2 * index.size + SPARE_LINES) {
      const places = await this.#files.rewrite(placesOf(index), now);
      index.move(this.#files.texts, places);
    }
  }

  /** Takes another uid, in an exchange that has an id. */
  async rename(uid: string, exchangeId: string): Promise<void> {
    await this.#files.save({ uid, exchange: { id: exchangeId, from: this.meta.uid } });
    if (this.#loaded) this.#loaded.uid = uid;
  }

  async clear(now: string): Promise<void> {
    await this.#files.rewrite([], now);
    this.#replace(this.#empty());
  }

  async setPrimaryKey(primaryKey: string, now: string): Promise<void> {
    await this.#files.save({ primaryKey, updatedAt: now });
  }

  /** Takes new settings; when words or filterable values change, the documents are indexed anew beside the old index. */
  async changeSettings(settings: Settings, now: string): Promise<void> {
    const before = this.meta.settings;
    await this.#files.save({ settings, updatedAt: now });
    const old = await this.load();
    if (!needsReindex(before, settings)) {
      old.takeSettings(settings);
      return;
    }
    const index = this.#empty();
    for (const [id, doc] of old.entries()) {
      const place = old.place(doc);
      if (place) index.set(id, this.#files.texts.read(place), place);
      if (index.size % CHUNK === 0) await yieldToEventLoop();
    }
    this.#replace(index);
  }

  async remove(): Promise<void> {
    await this.#files.remove();
  }

  #empty(): SearchIndex {
    return new SearchIndex(this.meta.uid, this.meta.settings, this.#files.texts);
  }

  #apply(index: SearchIndex, change: LoggedChange): void {
    if ('remove' in change) index.remove(change.remove);
    else index.set(documentId(change.set, this.meta.primaryKey ?? '') ?? '', change.set, change.place);
  }

  #replace(index: SearchIndex): void {
    this.#loaded = index;
    this.#loading = Promise.resolve(index);
  }
}

/** Where the documents of an index stand, in number order. */
function* placesOf(index: SearchIndex): Generator<Place> {
  for (const doc of index.everything().docs()) {
    const place = index.place(doc);
    if (place) yield place;
  }
}

import { covers, leaves } from '../json.ts';
import type { Doc } from '../json.ts';
import type { Unit } from '../query/unit.ts';
import type { Settings } from '../settings.ts';
import { HARD_DISTANCE, tokenise } from '../text/tokenizer.ts';
import { Dictionary } from './dictionary.ts';
import { DocSet } from './doc-set.ts';
import { Documents } from './documents.ts';
import type { Place, Texts } from './documents.ts';
import { Facet } from './facet.ts';
import { Memo } from './memo.ts';
import { NumberedTexts } from './numbered-texts.ts';
import { NumberLists } from './number-lists.ts';
import { packWords, unpackWords } from './packed-words.ts';
import { SortColumn } from './sort-column.ts';
import type { SortCriterion } from './sort-key.ts';
import { SortKeys } from './sort-keys.ts';

/** An attribute that has been searched: its dotted path and its rank among the searchable attributes. */
export interface SearchedPath {
  readonly path: string;
  readonly rank: number;
}

const LAST_POSITION = 0xffff;
const LAST_PATH = 0xffff;
/** How many looked-up values of a kind are kept between two changes of the index. */
const CACHED_VALUES = 512;

/**
 * What searches read of the documents of one index, in memory, and where their texts stand. Documents have numbers in
 * the order in which they came; a replaced document keeps its number.
 */
export class SearchIndex {
  uid: string;
  #settings: Settings;
  readonly dictionary = new Dictionary();
  readonly #documents: Documents;
  /** The words of each document, packed. */
  readonly #words = new NumberLists(4);
  readonly #numbers = new NumberedTexts();
  readonly #paths = new Map<string, number>();
  readonly #searchedPaths: SearchedPath[] = [];
  readonly #facets = new Map<string, Facet>();
  readonly #sortKeys = new Map<string, SortKeys>();
  readonly #sorts = new Map<string, SortColumn>();
  /** How many documents have each field. */
  readonly fields: Map<string, number> = new Map();
  /** Sets of documents and looked-up words that hold until the next change. */
  readonly sets: Memo<DocSet> = new Memo(CACHED_VALUES);
  readonly units: Memo<Unit> = new Memo(CACHED_VALUES);
  /** Counts up with each document that comes, changes or goes. */
  changes = 0;

  constructor(uid: string, settings: Settings, texts: Texts) {
    this.uid = uid;
    this.#settings = settings;
    this.#documents = new Documents(texts);
    for (const path of settings.filterableAttributes) if (!path.endsWith('*')) this.facet(path);
    this.#collectSortKeys();
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Takes settings that change neither the words nor the filterable values. */
  takeSettings(settings: Settings): void {
    this.#settings = settings;
    this.sets.clear();
    this.units.clear();
  }

  /** One more than the highest document number. */
  get capacity(): number {
    return this.#documents.capacity;
  }

  /** How many documents there are. */
  get size(): number {
    return this.#numbers.size;
  }

  number(id: string): number | undefined {
    return this.#numbers.number(id);
  }

  document(doc: number): Doc | undefined {
    return this.#documents.get(doc);
  }

  /** The document as it is now, to be read later. */
  documentAsItIs(doc: number): () => Doc {
    return this.#documents.asItIs(doc);
  }

  /** Where the text of a document stands. */
  place(doc: number): Place | undefined {
    return this.#documents.place(doc);
  }

  /** The texts of all documents have been written anew, in number order. */
  move(texts: Texts, places: readonly Place[]): void {
    this.#documents.move(texts, places);
  }

  byId(id: string): Doc | undefined {
    return this.#documents.get(this.#numbers.number(id) ?? -1);
  }

  /** Its words, as pairs of word number, and path number (high half) with position (low half), until others are asked for. */
  words(doc: number): Uint32Array {
    return unpackWords(this.#words.get(doc));
  }

  searchedPath(path: number): SearchedPath | undefined {
    return this.#searchedPaths[path];
  }

  /** Every document in number order with its id. */
  entries(): IterableIterator<[id: string, doc: number]> {
    return this.#numbers.entries();
  }

  everything(): DocSet {
    return this.sets.get('everything', () => DocSet.of(this.capacity, this.#docs()));
  }

  /** Takes a document in, whose text stands at a place. */
  set(id: string, document: Doc, place: Place): void {
    const known = this.#numbers.number(id);
    const doc = known ?? this.#numbers.add(id, this.capacity);
    const words = this.#wordsOf(document);
    // What stays as it is is not touched: of a changed document that is most of it.
    if (known !== undefined) this.#forget(doc, new Set(words.filter((_, at) => at % 2 === 0)), document);
    this.#documents.set(doc, place);
    this.#words.set(doc, packWords(words));
    for (let at = 0; at < words.length; at += 2) this.dictionary.add(words[at] ?? 0, doc);
    for (const facet of this.#facets.values()) facet.add(doc, document);
    this.#sort(doc, document);
    this.#countFields(document, 1);
    this.#changed();
  }

  remove(id: string): boolean {
    const doc = this.#numbers.number(id);
    if (doc === undefined) return false;
    this.#forget(doc, new Set(), undefined);
    this.#numbers.remove(doc);
    this.#documents.remove(doc);
    this.#words.set(doc, []);
    this.#sort(doc, undefined);
    this.#changed();
    return true;
  }

  /** The filterable values of an attribute, collected when a filter first names it. */
  facet(path: string): Facet {
    const known = this.#facets.get(path);
    if (known !== undefined) return known;
    const facet = new Facet(path);
    for (const doc of this.#docs()) facet.add(doc, this.document(doc) ?? {});
    this.#facets.set(path, facet);
    return facet;
  }

  /** All documents in the order of an attribute; their keys are collected when it is first asked for. */
  sorted(criterion: SortCriterion): SortColumn {
    const name = `${criterion.direction} ${criterion.attribute}`;
    const known = this.#sorts.get(name);
    if (known !== undefined) return known;
    const column = new SortColumn(criterion.direction, {
      keys: this.#keysOf(criterion.attribute),
      docs: () => this.#docs(),
      isThere: (doc) => this.place(doc) !== undefined,
    });
    this.#sorts.set(name, column);
    return column;
  }

  #keysOf(attribute: string): SortKeys {
    const known = this.#sortKeys.get(attribute);
    if (known !== undefined) return known;
    const keys = new SortKeys(attribute);
    for (const doc of this.#docs()) keys.set(doc, this.document(doc));
    this.#sortKeys.set(attribute, keys);
    return keys;
  }

  #sort(doc: number, document: Doc | undefined): void {
    for (const keys of this.#sortKeys.values()) keys.set(doc, document);
    for (const column of this.#sorts.values()) column.touch(doc);
  }

  *#docs(): Generator<number> {
    for (const [, doc] of this.#numbers.entries()) yield doc;
  }

  /** Keys of what may be sorted by are collected as documents come: to read them all again takes a search too long. */
  #collectSortKeys(): void {
    for (const attribute of this.settings.sortableAttributes) {
      if (!attribute.endsWith('*')) this.#keysOf(attribute);
    }
  }

  #countFields(document: Doc, by: 1 | -1): void {
    for (const field of Object.keys(document)) {
      const count = (this.fields.get(field) ?? 0) + by;
      if (count > 0) this.fields.set(field, count);
      else this.fields.delete(field);
    }
  }

  /** Takes a document out of the words and values that it does not have any more: all of them where nothing follows it. */
  #forget(doc: number, kept: ReadonlySet<number>, next: Doc | undefined): void {
    const document = this.document(doc);
    if (document === undefined) return;
    this.#countFields(document, -1);
    const words = this.words(doc);
    for (let at = 0; at < words.length; at += 2) {
      const word = words[at] ?? 0;
      if (!kept.has(word)) this.dictionary.remove(word, doc);
    }
    for (const facet of this.#facets.values()) facet.remove(doc, document, next);
  }

  #changed(): void {
    this.changes += 1;
    this.sets.clear();
    this.units.clear();
  }

  #wordsOf(document: Doc): number[] {
    const words: number[] = [];
    const nextPosition = new Map<number, number>();
    for (const [path, value] of leaves(document)) {
      const pathNumber = this.#pathNumber(path);
      if (pathNumber === undefined) continue;
      const start = nextPosition.get(pathNumber) ?? 0;
      let last = start;
      for (const token of tokenise(String(value))) {
        last = start + token.position;
        words.push(this.dictionary.intern(token.word), (pathNumber << 16) | Math.min(last, LAST_POSITION));
      }
      nextPosition.set(pathNumber, last + HARD_DISTANCE);
    }
    return words;
  }

  /** The number of a searched path; undefined when the path is not searched. */
  #pathNumber(path: string): number | undefined {
    const known = this.#paths.get(path);
    if (known !== undefined) return known < 0 ? undefined : known;
    const { searchableAttributes } = this.settings;
    const everything = searchableAttributes.includes('*');
    const rank = everything ? 0 : searchableAttributes.findIndex((name) => covers(name, path));
    const number =
      rank < 0 || this.#searchedPaths.length > LAST_PATH ? -1 : this.#searchedPaths.push({ path, rank }) - 1;
    this.#paths.set(path, number);
    return number < 0 ? undefined : number;
  }
}

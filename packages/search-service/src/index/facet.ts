import { flattened, isObject, valuesAt } from '../json.ts';
import type { Doc, Json } from '../json.ts';
import { DocSet } from './doc-set.ts';
import { Postings, lowerBound, upperBound } from './postings.ts';
import { SortedColumn } from './sorted-column.ts';

/** Kinds of presence, kept beside the values of an attribute. */
export const EXISTS: unique symbol = Symbol('exists');
export const NULL: unique symbol = Symbol('null');
export const EMPTY: unique symbol = Symbol('empty');
export type FacetKey = string | number | typeof EXISTS | typeof NULL | typeof EMPTY;

/** A text as filters compare it: trimmed, lowercase, decomposed (search protocol §filter-grammar). */
export const facetText = (text: string): string => text.trim().normalize('NFKD').toLowerCase();

/** A number as filters write it; undefined when the text is not one. */
export const facetNumber = (text: string): number | undefined =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : undefined;

const byNumber = (a: number, b: number): number => a - b;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The values of one attribute over all documents, for filters. */
export class Facet {
  readonly #path: string;
  readonly #postings = new Postings<FacetKey>();
  readonly #documentOf: (doc: number) => Doc | undefined;
  /** The numbers and the texts in order; made when a range is first asked for. */
  #numbers: SortedColumn<number> | undefined;
  #texts: SortedColumn<string> | undefined;

  constructor(path: string, documentOf: (doc: number) => Doc | undefined) {
    this.#path = path;
    this.#documentOf = documentOf;
  }

  add(doc: number, document: Doc): void {
    for (const key of facetKeys(document, this.#path)) this.#postings.add(key, doc);
    this.#numbers?.touch(doc);
    this.#texts?.touch(doc);
  }

  /** Takes a document out of the values that what follows it, if anything, does not have. */
  remove(doc: number, document: Doc, next: Doc | undefined): void {
    const kept = new Set(facetKeys(next, this.#path));
    for (const key of facetKeys(document, this.#path)) if (!kept.has(key)) this.#postings.remove(key, doc);
    this.#numbers?.touch(doc);
    this.#texts?.touch(doc);
  }

  /** The documents that hold one of the keys. */
  with(capacity: number, keys: readonly FacetKey[]): DocSet {
    const set = new DocSet(capacity);
    for (const key of keys) set.addSlice(this.#postings.docs(key));
    return set;
  }

  /** The documents with a number or a text between the bounds. */
  between(capacity: number, low: Bound, high: Bound): DocSet {
    const set = new DocSet(capacity);
    const lowNumber = low && facetNumber(low.value);
    const highNumber = high && facetNumber(high.value);
    if ((!low || lowNumber !== undefined) && (!high || highNumber !== undefined)) {
      this.#numbers ??= this.#column(byNumber, (key) => typeof key === 'number');
      addBetween(set, this.#numbers, lowNumber, low?.inclusive, highNumber, high?.inclusive);
    }
    const lowText = low && facetText(low.value);
    const highText = high && facetText(high.value);
    addBetween(set, this.#textColumn(), lowText, low?.inclusive, highText, high?.inclusive);
    return set;
  }

  /** The documents with a text that begins so. */
  startingWith(capacity: number, prefix: string): DocSet {
    const set = new DocSet(capacity);
    const start = facetText(prefix);
    addBetween(set, this.#textColumn(), start, true, `${start}\uffff`, false);
    return set;
  }

  #textColumn(): SortedColumn<string> {
    this.#texts ??= this.#column(byText, (key) => typeof key === 'string');
    return this.#texts;
  }

  #column<K extends FacetKey>(compare: (a: K, b: K) => number, isOfKind: (key: FacetKey) => key is K): SortedColumn<K> {
    const keysOf = (doc: number): K[] => facetKeys(this.#documentOf(doc), this.#path).filter(isOfKind);
    const column = new SortedColumn(compare, keysOf);
    for (const doc of this.#postings.docs(EXISTS)) column.touch(doc);
    return column;
  }
}

/** One end of a range; undefined is open. */
export type Bound = { readonly value: string; readonly inclusive: boolean } | undefined;

function addBetween<T extends number | string>(
  set: DocSet,
  column: SortedColumn<T>,
  low: T | undefined,
  lowInclusive: boolean | undefined,
  high: T | undefined,
  highInclusive: boolean | undefined,
): void {
  const keys = column.keys;
  const from = low === undefined ? 0 : lowInclusive ? lowerBound(keys, low) : upperBound(keys, low);
  const to = high === undefined ? keys.length : highInclusive ? upperBound(keys, high) : lowerBound(keys, high);
  set.addSlice(column.docs, from, to);
}

/** Every key under which a document is found by filters on the path. */
export function facetKeys(document: Doc | undefined, path: string): FacetKey[] {
  if (document === undefined) return [];
  const keys = new Set<FacetKey>();
  for (const value of valuesAt(document, path)) {
    keys.add(EXISTS);
    if (value === null) keys.add(NULL);
    else if (isEmpty(value)) keys.add(EMPTY);
    for (const item of flattened(value)) addValue(keys, item);
  }
  return [...keys];
}

function addValue(keys: Set<FacetKey>, value: Json): void {
  if (typeof value === 'string') keys.add(facetText(value));
  else if (typeof value === 'boolean') keys.add(String(value));
  else if (typeof value === 'number') keys.add(value === 0 ? 0 : value);
}

const isEmpty = (value: Json): boolean =>
  value === '' || (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

import { flattened, isObject, valuesAt } from '../json.ts';
import type { Doc, Json } from '../json.ts';
import { DocSet } from './doc-set.ts';
import { KeyedPostings } from './postings.ts';

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

/** The values of one attribute over all documents, for filters. */
export class Facet {
  readonly #path: string;
  readonly #postings = new KeyedPostings<FacetKey>();

  constructor(path: string) {
    this.#path = path;
  }

  add(doc: number, document: Doc): void {
    for (const key of facetKeys(document, this.#path)) this.#postings.add(key, doc);
  }

  /** Takes a document out of the values that what follows it, if anything, does not have. */
  remove(doc: number, document: Doc, next: Doc | undefined): void {
    const kept = new Set(facetKeys(next, this.#path));
    for (const key of facetKeys(document, this.#path)) if (!kept.has(key)) this.#postings.remove(key, doc);
  }

  /** The documents that hold one of the keys. */
  with(capacity: number, keys: readonly FacetKey[]): DocSet {
    const set = new DocSet(capacity);
    for (const key of keys) set.addSlice(this.#postings.docs(key));
    return set;
  }

  /** The documents with a number or a text between the bounds. */
  between(capacity: number, low: Bound, high: Bound): DocSet {
    const isNumberIn = isBetween(low, high, facetNumber);
    const isTextIn = isBetween(low, high, facetText);
    return this.#where(capacity, (key) => (typeof key === 'number' ? isNumberIn(key) : isTextIn(key)));
  }

  /** The documents with a text that begins so. */
  startingWith(capacity: number, prefix: string): DocSet {
    const start = facetText(prefix);
    return this.#where(capacity, (key) => typeof key === 'string' && key.startsWith(start));
  }

  /** Every value is looked at: they are fewer than documents, and what a filter finds is kept until the next change. */
  #where(capacity: number, isWanted: (key: string | number) => boolean): DocSet {
    const set = new DocSet(capacity);
    for (const key of this.#postings.keys()) {
      if (typeof key !== 'symbol' && isWanted(key)) set.addSlice(this.#postings.docs(key));
    }
    return set;
  }
}

/** One end of a range; undefined is open. */
export type Bound = { readonly value: string; readonly inclusive: boolean } | undefined;

/** Whether a value is in a range; nothing is where a bound is not of the values' kind. */
function isBetween<T extends number | string>(
  low: Bound,
  high: Bound,
  read: (text: string) => T | undefined,
): (value: T) => boolean {
  const [least, most] = [low && read(low.value), high && read(high.value)];
  if ((low && least === undefined) || (high && most === undefined)) return () => false;
  return (value) =>
    (least === undefined || (low?.inclusive ? value >= least : value > least)) &&
    (most === undefined || (high?.inclusive ? value <= most : value < most));
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

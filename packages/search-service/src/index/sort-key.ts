import { flattened, valuesAt } from '../json.ts';
import type { Doc, Json } from '../json.ts';
import { facetText } from './facet.ts';

export interface SortCriterion {
  readonly attribute: string;
  readonly direction: 'asc' | 'desc';
}

/** What a document is sorted by: a number, a text in lowercase, or nothing. */
export type SortKey = number | string | undefined;

/** The key of a document: of a list, the least (ascending) or greatest (descending) of its numbers, else of its texts. */
export function sortKey(document: Doc | undefined, { attribute, direction }: SortCriterion): SortKey {
  if (document === undefined) return undefined;
  let key: SortKey;
  for (const value of valuesAt(document, attribute).flatMap(flattened)) {
    const candidate =
      typeof value === 'number' ? value : typeof value === 'string' ? facetText(value) : booleanText(value);
    if (candidate !== undefined && compareSortKeys(candidate, key, direction) < 0) key = candidate;
  }
  return key;
}

const booleanText = (value: Json): string | undefined => (typeof value === 'boolean' ? String(value) : undefined);

/** Numbers before texts, nothing last, in both directions (search protocol §sorting). */
export function compareSortKeys(a: SortKey, b: SortKey, direction: SortCriterion['direction']): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b === (direction === 'asc') ? -1 : 1;
}

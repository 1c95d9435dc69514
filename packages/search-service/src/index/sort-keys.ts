import type { Doc } from '../json.ts';
import { sortKey } from './sort-key.ts';
import type { SortCriterion, SortKey } from './sort-key.ts';

/** What documents are sorted by in both directions of an attribute, collected as they come. */
export class SortKeys {
  readonly #attribute: string;
  readonly #least: SortKey[] = [];
  /** Of lists: all others have one key for both directions. */
  readonly #greatest = new Map<number, SortKey>();

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  set(doc: number, document: Doc | undefined): void {
    const attribute = this.#attribute;
    const least = sortKey(document, { attribute, direction: 'asc' });
    const greatest = sortKey(document, { attribute, direction: 'desc' });
    this.#least[doc] = least;
    if (greatest === least) this.#greatest.delete(doc);
    else this.#greatest.set(doc, greatest);
  }

  key(doc: number, direction: SortCriterion['direction']): SortKey {
    return (direction === 'desc' ? this.#greatest.get(doc) : undefined) ?? this.#least[doc];
  }
}

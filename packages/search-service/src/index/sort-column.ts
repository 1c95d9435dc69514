import type { Doc } from '../json.ts';
import { compareSortKeys, sortKey } from './sort-key.ts';
import type { SortCriterion, SortKey } from './sort-key.ts';
import { SortedColumn } from './sorted-column.ts';

/** What documents are sorted by: the key of each, kept as it comes, and their order, made when it is first asked for. */
export class SortColumn {
  readonly #criterion: SortCriterion;
  readonly #keys: SortKey[] = [];
  readonly #isThere: (doc: number) => boolean;
  #order: SortedColumn<SortKey> | undefined;

  constructor(criterion: SortCriterion, isThere: (doc: number) => boolean) {
    this.#criterion = criterion;
    this.#isThere = isThere;
  }

  put(doc: number, document: Doc): void {
    this.#keys[doc] = sortKey(document, this.#criterion);
    this.#order?.touch(doc);
  }

  remove(doc: number): void {
    this.#keys[doc] = undefined;
    this.#order?.touch(doc);
  }

  /** What a document is sorted by. */
  key(doc: number): SortKey {
    return this.#keys[doc];
  }

  get order(): SortedColumn<SortKey> {
    if (this.#order === undefined) {
      this.#order = new SortedColumn<SortKey>(
        (a, b) => compareSortKeys(a, b, this.#criterion.direction),
        (doc) => (this.#isThere(doc) ? [this.#keys[doc]] : []),
      );
      for (const doc of this.#keys.keys()) this.#order.touch(doc);
    }
    return this.#order;
  }
}

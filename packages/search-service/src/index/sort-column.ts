import { compareSortKeys } from './sort-key.ts';
import type { SortCriterion, SortKey } from './sort-key.ts';
import type { SortKeys } from './sort-keys.ts';
import { SortedColumn } from './sorted-column.ts';

interface Parts {
  readonly keys: SortKeys;
  /** Every document there is. */
  readonly docs: () => Iterable<number>;
  readonly isThere: (doc: number) => boolean;
}

/** Documents in one direction of an attribute; their order is made when it is first asked for. */
export class SortColumn {
  readonly #direction: SortCriterion['direction'];
  readonly #parts: Parts;
  #order: SortedColumn<SortKey> | undefined;

  constructor(direction: SortCriterion['direction'], parts: Parts) {
    this.#direction = direction;
    this.#parts = parts;
  }

  /** Notes that what a document is sorted by may have changed. */
  touch(doc: number): void {
    this.#order?.touch(doc);
  }

  /** What a document is sorted by. */
  key(doc: number): SortKey {
    return this.#parts.keys.key(doc, this.#direction);
  }

  get order(): SortedColumn<SortKey> {
    if (this.#order === undefined) {
      this.#order = new SortedColumn<SortKey>(
        (a, b) => compareSortKeys(a, b, this.#direction),
        (doc) => (this.#parts.isThere(doc) ? [this.key(doc)] : []),
      );
      for (const doc of this.#parts.docs()) this.#order.touch(doc);
    }
    return this.#order;
  }
}

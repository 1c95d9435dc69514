/**
 * Entries (key, number) kept in key order, equal keys in number order. Changes are only noted; the next read sorts
 * what is new and merges it in, so a batch of changes costs one pass.
 */
export class SortedColumn<K> {
  #keys: K[] = [];
  #docs: number[] = [];
  #places: Uint32Array | undefined;
  readonly #stale = new Set<number>();
  readonly #compare: (a: K, b: K) => number;
  readonly #keysOf: (doc: number) => readonly K[];

  /** `keysOf` gives the keys that a number has now: none when it is gone. */
  constructor(compare: (a: K, b: K) => number, keysOf: (doc: number) => readonly K[]) {
    this.#compare = compare;
    this.#keysOf = keysOf;
  }

  /** Notes that the keys of a number may have changed. */
  touch(doc: number): void {
    this.#stale.add(doc);
  }

  /** The keys in order; `docs` has the number of each at the same place. */
  get keys(): readonly K[] {
    this.#settle();
    return this.#keys;
  }

  get docs(): readonly number[] {
    this.#settle();
    return this.#docs;
  }

  /** Where each number stands, when each has one key. */
  get places(): Uint32Array {
    const docs = this.docs;
    if (this.#places === undefined) {
      this.#places = new Uint32Array(docs.reduce((most, doc) => Math.max(most, doc), -1) + 1);
      for (const [place, doc] of docs.entries()) this.#places[doc] = place;
    }
    return this.#places;
  }

  #settle(): void {
    if (this.#stale.size === 0) return;
    const fresh: { key: K; doc: number }[] = [];
    for (const doc of this.#stale) for (const key of this.#keysOf(doc)) fresh.push({ key, doc });
    fresh.sort((a, b) => this.#compare(a.key, b.key) || a.doc - b.doc);
    const oldKeys = this.#keys;
    const oldDocs = this.#docs;
    const keys: K[] = [];
    const docs: number[] = [];
    let next = 0;
    const takeFresh = (before?: { key: K; doc: number }): void => {
      for (let entry = fresh[next]; entry !== undefined; entry = fresh[next]) {
        if (before && (this.#compare(entry.key, before.key) || entry.doc - before.doc) > 0) break;
        keys.push(entry.key);
        docs.push(entry.doc);
        next += 1;
      }
    };
    for (const [at, key] of oldKeys.entries()) {
      const doc = oldDocs[at] ?? 0;
      if (this.#stale.has(doc)) continue;
      takeFresh({ key, doc });
      keys.push(key);
      docs.push(doc);
    }
    takeFresh();
    this.#keys = keys;
    this.#docs = docs;
    this.#places = undefined;
    this.#stale.clear();
  }
}

interface Entry<K> {
  readonly key: K;
  readonly doc: number;
}

/** What is at a place that there is: keys may be undefined themselves. */
const valueAt = <T>(list: readonly T[], place: number): T => {
  for (const value of list.slice(place, place + 1)) return value;
  throw new RangeError(`There is nothing at ${place} of ${list.length}.`);
};

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
      const places = new Uint32Array(docs.reduce((most, doc) => Math.max(most, doc), -1) + 1);
      docs.forEach((doc, place) => (places[doc] = place));
      this.#places = places;
    }
    return this.#places;
  }

  #settle(): void {
    if (this.#stale.size === 0) return;
    const fresh: Entry<K>[] = [];
    for (const doc of this.#stale) for (const key of this.#keysOf(doc)) fresh.push({ key, doc });
    fresh.sort((a, b) => this.#compare(a.key, b.key) || a.doc - b.doc);
    // Looked up and not compared on the way: of a hundred thousand entries few are new.
    const places = fresh.map((entry) => this.#placeOf(entry));
    const oldDocs = this.#docs;
    const keys: K[] = [];
    const docs: number[] = [];
    let next = 0;
    const takeFresh = (place: number): void => {
      for (; places[next] === place; next += 1) {
        const entry = fresh[next];
        if (entry === undefined) return;
        keys.push(entry.key);
        docs.push(entry.doc);
      }
    };
    this.#keys.forEach((key, at) => {
      takeFresh(at);
      const doc = oldDocs[at] ?? 0;
      if (this.#stale.has(doc)) return;
      keys.push(key);
      docs.push(doc);
    });
    takeFresh(oldDocs.length);
    this.#keys = keys;
    this.#docs = docs;
    this.#places = undefined;
    this.#stale.clear();
  }

  /** How many of the entries come before one. */
  #placeOf({ key, doc }: Entry<K>): number {
    let low = 0;
    let high = this.#docs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#compare(valueAt(this.#keys, middle), key) || (this.#docs[middle] ?? 0) - doc;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Which documents hold a key: an inverted index that follows every change. */
export class Postings<K> {
  readonly #docs = new Map<K, number[]>();

  /** The documents of a key, in order. */
  docs(key: K): readonly number[] {
    return this.#docs.get(key) ?? [];
  }

  keys(): Iterable<K> {
    return this.#docs.keys();
  }

  add(key: K, doc: number): void {
    const docs = this.#docs.get(key);
    if (docs === undefined) this.#docs.set(key, [doc]);
    else if ((docs.at(-1) ?? -1) < doc) docs.push(doc);
    else {
      const at = lowerBound(docs, doc);
      if (docs[at] !== doc) docs.splice(at, 0, doc);
    }
  }

  remove(key: K, doc: number): void {
    const docs = this.#docs.get(key);
    if (docs === undefined) return;
    const at = lowerBound(docs, doc);
    if (docs[at] === doc) docs.splice(at, 1);
    if (docs.length === 0) this.#docs.delete(key);
  }
}

/** The first place in a sorted list whose value is not below the wanted one. */
export function lowerBound<T extends number | string>(sorted: readonly T[], wanted: T, from = 0): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle];
    if (value !== undefined && value < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

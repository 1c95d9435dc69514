/** A set of document numbers below a fixed size, one bit each. */
export class DocSet {
  readonly capacity: number;
  readonly #words: Uint32Array;
  #size: number | undefined;

  constructor(capacity: number, words: Uint32Array = new Uint32Array(Math.ceil(capacity / 32))) {
    this.capacity = capacity;
    this.#words = words;
  }

  static of(capacity: number, docs: Iterable<number>): DocSet {
    const set = new DocSet(capacity);
    for (const doc of docs) set.add(doc);
    return set;
  }

  add(doc: number): void {
    this.#size = undefined;
    this.#words[doc >>> 5] = (this.#words[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }

  has(doc: number): boolean {
    return ((this.#words[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0;
  }

  /** Adds `docs[from]` … `docs[to - 1]`. */
  addSlice(docs: ArrayLike<number>, from = 0, to: number = docs.length): void {
    for (let at = from; at < to; at += 1) this.add(docs[at] ?? 0);
  }

  intersect(other: DocSet): DocSet {
    return this.#combine(other, (a, b) => a & b);
  }

  union(other: DocSet): DocSet {
    return this.#combine(other, (a, b) => a | b);
  }

  minus(other: DocSet): DocSet {
    return this.#combine(other, (a, b) => a & ~b);
  }

  filter(keep: (doc: number) => boolean): DocSet {
    return DocSet.of(this.capacity, this.docs().filter(keep));
  }

  get size(): number {
    if (this.#size === undefined) {
      let size = 0;
      for (let at = 0; at < this.#words.length; at += 1) size += bitCount(this.#words[at] ?? 0);
      this.#size = size;
    }
    return this.#size;
  }

  /** The documents in order, at most `limit` of them. */
  docs(limit = Infinity): number[] {
    const docs: number[] = [];
    for (let at = 0; at < this.#words.length && docs.length < limit; at += 1) {
      for (let word = this.#words[at] ?? 0; word !== 0 && docs.length < limit; word &= word - 1) {
        docs.push(at * 32 + (31 - Math.clz32(word & -word)));
      }
    }
    return docs;
  }

  #combine(other: DocSet, operation: (a: number, b: number) => number): DocSet {
    const words = new Uint32Array(this.#words.length);
    for (let at = 0; at < words.length; at += 1) words[at] = operation(this.#words[at] ?? 0, other.#words[at] ?? 0);
    return new DocSet(this.capacity, words);
  }
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

import { NumberLists } from './number-lists.ts';

/** Which documents hold what has a number: an inverted index that follows every change. */
export class Postings {
  readonly #lists = new NumberLists(1);

  /** The documents of a number, in order, until the next change. */
  docs(number: number): Uint32Array {
    return this.#lists.get(number);
  }

  add(number: number, doc: number): void {
    if (this.#lists.append(number, doc)) return;
    const docs = this.#lists.get(number);
    const at = lowerBound(docs, doc);
    if (docs[at] !== doc) this.#lists.insert(number, at, doc);
  }

  remove(number: number, doc: number): void {
    const docs = this.#lists.get(number);
    const at = lowerBound(docs, doc);
    if (docs[at] === doc) this.#lists.removeAt(number, at);
  }
}

/** The same by keys of any kind. */
export class KeyedPostings<K> {
  readonly #numbers = new Map<K, number>();
  /** Numbers of keys that no document holds any more. */
  readonly #spare: number[] = [];
  readonly #postings = new Postings();

  keys(): Iterable<K> {
    return this.#numbers.keys();
  }

  docs(key: K): Uint32Array {
    return this.#postings.docs(this.#numbers.get(key) ?? -1);
  }

  add(key: K, doc: number): void {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#spare.pop() ?? this.#numbers.size;
      this.#numbers.set(key, number);
    }
    this.#postings.add(number, doc);
  }

  remove(key: K, doc: number): void {
    const number = this.#numbers.get(key);
    if (number === undefined) return;
    this.#postings.remove(number, doc);
    if (this.#postings.docs(number).length > 0) return;
    this.#numbers.delete(key);
    this.#spare.push(number);
  }
}

/** The first place in a sorted list whose value is not below the wanted one. */
function lowerBound(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle];
    if (value !== undefined && value < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

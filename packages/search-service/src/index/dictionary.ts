import { countedTypos, firstRow, nextRow } from '../text/typos.ts';
import { NumberedTexts } from './numbered-texts.ts';
import { Postings } from './postings.ts';

/** The words of all documents: word to number, number to documents, and lookups by prefix and with typos. */
export class Dictionary {
  readonly #words = new NumberedTexts();
  readonly #postings = new Postings();
  /** The numbers of words in the order of their texts: of as many as there were when it was last asked for. */
  #order = new Uint32Array();

  /** The number of a word, if a document has or had it. */
  id(word: string): number | undefined {
    return this.#words.number(word);
  }

  /** The number of a word, a new one for a new word. */
  intern(word: string): number {
    return this.#words.number(word) ?? this.#words.add(word);
  }

  /** The documents that have a word, in order, until the next change. */
  docs(id: number): Uint32Array {
    return this.#postings.docs(id);
  }

  add(id: number, doc: number): void {
    this.#postings.add(id, doc);
  }

  remove(id: number, doc: number): void {
    this.#postings.remove(id, doc);
  }

  /** The words within the allowed typos of a query word (or that have a prefix within them), with their typos. */
  lookup(query: string, prefix: boolean, allowed: number): Map<number, number> {
    const found = new Map<number, number>();
    const exact = this.id(query);
    if (exact !== undefined) found.set(exact, 0);
    if (prefix) this.#addRange(found, ...this.#prefixRange(query), 0);
    if (allowed > 0) this.#addWithTypos(found, query, prefix, allowed);
    return found;
  }

  #word(id: number | undefined): string {
    return this.#words.text(id ?? -1) ?? '';
  }

  /** The numbers of all words in order. New ones are sorted by themselves, and looked up: of a hundred thousand words few are new. */
  #sorted(): Uint32Array {
    const known = this.#order;
    if (known.length === this.#words.size) return known;
    const fresh = Uint32Array.from({ length: this.#words.size - known.length }, (_, at) => known.length + at);
    fresh.sort((a, b) => (this.#word(a) < this.#word(b) ? -1 : 1));
    const order = new Uint32Array(this.#words.size);
    let [from, end] = [0, 0];
    for (const id of fresh) {
      const to = this.#lowerBound(this.#word(id), from, known);
      order.set(known.subarray(from, to), end);
      end += to - from;
      order[end] = id;
      end += 1;
      from = to;
    }
    order.set(known.subarray(from), end);
    this.#order = order;
    return order;
  }

  /** The first place, from one on, of a word that is not before a text. */
  #lowerBound(text: string, from: number, order: Uint32Array): number {
    let [low, high] = [from, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#word(order[middle]) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #prefixRange(prefix: string, from = 0): [from: number, to: number] {
    const order = this.#sorted();
    return [this.#lowerBound(prefix, from, order), this.#lowerBound(`${prefix}\uffff`, from, order)];
  }

  #addRange(found: Map<number, number>, from: number, to: number, typos: number): void {
    for (const id of this.#sorted().subarray(from, to)) if (typos < (found.get(id) ?? Infinity)) found.set(id, typos);
  }

  /** Walks the words in order; neighbours share the rows of their common prefix, hopeless prefixes are jumped over. */
  #addWithTypos(found: Map<number, number>, query: string, prefix: boolean, allowed: number): void {
    const order = this.#sorted();
    // With one typo the first letter has to be right, so only its part of the dictionary is walked.
    const [start, end] = allowed === 1 ? this.#prefixRange(query[0] ?? '') : [0, order.length];
    const rows = [firstRow(query)];
    const closest = [query.length];
    let previous = '';
    let at = start;
    while (at < end) {
      const word = this.#word(order[at]);
      let depth = commonPrefix(previous, word, rows.length - 1);
      rows.length = depth + 1;
      closest.length = depth + 1;
      let hopeless = false;
      while (depth < word.length && !hopeless) {
        depth += 1;
        const row = nextRow(query, word, depth, rows[depth - 1] ?? [], rows[depth - 2]);
        rows.push(row);
        closest.push(Math.min(closest[depth - 1] ?? query.length, row[query.length] ?? query.length));
        // A swap reaches back two rows, so one bad row alone proves nothing.
        hopeless = Math.min(...row) > allowed && Math.min(...(rows[depth - 1] ?? row)) > allowed;
      }
      const distance = prefix ? closest[depth] : hopeless ? Infinity : rows[depth]?.[query.length];
      const typos = countedTypos(distance ?? Infinity, word[0] === query[0], allowed);
      const next = hopeless ? this.#prefixRange(word.slice(0, depth), at)[1] : at + 1;
      if (typos !== undefined) this.#addRange(found, at, next, typos);
      previous = word.slice(0, depth);
      at = next;
    }
  }
}

function commonPrefix(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && length < a.length && a[length] === b[length]) length += 1;
  return length;
}

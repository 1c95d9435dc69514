import { countedTypos, firstRow, nextRow } from '../text/typos.ts';
import { lowerBound, Postings } from './postings.ts';
import { SortedColumn } from './sorted-column.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The words of all documents: word to number, number to documents, and lookups by prefix and with typos. */
export class Dictionary {
  readonly #words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #postings = new Postings();
  readonly #sorted = new SortedColumn<string>(byText, (id) => {
    const word = this.#words[id];
    return word === undefined ? [] : [word];
  });

  /** The number of a word, if a document has or had it. */
  id(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** The number of a word, a new one for a new word. */
  intern(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.push(word) - 1;
    this.#ids.set(word, id);
    this.#sorted.touch(id);
    return id;
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
    const exact = this.#ids.get(query);
    if (exact !== undefined) found.set(exact, 0);
    if (prefix) this.#addRange(found, ...this.#prefixRange(query), 0);
    if (allowed > 0) this.#addWithTypos(found, query, prefix, allowed);
    return found;
  }

  #prefixRange(prefix: string, from = 0): [from: number, to: number] {
    const words = this.#sorted.keys;
    return [lowerBound(words, prefix, from), lowerBound(words, `${prefix}\uffff`, from)];
  }

  #addRange(found: Map<number, number>, from: number, to: number, typos: number): void {
    const ids = this.#sorted.docs;
    for (let at = from; at < to; at += 1) {
      const id = ids[at];
      if (id !== undefined && typos < (found.get(id) ?? Infinity)) found.set(id, typos);
    }
  }

  /** Walks the words in order; neighbours share the rows of their common prefix, hopeless prefixes are jumped over. */
  #addWithTypos(found: Map<number, number>, query: string, prefix: boolean, allowed: number): void {
    const words = this.#sorted.keys;
    // With one typo the first letter has to be right, so only its part of the dictionary is walked.
    const [start, end] = allowed === 1 ? this.#prefixRange(query[0] ?? '') : [0, words.length];
    const rows = [firstRow(query)];
    const closest = [query.length];
    let previous = '';
    let at = start;
    while (at < end) {
      const word = words[at] ?? '';
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

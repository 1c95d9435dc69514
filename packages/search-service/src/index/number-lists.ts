import { Numbers } from './numbers.ts';

/** Numbers of a chunk at most, and at first: an index of few documents is to be small. */
const CHUNK = 1 << 16;
const FIRST_CHUNK = 1 << 8;
/** A longer block is a chunk of its own, which is given back once its list has grown out of it. */
const LONGEST_SHARED = 1 << 12;
const NONE = new Uint32Array();

/**
 * Lists of whole numbers below 2³², each under a number, in memory outside of the heap: as an array of its own, a list
 * of one or two takes twenty times what is in it. What a list is read as holds until the next change.
 */
export class NumberLists {
  readonly #chunks: Uint32Array[] = [];
  /** Where each list's block begins: its chunk's place among the chunks, times CHUNK, and its own in the chunk. */
  readonly #starts = new Numbers(new Float64Array());
  readonly #lengths = new Numbers(new Uint32Array());
  readonly #free = new Map<number, number[]>();
  /** Of the chunk that small blocks are cut from. */
  #current = NONE;
  #currentStart = 0;
  #used = 0;
  readonly #sizes: number;

  /**
   * Blocks have few sizes, so that one that becomes free fits another list: so many from one power of two to the next.
   * Lists that grow want 1, as they leave a block of each size behind; those that stay as they are waste less with more.
   */
  constructor(sizes: 1 | 4) {
    this.#sizes = sizes;
  }

  get(list: number): Uint32Array {
    const length = this.#lengths.get(list);
    if (length === 0) return NONE;
    const start = this.#starts.get(list);
    const offset = start % CHUNK;
    return (this.#chunks[(start - offset) / CHUNK] ?? NONE).subarray(offset, offset + length);
  }

  /** Adds a number, the greatest so far, to a list in rising order; false where it is not. No view of the list is made. */
  append(list: number, number: number): boolean {
    const length = this.#lengths.get(list);
    if (length > 0 && this.#at(list, length - 1) >= number) return false;
    this.insert(list, length, number);
    return true;
  }

  set(list: number, numbers: ArrayLike<number>): void {
    this.#resize(list, numbers.length);
    this.get(list).set(numbers);
  }

  /** Most come last: nothing moves then, and no view of the list is made. */
  insert(list: number, at: number, number: number): void {
    const length = this.#lengths.get(list);
    this.#resize(list, length + 1);
    const start = this.#starts.get(list);
    const offset = start % CHUNK;
    const chunk = this.#chunks[(start - offset) / CHUNK] ?? NONE;
    if (at < length) chunk.copyWithin(offset + at + 1, offset + at, offset + length);
    chunk[offset + at] = number;
  }

  removeAt(list: number, at: number): void {
    const numbers = this.get(list);
    numbers.copyWithin(at, at + 1);
    this.#resize(list, numbers.length - 1);
  }

  #at(list: number, at: number): number {
    const start = this.#starts.get(list);
    const offset = start % CHUNK;
    return this.#chunks[(start - offset) / CHUNK]?.[offset + at] ?? 0;
  }

  /** Keeps as much of the list as there is room for. */
  #resize(list: number, length: number): void {
    const [from, to] = [this.#blockSize(this.#lengths.get(list)), this.#blockSize(length)];
    if (from === to) {
      this.#lengths.set(list, length);
      return;
    }
    const before = this.get(list);
    this.#lengths.set(list, length);
    const start = this.#starts.get(list);
    this.#starts.set(list, to === 0 ? 0 : this.#take(to));
    this.get(list).set(before.subarray(0, length));
    if (from > 0) this.#give(start, from);
  }

  #blockSize(length: number): number {
    if (length < 2) return length;
    // Half of the next power of two is cut into the sizes.
    const step = Math.max(1, (1 << (31 - Math.clz32(length - 1))) / this.#sizes);
    return Math.ceil(length / step) * step;
  }

  #take(size: number): number {
    const free = this.#free.get(size)?.pop();
    if (free !== undefined) return free;
    if (size > LONGEST_SHARED) return (this.#chunks.push(new Uint32Array(size)) - 1) * CHUNK;
    if (this.#used + size > this.#current.length) {
      this.#current = new Uint32Array(Math.min(CHUNK, Math.max(size, FIRST_CHUNK, 2 * this.#current.length)));
      this.#currentStart = (this.#chunks.push(this.#current) - 1) * CHUNK;
      this.#used = 0;
    }
    this.#used += size;
    return this.#currentStart + this.#used - size;
  }

  #give(start: number, size: number): void {
    if (size > LONGEST_SHARED) this.#chunks[start / CHUNK] = NONE;
    else {
      const free = this.#free.get(size);
      if (free === undefined) this.#free.set(size, [start]);
      else free.push(start);
    }
  }
}

import type { Pieces } from '../pieces.ts';

/** Values worked out once and kept until they are cleared; the least lately used goes when there are too many. */
export class Memo<T> {
  readonly #values = new Map<string, T>();
  readonly #most: number;
  #clearings = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string, make: () => T): T {
    return this.#find(name) ?? this.#keep(name, make());
  }

  /** The same for a value that is made piece by piece: one that was begun before a clearing is not kept after it. */
  *inPieces(name: string, make: () => Pieces<T>): Pieces<T> {
    const known = this.#find(name);
    if (known !== undefined) return known;
    const clearings = this.#clearings;
    const made = yield* make();
    return clearings === this.#clearings ? this.#keep(name, made) : made;
  }

  clear(): void {
    this.#values.clear();
    this.#clearings += 1;
  }

  #find(name: string): T | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    this.#values.delete(name);
    this.#values.set(name, value);
    return value;
  }

  #keep(name: string, value: T): T {
    const oldest = this.#values.size >= this.#most ? this.#values.keys().next().value : undefined;
    if (oldest !== undefined) this.#values.delete(oldest);
    this.#values.set(name, value);
    return value;
  }
}

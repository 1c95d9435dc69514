/** Values worked out once and kept until they are cleared; the least lately used goes when there are too many. */
export class Memo<T> {
  readonly #values = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string, make: () => T): T {
    let value = this.#values.get(name);
    if (value === undefined) {
      value = make();
      const oldest = this.#values.size >= this.#most ? this.#values.keys().next().value : undefined;
      if (oldest !== undefined) this.#values.delete(oldest);
    } else {
      this.#values.delete(name);
    }
    this.#values.set(name, value);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}

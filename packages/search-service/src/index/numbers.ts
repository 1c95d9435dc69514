/** A list of numbers that grows, outside of the heap: an array takes eight bytes of each there, and a fifth more until it is collected. */
export class Numbers {
  #numbers: Uint32Array | Float64Array;
  #length = 0;

  /** Whole ones below 2³² take four bytes each. */
  constructor(numbers: Uint32Array | Float64Array) {
    this.#numbers = numbers;
  }

  /** One more than the last place that was set. */
  get length(): number {
    return this.#length;
  }

  /** 0 where nothing was set. */
  get(at: number): number {
    return this.#numbers[at] ?? 0;
  }

  set(at: number, number: number): void {
    const { length } = this.#numbers;
    if (at >= length) {
      const room = Math.max(at + 1, Math.ceil(length * 1.25), 64);
      const longer = this.#numbers instanceof Uint32Array ? new Uint32Array(room) : new Float64Array(room);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[at] = number;
    this.#length = Math.max(this.#length, at + 1);
  }
}

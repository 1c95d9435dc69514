/** Whoever writes what is indexed cannot know which texts fall together. */
const seed = Math.floor(Math.random() * 2 ** 32);

const hashOf = (text: string): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** Different texts by their numbers, and the other way round: a Map has thirty bytes of the heap for each, this ten outside of it. */
export class NumberedTexts {
  readonly #texts: (string | undefined)[] = [];
  /** One more than the number of a text, at the place that its hash says or after it; 0 where there is none. */
  #slots = new Uint32Array(64);
  /** Slots with a number, also of texts that are gone. */
  #taken = 0;
  #size = 0;

  /** How many texts there are. */
  get size(): number {
    return this.#size;
  }

  text(number: number): string | undefined {
    return this.#texts[number];
  }

  number(text: string): number | undefined {
    const slot = this.#slots[this.#place(text)] ?? 0;
    return slot === 0 ? undefined : slot - 1;
  }

  /** Adds a text that is not there yet, under a number above those of all others. */
  add(text: string, number: number = this.#texts.length): number {
    if (3 * this.#taken >= 2 * this.#slots.length) this.#makeRoom();
    this.#texts[number] = text;
    this.#slots[this.#place(text)] = number + 1;
    this.#taken += 1;
    this.#size += 1;
    return number;
  }

  remove(number: number): void {
    if (this.#texts[number] === undefined) return;
    this.#texts[number] = undefined;
    this.#size -= 1;
  }

  /** Every number with its text, in order. */
  *entries(): Generator<[text: string, number: number]> {
    for (const [number, text] of this.#texts.entries()) if (text !== undefined) yield [text, number];
  }

  /** Where a text is, or would be put. */
  #place(text: string): number {
    const last = this.#slots.length - 1;
    let place = hashOf(text) & last;
    for (let slot = this.#slots[place] ?? 0; slot !== 0; slot = this.#slots[place] ?? 0) {
      if (this.#texts[slot - 1] === text) break;
      place = (place + 1) & last;
    }
    return place;
  }

  #makeRoom(): void {
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * this.#size + 64)));
    for (const [text, number] of this.entries()) this.#slots[this.#place(text)] = number + 1;
    this.#taken = this.#size;
  }
}

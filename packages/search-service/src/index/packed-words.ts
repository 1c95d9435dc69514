/*
 * The words of a document, as pairs of word number and place, are most of what an index has in memory. Packed they are a third: a number has as
 * many bytes as it needs, seven bits in each, and a place is how far it is behind the one before, where that is in the same path.
 */

/** A path (high half) and a position in it (low half). */
const pathOf = (place: number): number => place >>> 16;

class Writer {
  #bytes = new Uint8Array(256);
  #length = 0;

  write(number: number): void {
    let rest = number;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.#byte((rest % 0x80) | 0x80);
    this.#byte(rest);
  }

  /** All that was written, in whole words of four bytes; the last ones are 0. */
  end(): Uint32Array {
    while (this.#length % 4 !== 0) this.#byte(0);
    const packed = new Uint32Array(this.#bytes.slice(0, this.#length).buffer);
    this.#length = 0;
    return packed;
  }

  #byte(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#length);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}

const writer = new Writer();

/** Packs pairs of a word's number and its place. */
export function packWords(words: readonly number[]): Uint32Array {
  let before = 0;
  for (let at = 0; at < words.length; at += 2) {
    const place = words[at + 1] ?? 0;
    // No word is 0, which stands for the end.
    writer.write((words[at] ?? 0) + 1);
    if (pathOf(place) === pathOf(before) && place >= before) writer.write(2 * (place - before));
    else {
      writer.write(2 * pathOf(place) + 1);
      writer.write(place % 0x10000);
    }
    before = place;
  }
  return writer.end();
}

let unpacked = new Uint32Array(256);

/** The pairs again, until others are unpacked. */
export function unpackWords(packed: Uint32Array): Uint32Array {
  const bytes = new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength);
  let [at, length, before] = [0, 0, 0];
  const read = (): number => {
    let [number, unit] = [0, 1];
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      number += (byte & 0x7f) * unit;
      if (byte < 0x80) return number;
      unit *= 0x80;
    }
  };
  while (at < bytes.length && bytes[at] !== 0) {
    const word = read() - 1;
    const step = read();
    before = step % 2 === 0 ? before + step / 2 : ((step - 1) / 2) * 0x10000 + read();
    if (length === unpacked.length) {
      const longer = new Uint32Array(2 * length);
      longer.set(unpacked);
      unpacked = longer;
    }
    unpacked[length] = word;
    unpacked[length + 1] = before;
    length += 2;
  }
  return unpacked.subarray(0, length);
}

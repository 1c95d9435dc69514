import type { Doc } from '../json.ts';

/** Where the text of a document stands: its first byte and how many there are. */
export interface Place {
  readonly start: number;
  readonly bytes: number;
}

/** Texts of documents, outside of the heap: what is written at a place stays as it is. */
export interface Texts {
  read(place: Place): Doc;
}

/** The documents of an index by their numbers. As objects they would be most of its memory, so each is read when somebody asks for it. */
export class Documents {
  #texts: Texts;
  /** Less than 0 where there is no document. */
  #starts: number[] = [];
  #bytes: number[] = [];

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** One more than the highest document number. */
  get capacity(): number {
    return this.#starts.length;
  }

  place(doc: number): Place | undefined {
    const start = this.#starts[doc] ?? -1;
    return start < 0 ? undefined : { start, bytes: this.#bytes[doc] ?? 0 };
  }

  get(doc: number): Doc | undefined {
    const place = this.place(doc);
    return place && this.#texts.read(place);
  }

  /** The document as it is now, for somebody who reads it later, whatever becomes of it. */
  asItIs(doc: number): () => Doc {
    const [texts, place] = [this.#texts, this.place(doc)];
    return () => (place ? texts.read(place) : {});
  }

  set(doc: number, { start, bytes }: Place): void {
    this.#starts[doc] = start;
    this.#bytes[doc] = bytes;
  }

  remove(doc: number): void {
    this.#starts[doc] = -1;
  }

  /** The same documents have been written anew, in the order of their numbers. */
  move(texts: Texts, places: readonly Place[]): void {
    let next = 0;
    for (const [doc, start] of this.#starts.entries()) {
      const place = start < 0 ? undefined : places[next];
      if (place === undefined) continue;
      this.set(doc, place);
      next += 1;
    }
    this.#texts = texts;
  }
}

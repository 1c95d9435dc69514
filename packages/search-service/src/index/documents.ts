import type { Doc } from '../json.ts';
import { Numbers } from './numbers.ts';

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
  readonly #starts = new Numbers(new Float64Array());
  /** 0 where there is no document. */
  readonly #bytes = new Numbers(new Uint32Array());

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** One more than the highest document number. */
  get capacity(): number {
    return this.#bytes.length;
  }

  place(doc: number): Place | undefined {
    const bytes = this.#bytes.get(doc);
    return bytes === 0 ? undefined : { start: this.#starts.get(doc), bytes };
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
    this.#starts.set(doc, start);
    this.#bytes.set(doc, bytes);
  }

  remove(doc: number): void {
    this.#bytes.set(doc, 0);
  }

  /** The same documents have been written anew, in the order of their numbers. */
  move(texts: Texts, places: readonly Place[]): void {
    let next = 0;
    for (let doc = 0; doc < this.capacity; doc += 1) {
      const place = this.place(doc) && places[next];
      if (place === undefined) continue;
      this.set(doc, place);
      next += 1;
    }
    this.#texts = texts;
  }
}

import { closeSync, openSync, readSync } from 'node:fs';
import type { Place, Texts } from '../index/documents.ts';
import { isObject, parseJson } from '../json.ts';
import type { Doc } from '../json.ts';
import { DataFolderError } from './files.ts';

/** Read at once, in bytes: neighbours are often read one after the other. */
const BLOCK = 16 * 1024;

/** A log that was written anew is gone from its folder, but hits that are still being sent read it: it is closed with the last of them. */
const closing = new FinalizationRegistry<number>(closeSync);

/** The documents in a log. Reads wait for the disk, which a page of hits in the system's cache does not notice. */
export class LogFile implements Texts {
  readonly #path: string;
  #file: number | undefined;
  /** Bytes of the log that count: what follows is written over after a write that was cut short. */
  #end: number;
  #block: Buffer = Buffer.alloc(BLOCK);
  #blockStart = 0;
  /** Bytes of the block that were read. */
  #read = 0;

  constructor(path: string, end: number) {
    this.#path = path;
    this.#end = end;
  }

  /** More of the log counts. */
  grow(end: number): void {
    this.#end = end;
  }

  read(place: Place): Doc {
    const document = parseJson(this.bytes(place).toString('utf8'));
    if (isObject(document)) return document;
    throw new DataFolderError(`${this.#path} is damaged: one of its documents cannot be read.`);
  }

  /** The bytes of a place, until the next are read. */
  bytes({ start, bytes }: Place): Buffer {
    if (start < this.#blockStart || start + bytes > this.#blockStart + this.#read) this.#readBlock(start, bytes);
    const from = start - this.#blockStart;
    return this.#block.subarray(from, from + bytes);
  }

  #readBlock(start: number, bytes: number): void {
    if (bytes > this.#block.length) this.#block = Buffer.alloc(bytes);
    const length = Math.max(bytes, Math.min(this.#block.length, this.#end - start));
    this.#blockStart = start;
    this.#read = 0;
    for (let more = 1; more > 0 && this.#read < length; this.#read += more) {
      more = readSync(this.#opened(), this.#block, this.#read, length - this.#read, start + this.#read);
    }
  }

  /** Opens it, if it is not yet: to be done before it goes from its folder. */
  open(): void {
    if (this.#end > 0) this.#opened();
  }

  #opened(): number {
    if (this.#file === undefined) {
      this.#file = openSync(this.#path, 'r');
      closing.register(this, this.#file);
    }
    return this.#file;
  }
}

import { createReadStream } from 'node:fs';
import { decoderOf } from './encoding.ts';
import type { ReadOptions } from './table.ts';

export const lineEnd = /\r\n|\r|\n/g;

/** A file's text, chunk by chunk. */
export async function* textOf(path: string, encoding: string, options: ReadOptions): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 65_536, signal: options.signal });
  for await (const bytes of chunks) {
    options.onBytes?.(bytes.length);
    yield decoder.write(bytes);
  }
  yield decoder.end();
}

/** Whole lines of a text, with what ends them, however it comes in chunks. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    let from = 0;
    for (const { index, 0: end } of text.matchAll(lineEnd)) {
      // A carriage return at the end may be half of what ends the line.
      if (end === '\r' && index === text.length - 1) break;
      yield text.slice(from, index + end.length);
      from = index + end.length;
    }
    rest = text.slice(from);
  }
  if (rest !== '') yield rest;
}

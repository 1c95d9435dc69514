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

/** A longer line, or row of CSV, is none: the portal takes no longer record either. */
export const longestLine = 4_000_000;

/** A part of a line; the last one of a line has what ends it. */
export interface Piece {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** A text by its lines, however it comes in chunks, and however long they are: of a line there are as many pieces as chunks. */
export async function* piecesOf(chunks: AsyncIterable<string>): AsyncGenerator<Piece> {
  let line = 1;
  // A carriage return at the end of a chunk may be half of what ends the line.
  let half = '';
  for await (const chunk of chunks) {
    const whole = half + chunk;
    half = whole.endsWith('\r') ? '\r' : '';
    const text = whole.slice(0, whole.length - half.length);
    let from = 0;
    for (const { index, 0: end } of text.matchAll(lineEnd)) {
      yield { line, text: text.slice(from, index + end.length) };
      from = index + end.length;
      line += 1;
    }
    if (from < text.length) yield { line, text: text.slice(from) };
  }
  if (half !== '') yield { line, text: half };
}

/** The same text with each line ended by a line feed alone. */
export async function* withLineFeeds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const chunk of chunks) {
    const whole = half + chunk;
    half = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - half.length).replace(lineEnd, '\n');
  }
  if (half !== '') yield '\n';
}

/** Whole lines, with what ends them; null for one that is too long. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string | null }> {
  let current = { line: 1, pieces: [] as string[], length: 0 };
  const whole = () => ({ line: current.line, text: current.length > longestLine ? null : current.pieces.join('') });
  for await (const { line, text } of piecesOf(chunks)) {
    if (line !== current.line) {
      if (current.length > 0) yield whole();
      current = { line, pieces: [], length: 0 };
    }
    current.length += text.length;
    if (current.length <= longestLine) current.pieces.push(text);
  }
  if (current.length > 0) yield whole();
}

/** The text of some lines, the last of which ends like all others. */
export async function* chosenText(
  chunks: AsyncIterable<string>,
  isWanted: (line: number) => boolean,
): AsyncGenerator<string> {
  let last = '\n';
  for await (const { line, text } of piecesOf(chunks)) {
    if (!isWanted(line)) continue;
    yield text;
    last = text;
  }
  if (!/[\r\n]$/.test(last)) yield '\n';
}

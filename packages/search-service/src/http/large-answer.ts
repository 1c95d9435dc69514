import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Doc } from '../json.ts';

/** An answer whose hits, if it has any, are made when they are sent. */
export interface LargeAnswer {
  readonly hits?: readonly (() => Doc)[];
  /** What follows the hits. */
  readonly fields: object;
}

/** Shorter answers, in characters, are sent sooner than they are compressed: a page of hits is never. */
const worthCompressing = 16 * 1024;

/** So many characters are made at a time; in between, others have their turn. */
const pieceLength = 64 * 1024;

/** Little compression for its speed: the hits of an answer repeat each other's field names and most of their values. */
const level = 1;

const takesGzip = (accepted: string): boolean =>
  accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, quality]) => name === 'gzip' && !/^q=0(\.0*)?$/.test(quality ?? ''));

/** The JSON of an answer, in pieces. */
function* jsonOf({ hits, fields }: LargeAnswer): Generator<string> {
  const rest = JSON.stringify(fields);
  if (!hits) return yield rest;
  let piece = '{"hits":[';
  for (const [at, make] of hits.entries()) {
    piece += (at > 0 ? ',' : '') + JSON.stringify(make());
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  return yield `${piece}],${rest.slice(1)}`;
}

async function* inTurns(first: string, pieces: Iterable<string>): AsyncGenerator<Buffer> {
  yield Buffer.from(first);
  for (const piece of pieces) {
    yield Buffer.from(piece);
    await setImmediate();
  }
}

/** 200 with an answer; a long one is made as it is sent, and compressed beside the event loop where the caller takes that. */
export const largeAnswer = (c: Context, answer: LargeAnswer): Response => {
  const pieces = jsonOf(answer);
  const first = pieces.next().value ?? '';
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  if (first.length < worthCompressing) return c.body(first, 200, headers);
  const text = Readable.from(inTurns(first, pieces));
  if (!takesGzip(c.req.header('Accept-Encoding') ?? '')) return c.body(webStream(text), 200, headers);
  return c.body(webStream(text.pipe(createGzip({ level }))), 200, { ...headers, 'Content-Encoding': 'gzip' });
};

const webStream = (stream: Readable): ReadableStream => Readable.toWeb(stream);

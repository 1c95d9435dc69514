import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';

/** Shorter answers, in characters, are sent sooner than they are compressed: a page of hits is never. */
const worthCompressing = 16 * 1024;

/** Little compression for its speed: the hits of an answer repeat each other's field names and most of their values. */
const level = 1;

const takesGzip = (accepted: string): boolean =>
  accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, quality]) => name === 'gzip' && !/^q=0(\.0*)?$/.test(quality ?? ''));

/** 200 with a value; a long one compressed as it is sent, beside the event loop, where the caller takes that. */
export const largeAnswer = (c: Context, value: object): Response => {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  if (text.length < worthCompressing || !takesGzip(c.req.header('Accept-Encoding') ?? ''))
    return c.body(text, 200, headers);
  const compressed: ReadableStream = Readable.toWeb(Readable.from([Buffer.from(text)]).pipe(createGzip({ level })));
  return c.body(compressed, 200, { ...headers, 'Content-Encoding': 'gzip' });
};

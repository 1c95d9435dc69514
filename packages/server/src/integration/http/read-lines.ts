import { keyIn, type AnyRecord, type Kind } from '@connect/contract/integration/kinds';
import { readRecord as readAs } from '@connect/contract/integration/read-record';
import { keyTwice, repeatedKey } from '@connect/contract/integration/repeated-key';
import { PlacedRecord, RefusedBySender } from '@connect/contract/integration/runs';
import * as v from 'valibot';
import { noTextPaths } from '../../http/parse-request.ts';
import type { ReadLine } from '../domain/decide-batch.ts';
import type { Incoming, Problem } from '../domain/incoming.ts';
import { BrokenBody } from './read-body.ts';
import { elementsOf, linesOf, longestLine } from './split-body.ts';

const refusedLine = (
  line: number,
  text: string,
  problems: readonly Problem[],
  key: string | null = null,
): ReadLine => ({
  line,
  text,
  read: { ok: false, key, problems },
});

/** The key of a record that is refused, so that whoever mends it need not count lines. */
const readableKey = (kind: Kind, value: unknown): string | null => {
  const key = keyIn(kind, value);
  return noTextPaths(key, '').length > 0 ? null : key;
};

/** What the sender refused itself, where a line says that in place of a record; null for other lines. */
const refusedBySender = (line: number, value: unknown): ReadLine | null => {
  if (typeof value !== 'object' || value === null || !('$refused' in value)) return null;
  const parsed = v.safeParse(RefusedBySender, value);
  if (!parsed.success || noTextPaths(parsed.output, '').length > 0) return null;
  const { $refused: problems, record } = parsed.output;
  return { line, text: JSON.stringify(record), read: { ok: false, key: null, problems, bySender: true } };
};

/** A record without where its sender has it from, which says that beside its columns. */
const withoutPlace = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('$at' in value) || !v.is(PlacedRecord, value)) return value;
  const { $at: _, ...record } = value;
  return record;
};

// Read by the schema of its kind.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const incomingOf = (kind: Kind, record: AnyRecord): Incoming => ({ kind, record }) as Incoming;

/** Reads one record; what is wrong with it is named column by column. */
export const readRecord = (kind: Kind, line: number, text: string, value: unknown): ReadLine => {
  // A list would pass for an object that has none of the columns.
  const result = readAs(kind, Array.isArray(value) ? null : value);
  if (!result.ok) {
    const problems = result.problems.map(({ path, reason }) => ({ path: path.join('.'), reason }));
    const refused = { ok: false, key: readableKey(kind, value), problems } as const;
    return { line, text, read: result.rest ? { ...refused, rest: incomingOf(kind, result.rest) } : refused };
  }
  // Only an escape can stand for what is no text: the rest was decoded.
  const wrong = text.includes('\\u') ? noTextPaths(result.record, '') : [];
  if (wrong.length > 0) {
    const problems = wrong.map((path) => ({ path, reason: 'has a character that is not text' }));
    return refusedLine(line, text, problems, readableKey(kind, value));
  }
  return { line, text, read: { ok: true, incoming: incomingOf(kind, result.record) } };
};

const notUtf8 = 'is not UTF-8';

/** A line with bytes that are no letters: the columns with them are named, where it can be read at all. */
const refusedBytes = (kind: Kind, line: number, bytes: Uint8Array): ReadLine => {
  const shown = new TextDecoder('latin1').decode(bytes);
  let value: unknown = null;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return refusedLine(line, shown, [{ path: '', reason: notUtf8 }]);
  }
  // What is no letter was decoded as this one.
  const paths = noTextPaths(value, '', (text) => text.includes('\uFFFD'));
  const key = readableKey(kind, value);
  return refusedLine(
    line,
    shown,
    paths.map((path) => ({ path, reason: notUtf8 })),
    key?.includes('\uFFFD') ? null : key,
  );
};

const readText = (kind: Kind, line: number, bytes: Uint8Array | null): ReadLine => {
  if (bytes === null) return refusedLine(line, '', [{ path: '', reason: `is longer than ${longestLine} bytes` }]);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refusedBytes(kind, line, bytes);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.trim());
  } catch (error) {
    const reason = `is not JSON: ${error instanceof Error ? error.message : ''}`;
    return refusedLine(line, text, [{ path: '', reason }]);
  }
  const twice = repeatedKey(text);
  if (twice !== null) return refusedLine(line, text, [{ path: twice, reason: keyTwice }], readableKey(kind, value));
  return refusedBySender(line, value) ?? readRecord(kind, line, text, withoutPlace(value));
};

async function* readNdjson(kind: Kind, body: AsyncIterable<Uint8Array>, first: number): AsyncGenerator<ReadLine> {
  for await (const { no, bytes } of linesOf(body, first)) yield readText(kind, no, bytes);
}

/** Each element of a JSON array; line 1 is the first one. */
async function* readArray(kind: Kind, body: AsyncIterable<Uint8Array>, first: number): AsyncGenerator<ReadLine> {
  let line = first;
  for await (const bytes of elementsOf(body)) yield readText(kind, line++, bytes);
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

const bom = [0xef, 0xbb, 0xbf];

/** So many records in a row may have no key: each is refused by itself, and a small packed body has a hundred million. */
const mostNameless = 10_000;

/** Records until too many in a row cannot be told from each other: throws BrokenBody then. */
async function* untilNameless(records: AsyncIterable<ReadLine>): AsyncGenerator<ReadLine> {
  let nameless = 0;
  for await (const record of records) {
    const { read } = record;
    nameless = read.ok || read.key !== null || read.bySender ? 0 : nameless + 1;
    if (nameless > mostNameless)
      throw new BrokenBody(
        `${mostNameless} records in a row have no key that can be read, so this looks like another file`,
      );
    yield record;
  }
}

/**
 * The records of a body, one by one: an array of JSON where it begins with `[`, otherwise a record a line (NDJSON). Their numbers begin
 * with `first`. Throws BrokenBody where it cannot be told where the next element of an array begins,
 * or no key is found any more.
 */
export async function* readLines(kind: Kind, body: AsyncIterable<Uint8Array>, first: number): AsyncGenerator<ReadLine> {
  const chunks = body[Symbol.asyncIterator]();
  const start = await chunks.next();
  if (start.done) return;
  const text = bom.every((byte, index) => start.value[index] === byte) ? start.value.subarray(bom.length) : start.value;
  const all = joined(text, chunks);
  const isArray = new TextDecoder('latin1').decode(text.subarray(0, 1000)).trimStart().startsWith('[');
  yield* untilNameless((isArray ? readArray : readNdjson)(kind, all, first));
}

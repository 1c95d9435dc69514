import { BrokenBody } from './read-body.ts';

/** The longest line of NDJSON, or element of an array, that is read: a document of 5,000 lines fits. */
export const longestLine = 4_000_000;

const newline = 10;
const [quote, backslash, comma, square, endOfSquare, curly, endOfCurly] = Buffer.from('"\\,[]{}');

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 9 && byte <= 13);
/** Whether there is nothing but space in a part of some bytes; a part of its own for each of millions of blank lines takes longer. */
const isBlank = (bytes: Uint8Array, start = 0, end = bytes.length): boolean => {
  for (let at = start; at < end; at++) if (!isSpace(bytes[at] ?? 0)) return false;
  return true;
};

const trimmed = (bytes: Uint8Array): Uint8Array => {
  let [start, end] = [0, bytes.length];
  while (start < end && isSpace(bytes[start] ?? 0)) start++;
  while (start < end && isSpace(bytes[end - 1] ?? 0)) end--;
  return bytes.subarray(start, end);
};

/** Bytes of one piece as they come, of which no more than the longest are kept. */
const createPiece = (longest: number) => {
  let parts: Uint8Array[] = [];
  let length = 0;
  return {
    isEmpty: () => length === 0,
    add(bytes: Uint8Array): void {
      length += bytes.length;
      if (length <= longest) parts.push(bytes);
      else parts = [];
    },
    /** The whole piece, null where it was too long; the next one begins. */
    take(): Uint8Array | null {
      const whole = length > longest ? null : Buffer.concat(parts);
      [parts, length] = [[], 0];
      return whole;
    },
  };
};

/** A line of a text with its end taken off, null where it was too long, and its number. */
interface Line {
  readonly no: number;
  readonly bytes: Uint8Array | null;
}

/** The lines of a text, one by one, numbered from `first`; blank ones count, so that the numbers are those of the file, and are passed over. */
export async function* linesOf(
  body: AsyncIterable<Uint8Array>,
  first: number,
  longest = longestLine,
): AsyncGenerator<Line> {
  const line = createPiece(longest);
  let no = first;
  for await (const chunk of body) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      if (!line.isEmpty() || !isBlank(chunk, start, end)) {
        line.add(chunk.subarray(start, end));
        const bytes = line.take();
        if (bytes === null || !isBlank(bytes)) yield { no, bytes };
      }
      no++;
      start = end + 1;
    }
    line.add(chunk.subarray(start));
  }
  const bytes = line.take();
  if (bytes === null || !isBlank(bytes)) yield { no, bytes };
}

/**
 * Bytes of the elements of a JSON array, one by one; null for one that is too long. Only where each ends is
 * looked at, so that one that is no JSON does not end the array. Throws BrokenBody where nobody can tell where the next one begins.
 */
export async function* elementsOf(
  body: AsyncIterable<Uint8Array>,
  longest = longestLine,
): AsyncGenerator<Uint8Array | null> {
  const element = createPiece(longest);
  let count = 0;
  const broken = (): BrokenBody => new BrokenBody(`The JSON array is broken after record ${count}`);
  // So many brackets are open: 1 between elements.
  let depth = 0;
  let [isText, isEscaped, hasEnded] = [false, false, false];
  for await (const chunk of body) {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (isText) {
        if (byte === quote && !isEscaped) isText = false;
        isEscaped = byte === backslash && !isEscaped;
      } else if (hasEnded) {
        if (!isSpace(byte)) throw broken();
      } else if (byte === quote) isText = true;
      else if (byte === square || byte === curly) {
        if (depth === 0) start = at + 1;
        depth++;
      } else if (byte === endOfSquare || byte === endOfCurly || byte === comma) {
        if (depth > 1) {
          if (byte !== comma) depth--;
          continue;
        }
        if (byte === endOfCurly) throw broken();
        element.add(chunk.subarray(start, at));
        start = at + 1;
        hasEnded = byte === endOfSquare;
        const whole = element.take();
        const read = whole && trimmed(whole);
        // There is nothing in an empty array.
        if (hasEnded && count === 0 && read?.length === 0) continue;
        count++;
        yield read;
      }
    }
    if (!hasEnded) element.add(chunk.subarray(start));
  }
  if (!hasEnded) throw new BrokenBody(`The JSON array ends within record ${count + 1}`);
}

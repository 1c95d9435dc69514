import { isAscii, isUtf8 } from 'node:buffer';

/** Where a letter of several bytes begins, the least and most of its second one (Unicode 16, table 3-7). */
const second = (first: number): readonly [least: number, most: number] => {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  return first === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf];
};

/** How many bytes a letter should have that begins with one; 0 where none does. */
const lengthBy = (first: number): number => {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
};

/** How many bytes the letter at a place has; 0 where there is none. */
const letterAt = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] ?? 0;
  const length = lengthBy(first);
  for (let next = 1; next < length; next += 1) {
    const [least, most] = next === 1 ? second(first) : [0x80, 0xbf];
    const byte = bytes[at + next] ?? 0;
    if (byte < least || byte > most) return 0;
  }
  return length;
};

/** Where the last letter of some bytes begins that may go on in those after them. */
const wholeLetters = (bytes: Uint8Array): number => {
  for (let back = 1; back < 4 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) !== 0x80) return lengthBy(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

/** Chunks without letters that are cut in two. */
const createJoiner = () => {
  let rest = Buffer.alloc(0);
  return {
    next(chunk: Buffer): Buffer {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = wholeLetters(bytes);
      rest = Buffer.from(bytes.subarray(end));
      return bytes.subarray(0, end);
    },
    last: (): Buffer => rest,
  };
};

/**
 * Whether a letter that begins with a byte is one of Europe, its quotes and dashes among them. Others are rather what ends a sentence of
 * another encoding: `ß“` of Windows-1252 is a letter of N'Ko.
 */
const isEuropean = (first: number): boolean =>
  (first >= 0xc2 && first <= 0xc5) || (first >= 0xce && first <= 0xd1) || first === 0xe2;

/** How many letters beyond ASCII bytes have as UTF-8, those of Europe among them, and how many of them are none. */
const countIn = (bytes: Buffer): { readonly letters: number; readonly european: number; readonly wrong: number } => {
  if (isAscii(bytes)) return { letters: 0, european: 0, wrong: 0 };
  let [letters, european, wrong] = [0, 0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = letterAt(bytes, at);
    if (length === 0) wrong += 1;
    else if (length > 1) letters += 1;
    if (length > 1 && isEuropean(bytes[at] ?? 0)) european += 1;
    at += length || 1;
  }
  return { letters, european, wrong };
};

/**
 * Whether bytes are meant as UTF-8, be it with some that are none: in another encoding hardly any two letters are by chance one of UTF-8.
 * So it is rather taken for what has broken letters, which are told, than for what would read wrong letters in silence.
 */
export const isMeantAsUtf8 = async (chunks: AsyncIterable<Buffer>): Promise<boolean> => {
  const joiner = createJoiner();
  let [letters, wrong] = [0, 0];
  const count = (bytes: Buffer): void => {
    const more = countIn(bytes);
    letters += more.letters;
    wrong += more.wrong;
  };
  for await (const chunk of chunks) count(joiner.next(chunk));
  count(joiner.last());
  return letters * 10 >= wrong;
};

/** Whether bytes are UTF-8 without a fault, with letters of Europe beyond ASCII: text of any other encoding hardly ever is. */
export const isPlainlyUtf8 = async (chunks: AsyncIterable<Buffer>): Promise<boolean> => {
  const joiner = createJoiner();
  let european = 0;
  for await (const chunk of chunks) {
    const found = countIn(joiner.next(chunk));
    if (found.wrong > 0) return false;
    european += found.european;
  }
  const last = countIn(joiner.last());
  return last.wrong === 0 && european + last.european > 0;
};

/** A byte that is no letter stands in a text as one for private use, so that it can be named, and written again as it was. */
const stands = 0x10_fe_00;
const standing = /[\u{10FE80}-\u{10FEFF}]/u;

/** The first byte of a text that was no letter of UTF-8, such as `0xE9`; null where there is none. */
export const wrongByteIn = (text: string): string | null => {
  const found = standing.exec(text)?.[0].codePointAt(0);
  return found === undefined ? null : `0x${(found - stands).toString(16).toUpperCase()}`;
};

const textOf = (bytes: Buffer): string => {
  if (isUtf8(bytes)) return bytes.toString();
  let text = '';
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    const length = letterAt(bytes, at);
    if (length === 0) {
      text += bytes.toString('utf8', from, at) + String.fromCodePoint(stands + (bytes[at] ?? 0));
      from = at + 1;
    }
    at += length || 1;
  }
  return text + bytes.toString('utf8', from);
};

/** Decodes UTF-8 chunk by chunk, a mark at the beginning left out. */
export const utf8Decoder = (): { write(chunk: Buffer): string; end(): string } => {
  const joiner = createJoiner();
  let isFirst = true;
  const unmarked = (text: string): string => {
    if (text === '') return text;
    const bare = isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
    isFirst = false;
    return bare;
  };
  return { write: (chunk) => unmarked(textOf(joiner.next(chunk))), end: () => unmarked(textOf(joiner.last())) };
};

/** A text as UTF-8, with the bytes that were none as they were. */
export const encodeUtf8 = (text: string): Buffer => {
  if (!standing.test(text)) return Buffer.from(text);
  return Buffer.concat(
    text
      .split(new RegExp(`(${standing.source})`, 'u'))
      .map((part) =>
        standing.test(part) ? Buffer.from([(part.codePointAt(0) ?? stands) - stands]) : Buffer.from(part),
      ),
  );
};

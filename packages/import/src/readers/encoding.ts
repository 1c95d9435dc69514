import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { UnreadableFile } from './table.ts';
import { encodeUtf8, isMeantAsUtf8, isPlainlyUtf8, utf8Decoder, wrongByteIn } from './utf-8.ts';

/** As many bytes as are looked at where a file's beginning tells enough. */
export const beginningSize = 65_536;

export const beginningOf = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningSize), 0, beginningSize, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const encodingOfMark = (beginning: Buffer): string | null =>
  marks.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte))?.[0] ?? null;

/** Text of two bytes a letter without a mark: every other byte of what Europe writes is 0, and hardly one of those between. A file that was cut short by a crash may be zeroes alone. */
const encodingOfZeroes = (beginning: Buffer): string | null => {
  const zeroes = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeroes[at % 2] = (zeroes[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeroes;
  const [most, least] = [Math.max(even, odd), Math.min(even, odd)];
  if (most < beginning.length / 4 || least > most / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const encodingOfBeginning = (beginning: Buffer): string | null =>
  encodingOfMark(beginning) ?? encodingOfZeroes(beginning);

/** How a file's text begins, as far as ASCII goes. */
export const beginningText = async (path: string): Promise<string> => {
  const beginning = await beginningOf(path);
  return decoderOf(encodingOfBeginning(beginning) ?? 'utf-8').write(beginning);
};

/** Letters of Polish in Windows-1250 where they cannot be what their bytes are in Windows-1252: `³` within a word is `ł`, but not in `m³`. */
const polish = /[a-zó][¿\x9F]|[a-ln-zó]³|[a-zó][¹³](?=[a-zó])|[A-ZÓ][£¥¯](?=[A-ZÓ])|\x8F|[a-zó]ñ(?![aeiouáéíóú])/g;
/** Letters of the west of Europe that in Windows-1250 are others, which Polish has not. */
const western = /[àèìòùãåøõûÀÈÌÒÙÃÅØÕÛ]/g;

const isPolish = async (chunks: AsyncIterable<Buffer>): Promise<boolean> => {
  let count = 0;
  for await (const chunk of chunks) {
    const text = chunk.toString('latin1');
    count += (text.match(polish)?.length ?? 0) - (text.match(western)?.length ?? 0);
  }
  return count > 0;
};

/**
 * The encoding of a text file: what its mark says, UTF-16 by its zeroes, UTF-8 where it is that but for some bytes, Windows-1250 where its
 * letters are Polish, and otherwise Windows-1252, of which ISO-8859-1 is a part. Others (ISO-8859-15) look the same and must be named. The
 * whole file is looked at: its first letter that is not English may be in the last line.
 */
export const guessEncoding = async (path: string): Promise<string> => {
  const encoding = encodingOfBeginning(await beginningOf(path));
  if (encoding !== null) return encoding;
  const chunks = (): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: 1_048_576 });
  if (await isMeantAsUtf8(chunks())) return 'utf-8';
  return (await isPolish(chunks())) ? 'windows-1250' : 'windows-1252';
};

const isUtf8 = (encoding: string): boolean => /^utf-?8$/i.test(encoding);

/** Why a text is none of its encoding, and what to do; null for one that is. */
export const wrongBytes = (text: string, encoding: string): string | null => {
  const byte = isUtf8(encoding) ? wrongByteIn(text) : null;
  if (byte !== null)
    return `has the byte ${byte}, which is not UTF-8: save the file as UTF-8, or name its \`encoding\` in the map`;
  if (text.includes('\0')) return 'has a byte of 0, which is no letter: take it out';
  return text.includes('\uFFFD') ? `has bytes that are no text of ${encoding}: name the file's \`encoding\`` : null;
};

/** Those in which any byte is a letter, so that nothing in the text tells that it is of another one. */
const ofSingleBytes = /^(windows|cp|iso|latin|mac)/i;

/** Throws UnreadableFile for an encoding that nobody knows, and for one by which a file of UTF-8 would be read as other letters. */
export const checkEncoding = async (path: string, encoding: string): Promise<void> => {
  const isKnown: boolean = iconv.encodingExists(encoding);
  if (!isKnown)
    throw new UnreadableFile(path, `there is no encoding ${encoding}; such as utf-8, windows-1252, iso-8859-15`);
  if (ofSingleBytes.test(encoding) && (await isPlainlyUtf8(createReadStream(path, { highWaterMark: 1_048_576 }))))
    throw new UnreadableFile(path, `is UTF-8, and not ${encoding}: name its \`encoding\` in the map`);
};

/** Decodes chunk by chunk; a mark at the beginning is left out. */
export const decoderOf = (encoding: string): { write(chunk: Buffer): string; end(): string } => {
  if (isUtf8(encoding)) return utf8Decoder();
  const decoder = iconv.getDecoder(encoding);
  return { write: (chunk) => decoder.write(chunk), end: () => decoder.end() ?? '' };
};

/** Whether a file begins with a mark of its encoding, which a copy of it has too. */
export const hasMark = async (path: string): Promise<boolean> => encodingOfMark(await beginningOf(path)) !== null;

export const encode = (text: string, encoding: string, mark: boolean): Buffer =>
  isUtf8(encoding) ? encodeUtf8(mark ? `\uFEFF${text}` : text) : iconv.encode(text, encoding, { addBOM: mark });

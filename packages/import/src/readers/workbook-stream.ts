import type { Entry, ZipFile } from 'yauzl';

/** What is read before a sheet: without texts and formats its cells are numbers. */
const isMetadata = ({ fileName }: Entry): boolean =>
  fileName === '[Content_Types].xml' ||
  fileName.endsWith('.rels') ||
  /^xl\/(workbook|sharedStrings|styles)\.xml$/i.test(fileName);
const isSheet = ({ fileName }: Entry): boolean => /^xl\/worksheets\/[^/]+\.xml$/i.test(fileName);

/** Parts of a workbook that are unpacked: pictures and all else are not. */
export const isRead = (entry: Entry): boolean => isMetadata(entry) || isSheet(entry);

/** What of a workbook is held as long as it is read. */
const isHeld = ({ fileName }: Entry): boolean => /^xl\/(sharedStrings|styles)\.xml$/i.test(fileName);

/** More is held of a workbook than may be. */
export class TooMuchText extends Error {
  override readonly name = 'TooMuchText';
}

const deflated = 8;
const megabyte = 1024 * 1024;

/** The header of an entry of a ZIP archive, its size told beforehand (APPNOTE 4.3.7). */
const headerOf = (entry: Entry): Buffer => {
  const name = Buffer.from(entry.fileName);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(entry.compressionMethod, 8);
  header.writeUInt32LE(entry.crc32, 14);
  header.writeUInt32LE(entry.compressedSize, 18);
  header.writeUInt32LE(entry.uncompressedSize, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

/**
 * A workbook's parts as they are packed, what sheets need first and each with its size: the order in which a reader gets along without
 * holding all of it. Spreadsheets write texts last and sizes after the parts. Throws TooMuchText where the texts that its cells point at have
 * more bytes than may be held.
 */
export async function* inReadingOrder(archive: ZipFile, mostHeld: number): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  const held = entries.filter(isHeld).reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (held > mostHeld) {
    const [found, most] = [held, mostHeld].map((bytes) => Math.ceil(bytes / megabyte));
    throw new TooMuchText(`has ${found} MB of texts, and ${most} MB can be held: save it as CSV (UTF-8)`);
  }
  for (const entry of [...entries.filter(isMetadata), ...entries.filter(isSheet)]) {
    yield headerOf(entry);
    const packed = entry.compressionMethod === deflated ? { decodeFileData: false } : {};
    const chunks: AsyncIterable<Uint8Array> = await archive.openReadStreamPromise(entry, packed);
    yield* chunks;
  }
}

/** Whether a workbook counts its days from 1904 on, as those of old Macs do (ECMA-376 part 1, 18.2.28), and not from 1900. */
export const countsFrom1904 = async (archive: ZipFile): Promise<boolean> => {
  for await (const entry of archive.eachEntry()) {
    if (!/^xl\/workbook\.xml$/i.test(entry.fileName) || entry.uncompressedSize > megabyte) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    return /<(\w+:)?workbookPr\b[^>]*\bdate1904=["'](1|true)["']/.test(Buffer.concat(chunks).toString());
  }
  return false;
};

/** A moment in which everything that is there to be read has been read. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * What a reader makes of chunks, for a reader that takes all chunks as fast as they come: it is given the next one only when somebody
 * waits for more than it has made of those before, so that the rest is not piled up.
 */
export async function* onDemand<Item>(
  chunks: AsyncIterable<Uint8Array>,
  read: (stream: ReadableStream<Uint8Array>) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const source = chunks[Symbol.asyncIterator]();
  let waiting = false;
  let open = () => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        do await (waiting ? nextTurn() : new Promise<void>((resolve) => (open = resolve)));
        while (!waiting);
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await source.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  const items = read(stream)[Symbol.asyncIterator]();
  try {
    for (;;) {
      waiting = true;
      open();
      const { done, value } = await items.next();
      waiting = false;
      if (done) return;
      yield value;
    }
  } finally {
    waiting = true;
    open();
    await items.return?.();
  }
}

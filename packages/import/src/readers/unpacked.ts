import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { isRead } from './workbook-stream.ts';

/**
 * Whether the parts of a workbook that are read have more bytes than so many, unpacked. By its directory where that says so; one that says
 * less is unpacked until it has as many, and throws as soon as a part is another size than it says. What is no ZIP archive has none.
 */
export const isLargerUnpacked = async (path: string, most: number): Promise<boolean> => {
  const archive = await yauzl.openPromise(path, { autoClose: false }).catch(() => null);
  if (archive === null) return false;
  try {
    const entries = [];
    for await (const entry of archive.eachEntry()) if (isRead(entry)) entries.push(entry);
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > most) return true;
    for (const entry of entries)
      await pipeline(await archive.openReadStreamPromise(entry), async (chunks) => {
        for await (const _ of chunks);
      });
    return false;
  } finally {
    archive.close();
  }
};

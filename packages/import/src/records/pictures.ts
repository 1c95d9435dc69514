import { picturesOf } from '@connect/contract/integration/pictures';
import type { Kind } from '@connect/contract/integration/kinds';
import { pictureHost } from '@connect/core/domain/products/picture-address';
import { pictureFileProblem, signatureBytes } from '@connect/core/domain/products/picture-content';
import { open, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withThoseAbove } from '../above.ts';
import type { ReadRecord, RefusedRows } from './read-records.ts';

const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** What is wrong with pictures that lie beside the files which name them, or above those as a map may; each is looked at once. */
const createLook = () => {
  const folders = new Map<string, Promise<ReadonlySet<string>>>();
  const problems = new Map<string, Promise<string | null>>();
  const filesIn = (folder: string): Promise<ReadonlySet<string>> => {
    const known = folders.get(folder);
    if (known) return known;
    const read = readdir(folder, { withFileTypes: true }).then(
      (all) => new Set(all.filter((each) => each.isFile()).map(({ name }) => name)),
      () => new Set<string>(),
    );
    folders.set(folder, read);
    return read;
  };
  const problemOf = (path: string): Promise<string | null> => {
    const found =
      problems.get(path) ??
      firstBytes(path).then(
        (bytes) => pictureFileProblem(path, bytes),
        () => 'cannot be read',
      );
    problems.set(path, found);
    return found;
  };
  /** Null where nothing is wrong, or where no such file is here. */
  return async (file: string, picture: string): Promise<string | null> => {
    if (pictureHost(picture) !== null) return null;
    for (const folder of withThoseAbove(dirname(file))) {
      const path = join(folder, picture);
      if ((await filesIn(dirname(path))).has(basename(path))) return problemOf(path);
    }
    return null;
  };
};

/** Records, but for those that name a file here as a picture which is none: its first bytes tell. */
export async function* withRealPictures(
  kind: Kind,
  records: AsyncIterable<ReadRecord>,
  onRefused: (refused: RefusedRows) => void,
): AsyncGenerator<ReadRecord> {
  const look = createLook();
  for await (const each of records) {
    const file = each.rows[0]?.origin.path ?? '';
    const refusals: ReturnType<ReadRecord['refusalAt']>[] = [];
    for (const { path, picture } of picturesOf(kind, each.record)) {
      const problem = await look(file, picture);
      if (problem !== null) refusals.push(each.refusalAt(path, `${picture} ${problem}`));
    }
    if (refusals.length === 0) yield each;
    else onRefused({ rows: each.rows, refusals });
  }
}

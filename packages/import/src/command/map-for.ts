import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { guessMap } from '../map/guess-map.ts';
import type { ImportMap } from '../map/model.ts';
import { parseMap } from '../map/parse-map.ts';
import { UnreadableFile } from '../readers/table.ts';
import { findMap, mapName, needsMap, readMap } from './find-map.ts';
import { seenOf } from './seen-of.ts';

/** Why nothing could be imported, line by line, and what to do. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport';
}

export const cannot = (...lines: readonly string[]): CannotImport => new CannotImport(lines.join('\n'));

/** The map of files of a folder. Throws a CannotImport where there is none; one is guessed then, and written. */
export const mapFor = async (named: string | null, folder: string, files: readonly string[]): Promise<ImportMap> => {
  const path = findMap(named, folder);
  if (path !== null) {
    const map = await readMap(path);
    if (map.ok) return map.value;
    throw cannot(...map.refusal);
  }
  if (named !== null) throw cannot(`There is no map ${named}`);
  if (!needsMap(files)) return { entries: [] };
  const looked = await Promise.all(files.map(seenOf));
  const unread = looked.flatMap((seen) => (seen instanceof UnreadableFile ? [seen] : []));
  const map = guessMap(looked.flatMap((seen) => (seen instanceof UnreadableFile ? [] : [seen])));
  if (map === null)
    throw cannot(
      ...unread.map(({ message }) => message),
      `There is no map of these files, and none can be guessed: nothing in ${files.map((file) => basename(file)).join(', ')} is like what the portal takes.`,
      'See whether these are the right files; docs/integration.md says how to write a map.',
    );
  const guessed = join(folder, mapName);
  await writeFile(guessed, map, { flag: 'wx' });
  const parsed = parseMap(map);
  throw cannot(
    ...unread.map(({ message }) => message),
    `There was no map of these files. One was guessed and written to ${guessed}:`,
    ...(parsed.ok ? [] : parsed.refusal.map(({ line, message }) => `  line ${line}: ${message}`)),
    'look at it, put right what is wrong, and run this again. Nothing was sent.',
  );
};

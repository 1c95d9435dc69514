import { watch } from 'chokidar';
import { mkdir, rename, rmdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnread, kindOfName, namesOf } from '../find-files.ts';
import type { ImportMap } from '../map/model.ts';
import { isReadable, openTable } from '../readers/open-table.ts';
import { UnreadableFile } from '../readers/table.ts';
import { filesAt, refusedFolderIn, stamp } from './find-map.ts';

/** How files that have arrived are taken in; null where they cannot be, which was said: they are tried again. */
interface Watching {
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds: a file that has not grown for so long is whole. */
  readonly quiet?: number;
  /** After so long what was left is tried again. */
  readonly again?: number;
  mapFor(files: readonly string[]): Promise<ImportMap | null>;
  /** Told once of each file that the map says nothing about: it stays where it is. */
  onUnnamed?(file: string): void;
  /** Told of files that cannot be taken, as one is gone or its writer holds it open: what there is is tried again. */
  onHeld?(error: Error): void;
  /** Gives those that were set aside. */
  take(files: readonly string[], map: ImportMap, refusedFolder: string): Promise<readonly string[] | null>;
}

const isKnown = (file: string, map: ImportMap): boolean =>
  kindOfName(file) !== undefined || map.entries.some((entry) => namesOf(entry).some((name) => name(file)));

/** Files that cannot be read, whatever they are. */
const brokenOf = async (files: readonly string[]): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const file of files)
    await openTable(file).catch((error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error;
      broken.push(file);
    });
  return broken;
};

/** The files of which all others are there that are read with them. */
export const readyOf = (files: readonly string[], map: ImportMap): readonly string[] => {
  let ready = files.filter((file) => isKnown(file, map));
  // What waits for a file holds back what is read with it, and so on.
  for (;;) {
    const among = ready;
    const held = map.entries.filter(
      (entry) => namesOf(entry).some((name) => among.some(name)) && !namesOf(entry).every((name) => among.some(name)),
    );
    const left = ready.filter((file) => !held.some((entry) => namesOf(entry).some((name) => name(file))));
    if (left.length === ready.length) return ready;
    ready = left;
  }
};

/** Moves files into a folder, and answers where they are. */
const moveInto = async (folder: string, files: readonly string[]): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const moved: string[] = [];
  for (const file of files) {
    const to = join(folder, basename(file));
    if (to !== file) await rename(file, to);
    moved.push(to);
  }
  return moved;
};

/** What shows whether files are still being written. */
const lookOf = async (files: readonly string[]): Promise<string> => {
  const stats = await Promise.all(files.map(async (file) => stat(file)));
  return stats.map(({ size, mtimeMs }) => `${size} ${mtimeMs}`).join();
};

/** A file was there a moment ago. */
const isGone = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const namesIn = (files: readonly string[]): ReadonlySet<string> => new Set(files.map((file) => basename(file)));

/**
 * Takes over what is put into a folder, once it is whole and all is there that is read with it, until it is told to stop. Files are moved to
 * `taking` while they are read, so that one of the same name that arrives meanwhile is another; from there to `done` when they were taken.
 * Their refused rows are put into a folder of `refused`, and files that cannot be read moved there, all by the time. What is left in
 * `taking`, as a portal could not be reached or the process was killed, is taken before what has arrived since under its name.
 */
export const watchFolder = async (folder: string, options: Watching): Promise<void> => {
  const { signal, quiet = 2000, again = 60_000, mapFor, onUnnamed, onHeld, take } = options;
  const arrived = new Set<string>();
  const told = new Set<string>();
  const taking = join(folder, 'taking');
  const leftInTaking = async (): Promise<readonly string[]> =>
    filesAt(taking).then(
      ({ files }) => files,
      () => [],
    );
  /** Files are where they were put, but for one that another has come in place of. */
  const putBack = async (): Promise<void> => {
    const names = namesIn((await filesAt(folder)).files);
    const left = await leftInTaking();
    await moveInto(
      folder,
      left.filter((file) => !names.has(basename(file))),
    );
    // Where it is empty.
    await rmdir(taking).catch(() => undefined);
  };
  const filesToTake = async (): Promise<readonly string[]> => {
    const left = await leftInTaking();
    const names = namesIn(left);
    const { files } = await filesAt(folder);
    return [...left, ...files.filter((file) => arrived.has(file) && !names.has(basename(file)))];
  };

  await putBack();
  const watcher = watch(folder, {
    depth: 0,
    awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: Math.min(quiet, 200) },
    ignored: (path, stats) => stats?.isFile() === true && !isReadable(path),
  });

  const held = (error: Error): null => {
    onHeld?.(error);
    return null;
  };

  /** Whether nothing is left that may be taken later without a change of the folder. */
  const takeAll = async (): Promise<boolean> => {
    const files = await filesToTake();
    if (files.length === 0) return true;
    const map = await mapFor(files);
    if (map === null) return false;
    const unknown = files.filter((file) => !isKnown(file, map) && !isUnread(file, map));
    const broken = await brokenOf(unknown);
    for (const file of unknown) {
      if (told.has(file) || broken.includes(file)) continue;
      told.add(file);
      onUnnamed?.(file);
    }
    const found = [...readyOf(files, map), ...broken];
    if (found.length === 0) return true;
    const ready = await moveInto(taking, found).catch(held);
    if (ready === null) return false;
    for (const file of found) arrived.delete(file);
    const before = await lookOf(ready);
    const refused = refusedFolderIn(folder);
    const setAside = await take(ready, map, refused);
    // One that has grown meanwhile was not whole: who writes it has it open wherever it is moved to.
    if (setAside === null || (await lookOf(ready)) !== before) return false;
    const done = join(folder, 'done', stamp());
    for (const file of ready) await moveInto(setAside.includes(file) ? refused : done, [file]);
    return takeAll();
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const takeAfter = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        const isAllTaken = await takeAll().catch((error: unknown) => {
          if (!isGone(error)) throw error;
          onHeld?.(error);
          return false;
        });
        if (!isAllTaken && !signal?.aborted) takeAfter(again);
      });
    }, pause);
  };
  watcher.on('unlink', (path) => arrived.delete(path));
  watcher.on('all', (event, path) => {
    if (event !== 'add' && event !== 'change') return;
    arrived.add(path);
    // Others that belong to it may be on their way.
    takeAfter(quiet / 2);
  });
  await new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  clearTimeout(timer);
  await running;
  await watcher.close();
  await putBack();
};

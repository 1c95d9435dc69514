import { watch } from 'chokidar';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnread, kindOfName, missingBeside, namesOf } from '../find-files.ts';
import type { ImportMap } from '../map/model.ts';
import { isReadable, openTable } from '../readers/open-table.ts';
import { UnreadableFile } from '../readers/table.ts';
import { filesAt, refusedFolderIn, stamp } from './find-map.ts';
import { createFinished, lookOf } from './finished-files.ts';

/** How files that have arrived are taken in; null where they cannot be, which was said: they are tried again. */
interface Watching {
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds: a file that has not changed for so long may be whole. */
  readonly quiet?: number;
  /** After so long what was left is tried again. */
  readonly again?: number;
  mapFor(files: readonly string[]): Promise<ImportMap | null>;
  /** Told once of each file that the map says nothing about: it stays where it is. */
  onUnnamed?(file: string): void;
  /** Told once of each file that waits for others which are read with it. */
  onWaiting?(file: string, names: readonly string[]): void;
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

/** The files of which all others are there that are read with them; none of those may still be written that rows of a record are in. */
export const readyOf = (
  files: readonly string[],
  map: ImportMap,
  unfinished: readonly string[] = [],
): readonly string[] => {
  let ready = files.filter((file) => isKnown(file, map));
  // What waits for a file holds back what is read with it, and so on.
  for (;;) {
    const among = ready;
    const held = map.entries.filter(
      (entry) =>
        namesOf(entry).some((name) => among.some(name)) &&
        namesOf(entry).some((name) => !among.some(name) || (entry.own.key.length > 0 && unfinished.some(name))),
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
  const { signal, quiet = 10_000, again = 60_000, mapFor, onUnnamed, onWaiting, onHeld, take } = options;
  const finishedOf = createFinished(quiet);
  const reported = new Set<string>();
  const waiting = new Set<string>();
  const taking = join(folder, 'taking');
  const leftInTaking = async (): Promise<readonly string[]> =>
    filesAt(taking).then(
      ({ files }) => files,
      () => [],
    );
  /** Files are where they were put, but for one that another has come in place of. */
  const restoreFiles = async (): Promise<void> => {
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
    return [...left, ...files.filter((file) => !names.has(basename(file)))];
  };

  await restoreFiles();
  const watcher = watch(folder, {
    depth: 0,
    ignored: (path, stats) => stats?.isFile() === true && !isReadable(path),
  });

  const held = (error: Error): null => {
    onHeld?.(error);
    return null;
  };

  /** Takes what is whole. Answers when to look again, in milliseconds; null where only a change of the folder can bring more. */
  const takeAll = async (): Promise<number | null> => {
    const { finished, unfinished } = await finishedOf(await filesToTake());
    const then = unfinished.length === 0 ? null : quiet / 4;
    if (finished.length === 0) return then;
    const map = await mapFor(finished);
    if (map === null) return again;
    const unknown = finished.filter((file) => !isKnown(file, map) && !isUnread(file, map));
    const broken = await brokenOf(unknown);
    for (const file of unknown) {
      if (reported.has(file) || broken.includes(file)) continue;
      reported.add(file);
      onUnnamed?.(file);
    }
    const readable = readyOf(finished, map, unfinished);
    for (const file of finished) {
      const missing = isKnown(file, map) && !readable.includes(file) ? missingBeside(file, finished, map) : [];
      const entry = `${file} ${missing.join(' ')}`;
      if (missing.length === 0 || waiting.has(entry)) continue;
      waiting.add(entry);
      onWaiting?.(file, missing);
    }
    const found = [...readable, ...broken];
    if (found.length === 0) return then;
    const ready = await moveInto(taking, found).catch(held);
    if (ready === null) return again;
    const before = await lookOf(ready);
    const refused = refusedFolderIn(folder);
    const setAside = await take(ready, map, refused);
    // One that has grown meanwhile was not whole: who writes it has it open wherever it is moved to.
    if (setAside === null || (await lookOf(ready)) !== before) return again;
    const done = join(folder, 'done', stamp());
    for (const file of ready) await moveInto(setAside.includes(file) ? refused : done, [file]);
    return takeAll();
  };

  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  let running = Promise.resolve();
  const takeAfter = (pause: number): void => {
    // A file that changes all the time does not put off the others.
    if (Date.now() + pause >= due) return;
    due = Date.now() + pause;
    clearTimeout(timer);
    timer = setTimeout(() => {
      due = Infinity;
      running = running.then(async () => {
        const wait = await takeAll().catch((error: unknown) => {
          if (!isGone(error)) throw error;
          onHeld?.(error);
          return again;
        });
        if (wait !== null && !signal?.aborted) takeAfter(wait);
      });
    }, pause);
  };
  watcher.on('all', (event) => {
    if (event === 'add' || event === 'change') takeAfter(quiet / 4);
  });
  await new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  clearTimeout(timer);
  await running;
  await watcher.close();
  await restoreFiles();
};

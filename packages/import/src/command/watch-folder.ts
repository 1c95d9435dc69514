import { watch } from 'chokidar';
import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnread, kindOfName, namesOf } from '../find-files.ts';
import type { ImportMap } from '../map/model.ts';
import { isReadable, openTable } from '../readers/open-table.ts';
import { UnreadableFile } from '../readers/table.ts';
import { filesAt, refusedFolderIn, stamp } from './find-map.ts';

/** How files that have arrived are taken in; null where they cannot be, which was said: they stay where they are. */
interface Watching {
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds: a file that has not grown for so long is whole. */
  readonly quiet?: number;
  /** After so long what was left is tried again. */
  readonly again?: number;
  mapFor(files: readonly string[]): Promise<ImportMap | null>;
  /** Told once of each file that the map says nothing about: it stays where it is. */
  onUnnamed?(file: string): void;
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

/**
 * Takes over what is put into a folder, once it is whole and all is there that is read with it, until it is told to stop. Files that were
 * taken are moved to `done`; their refused rows are put into a folder of `refused`, and files that cannot be read moved there, all by the
 * time.
 */
export const watchFolder = async (folder: string, options: Watching): Promise<void> => {
  const { signal, quiet = 2000, again = 60_000, mapFor, onUnnamed, take } = options;
  const arrived = new Set<string>();
  const told = new Set<string>();
  const watcher = watch(folder, {
    depth: 0,
    awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: Math.min(quiet, 200) },
    ignored: (path, stats) => stats?.isFile() === true && !isReadable(path),
  });

  /** Whether nothing is left that may be taken later without a change of the folder. */
  const takeAll = async (): Promise<boolean> => {
    const files = (await filesAt(folder)).files.filter((file) => arrived.has(file));
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
    const ready = [...readyOf(files, map), ...broken];
    if (ready.length === 0) return true;
    const refused = refusedFolderIn(folder);
    const setAside = await take(ready, map, refused);
    if (setAside === null) return false;
    const done = join(folder, 'done', stamp());
    for (const file of ready) {
      const to = setAside.includes(file) ? refused : done;
      await mkdir(to, { recursive: true });
      await rename(file, join(to, basename(file)));
      arrived.delete(file);
    }
    return true;
  };

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const takeAfter = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        if (!(await takeAll()) && !signal?.aborted) takeAfter(again);
      });
    }, pause);
  };
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
};

import { watch } from 'chokidar';
import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { kindOfName, namesOf } from '../find-files.ts';
import type { ImportReport } from '../import-files.ts';
import type { ImportMap } from '../map/model.ts';
import { isReadable } from '../readers/open-table.ts';
import { filesAt } from './find-map.ts';

/** How files that have arrived are taken in; null where there is no way, which was said. */
export type Arrange = (whole: readonly string[]) => Promise<{
  readonly map: ImportMap;
  /** Null where they could not be read, which was said: they stay where they are. */
  readonly take: (ready: readonly string[], refusedFolder: string) => Promise<ImportReport | null>;
} | null>;

/** A file that has not grown for so long is whole; then others that belong to it may still come. */
const quiet = 2000;

/** The files of which all others are there that are read with them. */
export const readyOf = (files: readonly string[], map: ImportMap): readonly string[] => {
  let ready = files.filter(
    (file) => kindOfName(file) !== undefined || map.entries.some((entry) => namesOf(entry).some((name) => name(file))),
  );
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

const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

/**
 * Takes over what is put into a folder, once it is whole and all is there that is read with it, until it is told to stop. Files that were
 * taken are moved to `done`, and their refused rows are put into a folder of `refused` by the time.
 */
export const watchFolder = async (folder: string, signal: AbortSignal | undefined, arrange: Arrange): Promise<void> => {
  const watcher = watch(folder, {
    depth: 0,
    awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: 200 },
    ignored: (path, stats) => stats?.isFile() === true && !isReadable(path),
  });
  const takeAll = async (): Promise<void> => {
    const { files } = await filesAt(folder);
    const whole = files.filter((file) => known.has(file));
    const arranged = whole.length === 0 ? null : await arrange(whole);
    if (!arranged) return;
    const ready = readyOf(whole, arranged.map);
    if (ready.length === 0) return;
    const stamp = stampOf(new Date());
    if (!(await arranged.take(ready, join(folder, 'refused', stamp)))) return;
    await mkdir(join(folder, 'done', stamp), { recursive: true });
    for (const file of ready) {
      // oxlint-disable-next-line no-await-in-loop
      await rename(file, join(folder, 'done', stamp, basename(file)));
      known.delete(file);
    }
  };
  const known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let fail: (error: unknown) => void = () => {};
  watcher.on('all', (event, path) => {
    if (event !== 'add' && event !== 'change') return;
    known.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(takeAll).catch((error: unknown) => fail(error));
    }, quiet / 2);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      fail = reject;
      signal?.addEventListener('abort', () => resolve(), { once: true });
      if (signal?.aborted) resolve();
    });
    await running;
  } finally {
    clearTimeout(timer);
    await watcher.close();
  }
};

import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { copyEmbedded } from '../database/copy.ts';
import type { Database } from '../database/open.ts';
import { passOverWhatWasGiven } from '../database/number-series.ts';
import { hasNewMigrations } from '../database/schema.ts';
import type { DataFolder } from './data-folder.ts';
import { freeSpace } from './disk-room.ts';

/** So many are kept, the newest. */
const kept = 7;

const sizeOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Not every file system knows. */
const bornAt = (path: string): number => {
  const { birthtimeMs, ctimeMs } = statSync(path);
  return birthtimeMs > 0 ? birthtimeMs : ctimeMs;
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** What the name of one made before a newer schema ends with. */
const ofUpgrade = '-upgrade';

/** A file in each, and so in a database that one was put back as: it says when it was made. */
const mark = 'connect-snapshot';

/** How often one was put back, beside the databases: a file that stays whichever of them is there. */
const timesFile = (database: string): string => join(dirname(database), 'snapshots-put-back');
const timesRestored = (database: string): number => {
  const file = timesFile(database);
  return Math.trunc(Number(existsSync(file) && readFileSync(file, 'utf8'))) || 0;
};

interface Options {
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  readonly room?: (folder: string) => number;
  readonly ending?: string;
  /** The one whose place it takes. */
  readonly replaces?: string | undefined;
}

/**
 * Keeps a copy of an embedded database as it is now, a folder that can be put in its place, and of all copies the newest seven. It is left out, and logged, where the disk has
 * no room for twice as much: copies must not be what fills it.
 */
export const takeSnapshot = async (
  database: Database,
  { database: from, snapshots }: Pick<DataFolder, 'database' | 'snapshots'>,
  { now, log, room = freeSpace, ending = '', replaces }: Options,
): Promise<void> => {
  const needed = await sizeOf(from);
  if (room(from) < 2 * needed) {
    log.warn({ needed }, 'no snapshot of the database: there is too little room on the disk');
    return;
  }
  mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const copy = await copyEmbedded(database, { from, beside: dirname(from) });
  const at = now().toISOString();
  writeFileSync(join(copy, mark), at);
  renameSync(copy, join(snapshots, at.replaceAll(':', '-') + ending));
  if (replaces !== undefined) rmSync(join(snapshots, replaces), { recursive: true });
  for (const name of namesIn(snapshots).slice(0, -kept)) rmSync(join(snapshots, name), { recursive: true });
};

/**
 * A snapshot before a database that has been in use gets a newer schema. Where the last start did not get that far it has made one already, whose place
 * this takes: one that is started again and again would push the days before out.
 */
export const snapshotBefore = async (database: Database, folder: DataFolder, options: Options): Promise<void> => {
  if (!(await hasNewMigrations(database))) return;
  const last = namesIn(folder.snapshots).at(-1);
  const replaces = last?.endsWith(ofUpgrade) ? last : undefined;
  await takeSnapshot(database, folder, { ...options, ending: ofUpgrade, replaces });
};

/** A snapshot where the last one, or with none the database itself, is a day old. */
export const snapshotOfDay = async (database: Database, folder: DataFolder, options: Options): Promise<void> => {
  const last = namesIn(folder.snapshots).at(-1);
  const since = last ? statSync(join(folder.snapshots, last)).ctimeMs : bornAt(folder.database);
  if (options.now().getTime() - since >= millisecondsOfDay) await takeSnapshot(database, folder, options);
};

/** Numbers that were given after a snapshot was made, which is in the database's place now, are not given again, as with a backup. */
export const goOnFromSnapshot = async (
  database: Database,
  { database: folder }: Pick<DataFolder, 'database'>,
  now: Date,
): Promise<void> => {
  const marked = join(folder, mark);
  if (!existsSync(marked)) return;
  // One of before this was written says nothing.
  const madeAt = new Date(readFileSync(marked, 'utf8') || now);
  const times = timesRestored(folder) + 1;
  writeFileSync(timesFile(folder), String(times), { mode: 0o600 });
  await database.transaction().execute((trx) => passOverWhatWasGiven(trx, madeAt, now, times));
  rmSync(marked);
};

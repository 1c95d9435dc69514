import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { closeToOthers } from '@connect/search-service/private-folder';
import type { ServerConfig } from '../config.ts';
import { takeLock, whoHolds } from './folder-lock.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';

/** The folder a server keeps its data in, held by one process at a time. */
export interface DataFolder {
  readonly database: string;
  readonly search: string;
  readonly snapshots: string;
  /** How many of its files and folders others could read until now. */
  readonly wasOpen: number;
  /** Runs what makes the database's folder, so that a later start can tell whether it was cut short. */
  creating<T>(make: () => Promise<T>): Promise<T>;
  release(): void;
}

export const noSpace = (folder: string): StartError =>
  new StartError(
    `There is no space left for the data folder ${folder}. Make room and start again: nothing is lost. Or set DATA_DIR to another folder.`,
  );

/** The line for a folder whose database could not be made: nothing is lost with it. */
export const notMade = (folder: string, reason: string): StartError =>
  new StartError(
    `The database in the data folder ${folder} could not be made (${reason}). Nothing is in it yet: the next start makes it anew.`,
  );

/** The line for a database with the mark of one that was never whole, which is not the one that was marked: somebody put it there. */
const uncertain = (folder: string): StartError =>
  new StartError(
    `The data folder ${folder} has the mark of a first start that was cut short (db.creating), and a database that may be another one. Move db and db.creating aside and start again, or set DATA_DIR to another folder. If you put the database there yourself, move db.creating alone.`,
  );

/** The line for a folder whose database was whole once, and cannot be opened, or not be used: what is in it may be all there is. */
export const damaged = (folder: string, what: 'opened' | 'used', reason: string): StartError =>
  new StartError(
    `The database in the data folder ${folder} cannot be ${what} (${reason}). It has been in use: keep it. Where the reason cannot be put right, move the folder aside and restore a backup (connect restore).`,
  );

/** The line for a database that a newer version has used: nothing is wrong with it. */
export const newer = (what: string, mark: string): StartError =>
  new StartError(
    `The ${what} is of a newer version than this (${mark}), and is left as it is. Start that version again, or restore a backup from before (connect restore).`,
  );

const cannotWrite = (folder: string, error: unknown): StartError =>
  codeOf(error) === 'ENOSPC'
    ? noSpace(folder)
    : new StartError(`Cannot write to the data folder ${folder} (${codeOf(error) ?? String(error)}).`);

/** Makes a folder, and those above it, which nobody else can read: of several processes each has one within the portal's. Node's own way of that tries again for ever below /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    // Another process that starts now may have been first.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

const lockIn = (folder: string): string => join(folder, 'lock');

/** The number of the process that has a data folder now; null where none has. */
export const folderHolder = (folder: string): number | null => whoHolds(lockIn(folder));

/** Whether a portal with these settings keeps its database or its search in its data folder: else nothing of them is there. */
export const keepsData = ({ databaseUrl, meili }: Pick<ServerConfig, 'databaseUrl' | 'meili'>): boolean =>
  databaseUrl === null || meili === null;

/** What tells a folder from any other that is put in its place, also from a copy of it. */
const identityOf = (path: string): string => {
  const { ino, birthtimeNs } = lstatSync(path, { bigint: true });
  return `${ino} ${birthtimeNs}`;
};

/** Has the disk know what is in a folder, where its system lets a folder be asked for that. */
const keepNames = (folder: string): void => {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

/**
 * Removes what a first start left that was cut short: the database that its mark names was never whole, and nobody's data came into it. Throws where the database is another
 * one.
 */
const removeHalfMade = (folder: string, database: string, mark: string): void => {
  if (existsSync(database)) {
    const isMarked = readFileSync(mark, 'utf8') === identityOf(database);
    if (!isMarked && readdirSync(database).length > 0) throw uncertain(folder);
    rmSync(database, { recursive: true });
  }
  // Last: cut short itself, it is gone on with.
  rmSync(mark);
};

/** Without one of these a database's folder counts as empty to the engine, which would make a new one over it. */
const needed = ['PG_VERSION', 'global/pg_control'];

/** What a portal puts into its folder. */
const own = ['db', 'db.creating', 'search', 'lock', 'operator.json', 'snapshots', 'keys.json'];

/** Whether the folder is one of other files: they would be closed to everyone else. */
const isSomebodyElses = (folder: string): boolean => {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  return names.length > 0 && !names.some((name) => own.includes(name) || /^process-\d+$/.test(name));
};

/** Whether there is a portal's embedded database in a data folder. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'db'));

/** Makes a data folder where there is none. Throws a StartError when it cannot be written, or has files in it that are not a portal's. */
export const ensureDataFolder = (folder: string): void => {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
  if (isSomebodyElses(folder))
    throw new StartError(`The folder ${folder} has other files in it: set DATA_DIR to one for the portal alone.`);
};

const everyone = 0o007;
const group = 0o070;
/** What is made in a folder belongs to its group: systems that mount a volume for one process set it, and let that process's group in by themselves. */
const setGroup = 0o2000;

/** Refuses a portal's folder that others can enter: what is in it may have been read. */
const refuseOpen = (folder: string): void => {
  if (!own.some((name) => name !== 'lock' && existsSync(join(folder, name)))) return;
  const { mode } = statSync(folder);
  const isOpenToGroup = (mode & group) !== 0 && (mode & setGroup) === 0;
  if ((mode & everyone) === 0 && !isOpenToGroup) return;
  const who = (mode & everyone) === 0 ? 'Everyone of its group' : 'Everyone on this machine';
  throw new StartError(
    `${who} can read the data folder ${folder}, in which customers' data and keys are. Close it, and start again: chmod -R go= ${folder}. If somebody may have read it, change the keys: connect keys rotate.`,
  );
};

/** Why a data folder cannot be had, which is left as it was found; null where it can. */
export const folderProblem = (folder: string): string | null => {
  const isNew = !existsSync(folder);
  try {
    ensureDataFolder(folder);
    if (isNew) rmdirSync(folder);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

/**
 * Takes a data folder, made when it is not there, and closes it to everyone but its owner: one in use that others can enter is refused. Throws a StartError when it cannot be had
 * (`ensureDataFolder`), is in use by another process, or is damaged. What a first start left half-made is made anew.
 */
export const takeDataFolder = (folder: string): DataFolder => {
  const database = join(folder, 'db');
  const mark = join(folder, 'db.creating');
  ensureDataFolder(folder);
  const inUse = (holder: number): StartError =>
    new StartError(
      `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
    );
  let release: (() => void) | null = null;
  let wasOpen = 0;
  try {
    release = takeLock(lockIn(folder), inUse);
    refuseOpen(folder);
    const closed = closeToOthers(folder);
    // A new one had nothing in it.
    if (existsSync(database)) wasOpen = closed;
    if (existsSync(mark)) removeHalfMade(folder, database, mark);
    // The mark goes when the database is whole: without one it has been.
    const missing = existsSync(database) && needed.find((file) => !existsSync(join(database, file)));
    if (missing) throw damaged(folder, 'opened', `it has no ${missing}`);
  } catch (error) {
    release?.();
    if (error instanceof StartError) throw error;
    throw cannotWrite(folder, error);
  }
  return {
    database,
    search: join(folder, 'search'),
    snapshots: join(folder, 'snapshots'),
    wasOpen,
    creating: async (make) => {
      if (existsSync(database)) return make();
      writeFileSync(mark, '');
      mkdirSync(database);
      writeFileSync(mark, identityOf(database));
      const made = await make();
      rmSync(mark);
      // Before anything comes into it: a mark that came back with a power failure would have it removed.
      keepNames(folder);
      return made;
    },
    release,
  };
};

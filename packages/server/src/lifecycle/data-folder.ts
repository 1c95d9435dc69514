import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '@connect/search-service/private-folder';
import { lockFolder } from './folder-lock.ts';
import { codeOf, StartError } from './start-error.ts';

/** The folder a server keeps its data in, held by one process at a time. */
export interface DataFolder {
  readonly database: string;
  readonly search: string;
  /** Runs what makes the database's folder, so that a later start can tell whether it was cut short. */
  creating<T>(make: () => Promise<T>): Promise<T>;
  release(): void;
}

const isHalfWritten = (database: string, mark: string): boolean =>
  existsSync(mark) || (existsSync(database) && !existsSync(join(database, 'global', 'pg_control')));

/** The line for a folder that cannot be opened as it is. */
export const halfWritten = (folder: string): StartError =>
  new StartError(
    `The data folder ${folder} is half-written: an earlier start was cut short. Delete it and start again, or set DATA_DIR to another folder.`,
  );

/**
 * Takes a data folder, made when it is not there, and closes it to everyone but its owner. Throws a StartError when it cannot be
 * written, is in use by another process, or was left half-written.
 */
export const takeDataFolder = (folder: string): DataFolder => {
  const database = join(folder, 'db');
  const mark = join(folder, 'db.creating');
  let release: () => void;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    release = lockFolder(folder, join(folder, 'lock'));
    closeToOthers(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot write to the data folder ${folder} (${codeOf(error) ?? String(error)}).`);
  }
  if (isHalfWritten(database, mark)) {
    release();
    throw halfWritten(folder);
  }
  return {
    database,
    search: join(folder, 'search'),
    creating: async (make) => {
      if (existsSync(database)) return make();
      writeFileSync(mark, '');
      const made = await make();
      rmSync(mark);
      return made;
    },
    release,
  };
};

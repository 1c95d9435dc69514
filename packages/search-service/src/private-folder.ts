import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const others = 0o077;

const close = (path: string): void => {
  const status = lstatSync(path);
  // What a link leads to is not in the folder.
  if (status.isSymbolicLink()) return;
  if ((status.mode & others) !== 0) chmodSync(path, status.mode & 0o7700);
  if (status.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
};

/**
 * Leaves a folder, all that is in it, and all that this process writes from now on, to their owner alone: there are customers' data and
 * keys in it. Throws what the file system does, such as when something there belongs to somebody else.
 */
export const closeToOthers = (folder: string): void => {
  process.umask(others);
  close(folder);
};

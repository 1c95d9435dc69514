import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const others = 0o077;

const close = (path: string): number => {
  const status = lstatSync(path);
  // What a link leads to is not in the folder.
  if (status.isSymbolicLink()) return 0;
  const isOpen = (status.mode & others) !== 0;
  if (isOpen) chmodSync(path, status.mode & 0o7700);
  const names = status.isDirectory() ? readdirSync(path) : [];
  return names.reduce((closed, name) => closed + close(join(path, name)), isOpen ? 1 : 0);
};

/**
 * Leaves a folder, all that is in it, and all that this process writes from now on, to their owner alone: there are customers' data and
 * keys in it. Answers how much was open. Throws what the file system does, such as when something there belongs to somebody else.
 */
export const closeToOthers = (folder: string): number => {
  process.umask(others);
  return close(folder);
};

import { statfsSync } from 'node:fs';
import type { Logger } from 'pino';

/** The database is never left with less: what it cannot write in the midst of a transaction would end the engine. Bytes. */
const reserve = 64 * 1024 * 1024;
/** Milliseconds for which a look holds. */
const every = 1000;

/** Bytes that there is room for where a folder is. */
export const freeSpace = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Whether the folder's disk is full for the portal. */
export const isFull = (folder: string, room: (folder: string) => number = freeSpace): boolean => {
  try {
    return room(folder) < reserve;
  } catch {
    return false;
  }
};

/** Watches the room on the disk of a data folder: whether it is full now, which is logged when it begins and when it is over. */
export const watchDisk = (folder: string, log: Pick<Logger, 'warn'>, room = freeSpace): (() => boolean) => {
  let [full, looked] = [false, Number.NEGATIVE_INFINITY];
  return () => {
    if (performance.now() - looked < every) return full;
    looked = performance.now();
    const before = full;
    full = isFull(folder, room);
    if (full && !before) log.warn({ folder }, 'the disk is full: nothing is saved until there is room');
    if (!full && before) log.warn({ folder }, 'there is room on the disk again');
    return full;
  };
};

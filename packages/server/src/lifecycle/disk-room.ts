import { statfsSync } from 'node:fs';
import type { Logger } from 'pino';

/** The database is never left with less: what it cannot write in the midst of a transaction would end the engine. Bytes. */
const reserve = 64 * 1024 * 1024;
/** Signing in, without which nobody reads, may take of that until so much is left. Bytes. */
const lastReserve = 16 * 1024 * 1024;
/** Milliseconds for which a look holds. */
const every = 1000;

/** Bytes that there is room for where a folder is. */
export const freeSpace = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Bytes that there is room for where a folder is; where nobody can tell, endless. */
const roomFor = (folder: string, room: typeof freeSpace): number => {
  try {
    return room(folder);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** Whether the folder's disk is full for the portal. */
export const isFull = (folder: string, room = freeSpace): boolean => roomFor(folder, room) < reserve;

/** Whether nothing may be written now; `signingIn`, whether not even what signing in writes. */
export type IsDiskFull = (options?: { readonly signingIn: boolean }) => boolean;

/** Watches the room on the disk of a data folder, which is logged when it comes to its end and when there is some again. */
export const watchDisk = (folder: string, log: Pick<Logger, 'warn'>, room = freeSpace): IsDiskFull => {
  let [left, looked] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return ({ signingIn } = { signingIn: false }) => {
    if (performance.now() - looked >= every) {
      looked = performance.now();
      const wasFull = left < reserve;
      left = roomFor(folder, room);
      const full = left < reserve;
      if (full && !wasFull) log.warn({ folder }, 'the disk is full: nothing is saved until there is room');
      if (!full && wasFull) log.warn({ folder }, 'there is room on the disk again');
    }
    return left < (signingIn ? lastReserve : reserve);
  };
};

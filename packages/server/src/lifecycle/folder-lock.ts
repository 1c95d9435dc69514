import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from './start-error.ts';

/**
 * When a process started, as Linux counts it; null when there is no such process, or it has ended and nobody has asked for its exit
 * code yet. A number is given to another process in time, its moment is not. Elsewhere just whether it runs.
 */
const startedAt = (pid: number): string | null => {
  if (existsSync('/proc/self/stat')) {
    try {
      // The name, in brackets, may hold anything; after it come the state and, 19 fields on, the start.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
    } catch {
      return null;
    }
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return codeOf(error) === 'EPERM' ? '' : null;
  }
};

/** What this process is known by: its number, and when it started. */
export const ownMark = (): string => `${process.pid} ${startedAt(process.pid) ?? ''}`;

/** The number of the process that a mark is of; null for one that is gone. */
export const holderOf = (owner: string): number | null => {
  const [pid = '', started = ''] = owner.split(' ');
  const isAlive = Number(pid) > 0 && startedAt(Number(pid)) === started;
  return isAlive ? Number(pid) : null;
};

/** The number of the process that holds a folder by a file in it; null where nobody does. */
export const whoHolds = (file: string): number | null => {
  try {
    return holderOf(readFileSync(file, 'utf8'));
  } catch (error) {
    // Nor does anybody where a file stands in the place of a folder above it.
    if (['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)))) return null;
    throw error;
  }
};

/** Takes away what a process that is gone left, of which another one may have taken its place this moment: that is put back. */
const removeStale = (file: string): void => {
  const stale = `${file}.${process.pid}`;
  try {
    renameSync(file, stale);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (whoHolds(stale) === null) rmSync(stale);
  else renameSync(stale, file);
};

/**
 * Takes what a file stands for for this process, or throws what is made of the number of the process that has it. What a process that is
 * gone left behind is taken over. Answers what gives it back.
 */
export const takeLock = (file: string, inUse: (holder: number) => Error): (() => void) => {
  for (;;) {
    try {
      writeFileSync(file, ownMark(), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = whoHolds(file);
    if (holder !== null) throw inUse(holder);
    removeStale(file);
  }
};

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, StartError } from './start-error.ts';

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

/**
 * Takes a folder for this process by a file in it, or throws a StartError that names the process which has it. What a process that is
 * gone left behind is taken over. Answers what gives the folder back.
 */
export const lockFolder = (folder: string, file: string): (() => void) => {
  const own = ownMark();
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = holderOf(readFileSync(file, 'utf8'));
    if (holder !== null)
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    // Moved away before the lock is taken anew, so that of two processes that find it stale only one goes on.
    const stale = `${file}.${process.pid}`;
    renameSync(file, stale);
    rmSync(stale);
    writeFileSync(file, own, { flag: 'wx' });
  }
  return () => rmSync(file, { force: true });
};

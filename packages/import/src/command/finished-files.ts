import { readdir, readFile, readlink, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What shows whether files are still being written, or others have come in their place. */
export const lookOf = async (files: readonly string[]): Promise<string> => {
  const stats = await Promise.all(files.map(async (file) => stat(file)));
  return stats.map(({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`).join();
};

/** Whether a process has a file open to write into it, by the flags that Linux tells of it (proc(5), `fdinfo`). */
const isToWrite = async (process: string, descriptor: string): Promise<boolean> => {
  const [, flags = '0'] = /^flags:\s*(\d+)/m.exec(await readFile(join(process, 'fdinfo', descriptor), 'utf8')) ?? [];
  // The last two bits: only to read, to write, both (open(2)).
  return Number.parseInt(flags, 8) % 4 !== 0;
};

/** Where there is nothing to be seen, as a process has ended or is somebody else's. */
const nothing = (): readonly string[] => [];

/** The files that some process still writes, as far as this machine tells: Linux does, of processes of the same user, and root of all. */
const beingWritten = async (files: readonly string[]): Promise<ReadonlySet<string>> => {
  const writing = new Set<string>();
  if (files.length === 0) return writing;
  const byPath = new Map(await Promise.all(files.map(async (file) => [await realpath(file), file] as const)));
  for (const name of (await readdir('/proc').catch(nothing)).filter((each) => /^\d+$/.test(each))) {
    const process = join('/proc', name);
    for (const descriptor of await readdir(join(process, 'fd')).catch(nothing)) {
      const file = byPath.get(await readlink(join(process, 'fd', descriptor)).catch(() => ''));
      if (file !== undefined && (await isToWrite(process, descriptor).catch(() => false))) writing.add(file);
    }
  }
  return writing;
};

/** Files that are whole, and those that may still be written. */
interface Finished {
  readonly finished: readonly string[];
  readonly unfinished: readonly string[];
}

/**
 * Tells, each time it is asked, which files are whole: they look as they did `quiet` milliseconds ago, and nobody has them open to write.
 * An event that a file was quiet once is not enough: it may have grown since, while another was waited for.
 */
export const createFinished = (quiet: number): ((files: readonly string[]) => Promise<Finished>) => {
  let known = new Map<string, { readonly look: string; readonly since: number }>();
  return async (files) => {
    const now = new Map<string, { readonly look: string; readonly since: number }>();
    for (const file of files) {
      const look = await lookOf([file]);
      const before = known.get(file);
      now.set(file, before?.look === look ? before : { look, since: performance.now() });
    }
    known = now;
    const still = files.filter((file) => performance.now() - (now.get(file)?.since ?? Infinity) >= quiet);
    const writing = await beingWritten(still);
    const finished = still.filter((file) => !writing.has(file));
    return { finished, unfinished: files.filter((file) => !finished.includes(file)) };
  };
};

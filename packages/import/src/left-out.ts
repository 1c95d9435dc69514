import type { Job } from './find-files.ts';

/** Rows of a file that no entry takes. */
export interface LeftOut {
  readonly path: string;
  readonly rows: number;
}

interface Counting {
  /** Told of a row as an entry reads it. */
  onRow(path: string, isTaken: boolean): void;
  of(jobs: readonly Job[]): readonly LeftOut[];
}

/** Counts rows that no entry takes. Each entry of a file reads all of its rows, and a row is of one entry at most. */
export const createLeftOut = (): Counting => {
  const counts = new Map<string, { rows: number; taken: number }>();
  return {
    onRow(path: string, isTaken: boolean): void {
      const count = counts.get(path) ?? { rows: 0, taken: 0 };
      counts.set(path, count);
      count.rows += 1;
      if (isTaken) count.taken += 1;
    },
    of: (jobs: readonly Job[]): readonly LeftOut[] =>
      [...counts].flatMap(([path, { rows, taken }]) => {
        const entries = jobs.filter((job) => 'entry' in job && job.opened.own.some((table) => table.path === path));
        const left = rows / entries.length - taken;
        return left > 0 ? [{ path, rows: Math.round(left) }] : [];
      }),
  };
};

import { keyColumns, keyIn, type Kind } from '@connect/contract/integration/kinds';
import { comesTwice } from '@connect/contract/integration/runs';
import type { Job } from './find-files.ts';
import type { Step } from './records/build.ts';
import type { ReadRecord, RefusedRows } from './records/read-records.ts';

/** What turned out to be wrong once all was there. */
export interface LateRefusal<Path> {
  readonly kind: string;
  readonly key: string | null;
  readonly path: Path;
  readonly reason: string;
}

/**
 * Records that had been waiting since before, and were refused when those came that they name; and what records say against each other.
 * `at` is the place among the records that were sent; null for one that came before.
 */
export type LateRefusals = readonly (LateRefusal<readonly Step[]> & { readonly at: number | null })[];

/** The records of a kind that were sent, counted from 0 over all of its files: rows are not kept once they are answered for. */
export interface Sent {
  add(job: Job, records: number): void;
  /** One of those that are sent next is refused, as its number came before with other contents. */
  onTwice(record: object, at: number): void;
  /**
   * Refuses the rows of records that turned out to be wrong once all were sent, and of all that have a number that came with several
   * contents: nobody knows which is meant, and those refused alone would be taken the next time. Files are read again for it. Answers how
   * many records more are refused by it, as of a number that came twice one stands until it is corrected, and what is of none.
   */
  refuseLate(
    late: LateRefusals,
    read: (job: Job) => AsyncIterable<ReadRecord> | null,
    refuse: (refused: RefusedRows) => void,
  ): Promise<{ readonly refused: number; readonly others: LateRefusals }>;
}

export const createSent = (kind: Kind): Sent => {
  const sent = new Map<Job, number>();
  const doubled = new Map<string, Set<number>>();
  let count = 0;
  const twice = {
    path: [keyColumns[kind][0] ?? ''],
    reason: `${comesTwice}: one of them stands until it is corrected`,
  };
  return {
    add(job, records) {
      sent.set(job, (sent.get(job) ?? 0) + records);
      count += records;
    },
    onTwice(record, at) {
      const key = keyIn(kind, record) ?? '';
      doubled.set(key, (doubled.get(key) ?? new Set()).add(count + at));
    },
    async refuseLate(late, read, refuse) {
      const left = new Map<number, LateRefusals>();
      for (const each of late) if (each.at !== null) left.set(each.at, [...(left.get(each.at) ?? []), each]);
      let refused = 0;
      let first = 0;
      for (const [job, records] of sent) {
        let at = first;
        first += records;
        if (left.size === 0 && doubled.size === 0) continue;
        // A file that breaks off is set aside as it is.
        for await (const { record, rows, refusalAt } of read(job) ?? []) {
          const places = doubled.size > 0 ? doubled.get(keyIn(kind, record) ?? '') : undefined;
          const isWrong = left.has(at);
          const wasRefused = places?.has(at) ?? false;
          const reasons = [...(left.get(at) ?? []), ...(places && !wasRefused ? [twice] : [])];
          if (reasons.length > 0)
            refuse({ rows, refusals: reasons.map(({ path, reason }) => refusalAt(path, reason)) });
          if (isWrong && !wasRefused) refused += 1;
          left.delete(at);
          at += 1;
          if (left.size === 0 && doubled.size === 0) break;
        }
      }
      return { refused, others: late.filter(({ at }) => at === null || left.has(at)) };
    },
  };
};

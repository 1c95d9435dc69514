import type { Kind } from '@connect/contract/integration/kinds';
import { findJobs, type Job } from './find-files.ts';
import type { ImportMap } from './map/model.ts';
import { openTable } from './readers/open-table.ts';
import type { ReadOptions, Table } from './readers/table.ts';
import type { Step } from './records/build.ts';
import { readModel, type ReadRecord, readRecords } from './records/read-records.ts';
import type { Refusal } from './records/rows.ts';
import { createRefusedStore } from './refused-rows.ts';

/** What became of records that were sent. */
export interface Answer {
  readonly accepted: number;
  readonly unchanged: number;
  /** They name something that is not there yet. */
  readonly waiting: number;
  readonly refused: readonly {
    /** Which of those sent, counted from 0. */
    readonly at: number;
    readonly path: readonly Step[];
    readonly reason: string;
  }[];
}

/** Where the records of a kind go: some at a time, in their order, and an end. */
export interface Sending {
  send(records: readonly object[]): Promise<Answer>;
  end(): Promise<void>;
}
export type Send = (kind: Kind) => Sending;

export interface Counts {
  readonly read: number;
  readonly accepted: number;
  readonly unchanged: number;
  readonly waiting: number;
  readonly refused: number;
}

export interface Progress extends Counts {
  readonly kind: Kind;
  /** Of `totalBytes`: bytes of files, those counted several times that are read before anything of them is sent. */
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ImportReport {
  /** Why nothing was read at all; the rest is empty then. */
  readonly problems: readonly string[];
  readonly ignored: readonly string[];
  readonly kinds: readonly (Counts & { readonly kind: Kind })[];
  /** Reasons that rows were refused for; a row may have several. */
  readonly refusals: number;
  /** Files of refused rows, to be corrected and imported again. */
  readonly refusedFiles: readonly string[];
}

export interface ImportOptions {
  readonly files: readonly string[];
  readonly map: ImportMap;
  readonly send: Send;
  /** Where files of refused rows are put, if there are any. */
  readonly refusedFolder: string;
  readonly onProgress?: (progress: Progress) => void;
  readonly onRefusal?: (refusal: Refusal) => void;
  readonly signal?: AbortSignal;
}

/** So many records are sent at once: their rows are kept until they are answered for. */
const batchSize = 500;

/** So many times as long as reading them it takes to put rows together and send them, where they are read before. */
const workOf = (job: Job): number => ('entry' in job && job.entry.own.key.length > 0 ? 4 : 0);

const none: Counts = { read: 0, accepted: 0, unchanged: 0, waiting: 0, refused: 0 };

const plus = (one: Counts, other: Counts): Counts => ({
  read: one.read + other.read,
  accepted: one.accepted + other.accepted,
  unchanged: one.unchanged + other.unchanged,
  waiting: one.waiting + other.waiting,
  refused: one.refused + other.refused,
});

async function* inBatches(records: AsyncIterable<ReadRecord>): AsyncGenerator<readonly ReadRecord[]> {
  let batch: ReadRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const tablesOf = async (job: Job): Promise<readonly Table[]> =>
  'path' in job
    ? [await openTable(job.path, { encoding: 'utf-8' })]
    : [...job.opened.own, ...[...job.opened.others.values()].flat()];

/**
 * Reads files as a map says and sends their records, kind by kind, in constant memory. Nothing is sent unless all files can be read and
 * have the columns that the map names; what is refused on the way, here or where it is sent, is told and put into files.
 */
export const importFiles = async (options: ImportOptions): Promise<ImportReport> => {
  const { files, map, send, signal } = options;
  const { jobs, problems, ignored } = await findJobs(files, map);
  if (problems.length > 0) return { problems, ignored, kinds: [], refusals: 0, refusedFiles: [] };

  const store = createRefusedStore(options.refusedFolder, (refusal) => options.onRefusal?.(refusal));
  const totalBytes = jobs.reduce((sum, job) => sum + job.bytes * (1 + workOf(job)), 0);
  let bytes = 0;
  const kinds = new Map<Kind, Counts>();

  const run = async (job: Job): Promise<void> => {
    let counts = kinds.get(job.kind) ?? none;
    const count = (more: Partial<Counts>): void => {
      counts = plus(counts, { ...none, ...more });
      kinds.set(job.kind, counts);
      options.onProgress?.({ ...counts, kind: job.kind, bytes, totalBytes });
    };
    count({});
    const read: ReadOptions = {
      signal,
      onBytes: (more) => (bytes += more),
      onShare: (share) => (bytes += share * job.bytes * workOf(job)),
    };
    const onRefused: Parameters<typeof readRecords>[2] = (refused) => {
      store.add(refused);
      count({ read: 1, refused: 1 });
    };
    const records =
      'path' in job
        ? readModel(job.kind, job.path, onRefused, read)
        : readRecords(job.entry, job.opened, onRefused, read);
    const sending = send(job.kind);
    for await (const batch of inBatches(records)) {
      signal?.throwIfAborted();
      const { refused, ...taken } = await sending.send(batch.map(({ record }) => record));
      for (const { at, path, reason } of refused) {
        const of = batch[at];
        if (of) store.add({ rows: of.rows, refusals: [of.refusalAt(path, reason)] });
      }
      count({ ...taken, read: batch.length, refused: new Set(refused.map(({ at }) => at)).size });
    }
    await sending.end();
  };

  // Kinds are sent one after the other, so that what is named by others is there before them.
  for (const job of jobs) await run(job);
  const together = store.count === 0 ? [] : await Promise.all(jobs.map(tablesOf));
  return {
    problems,
    ignored,
    kinds: [...kinds].map(([kind, counts]) => ({ kind, ...counts })),
    refusals: store.count,
    refusedFiles: await store.write(together),
  };
};

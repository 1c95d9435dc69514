import { basename } from 'node:path';
import type { Kind } from '@connect/contract/integration/kinds';
import { findJobs, type Job, type SetAside } from './find-files.ts';
import { comesTwice, type RefusedBySender } from '@connect/contract/integration/runs';
import { createLeftOut, type LeftOut } from './left-out.ts';
import type { ImportMap } from './map/model.ts';
import { PortalRefused } from './portal-refused.ts';
import { unreadable } from './readers/open-table.ts';
import { type ReadOptions, type Table, UnreadableFile } from './readers/table.ts';
import type { Step } from './records/build.ts';
import { withRealPictures } from './records/pictures.ts';
import { readModel, type ReadRecord, readRecords, type RefusedRows } from './records/read-records.ts';
import type { Refusal } from './records/rows.ts';
import { createRefusedStore } from './refused-rows.ts';
import { createSent, type LateRefusal, type LateRefusals, type Sent } from './sent-records.ts';

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

/** What became of those that were there before and were not sent, where the records take their place. */
export interface Replaced {
  readonly removed: number;
  /** So many are more than go unasked, and stay unless that number is confirmed; null where nothing is to be confirmed. */
  readonly toConfirm: number | null;
}

/** What became of a kind in the end. */
export interface Ended extends Replaced {
  readonly late: LateRefusals;
}

/** The same, without what is of rows of these files: that is refused as others are. */
interface ReportedEnd extends Replaced {
  /** Whether all there is of the kind was sent, none of it refused then. */
  readonly isWhole: boolean;
  /** `some` are the first of them. */
  readonly late: { readonly count: number; readonly some: readonly LateRefusal<string>[] };
}

/** Where the records of a kind go: some at a time, in their order, and an end. */
export interface Sending {
  /** Id of the run that the records are; null before there was one. */
  readonly runId: () => string | null;
  /** `places` are where the records are from. Throws a PortalRefused that names one of the records where it is the one that cannot be answered for. */
  send(records: readonly object[], places: readonly string[]): Promise<Answer>;
  /** Tells of what is not sent, as it was refused here: the run counts it, too. */
  refuse(refused: readonly RefusedBySender[]): Promise<void>;
  /** `isWhole` where all there is of the kind was sent: then only are those that were not sent taken away, if that is asked for. */
  end(isWhole: boolean): Promise<Ended>;
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

/** What became of the records of a kind, and the id of the run that they came in as; null where none was sent. */
export type KindReport = Counts & ReportedEnd & { readonly kind: Kind; readonly run: string | null };

export interface ImportReport {
  /** Files that could not be read, and those that are read together with them. */
  readonly setAside: readonly SetAside[];
  readonly ignored: readonly string[];
  /** Of files, how many rows are of no entry of the map, by what its `where` says. */
  readonly leftOut: readonly LeftOut[];
  /** Last rows of files that sum the others up, which were not read. */
  readonly totals: readonly { readonly path: string; readonly line: number }[];
  /** Of files, how many records have parts of a unit where only whole ones count. */
  readonly parts: readonly { readonly path: string; readonly records: number }[];
  /** Files that were taken for another encoding than UTF-8, which nothing said. */
  readonly encodings: readonly { readonly path: string; readonly encoding: string }[];
  readonly kinds: readonly KindReport[];
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

/** So many of what turned out to be wrong are told, where no row of these files is refused for it. */
const shownLate = 20;

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

/** The same refusal, with the line of the file that it is about. */
const refusedAt = (batch: readonly ReadRecord[], { message, at }: PortalRefused): PortalRefused => {
  const row = at === null ? undefined : batch[at]?.rows[0];
  if (!row) return new PortalRefused(message);
  return new PortalRefused(`${row.origin.path}:${row.line}: ${message} What comes before it was taken.`);
};

const tablesOf = (job: Job): readonly Table[] =>
  'table' in job ? [job.table] : [...job.opened.own, ...[...job.opened.others.values()].flat()];

/** The file and the line that a record begins at. */
const placeOf = ({ rows: [row] }: ReadRecord): string =>
  row ? `${basename(row.origin.path)}:${row.line}`.slice(-200) : '';

/** Refused rows as the run is told of them, by file, line and heading: the run counts its own lines. */
const refusedLineOf = ({ refusals }: RefusedRows): RefusedBySender => ({
  $refused: refusals.slice(0, 100).map(({ file, line, column, reason }) => ({
    path: `${basename(file)}:${line} ${column}`.trim().slice(0, 200),
    reason: reason.slice(0, 1000),
  })),
  record: refusals[0] ? { file: basename(refusals[0].file), line: refusals[0].line } : {},
});

type OnRefused = Parameters<typeof readRecords>[2];
const recordsOf = (job: Job, onRefused: OnRefused, options: ReadOptions): AsyncIterable<ReadRecord> =>
  withRealPictures(
    job.kind,
    'table' in job
      ? readModel(job.kind, job.table, onRefused, options)
      : readRecords(job.entry, job.opened, onRefused, options),
    onRefused,
  );

/** A file of so many bytes at most is read ahead of what is sent by a large part of it, or whole: its rows are counted first. */
const countedUpTo = 5_000_000;

/** The rows of small files whose rows are records; null of others. */
const countRows = async (job: Job, options: ReadOptions): Promise<number | null> => {
  if (workOf(job) > 0 || job.bytes > countedUpTo) return null;
  let count = 0;
  for await (const _ of recordsOf(job, () => (count += 1), options)) count += 1;
  return count;
};

/** Files that were taken for another encoding than UTF-8, though nothing said so. */
const encodingsOf = (jobs: readonly Job[]): ImportReport['encodings'] => {
  const guessed = new Map(jobs.flatMap(tablesOf).map((table) => [table.path, table.guessed]));
  return [...guessed].flatMap(([path, encoding]) =>
    encoding === null || encoding === 'utf-8' ? [] : [{ path, encoding }],
  );
};

/**
 * Reads files as a map says and sends their records, kind by kind, in constant memory. Files that cannot be read, or have not the columns
 * that the map names, are set aside; rows that are refused, here or where they are sent, are told and put into files.
 */
export const importFiles = async (options: ImportOptions): Promise<ImportReport> => {
  const { files, map, send, signal } = options;
  const { jobs, setAside: unread, ignored } = await findJobs(files, map);
  const setAside = [...unread];
  const broken = new Set<Job>();

  const store = createRefusedStore(options.refusedFolder, (refusal) => options.onRefusal?.(refusal));
  const totalBytes = jobs.reduce((sum, job) => sum + job.bytes * (1 + workOf(job)), 0);
  const leftOut = createLeftOut();
  const totals = new Map<string, number>();
  const parts = new Map<string, number>();
  let bytes = 0;

  const run = async (job: Job, sending: Sending, count: (more: Partial<Counts>) => void, sent: Sent): Promise<void> => {
    const begun = bytes;
    const records = await countRows(job, { signal });
    let done = 0;
    const read: ReadOptions = {
      signal,
      onRow: leftOut.onRow,
      onTotals: (path, line) => totals.set(path, line),
      onPart: (path) => parts.set(path, (parts.get(path) ?? 0) + 1),
      onBytes: (more) => {
        if (records === null) bytes += more;
      },
      onShare: (share) => (bytes += share * job.bytes * workOf(job)),
    };
    const countDone = (more: Partial<Counts> & Pick<Counts, 'read'>): void => {
      done += more.read;
      if (records !== null) bytes = begun + job.bytes * Math.min(1, done / Math.max(1, records));
      count(more);
    };
    let unreported: RefusedBySender[] = [];
    const onRefused: OnRefused = (refused) => {
      store.add(refused);
      unreported.push(refusedLineOf(refused));
      countDone({ read: 1, refused: 1 });
    };
    const reportRefused = async (): Promise<void> => {
      const lines = unreported;
      unreported = [];
      for (let at = 0; at < lines.length; at += batchSize) await sending.refuse(lines.slice(at, at + batchSize));
    };
    for await (const batch of inBatches(recordsOf(job, onRefused, read))) {
      signal?.throwIfAborted();
      const records = batch.map(({ record }) => record);
      const answer = await sending.send(records, batch.map(placeOf)).catch((error: unknown) => {
        throw error instanceof PortalRefused ? refusedAt(batch, error) : error;
      });
      const { refused, ...taken } = answer;
      for (const { at, path, reason } of refused) {
        const of = batch[at];
        if (!of) continue;
        store.add({ rows: of.rows, refusals: [of.refusalAt(path, reason)] });
        if (reason.startsWith(comesTwice)) sent.onTwice(of.record, at);
      }
      sent.add(job, batch.length);
      countDone({ ...taken, read: batch.length, refused: new Set(refused.map(({ at }) => at)).size });
      await reportRefused();
    }
    await reportRefused();
  };

  /** All files of a kind are one sending. */
  const runAll = async (kind: Kind): Promise<KindReport> => {
    const sent = createSent(kind);
    let counts = none;
    const count = (more: Partial<Counts>): void => {
      counts = plus(counts, { ...none, ...more });
      options.onProgress?.({ ...counts, kind, bytes, totalBytes });
    };
    count({});
    const sending = send(kind);
    for (const job of jobs.filter((each) => each.kind === kind))
      await run(job, sending, count, sent).catch((error: unknown) => {
        const cause = 'table' in job ? unreadable(job.table.path, error) : error;
        if (!(cause instanceof UnreadableFile)) throw cause;
        // Its beginning was all right, and what of it was sent stays.
        broken.add(job);
        setAside.push({ path: cause.path, kind, reason: cause.reason });
      });
    const isWhole = counts.refused === 0 && setAside.every((each) => each.kind !== kind);
    const { late, ...ended } = await sending.end(isWhole);
    const reread = (job: Job) => (broken.has(job) ? null : recordsOf(job, () => undefined, { signal }));
    const { refused, others } = await sent.refuseLate(late, reread, (each) => store.add(each));
    // Those that were not accepted at first had been waiting, or were there.
    const accepted = Math.min(refused, counts.accepted);
    const waiting = Math.min(refused - accepted, counts.waiting);
    if (refused > 0)
      count({ accepted: -accepted, waiting: -waiting, unchanged: accepted + waiting - refused, refused });
    const some = others.slice(0, shownLate).map(({ at: _, path, ...each }) => ({ ...each, path: path.join('.') }));
    return { kind, run: sending.runId(), ...counts, ...ended, isWhole, late: { count: others.length, some } };
  };

  // Kinds are sent one after the other, so that what is named by others is there before them.
  const kinds: KindReport[] = [];
  for (const kind of new Set(jobs.map((job) => job.kind))) kinds.push(await runAll(kind));
  for (const { path, reason } of setAside) store.addFile(path, reason);
  return {
    setAside,
    ignored,
    encodings: encodingsOf(jobs),
    leftOut: leftOut.of(jobs),
    parts: [...parts].map(([path, records]) => ({ path, records })),
    totals: [...totals].map(([path, line]) => ({ path, line })),
    kinds,
    refusals: store.count,
    refusedFiles: await store.write(jobs.filter((job) => !broken.has(job)).map(tablesOf)),
  };
};

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Kind } from '@connect/contract/integration/kinds';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { runElsewhere, runEnded, runFinished, runGap, runStopped, type Refusal } from '../../refusal.ts';
import { createPace, type Traffic } from '../../pace.ts';
import type { AddEvents } from '../../event.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { ReadLine } from '../domain/decide-batch.ts';
import { mayRemove, type Removal } from '../domain/record-rules.ts';
import type { RecordStore } from './record-store.ts';
import type { Run, RunStore } from './run-store.ts';
import type { Sender } from './sender.ts';
import { TakenOver, reportConflicts, type TakeBatch } from './take-batch.ts';

/** A sending, or a part of one. */
export interface Sending {
  readonly kind: Kind;
  /** The sender's own id of the run; null for a new one. */
  readonly runId: string | null;
  readonly by: Sender;
  /** Line of the run that it begins with, from 1 on. */
  readonly from: number;
  readonly more: boolean;
  readonly replace: boolean;
  readonly confirm: number | null;
  readonly dry: boolean;
}

/** A run broke off at a line, by what `cause` says: what came before it was taken. */
export class BrokenOff extends Error {
  readonly runId: string;
  readonly line: number;
  constructor(runId: string, line: number, cause: unknown) {
    super(`Run ${runId} broke off at line ${line}`, { cause });
    this.runId = runId;
    this.line = line;
  }
}

/** Whoever sends may not go on: their key is over. */
export class MayNotGoOn extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** So many characters are in memory at once, but for the last line of them. */
const batchLength = 1_000_000;
/** After so many lines the search indexes catch up, so that they are never far behind. */
const linesToFollow = 200;
/** Lines of a batch, the first and at most. */
const sizes = { first: 100, most: 1000 };

/** Lines that are there wait no longer for the next one, in milliseconds: a slow sender sees them taken. */
const longestWait = 1000;

/**
 * Lines in batches, each as large as is asked for when the one before was done with, or what came within a second; where they end with an
 * error, what came before it is one.
 */
async function* inBatches(lines: AsyncIterable<ReadLine>, size: () => number): AsyncGenerator<ReadLine[]> {
  const reading = lines[Symbol.asyncIterator]();
  const read = () => {
    const next = reading.next();
    // It is told where it is awaited, if nothing ends the batches before.
    next.catch(() => undefined);
    return next;
  };
  let next = read();
  let batch: ReadLine[] = [];
  let length = 0;
  let late: Promise<null> | null = null;
  try {
    for (;;) {
      const got = await (late ? Promise.race([next, late]) : next);
      if (got?.done) break;
      if (got) {
        batch.push(got.value);
        length += got.value.text.length;
        late ??= setTimeout(longestWait, null, { ref: false });
        next = read();
        if (batch.length < size() && length < batchLength) continue;
      }
      const full = batch;
      [batch, length, late] = [[], 0, null];
      yield full;
    }
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw error;
  } finally {
    // Whoever is slow may not have sent the next line yet.
    void reading.return?.(undefined);
  }
  if (batch.length > 0) yield batch;
}

/** What a sending writes with in a transaction. */
export interface SendingRepositories {
  readonly records: RecordStore;
  readonly runs: RunStore;
  readonly addEvents: AddEvents;
}

interface Parts {
  readonly runs: RunStore;
  readonly work: UnitOfWork<SendingRepositories>;
  readonly takeBatch: TakeBatch;
  readonly traffic: Traffic;
  /** In percent: so much of a kind a replacement may remove unconfirmed. */
  readonly replacePercent: () => number;
  /** The search indexes have something to take over: at once, and resolved when they have. */
  readonly onChanged: () => Promise<void>;
}

/** How a run ends: how many it would remove, where it may not. */
interface End {
  readonly state: 'finished' | 'unconfirmed';
  readonly wouldRemove: number | null;
}

/** Ends a run; one that is over, and did not only try, is told to other systems. */
export const closeRun = async (
  { runs, addEvents }: Pick<SendingRepositories, 'runs' | 'addEvents'>,
  id: string,
  { state, wouldRemove }: End,
): Promise<void> => {
  await runs.close(id, state, wouldRemove);
  const run = await runs.find(id);
  if (!run || run.dry || run.state !== 'finished') return;
  const { kind, by, lines, accepted, unchanged, refused: wrong, waiting, removed, finishedAt } = run;
  const data = { runId: id, kind, by, lines, accepted, unchanged, refused: wrong, waiting, removed };
  await addEvents([{ kind: 'import.finished', at: new Date(finishedAt ?? run.startedAt), data }]);
};

/** Takes away what a whole run did not send, if it may. */
const makeReplace =
  ({ runs, work, onChanged, replacePercent }: Parts) =>
  async (run: Run, confirmed: number | null, seen: Pick<Removal, 'refusedBefore' | 'refusedNow'>): Promise<End> => {
    const { gone, all } = await work.repositories.records.notSent(run.kind, run.id);
    const removal = {
      gone,
      of: all,
      confirmed,
      ...seen,
      percent: replacePercent(),
    };
    if (!mayRemove(removal)) return { state: 'unconfirmed', wouldRemove: gone };
    for (;;) {
      const { more, removed } = await work.inTransaction(async ({ records }) => {
        const { keys } = run.dry ? { keys: [] } : await records.notSent(run.kind, run.id);
        // Another replacement may have taken some of them meanwhile, and says so.
        return { more: keys.length > 0, removed: keys.length > 0 ? await records.remove(run.kind, keys) : 0 };
      });
      if (!more) break;
      await runs.add(run.id, { removed, refused: 0 });
      await onChanged();
    }
    return { state: 'finished', wouldRemove: run.dry ? gone : null };
  };

/**
 * Takes in a sending, batch by batch, so that whatever has been taken stays when it breaks off: the lines may come in any number of
 * sendings of one run. Lines that the run has already are passed over. Rejects with BrokenOff where the lines end with an error, or the
 * sender may not go on, after the run was marked as broken off.
 */
export const makeSendRecords = (parts: Parts) => {
  const { runs, takeBatch, traffic, onChanged } = parts;
  const replace = makeReplace(parts);
  const whyOver = async ({ runId, kind, dry, replace: replaces }: Sending): Promise<Refusal> => {
    const run = runId === null ? null : await runs.find(runId);
    const isTheSame = run?.state === 'finished' && run.kind === kind && run.dry === dry && run.replaces === replaces;
    if (isTheSame) return runFinished(run);
    return run?.state === 'stopped' ? runStopped : runEnded;
  };
  const isStopped = async (id: string): Promise<boolean> => (await runs.find(id))?.state === 'stopped';
  return async (sending: Sending, lines: (first: number) => AsyncIterable<ReadLine>): Promise<Result<Run, Refusal>> => {
    // A run begins with its first line: what begins later leaves none that waits for lines nobody sends.
    const hasBegun = async () => sending.runId !== null && (await runs.find(sending.runId)) !== null;
    if (sending.from > 1 && !(await hasBegun())) return refused(runGap(1));
    const options = { replaces: sending.replace, dry: sending.dry };
    const run = await runs.open(sending.runId ?? randomUUID(), sending.kind, sending.by.name, options);
    if (!run) return refused(await whyOver(sending));
    if (sending.from > run.lines + 1) return refused(runGap(run.lines + 1));
    const lookAgain = async (): Promise<void> => {
      const refusal = await sending.by.lookAgain?.();
      if (refusal) throw new MayNotGoOn(refusal);
    };
    let taken = run.lines;
    let behind = 0;
    const pace = createPace(traffic, sizes);
    try {
      for await (const batch of inBatches(lines(sending.from), pace.size)) {
        const fresh = batch.filter(({ line }) => line > taken);
        if (fresh.length === 0) continue;
        await lookAgain();
        behind += await pace.piece(async () => {
          taken = await takeBatch({ run: { ...run, lines: taken }, lines: fresh });
          return fresh.length;
        });
        if (behind < linesToFollow) continue;
        await onChanged();
        behind = 0;
      }
      await lookAgain();
    } catch (error) {
      if (error instanceof TakenOver) return refused((await isStopped(run.id)) ? runStopped : runElsewhere);
      await runs.close(run.id, 'interrupted', null);
      throw new BrokenOff(run.id, taken + 1, error);
    }
    const now = (await runs.find(run.id)) ?? run;
    if (now.state === 'stopped') return refused(runStopped);
    // They look once a second by themselves: each time costs them the same, however little there is.
    void onChanged();
    if (!sending.more) {
      const whole: End = { state: 'finished', wouldRemove: null };
      const found = await parts.work.inTransaction(({ records }) => reportConflicts(records, run));
      await runs.add(run.id, { removed: 0, refused: found });
      // What records say against each other their sender hears of with the end.
      const seen = { refusedBefore: run.refused + found, refusedNow: now.refused - run.refused };
      const end = sending.replace ? await replace(now, sending.confirm, seen) : whole;
      await parts.work.inTransaction((within) => closeRun(within, run.id, end));
    }
    return ok((await runs.find(run.id)) ?? now);
  };
};

export type SendRecords = ReturnType<typeof makeSendRecords>;

/** Takes one record away, as if a replacing run had not sent it. False where there is none of that key. */
export const makeRemoveRecord =
  ({
    work,
    onChanged,
  }: {
    readonly work: UnitOfWork<Pick<SendingRepositories, 'records'>>;
    readonly onChanged: Parts['onChanged'];
  }) =>
  async (kind: Kind, key: string): Promise<boolean> => {
    const removed = await work.inTransaction(({ records }) => records.remove(kind, [key]));
    if (removed > 0) void onChanged();
    return removed > 0;
  };

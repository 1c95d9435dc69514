import type { Logger } from 'pino';
import type { Tracer } from '../../span.ts';
import { currentTrace, inTrace, outside } from '../../under-way.ts';
import { nextSize, noTraffic, timed, timeOfPiece, waitForTurn } from '../../pace.ts';

/** Milliseconds from one look to the next, where nobody says that something has changed. */
const interval = 1000;
/** So many of those that asked for a run are told. */
const mostCauses = 32;
/** Changes of a piece: the first, and at most. */
const sizes = { first: 50, most: 200 };

/** How far a piece gives way to whoever uses the portal. Milliseconds: how long it waits for its turn, and may keep the process busy for. */
interface Manners {
  readonly patience: number;
  readonly time: number;
}

/** By how long changes have waited, in milliseconds: what was changed is found within two seconds (ADR 96). */
export const mannersAfter = (waited: number): Manners => {
  if (waited < 500) return { patience: 120, time: 20 };
  return waited < 1000 ? { patience: 30, time: 60 } : { patience: 0, time: 200 };
};

export interface ChangeJob {
  /** Something was written that the indexes should have; resolves when they have it, or cannot have it now. */
  nudge(options?: { /** Somebody waits for it: it gives way to nobody. */ readonly urgent: boolean }): Promise<void>;
  /** Ends after the changes it is at. */
  close(): Promise<void>;
}

/** Takes over changes in each of the processes, at once after a nudge and otherwise within a second. `take` takes at most so many, and answers how many there were. */
export const startChangeJob = (
  take: (limit: number) => Promise<number>,
  log: Logger,
  traffic = noTraffic,
  tracer: Tracer | null = null,
): ChangeJob => {
  let running = Promise.resolve();
  let [isWaiting, isBehind, isUrgent] = [false, false, false];
  /** What asked for the next run: one that nothing asked for is not measured, as it finds nothing, mostly. */
  let causes: string[] = [];
  /** Somebody waits for the run that goes on: it is in large pieces. */
  let isHurried = false;
  let isClosed = false;
  let size = sizes.first;
  /** Takes a piece over, the first of a run or a later one; answers whether there may be more. */
  const takePiece = async (waited: number, isFirst: boolean): Promise<boolean> => {
    const { patience, time } = mannersAfter(waited);
    // Somebody may begin to wait for it meanwhile.
    await waitForTurn({ quiet: () => (isUrgent ? Number.POSITIVE_INFINITY : traffic.quiet()) }, patience);
    isHurried = isUrgent || (isHurried && !isFirst);
    // Whoever comes from now on may have changed what this run has read already.
    if (isFirst) [isWaiting, isUrgent] = [false, false];
    if (isClosed) return false;
    const asked = isHurried ? Math.max(size, sizes.first) : size;
    const { done: count, took } = await timed(() => take(asked));
    if (count > 0) size = nextSize(count, took, timeOfPiece(traffic.quiet(), time), sizes.most);
    // A smaller piece was the last: whoever waits need not wait for a look that finds nothing.
    return count >= asked;
  };
  const run = async (): Promise<void> => {
    const began = performance.now();
    try {
      for (let isFirst = true; await takePiece(performance.now() - began, isFirst);) isFirst = false;
      if (isBehind) log.warn('changes are taken over into the search indexes again');
      isBehind = false;
    } catch (error) {
      // It is tried again with each look: what is said once is not said every second.
      if (!isBehind) log.warn({ err: error }, 'changes are not in the search indexes yet');
      isBehind = true;
    }
  };
  const runMeasured = (): Promise<void> => {
    const asked = causes;
    causes = [];
    return asked.length === 0 ? run() : inTrace(tracer, 'job changes for search', run, { causes: asked });
  };
  const nudge: ChangeJob['nudge'] = ({ urgent } = { urgent: false }) => {
    isUrgent ||= urgent;
    const cause = currentTrace();
    if (cause !== null && causes.length < mostCauses) causes.push(cause);
    // One that has not begun yet takes this over, too.
    if (!isWaiting && !isClosed) {
      isWaiting = true;
      running = outside(() => running.then(runMeasured));
    }
    return running;
  };
  const timer = setInterval(() => void nudge(), interval);
  void nudge();
  return {
    nudge,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
};

import type { Logger } from 'pino';
import { noTraffic, waitForTurn } from '../../pace.ts';

/** Milliseconds from one look to the next, where nobody says that something has changed. */
const interval = 1000;
/** Changes of a piece, and the milliseconds that it gives way to whoever uses the portal: what was changed is found within two seconds. */
const [pieceSize, patience] = [200, 60];

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
): ChangeJob => {
  let running = Promise.resolve();
  let [isWaiting, isBehind, isUrgent] = [false, false, false];
  let isClosed = false;
  const run = async (): Promise<void> => {
    isWaiting = false;
    try {
      do {
        if (!isUrgent) await waitForTurn(traffic, patience);
        isUrgent = false;
        // A smaller piece was the last: whoever waits need not wait for a look that finds nothing.
      } while (!isClosed && (await take(pieceSize)) >= pieceSize);
      if (isBehind) log.warn('changes are taken over into the search indexes again');
      isBehind = false;
    } catch (error) {
      // It is tried again with each look: what is said once is not said every second.
      if (!isBehind)
        log.warn(
          { error: error instanceof Error ? error.message : 'unknown' },
          'changes are not in the search indexes yet',
        );
      isBehind = true;
    }
  };
  const nudge: ChangeJob['nudge'] = ({ urgent } = { urgent: false }) => {
    isUrgent ||= urgent;
    // One that has not begun yet takes this over, too.
    if (!isWaiting && !isClosed) {
      isWaiting = true;
      running = running.then(run);
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

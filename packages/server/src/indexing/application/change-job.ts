import type { Logger } from 'pino';

/** Milliseconds from one look to the next, where nobody says that something has changed. */
const interval = 1000;

export interface ChangeJob {
  /** Something was written that the indexes should have. */
  nudge(): void;
  /** Ends after the changes it is at. */
  close(): Promise<void>;
}

/** Takes over changes in each of the processes, at once after a nudge and otherwise within a second. `take` answers whether there may be more. */
export const startChangeJob = (take: () => Promise<boolean>, log: Logger): ChangeJob => {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;
  const run = async (): Promise<void> => {
    try {
      while (!isClosed && (await take()));
    } catch (error) {
      log.warn(
        { error: error instanceof Error ? error.message : 'unknown' },
        'changes are not in the search indexes yet',
      );
    }
  };
  const nudge = (): void => {
    if (isClosed) return;
    if (running) {
      isWanted = true;
      return;
    }
    running = run().finally(() => {
      running = null;
      if (isWanted) {
        isWanted = false;
        nudge();
      }
    });
  };
  const timer = setInterval(nudge, interval);
  nudge();
  return {
    nudge,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
};

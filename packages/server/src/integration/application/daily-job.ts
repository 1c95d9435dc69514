import type { Logger } from 'pino';

/** Milliseconds from one look to the next. */
const interval = 60_000;

/**
 * Does what is due once a day, in each of the processes: at once, and within a minute of midnight where the server is; again each
 * minute while it fails, which the log says by `failed`. The returned function ends it after the work it is at.
 */
export const startDailyJob = (
  parts: { readonly dayOfNow: () => string; readonly work: () => Promise<void>; readonly failed: string },
  log: Logger,
): (() => Promise<void>) => {
  let done: string | null = null;
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    const today = parts.dayOfNow();
    if (done === today) return;
    try {
      await parts.work();
      done = today;
    } catch (error) {
      log.warn({ err: error }, parts.failed);
    }
  };
  const tick = (): void => {
    running = running.then(look);
  };
  tick();
  const timer = setInterval(tick, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
};

import type { Logger } from 'pino';

/** Milliseconds from one look to the next. */
const interval = 60_000;

/**
 * Lets prices begin and end with the day, in each of the processes: at once, and within a minute of midnight where the server is.
 * `refresh` brings the prices of a day to where they are read. The returned function ends it after the look it is at.
 */
export const startPriceJob = (
  { dayOfNow, refresh }: { readonly dayOfNow: () => string; readonly refresh: () => Promise<void> },
  log: Logger,
): (() => Promise<void>) => {
  let done: string | null = null;
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    const today = dayOfNow();
    if (done === today) return;
    try {
      await refresh();
      done = today;
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'prices are still those of yesterday');
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

import type { Logger } from 'pino';
import type { Tracer } from '../../span.ts';
import { inTrace } from '../../under-way.ts';

/** Milliseconds from one look to the next. */
const interval = 60_000;

/**
 * Does what is due once a day, in each of the processes: at once, and within a minute of midnight where the server is; again each
 * minute while it fails, which the log says by `failed`. The returned function ends it after the work it is at.
 */
export const startDailyJob = (
  parts: {
    /** What it is called where it is measured. */
    readonly name: string;
    readonly dayOfNow: () => string;
    readonly work: () => Promise<void>;
    readonly failed: string;
    readonly tracer?: Tracer | null | undefined;
  },
  log: Logger,
): (() => Promise<void>) => {
  let done: string | null = null;
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    const today = parts.dayOfNow();
    if (done === today) return;
    try {
      await inTrace(parts.tracer ?? null, `job ${parts.name}`, parts.work);
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

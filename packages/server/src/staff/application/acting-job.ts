import type { Logger } from 'pino';
import type { Tracer } from '../../span.ts';
import { inTrace } from '../../under-way.ts';

/**
 * Ends acting for customers that ran out by time and writes that into the audit log, at the moment it did: the session's end, or
 * that of the last token that can have been given out for it. Of several processes one writes it.
 */
export type EndRanOutActing = () => Promise<void>;

/** How often acting that ran out is looked for, in milliseconds. */
const lookEvery = 60 * 1000;

/** Looks for it now and every minute; the returned function ends that after the look it is at. */
export const startActingJob = (
  end: EndRanOutActing,
  log: Pick<Logger, 'warn'>,
  tracer: Tracer | null = null,
): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = inTrace(tracer, 'job acting that ran out', end).catch((error: unknown) =>
      log.warn({ err: error }, 'acting that ran out cannot be ended'),
    );
  };
  look();
  const timer = setInterval(look, lookEvery);
  return async () => {
    clearInterval(timer);
    await running;
  };
};

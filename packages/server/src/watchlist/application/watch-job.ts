import type { Logger } from 'pino';
import type { Tracer } from '../../span.ts';
import { inTrace } from '../../under-way.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { WatchRepositories } from './watch-repository.ts';
import { runWatch } from './watch-run.ts';

interface WatchJobParts {
  readonly watched: UnitOfWork<WatchRepositories>;
  /** From one look to the next. */
  readonly seconds: number;
  readonly now: () => Date;
  readonly log: Logger;
  /** Called when there are mails to send. */
  readonly onNews: () => void;
  /** Each look is a trace; null to measure none. */
  readonly tracer?: Tracer | null;
}

/** Looks at what is watched now and at every interval, in each of the processes; the returned function ends it after the look it is at. */
export const startWatchJob = ({
  watched,
  seconds,
  now,
  log,
  onNews,
  tracer = null,
}: WatchJobParts): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      if ((await inTrace(tracer, 'job watched items', () => runWatch(watched, now))) > 0) onNews();
    } catch (error) {
      log.warn({ err: error }, 'watched items cannot be looked at');
    }
  };
  const tick = (): void => {
    running ??= look().finally(() => {
      running = null;
    });
  };
  tick();
  const timer = setInterval(tick, seconds * 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
};

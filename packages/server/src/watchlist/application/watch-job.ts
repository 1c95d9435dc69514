import type { Logger } from 'pino';
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
}

/** Looks at what is watched now and at every interval, in each of the processes; the returned function ends it after the look it is at. */
export const startWatchJob = ({ watched, seconds, now, log, onNews }: WatchJobParts): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      if ((await runWatch(watched, now)) > 0) onNews();
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

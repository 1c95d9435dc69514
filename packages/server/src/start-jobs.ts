import type { PortalRules } from '@connect/core/domain/administration/portal-rules';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import type { Database } from './database/open.ts';
import { createUnitOfWork } from './database/unit-of-work.ts';
import type { KeyRing } from './key-ring.ts';
import type { DataFolder } from './lifecycle/data-folder.ts';
import { createWatchRepositories } from './portal/repositories.ts';
import { startForgetting, startPrices, startPurge, startSnapshots } from './portal/serve-integration.ts';
import type { Tracer } from './span.ts';
import { startActingJob } from './staff/application/acting-job.ts';
import { makeEndRanOutActing } from './staff/database/acting-ran-out.ts';
import { startWatchJob } from './watchlist/application/watch-job.ts';

interface JobParts {
  readonly database: Database;
  /** Null where nothing is kept beside the database and the search service. */
  readonly folder: DataFolder | null;
  readonly keys: KeyRing;
  readonly now: () => Date;
  /** What holds at the moment. */
  readonly rules: () => PortalRules;
  readonly log: Logger;
  /** Called when there are mails to send. */
  readonly onNews: () => void;
  readonly tracer: Tracer | null;
}

/** Starts what is done in the background by the clock, whichever process it is: the database says what is due. Answers what ends it. */
export const startJobs = (
  config: ServerConfig,
  { database, folder, keys, rules, now, log, onNews, tracer }: JobParts,
): readonly (() => Promise<void>)[] => [
  startActingJob(makeEndRanOutActing(database, { sessionSeconds: config.sessionSeconds, now }), log, tracer),
  startWatchJob({
    watched: createUnitOfWork(database, createWatchRepositories),
    seconds: config.watchSeconds,
    now,
    log,
    onNews,
    tracer,
  }),
  startPrices(database, { now, log, tracer }),
  ...(folder && config.databaseUrl === null ? [startSnapshots(database, folder, { now, log, tracer })] : []),
  startForgetting(database, { days: () => rules().keepEventsDays, keys, now, log, tracer }),
  startPurge(database, { years: () => rules().keepRemovedYears, now, log, tracer }),
];

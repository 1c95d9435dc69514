import { ok, refused } from '@connect/core/domain/result';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { createAttempts } from '../auth/database/attempts.ts';
import { createSecurityEvents } from '../auth/database/security-events.ts';
import { dayOf, daysAfter } from '../calendar.ts';
import { addEvents } from '../database/add-events.ts';
import type { Database } from '../database/open.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import type { NewEvent } from '../event.ts';
import { makeReadFeed } from '../events/application/read-feed.ts';
import { createEventLog } from '../events/database/event-log.ts';
import type { Environment, Trace } from '../http/environment.ts';
import type { IsOperator } from '../http/from-operator.ts';
import { startDailyJob } from '../integration/application/daily-job.ts';
import { makePurgeRemoved } from '../integration/application/purge-removed.ts';
import { makeRemoveRecord, makeSendRecords, MayNotGoOn } from '../integration/application/send-records.ts';
import { diskFull } from '../refusal.ts';
import type { AuthenticateSender } from '../integration/application/sender.ts';
import { makeTakeBatch } from '../integration/application/take-batch.ts';
import { createRemovedCustomers } from '../integration/database/removed-customers.ts';
import { refreshPrices } from '../integration/database/write-range.ts';
import { createRecordStore } from '../integration/database/record-store.ts';
import { createRunStore } from '../integration/database/run-store.ts';
import { createContentEditing, type ContentEditing } from '../integration/application/edit-content.ts';
import { createIntegrationApp } from '../integration/http/app.ts';
import { makeAuthenticateKey } from '../keys/application/authenticate-key.ts';
import { keyRefusal } from '../keys/application/refusals.ts';
import type { KeyRing } from '../key-ring.ts';
import type { DataFolder } from '../lifecycle/data-folder.ts';
import { snapshotOfDay } from '../lifecycle/snapshots.ts';
import { createAuditLog } from '../staff/application/audit-log.ts';
import { auditSubject } from '../staff/http/audit-subject.ts';
import { createAuditRepository } from '../staff/database/audit-repository.ts';
import { createKeyRepository } from '../keys/database/key-repository.ts';
import { noTraffic, type Traffic } from '../pace.ts';
import type { Tracer } from '../span.ts';

/** Of tries with one key that are refused for one reason the audit log has so many in so many seconds. */
const refusalsKept = { attempts: 1, window: 60 };

/** Senders with integration keys. */
export const withKeys = (database: Database, now: () => Date): AuthenticateSender => {
  const keys = createKeyRepository(database);
  const attempts = createAttempts(database, now);
  const authenticateKey = makeAuthenticateKey({ keys, attempts, now });
  return async (request) => {
    const key = await authenticateKey(request);
    if (!key.ok) {
      const refusal = keyRefusal(key.refusal);
      const { key: tried } = key.refusal;
      const text = `${tried?.id ?? request.address} ${key.refusal.kind}`;
      const isKnown = (await attempts.count({ kind: 'refused-key', text, limit: refusalsKept })) !== null;
      const who = tried ? `Key ${tried.name}` : 'Unknown key';
      return refused({ refusal, keptAs: isKnown ? null : `${who} from ${request.address}` });
    }
    const { name, lookAgain } = key.value;
    const lookAtIt = async () => {
      const refusal = await lookAgain();
      return refusal && keyRefusal(refusal);
    };
    return ok({ name, lookAgain: lookAtIt });
  };
};

/** Milliseconds after which a run of which nothing came is no other process's any more. */
const silentFor = 300_000;

/** What each job of the clock has. */
interface JobParts {
  readonly now: () => Date;
  readonly log: Logger;
  /** Each time a job is done is a trace; null to measure none. */
  readonly tracer?: Tracer | null;
}

/**
 * Says of runs that broke off that they did: of those that ended with their process at the start where a database has one process alone, of all
 * others, such as those whose sender went away between two sendings, once nothing came for minutes.
 */
export const startInterrupting = async (
  database: Database,
  { alone, now, log, tracer }: { readonly alone: boolean } & JobParts,
): Promise<() => Promise<void>> => {
  const runs = createRunStore(database, now);
  if (alone) await runs.interruptAll();
  return startDailyJob(
    {
      name: 'runs that ended',
      tracer,
      dayOfNow: () => now().toISOString().slice(0, 16),
      work: () => runs.interruptAll(new Date(now().getTime() - silentFor)),
      failed: 'runs that broke off are not told of yet',
    },
    log,
  );
};

/** Lets the prices of a supplier begin and end on their days. */
export const startPrices = (database: Database, { now, log, tracer }: JobParts): (() => Promise<void>) =>
  startDailyJob(
    {
      name: 'prices of the day',
      tracer,
      dayOfNow: () => dayOf(now()),
      work: () => refreshPrices(database, dayOf(now())),
      failed: 'prices are still those of yesterday',
    },
    log,
  );

/** Keeps a copy of an embedded database each day. */
export const startSnapshots = (
  database: Database,
  folder: DataFolder,
  { now, log, tracer }: JobParts,
): (() => Promise<void>) =>
  startDailyJob(
    {
      name: 'snapshot',
      tracer,
      // Looked at each hour: the last one may have been made at any time of the day.
      dayOfNow: () => now().toISOString().slice(0, 13),
      work: () => snapshotOfDay(database, folder, { now, log }),
      failed: 'no snapshot of the database was made',
    },
    log,
  );

/** Deletes what was kept of customers whom the supplier took away, so many years after. */
export const startPurge = (
  database: Database,
  { years, now, log, tracer }: { readonly years: () => number } & JobParts,
): (() => Promise<void>) =>
  startDailyJob(
    {
      name: 'removed customers',
      tracer,
      dayOfNow: () => dayOf(now()),
      work: makePurgeRemoved({ work: createUnitOfWork(database, createRemovedCustomers), years, now }),
      failed: 'what is kept of removed customers is not deleted yet',
    },
    log,
  );

/** Deletes events so many days after they happened. */
export const startForgetting = (
  database: Database,
  { days, keys, now, log, tracer }: { readonly days: () => number; readonly keys: KeyRing } & JobParts,
): (() => Promise<void>) =>
  startDailyJob(
    {
      name: 'what is over',
      tracer,
      dayOfNow: () => dayOf(now()),
      work: async () => {
        await createEventLog(database).deleteBefore(daysAfter(now(), -days()));
        await createAttempts(database, now).forgetOld();
        await createSecurityEvents({ database, keys, now }).forgetOld();
      },
      failed: 'events and counts that are over are not deleted yet',
    },
    log,
  );

interface Options {
  readonly database: Database;
  readonly authenticate: AuthenticateSender;
  readonly isOperator: IsOperator;
  readonly addressOf: (context: Context<Environment>) => string;
  readonly now: () => Date;
  /** Whom a run lets pass; nobody unless told. */
  readonly traffic?: Traffic;
  /** Called when the search indexes have something to take over. */
  readonly onChanged: () => Promise<void>;
  /** Hosts that pictures with addresses of their own may be at. */
  readonly pictureHosts: readonly string[];
  /** In percent: so much of a kind a replacement may remove unconfirmed. */
  readonly replacePercent: () => number;
  /** The server ends: nobody waits for events any longer. */
  readonly closed?: AbortSignal;
  /** Whether the disk of an embedded database has no room: nothing is taken then. */
  readonly isDiskFull?: () => boolean;
}

/** The integration API, and a way into it for what has no key. */
export interface Integration {
  readonly app: Hono<Environment>;
  /** Banners and help articles, which people write, too. */
  readonly content: ContentEditing;
  /** Calls it in somebody's name who was let in elsewhere, where it is kept what they do; `onFault` is told what nobody expected. */
  callAs(name: string, onFault: (fault: Error) => void): (path: string, init?: RequestInit) => Promise<Response>;
}

/** Puts the area together: the app that takes in a supplier's own data. */
export const createIntegration = ({
  database,
  authenticate,
  isOperator,
  addressOf,
  now,
  traffic = noTraffic,
  onChanged,
  pictureHosts,
  replacePercent,
  closed = new AbortController().signal,
  isDiskFull = () => false,
}: Options): Integration => {
  const work = createUnitOfWork(database, (within) => ({
    records: createRecordStore(within, now, { pictureHosts }),
    runs: createRunStore(within, now),
    addEvents: (events: readonly NewEvent[]) => addEvents(within, events),
  }));
  const takeBatch = makeTakeBatch(work);
  const runs = createRunStore(database, now);
  const { auditedAs } = createAuditLog(createAuditRepository(database), auditSubject, now);
  const sendRecords = makeSendRecords({
    runs,
    work,
    takeBatch: (...batch) => {
      // The run goes on where it broke off, once there is room.
      if (isDiskFull()) throw new MayNotGoOn(diskFull);
      return takeBatch(...batch);
    },
    traffic,
    onChanged,
    replacePercent,
  });
  const removeRecord = makeRemoveRecord({ work, onChanged });
  const readFeed = makeReadFeed({ log: createEventLog(database), closed });
  const common = { sendRecords, removeRecord, runs, readFeed };
  return {
    app: createIntegrationApp({ ...common, authenticate, isOperator, auditedAs, addressOf }),
    content: createContentEditing({ runs, work }),
    callAs: (name, onFault) => {
      const own = createIntegrationApp({
        ...common,
        authenticate: async () => ok({ name }),
        isOperator: () => false,
        auditedAs: (_name, _request, carryOut) => carryOut(),
        addressOf: () => 'local',
      });
      return async (path, init) => {
        const trace: Trace = { id: '', route: '' };
        const url = new URL(path.replace(/^\/api\/integration\/v1/, ''), 'http://local');
        const answer = await own.fetch(new Request(url, init), { trace });
        if (trace.error instanceof Error) onFault(trace.error);
        return answer;
      };
    },
  };
};

import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { keyNotice, type PortalHealth } from '@connect/core/domain/administration/portal-health';
import type { Backlog } from '../../indexing/application/index-changes.ts';
import type { DataFacts } from '../../operator/application/data-checks.ts';
import type { WebhookManagement } from '../../webhooks/application/manage-webhooks.ts';

/** Where what is said of the portal comes from. */
export interface HealthSources {
  readonly version: string;
  readonly readFacts: () => Promise<Pick<DataFacts, 'version' | 'mailsWaiting' | 'mailsFailing' | 'keys'>>;
  readonly readQueues: () => Promise<{ readonly runsUnderWay: number; readonly recordsWaiting: number }>;
  readonly lastBackupAt: () => Promise<Date | null>;
  readonly search: {
    readonly ready: () => Promise<boolean>;
    /** Null where it is not known. */
    readonly behind: () => Promise<Backlog | null>;
  };
  readonly hosts: Readonly<Record<'search' | 'mails' | 'signIn', string | null>>;
  /** Why the servers of others cannot be used; null where they can, or there is none. */
  readonly problems: Readonly<Record<'search' | 'mails' | 'signIn', () => Promise<string | null>>>;
  readonly webhooks: Pick<WebhookManagement, 'list'>;
  readonly now: () => Date;
}

/** Says how the portal is. The database has to be there, the search need not. */
export const makeReadHealth = (sources: HealthSources) => async (): Promise<PortalHealth> => {
  const now = sources.now();
  const [facts, queues, isThere, backlog, webhooks, lastBackupAt, searchProblem, mailProblem, signInProblem] =
    await Promise.all([
      sources.readFacts(),
      sources.readQueues(),
      sources.search.ready().catch(() => false),
      sources.search.behind(),
      sources.webhooks.list(),
      sources.lastBackupAt(),
      sources.problems.search(),
      sources.problems.mails(),
      sources.problems.signIn(),
    ]);
  const sumOf = (field: 'waiting' | 'dead') => webhooks.reduce((sum, each) => sum + each[field], 0);
  const endsSoon = ({ expiresAt }: DataFacts['keys'][number]): boolean =>
    expiresAt !== null && expiresAt.getTime() - now.getTime() < keyNotice * millisecondsOfDay;
  const lag = backlog?.since ? (now.getTime() - backlog.since.getTime()) / 1000 : 0;
  return {
    version: sources.version,
    database: facts.version,
    search: {
      isThere,
      host: sources.hosts.search,
      problem: searchProblem,
      waiting: backlog?.waiting ?? 0,
      lagSeconds: Math.max(0, Math.round(lag)),
    },
    mails: {
      areSent: sources.hosts.mails !== null,
      host: sources.hosts.mails,
      waiting: facts.mailsWaiting,
      failing: facts.mailsFailing,
      problem: mailProblem,
    },
    signIn: { host: sources.hosts.signIn, problem: signInProblem },
    webhooks: {
      endpoints: webhooks.length,
      failing: webhooks.filter(({ failingSince, pausedAt }) => failingSince ?? pausedAt).length,
      waiting: sumOf('waiting'),
      dead: sumOf('dead'),
    },
    imports: { running: queues.runsUnderWay, waiting: queues.recordsWaiting },
    keysEndingSoon: facts.keys.filter(endsSoon).map(({ name }) => name),
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
  };
};

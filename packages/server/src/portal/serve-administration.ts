import { backup } from '@connect/contract/operator/calls';
import { makeReadHealth } from '../administration/application/read-health.ts';
import { serveAdministrationCalls } from '../administration/http/calls.ts';
import type { Serve } from '../http/serve.ts';
import { createDataFacts } from '../operator/database/data-facts.ts';
import { readQueues } from '../operator/database/queues.ts';
import type { AuditLog } from '../staff/application/audit-log.ts';
import type { PortalOptions } from './options.ts';

interface Parts {
  readonly auditLog: AuditLog;
  readonly version: string;
}

/** The administrators' own area: how the portal is, and what they look after without a shell. */
export const serveAdministration = (
  serve: Serve,
  { database, now, administration }: PortalOptions,
  { auditLog, version }: Parts,
): void => {
  serveAdministrationCalls(serve, {
    readHealth: makeReadHealth({
      ...administration,
      version,
      readFacts: createDataFacts(database, now).read,
      readQueues: async () => {
        const queues = await readQueues(database);
        return {
          runsUnderWay: queues['runs under way'] ?? 0,
          recordsWaiting: queues['records that wait for others'] ?? 0,
        };
      },
      lastBackupAt: () => auditLog.lastDoneAt(backup),
      now,
    }),
  });
};

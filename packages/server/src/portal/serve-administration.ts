import { backup } from '@connect/contract/operator/calls';
import { makeReadHealth } from '../administration/application/read-health.ts';
import { serveAdministrationCalls } from '../administration/http/calls.ts';
import { serveKeyCalls } from '../administration/http/key-calls.ts';
import { serveStaffCalls } from '../administration/http/staff-calls.ts';
import { createAccounts } from '../auth/database/accounts.ts';
import type { Serve } from '../http/serve.ts';
import { createKeyManagement } from '../keys/application/manage-keys.ts';
import { createKeyRepository } from '../keys/database/key-repository.ts';
import { createDataFacts } from '../operator/database/data-facts.ts';
import { readQueues } from '../operator/database/queues.ts';
import type { AuditLog } from '../staff/application/audit-log.ts';
import { makeOneTimeLink } from '../staff-sign-in/application/one-time-links.ts';
import { makeAddStaff } from '../staff-sign-in/application/staff-members.ts';
import { createStaffCodes } from '../staff-sign-in/database/codes.ts';
import { createStaffMembers } from '../staff-sign-in/database/staff-members.ts';
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
  const staff = createStaffMembers(database);
  serveStaffCalls(serve, {
    addStaff: makeAddStaff(staff),
    staff,
    oneTimeLink: makeOneTimeLink({
      codes: createStaffCodes(database, now),
      accounts: createAccounts(database),
      portalUrl: administration.portalUrl,
      now,
    }),
  });
  serveKeyCalls(serve, createKeyManagement({ keys: createKeyRepository(database), now }));
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

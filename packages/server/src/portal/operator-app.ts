import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Check } from '@connect/contract/operator/upkeep';
import { backupLines } from '../database/backup.ts';
import { createAccountRepository } from '../account/database/account-repository.ts';
import { createAccounts } from '../auth/database/accounts.ts';
import { queueMail } from '../database/mail-queue.ts';
import type { Database } from '../database/open.ts';
import type { Environment } from '../http/environment.ts';
import type { IsOperator } from '../http/from-operator.ts';
import { maxBodySize } from '../http/max-body-size.ts';
import { makeServe, refuse, refuseFault } from '../http/serve.ts';
import type { AuthenticatedCaller } from '../identity.ts';
import { createKeyManagement } from '../keys/application/manage-keys.ts';
import { createKeyRepository } from '../keys/database/key-repository.ts';
import type { OpenSearch } from '../lifecycle/open-search.ts';
import { examineData } from '../operator/application/data-checks.ts';
import { createUserData } from '../operator/database/user-data.ts';
import { createDataFacts } from '../operator/database/data-facts.ts';
import { makeInviteUser } from '../operator/application/invite-user.ts';
import { serveBackupCall } from '../operator/http/backup-call.ts';
import { serveOperatorCalls } from '../operator/http/calls.ts';
import { bodyTooLarge, notFound, unauthenticated } from '../refusal.ts';
import { createAuditLog, writes } from '../staff/application/audit-log.ts';
import { auditSubject } from '../staff/http/audit-subject.ts';
import { createAuditRepository } from '../staff/database/audit-repository.ts';
import { makeOneTimeLink } from '../staff-sign-in/application/one-time-links.ts';
import { makeAddStaff } from '../staff-sign-in/application/staff-members.ts';
import { createStaffCodes } from '../staff-sign-in/database/codes.ts';
import { createStaffMembers } from '../staff-sign-in/database/staff-members.ts';
import { createUserEditing } from '../users/application/edit-users.ts';
import { createInviting } from '../users/application/invite-users.ts';
import { createCompanies } from '../users/database/companies.ts';
import type { WebhookManagement } from '../webhooks/application/manage-webhooks.ts';
import { serveWebhookCalls } from '../webhooks/http/calls.ts';

export interface OperatorAppParts {
  readonly database: Database;
  readonly isOperator: IsOperator;
  /** In whose name the operator invites. */
  readonly supplierName: () => Promise<string>;
  /** Address the portal is reached at, its base path included. */
  readonly portalUrl: string;
  readonly now: () => Date;
  /** Copies the embedded database into a folder; null for another, which is read while it is used. */
  readonly copyDatabase: () => Promise<string | null>;
  readonly search: Pick<OpenSearch, 'rebuild' | 'counts'>;
  readonly webhooks: WebhookManagement;
  /** Looks at what the portal needs beside its data. */
  readonly surroundings: () => Promise<readonly Check[]>;
  /** Called after each call that may have queued a mail. */
  readonly onWritten: () => void;
}

/** Whoever runs the portal, in place of a user. */
const operator: AuthenticatedCaller = {
  user: {
    id: 'operator',
    email: '',
    firstName: 'Operator',
    lastName: '',
    roles: ['operator'],
    permissions: [],
    isSuperUser: false,
    customerNo: null,
  },
  sessionId: '',
};

/** The calls of the command `connect`, which may everything and are answered to nobody else. */
export const createOperatorApp = (parts: OperatorAppParts): Hono<Environment> => {
  const { database, isOperator, portalUrl, now, onWritten, search } = parts;
  const app = new Hono<Environment>();
  app.use(bodyLimit({ maxSize: maxBodySize, onError: (context) => refuse(context, bodyTooLarge) }));
  app.use(async (context, next) => {
    if (!isOperator(context)) return refuse(context, unauthenticated);
    await next();
    if (context.req.method !== 'GET') onWritten();
    return undefined;
  });
  const staff = createStaffMembers(database);
  const companies = createCompanies(database);
  const auditLog = createAuditLog(createAuditRepository(database), auditSubject, now);
  const serve = makeServe(app, {
    authenticate: async () => operator,
    audited: (_, request, carryOut) =>
      writes(request.row) ? auditLog.auditedAs('Operator', request, carryOut) : carryOut(),
    addressOf: () => 'local',
    countCost: async () => null,
  });
  serveOperatorCalls(serve, {
    keys: createKeyManagement({ keys: createKeyRepository(database), now }),
    addStaff: makeAddStaff(staff),
    staff,
    oneTimeLink: makeOneTimeLink({
      codes: createStaffCodes(database, now),
      accounts: createAccounts(database),
      portalUrl,
      now,
    }),
    examine: async () => [
      ...(await parts.surroundings()),
      ...(await examineData({ readFacts: createDataFacts(database, now).read, countIndexes: search.counts, now })),
    ],
    rebuildIndexes: async () => {
      await search.rebuild();
      return search.counts();
    },
    userData: createUserData(database),
    inviteUser: makeInviteUser({
      accounts: createAccountRepository(database),
      users: createAccounts(database),
      queueMail: (job) => queueMail(database, job),
      inviting: createInviting({ companies, now }),
      editing: createUserEditing({ companies, now }),
      supplier: parts.supplierName,
    }),
  });
  serveWebhookCalls(serve, parts.webhooks);
  serveBackupCall(app, {
    audited: (request, carryOut) => auditLog.auditedAs('Operator', request, carryOut),
    copyDatabase: parts.copyDatabase,
    lines: () => backupLines(database, now()),
  });
  app.notFound((context) => refuse(context, notFound));
  app.onError((error, context) => refuseFault(context, error));
  return app;
};

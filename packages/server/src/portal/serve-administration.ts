import { mostCustomers } from '@connect/contract/administration';
import { backup } from '@connect/contract/operator/calls';
import { makeReadHealth } from '../administration/application/read-health.ts';
import { serveBrandingCalls } from '../administration/http/branding-calls.ts';
import { serveAdministrationCalls } from '../administration/http/calls.ts';
import { serveKeyCalls } from '../administration/http/key-calls.ts';
import { serveStaffCalls } from '../administration/http/staff-calls.ts';
import { createAccountRepository } from '../account/database/account-repository.ts';
import { createManagerStore, customersOfManager } from '../administration/database/manager-store.ts';
import { createRulesStore } from '../administration/database/rules-store.ts';
import { serveCustomerUserCalls } from '../administration/http/customer-calls.ts';
import { createSessions } from '../auth/database/sessions.ts';
import { queueMail } from '../database/mail-queue.ts';
import type { MailJob } from '../mail-job.ts';
import { makeInviteUser } from '../operator/application/invite-user.ts';
import { createUserEditing } from '../users/application/edit-users.ts';
import { createInviting } from '../users/application/invite-users.ts';
import { createCompanies } from '../users/database/companies.ts';
import { createUserRepository } from '../users/database/user-repository.ts';
import { serveMailCalls } from '../administration/http/mail-calls.ts';
import { createTemplateStore } from '../administration/database/template-store.ts';
import { serveTextCalls } from '../administration/http/text-calls.ts';
import { serveRulesCalls } from '../administration/http/rules-calls.ts';
import { serveLogCalls } from '../administration/http/log-calls.ts';
import { serveSupplierCalls } from '../administration/http/supplier-calls.ts';
import { createAccounts } from '../auth/database/accounts.ts';
import type { Serve } from '../http/serve.ts';
import { createImportReports } from '../integration/application/import-reports.ts';
import { createRunStore } from '../integration/database/run-store.ts';
import { serveImportCalls } from '../integration/http/administrator-calls.ts';
import { serveContentCalls } from '../integration/http/content-calls.ts';
import { makeMailPassword } from '../users/application/mail-password.ts';
import { createKeyManagement } from '../keys/application/manage-keys.ts';
import { createKeyRepository } from '../keys/database/key-repository.ts';
import { createDataFacts } from '../operator/database/data-facts.ts';
import { readQueues } from '../operator/database/queues.ts';
import type { AuditLog } from '../staff/application/audit-log.ts';
import { makeOneTimeLink } from '../staff-sign-in/application/one-time-links.ts';
import { makeAddStaff } from '../staff-sign-in/application/staff-members.ts';
import { createStaffCodes } from '../staff-sign-in/database/codes.ts';
import { createStaffMembers } from '../staff-sign-in/database/staff-members.ts';
import { serveEndpointCalls } from '../webhooks/http/administrator-calls.ts';
import { nameIn, portalNameOf } from '../supplier.ts';
import { makeImportFile } from './import-file.ts';
import type { PortalOptions } from './options.ts';

interface Parts {
  readonly auditLog: AuditLog;
  readonly version: string;
}

/** The administrators' own area: how the portal is, and what they look after without a shell. */
export const serveAdministration = (
  serve: Serve,
  { database, now, administration, identity, branding, rules }: PortalOptions,
  { auditLog, version }: Parts,
): void => {
  const staff = createStaffMembers(database);
  serveStaffCalls(serve, {
    addStaff: makeAddStaff(staff),
    staff,
    customersOf: (email) => customersOfManager(database, email, mostCustomers),
    oneTimeLink: makeOneTimeLink({
      codes: createStaffCodes(database, now),
      accounts: createAccounts(database),
      portalUrl: administration.portalUrl,
      now,
    }),
  });
  serveKeyCalls(serve, createKeyManagement({ keys: createKeyRepository(database), now }));
  const supplierName = async (): Promise<string> => nameIn((await identity.current()).supplier);
  const companies = createCompanies(database);
  const editing = createUserEditing({ companies, now });
  const accounts = createAccountRepository(database);
  const queue = (job: MailJob): Promise<void> => queueMail(database, job);
  serveCustomerUserCalls(serve, {
    accounts,
    users: createUserRepository(database, now),
    editing,
    inviteUser: makeInviteUser({
      accounts,
      users: createAccounts(database),
      queueMail: queue,
      inviting: createInviting({ companies, now }),
      editing,
      supplier: supplierName,
    }),
    rules: createRulesStore(database),
    managers: createManagerStore(database),
    sessions: createSessions(database, now),
    mailPassword: makeMailPassword({ accounts: createAccounts(database), queueMail: queue, supplier: supplierName }),
    supplier: supplierName,
  });
  serveEndpointCalls(serve, administration.webhooks);
  serveRulesCalls(serve, rules);
  serveLogCalls(serve, administration.log, administration.onLogChanged);
  serveSupplierCalls(serve, identity);
  serveBrandingCalls(serve, branding);
  serveTextCalls(serve, administration.texts);
  serveMailCalls(serve, {
    templates: createTemplateStore(database),
    queueMail: queue,
    portalName: async () => portalNameOf((await identity.current()).supplier),
    mailProblem: administration.problems.mails,
  });
  const runs = createRunStore(database, now);
  serveImportCalls(serve, {
    runs,
    reports: createImportReports(runs),
    importFile: makeImportFile(administration.callIntegration),
  });
  serveContentCalls(serve, { content: administration.content, now });
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

import { createSecurityEvents } from '../auth/database/security-events.ts';
import type { AccountRepository } from '../account/application/account-repository.ts';
import type { ActingSessions } from '../auth/application/acting-sessions.ts';
import type { Tokens } from '../auth/application/tokens.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import type { DocumentService } from '../documents/application/document-service.ts';
import type { Serve } from '../http/serve.ts';
import { createSignOffs } from '../products/application/sign-offs.ts';
import { serveSignOffCalls } from '../products/http/calls.ts';
import { createReports } from '../reports/application/reports.ts';
import { makeReadFigures } from '../reports/database/report-figures.ts';
import { serveReportCalls } from '../reports/http/calls.ts';
import { createImpersonation } from '../staff/application/act-for-customers.ts';
import type { AuditLog } from '../staff/application/audit-log.ts';
import { createCustomerDocuments } from '../staff/application/customer-documents.ts';
import type { CustomerScope } from '../staff/application/customer-scope.ts';
import { makeFindManagedCustomer } from '../staff/application/managed-customer.ts';
import { createManagedCustomers } from '../staff/application/managed-customers.ts';
import { makeEndRanOutActing } from '../staff/database/acting-ran-out.ts';
import { makeCustomerFacts } from '../staff/database/customer-facts.ts';
import { createCustomerLists } from '../staff/database/customer-list.ts';
import { createFavourites } from '../staff/database/favourites.ts';
import { createNotes } from '../staff/database/notes.ts';
import { makeRename } from '../staff/database/profile.ts';
import { makeCountVisit } from '../staff/database/visits.ts';
import { serveManagedCustomerCalls } from '../staff/http/calls.ts';
import { serveImpersonationCalls } from '../staff/http/impersonation-calls.ts';
import { serveManagedDocumentCalls } from '../staff/http/managed-document-calls.ts';
import type { PortalOptions } from './options.ts';
import { createSignOffRepositories } from './repositories.ts';

interface Parts {
  readonly accounts: AccountRepository;
  readonly actingSessions: ActingSessions;
  readonly auditLog: AuditLog;
  readonly documentService: DocumentService;
  readonly scope: CustomerScope;
  readonly tokens: Tokens;
}

/** What account managers do with their customers, and acting for them; what brand managers sign off; the reports of both. */
export const serveStaff = (
  serve: Serve,
  { database, keys, now, currency, times, rules, actingWithin }: PortalOptions,
  { accounts, actingSessions, auditLog, documentService, scope, tokens }: Parts,
): void => {
  const countVisit = makeCountVisit(database, now);
  const favourites = createFavourites(database);
  const managedCustomers = createManagedCustomers({
    scope,
    lists: createCustomerLists(database, scope, currency),
    favourites,
    notes: createNotes(database, now),
    findCustomer: makeFindManagedCustomer({ accounts, factsOf: makeCustomerFacts(database), favourites }),
    rename: makeRename(database),
    countVisit,
    now,
  });
  serveManagedCustomerCalls(serve, managedCustomers);
  serveManagedDocumentCalls(serve, createCustomerDocuments({ documentService, scope, countVisit }));
  const endRanOutActing = makeEndRanOutActing(database, { sessionSeconds: times.sessionSeconds, now });
  serveImpersonationCalls(
    serve,
    createImpersonation({
      actingSessions,
      tokens,
      scope,
      auditLog,
      countVisit,
      endRanOutActing,
      demands: { reason: () => rules.now().actingNeedsReason, signedInWithin: actingWithin },
      now,
    }),
    createSecurityEvents({ database, keys, now }),
  );
  const products = createUnitOfWork(database, createSignOffRepositories);
  serveSignOffCalls(serve, createSignOffs(products, now));
  serveReportCalls(serve, createReports({ readFigures: makeReadFigures(database), currency, now }));
};

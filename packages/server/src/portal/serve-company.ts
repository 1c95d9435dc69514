import type { AccountRepository } from '../account/application/account-repository.ts';
import { serveAccountCalls } from '../account/http/calls.ts';
import { makeSendMessage } from '../contact/application/send-message.ts';
import { serveContactCalls } from '../contact/http/calls.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import type { DocumentService } from '../documents/application/document-service.ts';
import { serveDocumentCalls } from '../documents/http/calls.ts';
import { createExportService } from '../exports/application/export-service.ts';
import { makeStatement } from '../exports/application/statement.ts';
import { makeFindStatementDocuments } from '../exports/database/statement-documents.ts';
import { serveExportCalls } from '../exports/http/calls.ts';
import { makeDrawStatement } from '../exports/pdf/draw-statement.ts';
import type { Serve } from '../http/serve.ts';
import { createOrderMailChoices } from '../order-mails/database/choices.ts';
import { serveOrderMailCalls } from '../order-mails/http/calls.ts';
import { createSecurityEvents } from '../auth/database/security-events.ts';
import { createUserEditing } from '../users/application/edit-users.ts';
import { createInviting } from '../users/application/invite-users.ts';
import { createCompanies } from '../users/database/companies.ts';
import { createUserRepository } from '../users/database/user-repository.ts';
import { serveUserCalls } from '../users/http/calls.ts';
import type { PortalOptions } from './options.ts';
import { createContactRepositories } from './repositories.ts';

/** What a company's users do beside ordering: its account, documents and exports, its users, and messages to us. */
export const serveCompany = (
  serve: Serve,
  { database, now, keys, imageHost, findDocuments, identity, makeFile }: PortalOptions,
  { accounts, documentService }: { readonly accounts: AccountRepository; readonly documentService: DocumentService },
): void => {
  // Before the documents: `invoices/next-due` is no invoice's number.
  serveAccountCalls(serve, { accounts, imageHost, now });
  serveDocumentCalls(serve, documentService);
  const findStatementDocuments = makeFindStatementDocuments(database);
  serveExportCalls(serve, {
    service: createExportService(findDocuments, makeFile),
    statement: makeStatement({
      accounts,
      findDocuments: findStatementDocuments,
      draw: makeDrawStatement(identity.current, makeFile),
      now,
    }),
  });
  serveOrderMailCalls(serve, createOrderMailChoices(database));
  const companies = createCompanies(database);
  serveUserCalls(serve, {
    users: createUserRepository(database, now),
    signInsOf: createSecurityEvents({ database, keys, now }).ofUser,
    editing: createUserEditing({ companies, now }),
    inviting: createInviting({ companies, now }),
  });
  serveContactCalls(serve, makeSendMessage(createUnitOfWork(database, createContactRepositories), now));
};

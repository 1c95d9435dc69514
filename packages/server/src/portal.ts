import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { openApiDocument } from '@connect/contract/openapi';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { createAccountRepository } from './account/database/account-repository.ts';
import { serveAccountCalls } from './account/http/calls.ts';
import { createActingSessions } from './auth/database/acting-sessions.ts';
import { makeAuthenticate } from './staff/application/authenticate.ts';
import { serveAuthCalls } from './auth/http/calls.ts';
import { createInvitationSignatures } from './auth/application/invitation-signature.ts';
import { createLoginLimiter, loginLimits, type LoginLimits } from './auth/application/login-limiter.ts';
import { makeResetPassword } from './auth/application/password-reset.ts';
import { makeRegister } from './auth/application/registration.ts';
import { createAccounts } from './auth/database/accounts.ts';
import { createAttempts } from './auth/database/attempts.ts';
import { createPasswordResets } from './auth/database/password-resets.ts';
import { createRegistrations } from './auth/database/registrations.ts';
import { createSecondFactorRepository } from './auth/database/second-factor-repository.ts';
import { serveMfaCalls } from './auth/http/mfa-calls.ts';
import { makeMfaSignIn } from './auth/application/mfa-sign-in.ts';
import { createMfaTokens } from './auth/application/mfa-token.ts';
import { serveRegistrationCalls } from './auth/http/registration-calls.ts';
import { createSignInCompletion } from './auth/application/second-factor.ts';
import { createSecondFactors } from './auth/application/second-factors.ts';
import { createSessions } from './auth/database/sessions.ts';
import { makeSignIn } from './auth/application/sign-in.ts';
import { createTokens } from './auth/application/tokens.ts';
import type { Database } from './database/open.ts';
import { createUnitOfWork } from './database/unit-of-work.ts';
import { makeSendMessage } from './contact/application/send-message.ts';
import { createContactRepositories } from './portal/repositories.ts';
import { serveContactCalls } from './contact/http/calls.ts';
import { serveDocumentCalls } from './documents/http/calls.ts';
import { createDocumentService, type TrackParcel } from './documents/application/document-service.ts';
import { createDocumentRepository } from './documents/database/document-repository.ts';
import { documentPdfs } from './documents/pdf/document-pdfs.ts';
import { createExportService } from './exports/application/export-service.ts';
import { makeStatement } from './exports/application/statement.ts';
import { makeFindStatementDocuments } from './exports/database/statement-documents.ts';
import { serveExportCalls } from './exports/http/calls.ts';
import { drawStatement } from './exports/pdf/draw-statement.ts';
import { createFavouriteLists } from './favourites/application/favourite-lists.ts';
import { createFavouriteRepositories } from './portal/repositories.ts';
import { serveFavouriteCalls } from './favourites/http/calls.ts';
import { serveSearchCalls } from './indexing/http/calls.ts';
import { createImpersonation } from './staff/application/act-for-customers.ts';
import { createAuditLog } from './staff/application/audit-log.ts';
import { createCustomerDocuments } from './staff/application/customer-documents.ts';
import { makeFindManagedCustomer } from './staff/application/managed-customer.ts';
import { createManagedCustomers } from './staff/application/managed-customers.ts';
import { makeEndRanOutActing } from './staff/database/acting-ran-out.ts';
import { createAuditRepository } from './staff/database/audit-repository.ts';
import { makeCustomerFacts } from './staff/database/customer-facts.ts';
import { createCustomerLists } from './staff/database/customer-list.ts';
import { createFavourites } from './staff/database/favourites.ts';
import { createNotes } from './staff/database/notes.ts';
import { makeRename } from './staff/database/profile.ts';
import { makeCountVisit } from './staff/database/visits.ts';
import { serveManagedDocumentCalls } from './staff/http/managed-document-calls.ts';
import { serveManagedCustomerCalls } from './staff/http/calls.ts';
import { createCustomerScope } from './staff/database/customer-scope.ts';
import { serveImpersonationCalls } from './staff/http/impersonation-calls.ts';
import { createApprovalService } from './ordering/application/approvals.ts';
import { createBaskets } from './ordering/application/baskets.ts';
import { makeLoadCheckout } from './ordering/application/checkout.ts';
import { createItemFinder } from './ordering/application/items.ts';
import { makeDiscardOrder, makePlaceOrder } from './ordering/application/place-order.ts';
import { createPreparedBaskets } from './ordering/application/prepared-baskets.ts';
import { makeWithdrawOrder } from './ordering/application/withdrawal.ts';
import { createItemSearch } from './ordering/database/item-search.ts';
import { createOrderingRepositories } from './portal/repositories.ts';
import { serveOrderingCalls } from './ordering/http/calls.ts';
import { createSignOffs } from './products/application/sign-offs.ts';
import { createSignOffRepository } from './products/database/sign-off-repository.ts';
import { serveSignOffCalls } from './products/http/calls.ts';
import { serveCheckoutCalls } from './ordering/http/checkout-calls.ts';
import { queueMail } from './database/mail-queue.ts';
import { createReports } from './reports/application/reports.ts';
import { makeReadFigures } from './reports/database/report-figures.ts';
import { serveReportCalls } from './reports/http/calls.ts';
import { makeSetFollowUp } from './samples/application/follow-ups.ts';
import { makeOrderSamples } from './samples/application/order-samples.ts';
import { createReadSamples } from './samples/application/read-samples.ts';
import { createSampleRepositories } from './portal/repositories.ts';
import { serveSampleCalls } from './samples/http/calls.ts';
import { makeSignInWithCode } from './staff-sign-in/application/sign-in-with-code.ts';
import { createStaffCodes } from './staff-sign-in/database/codes.ts';
import { serveStaffSignInCalls } from './staff-sign-in/http/calls.ts';
import { createUserEditing } from './users/application/edit-users.ts';
import { createInviting } from './users/application/invite-users.ts';
import { createCompanies } from './users/database/companies.ts';
import { createUserRepository } from './users/database/user-repository.ts';
import { serveUserCalls } from './users/http/calls.ts';
import { createWatchlist } from './watchlist/application/watchlist.ts';
import { createWatchRepositories } from './portal/repositories.ts';
import { serveWatchlistCalls } from './watchlist/http/calls.ts';
import { createOrderIndexing } from './indexing/application/index-new-orders.ts';
import type { FindDocuments } from './indexing/application/find-documents.ts';
import type { LiveIndex } from './indexing/application/live-index.ts';
import type { SearchAccess } from './indexing/application/search-access.ts';
import type { Environment } from './http/environment.ts';
import { bodyTooLarge, internalError, methodNotAllowed, notFound } from './refusal.ts';
import { makeServe, refuse, type ServeOptions } from './http/serve.ts';

const maxBodySize = 64 * 1024;
const version = '1.0.0';

export interface PortalOptions {
  readonly database: Database;
  readonly searchAccess: SearchAccess;
  readonly liveIndex: LiveIndex;
  readonly findDocuments: FindDocuments;
  readonly trackParcel: TrackParcel;
  readonly tokenKey: string;
  /** Life of a sign-in token, in seconds. */
  readonly tokenSeconds: number;
  /** Account managers reach the customers given to them only; super users reach all. */
  readonly assignedCustomersOnly: boolean;
  /** Where the pictures are, e.g. `/images`. */
  readonly imageHost: string;
  /** The supplier's own currency. */
  readonly currency: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly addressOf: ServeOptions['addressOf'];
  readonly now: () => Date;
  readonly limits?: LoginLimits;
  /** Called after each call that may have queued a mail. */
  readonly onWritten?: () => void;
}

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const rows = Object.values<Call>(calls);
const hasParams = (path: string): boolean => path.includes('{');
/** Methods of the calls at an address; `/orders/discard` could be an order's, too. */
const methodsAt = (path: string): string[] =>
  rows.filter((row) => new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)).map(({ method }) => method);

/** Any other method on the address of a call. */
const refuseOtherMethods = (app: Hono<Environment>): void => {
  const paths = [...new Set(rows.map(({ path }) => path))];
  // An address that is spelt out goes before one that its last part could fill in.
  for (const path of paths.toSorted((one, other) => Number(hasParams(one)) - Number(hasParams(other)))) {
    const allowed = methodsAt(path).join(', ');
    app.all(honoPath(path), (context) => {
      context.env.trace.route = path;
      return refuse(context, methodNotAllowed, { headers: { Allow: allowed } });
    });
  }
};

/** The portal API: every call of the contract's table, each refusal with the same kind of body (specification §documented-calls). */
export const createPortal = (options: PortalOptions): Hono<Environment> => {
  const { database, now } = options;
  const sessions = createSessions(database, now);
  const tokens = createTokens({ key: options.tokenKey, life: options.tokenSeconds, now });
  const mfaTokens = createMfaTokens({ key: options.tokenKey, now });
  const signInAccounts = createAccounts(database);
  const attempts = createAttempts(database, now);
  const completion = createSignInCompletion({ accounts: signInAccounts, sessions, tokens, mfaTokens });
  const actingSessions = createActingSessions(database, { tokenSeconds: options.tokenSeconds, now });
  const scope = createCustomerScope(database, options.assignedCustomersOnly);
  const auditLog = createAuditLog(createAuditRepository(database), now);
  const limiter = createLoginLimiter(attempts, options.limits ?? loginLimits);
  const accounts = createAccountRepository(database);
  const documents = createDocumentRepository(database);

  const app = new Hono<Environment>();
  app.use(bodyLimit({ maxSize: maxBodySize, onError: (context) => refuse(context, bodyTooLarge) }));
  app.use(async (context, next) => {
    await next();
    if (context.req.method !== 'GET') options.onWritten?.();
  });
  const serve = makeServe(app, {
    authenticate: makeAuthenticate({ tokens, sessions, actingSessions, scope, now }),
    audited: auditLog.audited,
    addressOf: options.addressOf,
  });
  serveAuthCalls(serve, {
    signIn: makeSignIn({ accounts: signInAccounts, limiter, completion }),
    sessions,
    onActingStopped: (user, customerNo) => auditLog.note('stopped', user, customerNo),
  });
  const secondFactors = createSecondFactors({ repository: createSecondFactorRepository(database), attempts, now });
  const mfaSignIn = makeMfaSignIn({ accounts: signInAccounts, mfaTokens, secondFactors, completion });
  serveMfaCalls(serve, { mfaSignIn, secondFactors });
  const codes = createStaffCodes(database, now);
  serveStaffSignInCalls(serve, makeSignInWithCode({ codes, attempts, completion }));
  serveRegistrationCalls(serve, {
    register: makeRegister({
      registrations: createRegistrations(database),
      signatures: createInvitationSignatures(options.tokenKey),
      now,
    }),
    resetPassword: makeResetPassword({ resets: createPasswordResets(database), now }),
    completion,
    attempts,
    queueMail: (job) => queueMail(database, job),
  });
  // Before the documents: `invoices/next-due` is no invoice's number.
  serveAccountCalls(serve, { accounts, imageHost: options.imageHost, now });
  const { trackParcel } = options;
  const documentService = createDocumentService({ documents, accounts, pdfs: documentPdfs, trackParcel, now });
  serveDocumentCalls(serve, documentService);
  const findStatementDocuments = makeFindStatementDocuments(database);
  serveExportCalls(serve, {
    service: createExportService(options.findDocuments),
    statement: makeStatement({ accounts, findDocuments: findStatementDocuments, draw: drawStatement, now }),
  });
  serveSearchCalls(serve, options.searchAccess, scope);
  const companies = createCompanies(database);
  serveUserCalls(serve, {
    users: createUserRepository(database, now),
    editing: createUserEditing({ companies, now }),
    inviting: createInviting({ companies, now }),
  });
  serveContactCalls(serve, makeSendMessage(createUnitOfWork(database, createContactRepositories), now));
  const countVisit = makeCountVisit(database, now);
  const favourites = createFavourites(database);
  const managedCustomers = createManagedCustomers({
    scope,
    lists: createCustomerLists(database, scope, options.currency),
    favourites,
    notes: createNotes(database, now),
    findCustomer: makeFindManagedCustomer({ accounts, factsOf: makeCustomerFacts(database), favourites }),
    rename: makeRename(database),
    countVisit,
    now,
  });
  serveManagedCustomerCalls(serve, managedCustomers);
  serveManagedDocumentCalls(serve, createCustomerDocuments({ documentService, scope, countVisit }));
  const impersonation = createImpersonation({
    actingSessions,
    tokens,
    scope,
    auditLog,
    countVisit,
    endRanOutActing: makeEndRanOutActing(database, { tokenSeconds: options.tokenSeconds, now }),
  });
  serveImpersonationCalls(serve, impersonation);
  const indexOrder = createOrderIndexing(options.liveIndex, options.log);
  const samples = createUnitOfWork(database, createSampleRepositories);
  serveSampleCalls(serve, {
    samples: createReadSamples({ ...samples.repositories, documents, scope, now }),
    orderSamples: makeOrderSamples(samples, scope, now),
    setFollowUp: makeSetFollowUp(samples.repositories.samples, scope, now),
    indexOrder,
  });
  const ordering = createUnitOfWork(database, createOrderingRepositories);
  const { items } = ordering.repositories;
  serveCheckoutCalls(serve, {
    loadCheckout: makeLoadCheckout(ordering.repositories, now),
    placeOrder: makePlaceOrder(ordering, now),
    discardOrder: makeDiscardOrder(ordering, now),
    withdrawOrder: makeWithdrawOrder(ordering, now),
    approvals: createApprovalService(ordering, now),
    scope,
    indexOrder,
  });
  const products = createUnitOfWork(database, (within) => ({ signOffs: createSignOffRepository(within) }));
  serveSignOffCalls(serve, createSignOffs(products, { liveIndex: options.liveIndex, log: options.log, now }));
  serveReportCalls(serve, createReports({ readFigures: makeReadFigures(database), currency: options.currency, now }));
  serveOrderingCalls(serve, {
    finder: createItemFinder({ items, search: createItemSearch(database) }),
    baskets: createBaskets(ordering, now),
    prepared: createPreparedBaskets(ordering, scope, now),
    scope,
  });
  serveFavouriteCalls(serve, createFavouriteLists(createUnitOfWork(database, createFavouriteRepositories), now));
  serveWatchlistCalls(serve, createWatchlist(createUnitOfWork(database, createWatchRepositories), now));
  const openApi = openApiDocument(version);
  app.get('/api/openapi.json', (context) => {
    context.env.trace.route = '/api/openapi.json';
    return context.json(openApi);
  });
  refuseOtherMethods(app);
  app.notFound((context) => refuse(context, notFound));
  app.onError((error, context) => {
    context.env.trace.error = error;
    return refuse(context, internalError);
  });
  return app;
};

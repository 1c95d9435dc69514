import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { documentedApis, openApiDocument, type DocumentedApi } from '@connect/contract/openapi';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAccountRepository } from './account/database/account-repository.ts';
import { makeCountCost } from './auth/application/cost-limiter.ts';
import { createTokens } from './auth/application/tokens.ts';
import { createActingSessions } from './auth/database/acting-sessions.ts';
import { createAttempts } from './auth/database/attempts.ts';
import { createSessions } from './auth/database/sessions.ts';
import { createDocumentService } from './documents/application/document-service.ts';
import { createDocumentRepository } from './documents/database/document-repository.ts';
import { createDocumentPdfs } from './documents/pdf/document-pdfs.ts';
import type { Environment } from './http/environment.ts';
import { serveApiPage, type Described } from './http/api-page.ts';
import { makeServe, refuse, refuseFault } from './http/serve.ts';
import { makeCategoryLimit } from './products/application/category-limit.ts';
import { createSignOffRepository } from './products/database/sign-off-repository.ts';
import { serveSearchCalls } from './indexing/http/calls.ts';
import type { PortalOptions } from './portal/options.ts';
import { serveAdministration } from './portal/serve-administration.ts';
import { serveCompany } from './portal/serve-company.ts';
import { serveOrdering } from './portal/serve-ordering.ts';
import { serveSignIn } from './portal/serve-sign-in.ts';
import { serveStaff } from './portal/serve-staff.ts';
import { maxBodySize } from './http/max-body-size.ts';
import { bodyTooLarge, diskFull, methodNotAllowed, notFound } from './refusal.ts';
import { createAuditLog, writes } from './staff/application/audit-log.ts';
import { auditSubject } from './staff/http/audit-subject.ts';
import { makeAuthenticate, makeCallerOf } from './staff/application/authenticate.ts';
import { createAuditRepository } from './staff/database/audit-repository.ts';
import { createCustomerScope } from './staff/database/customer-scope.ts';

const version = '1.0.0';

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
  for (const path of paths.toSorted((one, other) => Number(hasParams(one)) - Number(hasParams(other))))
    app.all(honoPath(path), (context) => {
      context.env.trace.route = path;
      return refuse(context, methodNotAllowed, { headers: { Allow: methodsAt(path).join(', ') } });
    });
};

const smallBody = bodyLimit({ maxSize: maxBodySize, onError: (context) => refuse(context, bodyTooLarge) });
const maxBodies = new Map(rows.flatMap(({ path, maxBody }) => (maxBody === undefined ? [] : [[path, maxBody]])));

/** Refuses bodies that are too large. One with a file has to say its size, so that none of it is read before it is known who sends it. */
const limitBody: MiddlewareHandler<Environment> = async (context, next) => {
  const maxBody = maxBodies.get(context.req.path);
  const size = context.req.header('Content-Length');
  if (maxBody === undefined || size === undefined) return smallBody(context, next);
  return Number(size) > maxBody ? refuse(context, bodyTooLarge) : next();
};

/**
 * The portal API: every call of the contract's table, each refusal with the same kind of body (specification §documented-calls). The calls of
 * the areas are put together piece by piece in `portal/`.
 */
export const createPortal = (options: PortalOptions): Hono<Environment> => {
  const { database, now, times, trackParcel } = options;
  const sessions = createSessions(database, now);
  const tokens = createTokens({ keys: options.keys, times, now });
  const actingSessions = createActingSessions(database, now);
  const scope = createCustomerScope(database, () => options.rules.now().assignedCustomersOnly);
  const callerOf = makeCallerOf(scope);
  const auditLog = createAuditLog(createAuditRepository(database), auditSubject, now);
  const accounts = createAccountRepository(database);
  const documents = createDocumentRepository(database);
  const documentService = createDocumentService({
    documents,
    accounts,
    pdfs: createDocumentPdfs(options.identity.current, options.makeFile),
    trackParcel,
    now,
  });

  const app = new Hono<Environment>();
  app.use(limitBody);
  app.use(async (context, next) => {
    await next();
    const { method, path } = context.req;
    // Nothing that signing in writes is searched for.
    if (method !== 'GET') await options.onWritten?.({ isSearched: !path.startsWith('/api/auth/') });
  });
  const serve = makeServe(app, {
    authenticate: makeAuthenticate({ tokens, sessions, callerOf, now }),
    audited: auditLog.audited,
    addressOf: options.addressOf,
    originOf: options.originOf,
    countCost: makeCountCost(createAttempts(database, now)),
    // Whoever may still read has to sign in first, which takes next to no room.
    hindrance: (row) =>
      writes(row) && options.isDiskFull?.({ signingIn: row.path.startsWith('/api/auth/') }) ? diskFull : null,
  });
  serveSignIn(serve, options, { sessions, tokens, auditLog, actingSessions, callerOf });
  serveCompany(serve, options, { accounts, documentService });
  serveSearchCalls(serve, {
    searchAccess: options.searchAccess,
    scope,
    categoryLimit: makeCategoryLimit(createSignOffRepository(database)),
  });
  serveStaff(serve, options, { accounts, actingSessions, auditLog, documentService, scope, tokens });
  serveOrdering(serve, options, { scope, documents });
  serveAdministration(serve, options, { auditLog, version });
  const described = new Map<string, ReturnType<typeof openApiDocument>>();
  const describe = (path: string, apis: readonly DocumentedApi[]) => {
    const document = described.get(path) ?? openApiDocument(version, apis);
    described.set(path, document);
    return document;
  };
  const wholePath = '/api/openapi.json';
  const serveDocument = (path: string, apis: readonly DocumentedApi[]) =>
    app.get(path, (context) => {
      context.env.trace.route = path;
      return context.json(describe(path, apis));
    });
  serveDocument(wholePath, documentedApis);
  for (const api of documentedApis) serveDocument(`/api/openapi/${api}.json`, [api]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the document is made of has no types of its own
  serveApiPage(app, () => describe(wholePath, documentedApis) as unknown as Described);
  refuseOtherMethods(app);
  app.notFound((context) => refuse(context, notFound));
  app.onError((error, context) => refuseFault(context, error));
  return app;
};

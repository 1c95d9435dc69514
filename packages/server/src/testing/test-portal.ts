import { pathOf, type Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { unbranded } from '@connect/core/domain/administration/branding';
import * as v from 'valibot';
import { trackParcel } from '../carrier/hbl.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { createLog } from '../log.ts';
import type { KeyRing } from '../key-ring.ts';
import { demoPassword } from '@connect/demo/accounts';
import { openMailbox } from '../demo/mailbox.ts';
import { makeIsOperator } from '../http/from-operator.ts';
import { createOperatorApp } from '../portal/operator-app.ts';
import { createWebhooks } from '../portal/serve-webhooks.ts';
import { createPortal } from '../portal.ts';
import { createShell } from '../http/shell.ts';
import { traced } from '../http/traced.ts';
import { createSearchAccess } from '../indexing/application/search-access.ts';
import { createSessions } from '../auth/database/sessions.ts';
import { createRenewalSecrets } from '../auth/application/renewal-secrets.ts';
import { createTokens, type SessionTimes } from '../auth/application/tokens.ts';
import { createRenewalCookies } from '../http/renewal-cookies.ts';
import { requestedOrigin } from '../http/origin.ts';
import type { OpenSearch } from '../lifecycle/open-search.ts';
import { makeFileHere } from '../make-file.ts';
import { createMailMaker } from '../make-mails.ts';
import { createIntegration, withKeys } from '../portal/serve-integration.ts';
import { createMailWorker } from '../mail/worker.ts';
import { createMailJobs } from '../outbox/database/mail-jobs.ts';
import type { KeptMail } from '../mail/mailbox.ts';
import { createMailbox } from '../mail/database/mailbox.ts';
import { openStaffSignIn } from '../lifecycle/open-staff-sign-in.ts';
import { canDraw } from '../pdf/can-draw.ts';
import { createBrandingBook } from '../administration/application/branding.ts';
import { createRulesBook } from '../administration/application/rules-book.ts';
import { createPortalRulesStore } from '../administration/database/portal-rules-store.ts';
import { createLogBook } from '../administration/application/log-book.ts';
import { createTextsBook } from '../administration/application/portal-texts.ts';
import { createTextStore } from '../administration/database/text-store.ts';
import { builtTexts } from './built-texts.ts';
import { createIdentityBook } from '../administration/application/supplier-identity.ts';
import { createBrandingStore } from '../administration/database/branding-store.ts';
import { createLogStore } from '../administration/database/log-store.ts';
import { createIdentityStore } from '../administration/database/identity-store.ts';
import { demoSupplier } from '../supplier.ts';
import { testNow } from './demo-database.ts';
import { toAccount } from '../identity.ts';

export interface TestRequest {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface TestPortal {
  /** The clock, which stands still until a test moves it. */
  readonly clock: { now: Date };
  /** Where requests come from. */
  readonly place: { address: string };
  /** What was logged, one parsed line a request. */
  readonly lines: Record<string, unknown>[];
  call(row: Call, request?: TestRequest): Promise<Response>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in with the demo's password; throws when that is refused. */
  signIn(email: string): Promise<string>;
  /** Makes the mails that wait and answers all there are, newest first; only those to one address if it is given. */
  mails(to?: string): Promise<KeptMail[]>;
  /** A token for whoever has this email, staff included. */
  tokenFor(email: string): Promise<string>;
  /** What a browser that signed everybody in keeps to renew their sessions. */
  readonly cookies: Map<string, string>;
  /** What it is known to their accounts by. */
  readonly known: Map<string, string>;
  /** What it was told to keep, as headers have it. */
  readonly setCookies: readonly string[];
  /** Another token for one, as that browser asks for it; null where it is refused. */
  renew(token: string): Promise<string | null>;
}

export const tokenSeconds = 1800;
/** What the operator's calls are made with. */
export const operatorToken = 'the operator of a test';
/** Where its mails link to. */
export const testUrl = 'http://localhost:4173';

/** The portal as a server runs it, without a socket and with a clock of the test's own. */
export const createTestPortal = ({
  database,
  keys,
  assignedCustomersOnly = false,
  actingDemands = { reason: false, signedInWithin: null },
  oidc = null,
  hasStaffProvider = false,
  search,
  times = { tokenSeconds, sessionSeconds: tokenSeconds },
  publicUrl = null,
  mailProblem = () => null,
}: {
  database: Database;
  keys: KeyRing;
  assignedCustomersOnly?: boolean;
  actingDemands?: { readonly reason: boolean; readonly signedInWithin: number | null };
  oidc?: ServerConfig['oidc'];
  /** Whether what staff without a provider have is refused; its staff get their tokens anyway. */
  hasStaffProvider?: boolean;
  /** Instead of none: it has what a call changed when that is answered. */
  search?: Pick<OpenSearch, 'app' | 'key' | 'find' | 'takeChanges'>;
  times?: SessionTimes;
  /** Where browsers reach it. */
  publicUrl?: string | null;
  /** Why its mail server cannot be used. */
  mailProblem?: () => string | null;
}): TestPortal => {
  const clock = { now: testNow };
  const place = { address: '192.0.2.1' };
  const now = (): Date => clock.now;
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const webhooks = createWebhooks(
    { database, keys, now },
    { post: async () => ({ taken: true, gone: false, outcome: 'answered 204' }), allowsPrivate: false },
  );
  const branding = createBrandingBook(createBrandingStore(database), unbranded, canDraw);
  const identity = createIdentityBook(
    createIdentityStore(database),
    { supplier: demoSupplier, support: { email: 'support@connect.example', phone: null } },
    branding.current,
  );
  const integration = createIntegration({
    database,
    authenticate: withKeys(database, now),
    isOperator: () => false,
    addressOf: () => place.address,
    now,
    onChanged: async () => undefined,
    pictureHosts: [],
    replacePercent: () => 5,
  });
  const rules = createRulesBook(createPortalRulesStore(database), {
    actingNeedsReason: actingDemands.reason,
    assignedCustomersOnly,
    keepEventsDays: 30,
    keepRemovedYears: 10,
    replacePercent: 5,
  });
  const portal = createPortal({
    database,
    searchAccess: createSearchAccess({
      host: '/search',
      key: search?.key ?? 'a key of the search service',
      life: 900,
      now,
      throughPortal: true,
    }),
    findDocuments: search?.find ?? (async () => ({ documents: [], total: 0 })),
    trackParcel,
    makeFile: makeFileHere,
    rules,
    hasStaffProvider,
    actingWithin: actingDemands.signedInWithin,
    keys,
    times,
    imageHost: '/images',
    identity,
    branding,
    currency: demoSupplier.currency,
    addressOf: () => place.address,
    originOf: (request) => publicUrl ?? requestedOrigin(request),
    administration: {
      log: createLogBook(createLogStore(database), 'info', now),
      texts: createTextsBook(createTextStore(database), async () => builtTexts),
      onLogChanged: async () => undefined,
      search: { ready: async () => true, behind: async () => ({ waiting: 0, since: null }) },
      hosts: { search: null, mails: null, signIn: null },
      problems: { search: async () => null, mails: async () => mailProblem(), signIn: async () => null },
      webhooks,
      callIntegration: integration.callAs,
      content: integration.content,
      portalUrl: testUrl,
    },
    now,
  });
  const mailbox = createMailbox(database, now);
  const worker = createMailWorker({
    jobs: createMailJobs(database),
    makeMails: createMailMaker({
      database,
      keys,
      portalUrl: testUrl,
      identity: identity.current,
      makeFile: makeFileHere,
      now,
    }),
    send: mailbox.keep,
    now,
    log,
  });
  const staff = openStaffSignIn(
    { oidc, publicUrl: null, proxies: 0, basePath: '' },
    { database, demo: true, url: testUrl, addressOf: () => '192.0.2.1', keys, now, log },
  );
  const absent = { fetch: () => new Response('', { status: 404 }) };
  const health = { isDatabaseThere: async () => true, isSearchThere: async () => true };
  const shell = createShell({
    webApp: absent,
    images: absent,
    search: search?.app ?? absent,
    docs: null,
    mailbox: openMailbox(mailbox),
    staffSignIn: staff.signIn,
    provider: staff.provider,
    portal,
    integration: null,
    operator: createOperatorApp({
      database,
      isOperator: makeIsOperator(operatorToken),
      supplierName: async () => demoSupplier.name,
      portalUrl: testUrl,
      now,
      copyDatabase: async () => null,
      search: { rebuild: async () => undefined, counts: async () => [] },
      webhooks,
      surroundings: async () => [],
      onWritten: () => undefined,
    }),
    health,
  });
  const handle = traced(shell.fetch, log);
  const cookies = new Map<string, string>();
  const known = new Map<string, string>();
  const setCookies: string[] = [];
  const fetch = async (path: string, init?: RequestInit) => {
    const answer = await handle(new Request(`http://localhost${path}`, init));
    for (const cookie of answer.headers.getSetCookie()) {
      setCookies.push(cookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const kept = /^(__Host-)?known-/.test(name) ? known : cookies;
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    return answer;
  };
  const call: TestPortal['call'] = async (row, { token, params, query, body } = {}) => {
    const asked = query ? `?${new URLSearchParams(query).toString()}` : '';
    const answer = await fetch(`${pathOf(row, params)}${asked}`, {
      method: row.method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (row.method !== 'GET') await search?.takeChanges(1000);
    return answer;
  };
  return {
    clock,
    place,
    lines,
    fetch,
    call,
    mails: async (to) => {
      await worker.runDue();
      return mailbox.list(to);
    },
    signIn: async (email) => {
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: demoPassword }),
      });
      const { token, message } = (await answer.json()) as { token?: string; message?: string };
      if (!token) throw new Error(message);
      return token;
    },
    tokenFor: async (email) => {
      const row = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
      const user = toAccount(row);
      const tokens = createTokens({ keys, times, now });
      const session = await createSessions(database, now).open(user, { address: '192.0.2.1', userAgent: null });
      if (!session) throw new Error(`${email} is not active`);
      const secret = await createRenewalSecrets(keys).issue({ sessionSecret: session.secret, number: 0 });
      createRenewalCookies({
        seconds: 0,
        replace: async () => true,
        known: { all: async () => [], keep: async () => undefined },
      }).keep(
        { all: () => ({}), keep: (name, value) => void cookies.set(name, value), drop: () => undefined },
        { sessionId: session.id, secret },
      );
      return tokens.issue(session, user, 0);
    },
    cookies,
    known,
    setCookies,
    renew: async (token) => {
      const sent = [...cookies].map((cookie) => cookie.join('=')).join('; ');
      const headers = { Authorization: `Bearer ${token}`, Cookie: sent };
      const answer = await fetch(calls.renew.path, { method: 'POST', headers });
      return answer.ok ? v.parse(calls.renew.answer, await answer.json()).token : null;
    },
  };
};

import { networkOf } from '../auth/application/network-of.ts';
import type { Logger } from 'pino';
import { newSecret } from '../auth/application/one-time-secret.ts';
import { createLoginLimiter, loginLimits, type LoginLimits } from '../auth/application/login-limiter.ts';
import { createAccounts } from '../auth/database/accounts.ts';
import { createSecurityEvents } from '../auth/database/security-events.ts';
import { createAttempts } from '../auth/database/attempts.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { makeOriginOf } from '../http/origin.ts';
import type { ServeOptions } from '../http/serve.ts';
import type { App } from '../http/shell.ts';
import type { KeyRing } from '../key-ring.ts';
import { loadDemo } from '../load-demo.ts';
import type { Issuer } from '../staff-sign-in/application/issuer.ts';
import { createIssuer, type IssuerOptions } from '../staff-sign-in/sending/issuer.ts';
import { makeFindStaff } from '../staff-sign-in/application/staff-users.ts';
import { createStaffCodes } from '../staff-sign-in/database/codes.ts';
import { createProviderSessions } from '../staff-sign-in/database/provider-sessions.ts';
import { createStaffIdentities } from '../staff-sign-in/database/identities.ts';
import { createStaffMembers } from '../staff-sign-in/database/staff-members.ts';
import { startLimit } from '../staff-sign-in/application/sign-ins.ts';
import { createPendingSignIns } from '../staff-sign-in/database/sign-ins.ts';
import { createStaffSignInApp } from '../staff-sign-in/http/app.ts';
import { inSpan } from '../under-way.ts';
import { logOf } from './host-of.ts';

export interface OpenStaffSignIn {
  /** `/oauth`: the way to the provider and back; null where staff have no provider. */
  readonly signIn: App | null;
  /** `/oidc`: the embedded provider, in a demo without another. */
  readonly provider: App | null;
}

export interface StaffSignInParts {
  readonly database: Database;
  /** Whether it runs on the demo's data, which brings its own provider. */
  readonly demo: boolean;
  /** Origin the server itself listens at. */
  readonly url: string;
  readonly addressOf: ServeOptions['addressOf'];
  readonly keys: KeyRing;
  readonly now: () => Date;
  readonly log: Logger;
  readonly limits?: LoginLimits | undefined;
}

/** What a provider signs bears the time of the world, whatever clock the portal runs by. */
const providersNow = (): Date => new Date();

/** Where the embedded provider is. */
const embeddedPath = '/oidc';

type StaffConfig = Pick<ServerConfig, 'oidc' | 'publicUrl' | 'proxies' | 'basePath'>;

const homeOf = ({ basePath }: StaffConfig): string => `${basePath}/connect/login`;

/** Keeps an app from being loaded, and its libraries with it, until it is asked for the first time. */
const lazily = (load: () => Promise<App>): App => {
  let loaded: Promise<App> | null = null;
  return {
    fetch: async (request, bindings) => {
      loaded ??= load();
      return (await loaded).fetch(request, bindings);
    },
  };
};

/** The provider that the demo brings along, and how the portal asks it: from inside, whatever address it is reached at. */
const embed = (config: StaffConfig, parts: StaffSignInParts): { issuer: Issuer; provider: App } => {
  const client = {
    issuer: (config.publicUrl ?? parts.url) + embeddedPath,
    clientId: 'connect',
    clientSecret: newSecret(),
  };
  const provider = lazily(async () => {
    const { openEmbeddedProvider } = await loadDemo.signInProvider();
    const { database, keys, now, addressOf } = parts;
    return openEmbeddedProvider({
      ...client,
      database,
      keys,
      now,
      limiter: createLoginLimiter(createAttempts(database, now), parts.limits ?? loginLimits),
      addressOf,
      originOf: makeOriginOf(config),
      publicUrl: config.publicUrl,
      basePath: config.basePath,
    });
  });
  const asked = createIssuer({
    ...client,
    trustsEmail: false,
    staffClaim: null,
    demands: { acr: [], amr: [], maxAge: null },
    now: providersNow,
    fetch: async (url, init) =>
      provider.fetch(new Request(url, { ...init, body: init.body ?? null }), { trace: { id: '', route: '' } }),
  });
  const begin: Issuer['begin'] = async (...question) => {
    const { address, checks } = await asked.begin(...question);
    const { pathname, search } = new URL(address);
    return { address: pathname + search, checks };
  };
  // Its subjects are the same wherever the demo is opened.
  return { issuer: { ...asked, name: 'embedded', begin }, provider };
};

/** Asks the provider over the network, measured where what asks is. */
const askProvider: NonNullable<IssuerOptions['fetch']> = (url, init) =>
  inSpan(
    `${init.method} sign-in provider`,
    async (span) => {
      const answer = await fetch(url, { ...init, redirect: 'manual', body: init.body ?? null });
      span?.add({ 'http.response.status_code': answer.status });
      return answer;
    },
    { kind: 'client' },
  );

/** Opens the sign-in of staff: at the provider of `OIDC_ISSUER`, or in a demo without one at its own. */
export const openStaffSignIn = (config: StaffConfig, parts: StaffSignInParts): OpenStaffSignIn => {
  if (!config.oidc && !parts.demo) return { signIn: null, provider: null };
  const { issuer, provider } = config.oidc
    ? { issuer: createIssuer({ ...config.oidc, now: providersNow, fetch: askProvider }), provider: null }
    : embed(config, parts);
  const { database, now, log } = parts;
  const identities = createStaffIdentities(database);
  const attempts = createAttempts(database, now);
  const sessions = createProviderSessions(database, now);
  const events = createSecurityEvents({ database, keys: parts.keys, now });
  const signIn = createStaffSignInApp({
    pending: createPendingSignIns(database, now),
    findStaff: makeFindStaff({
      identities,
      accounts: createAccounts(database),
      members: createStaffMembers(database),
      now,
    }),
    codes: createStaffCodes(database, now),
    log: logOf(log, config.oidc?.issuer ?? config.publicUrl ?? parts.url),
    issuer,
    now,
    noteRefused: ({ id, active }, origin) =>
      events.note({ kind: active ? 'staff-refused' : 'kept-out', means: null, userId: id }, origin),
    followLogout: async (logout, origin) => {
      const users = await sessions.end(logout);
      for (const userId of users ?? []) await events.note({ kind: 'sessions-ended', means: null, userId }, origin);
      return users !== null;
    },
    originOf: makeOriginOf(config),
    addressOf: parts.addressOf,
    countStart: (address) => attempts.count({ kind: 'staff-start', text: networkOf(address), limit: startLimit }),
    publicUrl: config.publicUrl,
    basePath: config.basePath,
    home: homeOf(config),
  });
  return { signIn, provider };
};

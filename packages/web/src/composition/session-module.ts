import type { PortalClient } from '@connect/adapters-http/portal-client';
import { createStorageLastSeen } from '@connect/adapters-storage/storage-last-seen';
import { createStorageSessionTokens } from '@connect/adapters-storage/storage-session-tokens';
import { createStorageStaffLogins } from '@connect/adapters-storage/storage-staff-logins';
import { createStorageStoppedActing } from '@connect/adapters-storage/storage-stopped-acting';
import type { Authentication } from '@connect/core/ports/authentication';
import { httpAdapters } from './lazy-adapters.ts';
import { lazily } from './lazily.ts';
import { answeredPort, lazyAdapter } from './lazy-port.ts';
import { moduleOf } from './module-of.ts';
import {
  ActiveSessionsToken,
  AuthenticationToken,
  ImpersonationToken,
  LastSeenToken,
  ManagerProfileToken,
  PasswordsToken,
  PortalClientToken,
  RegistrationToken,
  SafeStoreToken,
  SessionTokensToken,
  StaffLoginsToken,
  StoppedActingToken,
  TabStoreToken,
} from './tokens.ts';
import type { Lazily } from './tokens.ts';

type SigningIn = Pick<Authentication, 'login' | 'finishLogin' | 'loginWithCode'>;
const signingIn = answeredPort(httpAdapters)((made, portal): SigningIn => made.createHttpAuthentication(portal));

/** Who is signed in, and signing out, are not refused: they throw where nobody can be asked. */
const authentication = (client: Lazily<PortalClient>): Authentication => {
  const { login, finishLogin, loginWithCode } = signingIn(client);
  const adapter = lazyAdapter(httpAdapters, client, (made, portal) => made.createHttpAuthentication(portal));
  return {
    login,
    finishLogin,
    loginWithCode,
    currentUser: async () => (await adapter()).currentUser(),
    logout: async () => (await adapter()).logout(),
  };
};

const port = answeredPort(lazily(() => import('./http-account-adapters.ts')));

/** Who is signed in, and for whom they act: what is kept of it in the browser, and what the portal API says. `page` tells of other tabs. */
export const sessionModule = (page: EventTarget) =>
  moduleOf((bind) => {
    bind(SessionTokensToken, (store) => createStorageSessionTokens(store, page), [SafeStoreToken]);
    bind(LastSeenToken, createStorageLastSeen, [SafeStoreToken, SessionTokensToken]);
    bind(StoppedActingToken, createStorageStoppedActing, [SafeStoreToken]);
    bind(StaffLoginsToken, (tab, store) => createStorageStaffLogins(tab, store), [TabStoreToken, SafeStoreToken]);
    bind(AuthenticationToken, authentication, [PortalClientToken]);
    bind(
      RegistrationToken,
      port((made, client) => made.createHttpRegistration(client)),
      [PortalClientToken],
    );
    bind(
      PasswordsToken,
      port((made, client) => made.createHttpPasswords(client)),
      [PortalClientToken],
    );
    bind(
      ActiveSessionsToken,
      port((made, client) => made.createHttpActiveSessions(client)),
      [PortalClientToken],
    );
    bind(
      ImpersonationToken,
      port((made, client) => made.createHttpImpersonation(client)),
      [PortalClientToken],
    );
    bind(
      ManagerProfileToken,
      port((made, client) => made.createHttpManagerProfile(client)),
      [PortalClientToken],
    );
  });

import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { Authentication } from '@connect/core/ports/authentication';
import { ContainerModule } from 'inversify';
import { checkLine } from '../line/check-line.ts';
import { keepFault } from '../line/last-fault.ts';
import { hasLine } from '../line/line.ts';
import { takeBegun } from './begun-calls.ts';
import { lazily } from './lazily.ts';
import { answeredPort, askedPort, lazyAdapter } from './lazy-port.ts';
import {
  AuthenticationToken,
  BrowserConfigToken,
  CustomerAccountToken,
  DocumentsToken,
  ParcelTrackingToken,
  PortalClientToken,
  SessionTokensToken,
  SecondFactorNeededSignal,
  SignedOutSignal,
  UnreadableEntriesToken,
  WrittenSignal,
} from './tokens.ts';
import type { Lazily } from './tokens.ts';

const adapters = lazily(() => import('./http-adapters.ts'));
const documentAdapters = lazily(() => import('./http-document-adapters.ts'));

const asked = askedPort(adapters);
const askedOfDocuments = askedPort(documentAdapters);

type SigningIn = Pick<Authentication, 'login' | 'finishLogin' | 'loginWithCode'>;
const signingIn = answeredPort(adapters)((made, portal): SigningIn => made.createHttpAuthentication(portal));

/** Who is signed in, and signing out, are not refused: they throw where nobody can be asked. */
const authentication = (client: Lazily<PortalClient>): Authentication => {
  const { login, finishLogin, loginWithCode } = signingIn(client);
  const adapter = lazyAdapter(adapters, client, (made, portal) => made.createHttpAuthentication(portal));
  return {
    login,
    finishLogin,
    loginWithCode,
    currentUser: async () => (await adapter()).currentUser(),
    logout: async () => (await adapter()).logout(),
  };
};

/** The portal API. */
export const httpModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortalClientToken)
      .toResolvedValue(
        (config, tokens, signedOut, written, secondFactorNeeded, unreadable) =>
          lazily(async () => {
            const { createPortalClient, lazyRenewal } = await adapters();
            return createPortalClient({
              host: config.apiHost,
              brandHost: config.brandApiHost,
              tokens,
              onSignedOut: signedOut.raise,
              onWritten: written.raise,
              onFactorNeeded: secondFactorNeeded.raise,
              language: () => document.documentElement.lang,
              onUnreadable: unreadable.addOthers,
              takeBegun,
              // No cookie of this origin renews what another one gave.
              renewal: config.apiHost === '' ? lazyRenewal(tokens) : undefined,
              onFault: keepFault,
              line: { isThere: hasLine, check: () => checkLine(config.apiHost) },
            });
          }),
        [
          BrowserConfigToken,
          SessionTokensToken,
          SignedOutSignal,
          WrittenSignal,
          SecondFactorNeededSignal,
          UnreadableEntriesToken,
        ],
      )
      .inSingletonScope();
    bind(AuthenticationToken).toResolvedValue(authentication, [PortalClientToken]).inSingletonScope();
    bind(CustomerAccountToken)
      .toResolvedValue(
        asked((made, client) => made.createHttpCustomerAccount(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
    bind(DocumentsToken)
      .toResolvedValue(
        askedOfDocuments((made, client) => made.createHttpDocuments(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
    bind(ParcelTrackingToken)
      .toResolvedValue(
        askedOfDocuments((made, client) => made.createHttpParcelTracking(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
  });

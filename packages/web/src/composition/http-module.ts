import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { Authentication } from '@connect/core/ports/authentication';
import type { CustomerAccount } from '@connect/core/ports/customer-account';
import type { Documents } from '@connect/core/ports/documents';
import type { ParcelTracking } from '@connect/core/ports/parcel-tracking';
import { ContainerModule } from 'inversify';
import { checkLine } from '../line/check-line.ts';
import { hasLine } from '../line/line.ts';
import { lazily } from './lazily.ts';
import { answered, asked, over } from './lazy-port.ts';
import {
  AuthenticationToken,
  BrowserConfigToken,
  CustomerAccountToken,
  DocumentsToken,
  ParcelTrackingToken,
  PortalClientToken,
  SessionTokensToken,
  SignedOutSignal,
  UnreadableEntriesToken,
} from './tokens.ts';
import type { Lazily } from './tokens.ts';

const adapters = lazily(() => import('./http-adapters.ts'));
const documentAdapters = lazily(() => import('./http-document-adapters.ts'));

const authentication = (client: Lazily<PortalClient>): Authentication => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpAuthentication(portal));
  return {
    login: (email, password) => answered(adapter, (port) => port.login(email, password)),
    finishLogin: (...form) => answered(adapter, (port) => port.finishLogin(...form)),
    loginWithCode: (code) => answered(adapter, (port) => port.loginWithCode(code)),
    currentUser: async () => (await adapter()).currentUser(),
    logout: async () => (await adapter()).logout(),
  };
};

const customerAccount = (client: Lazily<PortalClient>): CustomerAccount => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpCustomerAccount(portal));
  return {
    customer: () => asked(adapter, (account) => account.customer()),
    nextDue: () => asked(adapter, (account) => account.nextDue()),
    ordersCount: (range) => asked(adapter, (account) => account.ordersCount(range)),
    banners: () => asked(adapter, (account) => account.banners()),
  };
};

const documents = (client: Lazily<PortalClient>): Documents => {
  const adapter = over(documentAdapters, client, (made, portal) => made.createHttpDocuments(portal));
  return {
    order: (no) => asked(adapter, (found) => found.order(no)),
    invoice: (no) => asked(adapter, (found) => found.invoice(no)),
    pdf: (kind, no) => asked(adapter, (found) => found.pdf(kind, no)),
  };
};

const parcelTracking = (client: Lazily<PortalClient>): ParcelTracking => {
  const adapter = over(documentAdapters, client, (made, portal) => made.createHttpParcelTracking(portal));
  return {
    track: (trackingNumber, orderNumber) => asked(adapter, (tracking) => tracking.track(trackingNumber, orderNumber)),
  };
};

/** The portal API. */
export const httpModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortalClientToken)
      .toResolvedValue(
        (config, tokens, signedOut, unreadable) =>
          lazily(async () =>
            (await adapters()).createPortalClient({
              host: config.apiHost,
              brandHost: config.brandApiHost,
              tokens,
              onSignedOut: signedOut.raise,
              language: () => document.documentElement.lang,
              onUnreadable: unreadable.addOthers,
              line: { isThere: hasLine, check: () => checkLine(config.apiHost) },
            }),
          ),
        [BrowserConfigToken, SessionTokensToken, SignedOutSignal, UnreadableEntriesToken],
      )
      .inSingletonScope();
    bind(AuthenticationToken).toResolvedValue(authentication, [PortalClientToken]).inSingletonScope();
    bind(CustomerAccountToken).toResolvedValue(customerAccount, [PortalClientToken]).inSingletonScope();
    bind(DocumentsToken).toResolvedValue(documents, [PortalClientToken]).inSingletonScope();
    bind(ParcelTrackingToken).toResolvedValue(parcelTracking, [PortalClientToken]).inSingletonScope();
  });

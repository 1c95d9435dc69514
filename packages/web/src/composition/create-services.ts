import { makeChooseBanner } from '@connect/core/use-cases/account/choose-banner';
import { makeLoadOrderHistory, makeLoadPaymentDue } from '@connect/core/use-cases/account/load-figures';
import { makeDownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import { makeKeepListChoices, makeListCriteria } from '@connect/core/use-cases/documents/list-choices';
import {
  makeListDocuments,
  makeRecentDocuments,
  makeSearchDocuments,
} from '@connect/core/use-cases/documents/list-documents';
import { makeTrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import { makeViewInvoice, makeViewOrder } from '@connect/core/use-cases/documents/view-document';
import { makeSignIn } from '@connect/core/use-cases/session/sign-in';
import { makeForgetSession, makeSignOut } from '@connect/core/use-cases/session/sign-out';
import { makeStartSession } from '@connect/core/use-cases/session/start-session';
import { makeStopImpersonating } from '@connect/core/use-cases/session/stop-impersonating';
import type { Container } from 'inversify';
import type { Services } from '../services.ts';
import { createCurrentSession } from './current-session.ts';
import {
  AuthenticationToken,
  BrowserConfigToken,
  ClockToken,
  CustomerAccountToken,
  DocumentCacheToken,
  DocumentsToken,
  FigureCacheToken,
  FileSaverToken,
  ParcelTrackingToken,
  PreferencesToken,
  RandomToken,
  SearchToken,
  SessionTokensToken,
  SignedOutSignal,
} from './tokens.ts';

/** The ports as the use cases name them. */
const portsOf = (container: Container) => ({
  authentication: container.get(AuthenticationToken),
  account: container.get(CustomerAccountToken),
  documents: container.get(DocumentsToken),
  tracking: container.get(ParcelTrackingToken),
  search: container.get(SearchToken),
  tokens: container.get(SessionTokensToken),
  cache: container.get(DocumentCacheToken),
  documentCache: container.get(DocumentCacheToken),
  figureCache: container.get(FigureCacheToken),
  preferences: container.get(PreferencesToken),
  clock: container.get(ClockToken),
  random: container.get(RandomToken),
  files: container.get(FileSaverToken),
});

/** Resolves the container once into what the screens can do: beside `warmUp` the only place that takes anything out of it. */
export const createServices = (container: Container): Services => {
  const ports = portsOf(container);
  const session = createCurrentSession(makeStartSession(ports));
  const forgetSession = makeForgetSession(ports);
  const signIn = makeSignIn(ports);
  const signOut = makeSignOut(ports);
  const stopImpersonating = makeStopImpersonating(ports);

  /** Another user, or none, from here on. */
  const sessionChanged = (): void => {
    ports.search.forget();
    session.reset();
  };
  container.get(SignedOutSignal).listen(() => {
    forgetSession();
    ports.search.forget();
    session.lose();
  });

  return {
    config: container.get(BrowserConfigToken),
    clock: ports.clock,
    session,
    preferences: ports.preferences,
    signIn: async (credentials) => {
      const answer = await signIn(credentials);
      if (answer.ok) {
        sessionChanged();
        void ports.search.prepare();
      }
      return answer;
    },
    signOut: async () => {
      await signOut();
      sessionChanged();
    },
    stopImpersonating: () => {
      const stopped = stopImpersonating();
      if (stopped) sessionChanged();
      return stopped;
    },
    loadPaymentDue: makeLoadPaymentDue(ports),
    loadOrderHistory: makeLoadOrderHistory(ports),
    chooseBanner: makeChooseBanner(ports),
    listCriteria: makeListCriteria(ports),
    keepListChoices: makeKeepListChoices(ports),
    listDocuments: makeListDocuments(ports),
    recentDocuments: makeRecentDocuments(ports),
    searchDocuments: makeSearchDocuments(ports),
    viewOrder: makeViewOrder(ports),
    viewInvoice: makeViewInvoice(ports),
    downloadPdf: makeDownloadPdf(ports),
    trackParcel: makeTrackParcel(ports),
  };
};

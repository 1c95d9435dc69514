import { makeChooseBanner } from '@connect/core/use-cases/account/choose-banner';
import { makeLoadOrderHistory, makeLoadPaymentDue } from '@connect/core/use-cases/account/load-figures';
import { makeDownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import { makeKeepListChoices, makeListCriteria } from '@connect/core/use-cases/documents/list-choices';
import {
  makeListDocuments,
  makeRecentDocuments,
  makeSearchDocuments,
} from '@connect/core/use-cases/documents/list-documents';
import { makeSeenRows } from '@connect/core/use-cases/documents/seen-rows';
import { makeSearchAllTime } from '@connect/core/use-cases/documents/search-all-time';
import { makeTrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import { makeViewInvoice, makeViewOrder } from '@connect/core/use-cases/documents/view-document';
import { makeIsInvitationOver, makeRegister } from '@connect/core/use-cases/session/register';
import { makeResetPassword } from '@connect/core/use-cases/session/reset-password';
import { makeFinishSignIn, makeSignIn } from '@connect/core/use-cases/session/sign-in';
import { makeForgetSession } from '@connect/core/use-cases/session/session-stores';
import { makeSignOut, makeSignOutEverywhere } from '@connect/core/use-cases/session/sign-out';
import { makeFinishStaffLogin } from '@connect/core/use-cases/session/staff-login';
import { makeStartSession } from '@connect/core/use-cases/session/start-session';
import { makeCurrentSession } from '@connect/core/use-cases/session/current-session';
import { makeMayEnter } from '@connect/core/use-cases/session/may-enter';
import { makeStartImpersonating } from '@connect/core/use-cases/session/start-impersonating';
import {
  makeRestoreOwnSession,
  makeStopImpersonating,
  makeTellStops,
} from '@connect/core/use-cases/session/stop-impersonating';
import type { Container } from 'inversify';
import type { Services } from '../services.ts';
import { createCell } from './cell.ts';
import { lazily } from './lazily.ts';
import {
  ActiveSessionsToken,
  AuthenticationToken,
  FormDraftsToken,
  BrowserConfigToken,
  ClockToken,
  CustomerAccountToken,
  DocumentCacheToken,
  DocumentsToken,
  FigureCacheToken,
  FileSaverToken,
  ImpersonationToken,
  LastSeenToken,
  ParcelTrackingToken,
  ManagerProfileToken,
  PasswordsToken,
  PortalClientToken,
  PreferencesToken,
  RandomToken,
  RegistrationToken,
  SafeStoreToken,
  SearchToken,
  SessionTokensToken,
  StaffLoginsToken,
  StoppedActingToken,
  SignedOutSignal,
  UnreadableEntriesToken,
} from './tokens.ts';

/** The ports as the use cases name them. */
const portsOf = (container: Container) => ({
  authentication: container.get(AuthenticationToken),
  registration: container.get(RegistrationToken),
  passwords: container.get(PasswordsToken),
  activeSessions: container.get(ActiveSessionsToken),
  managerProfile: container.get(ManagerProfileToken),
  impersonation: container.get(ImpersonationToken),
  account: container.get(CustomerAccountToken),
  documents: container.get(DocumentsToken),
  tracking: container.get(ParcelTrackingToken),
  search: container.get(SearchToken),
  tokens: container.get(SessionTokensToken),
  staffLogins: container.get(StaffLoginsToken),
  stoppedActing: container.get(StoppedActingToken),
  cache: container.get(DocumentCacheToken),
  documentCache: container.get(DocumentCacheToken),
  figureCache: container.get(FigureCacheToken),
  lastSeen: container.get(LastSeenToken),
  preferences: container.get(PreferencesToken),
  formDrafts: container.get(FormDraftsToken),
  clock: container.get(ClockToken),
  random: container.get(RandomToken),
  files: container.get(FileSaverToken),
});

/** Resolves the container once into what the screens can do: beside `warmUp` the only place that takes anything out of it. */
export const createServices = (container: Container): Services => {
  const ports = portsOf(container);
  const session = makeCurrentSession(makeStartSession(ports), ports.tokens, ports.lastSeen);
  const forgetSession = makeForgetSession(ports);
  const signIn = makeSignIn(ports);
  const finishSignIn = makeFinishSignIn(ports);
  const finishStaffLogin = makeFinishStaffLogin(ports);
  const register = makeRegister(ports);
  const resetPassword = makeResetPassword(ports);
  const signOut = makeSignOut(ports);
  const signOutEverywhere = makeSignOutEverywhere(ports);
  const startImpersonating = makeStartImpersonating(ports);
  const stopImpersonating = makeStopImpersonating(ports);
  const restoreOwnSession = makeRestoreOwnSession(ports);

  const seenRows = makeSeenRows(ports);

  const actingEnded = createCell(false);

  /** Another user, or none, from here on. */
  const sessionChanged = (): void => {
    ports.search.forget();
    session.reset();
  };
  const signOutHere = async (): Promise<void> => {
    await signOut();
    sessionChanged();
  };
  const sessionBegan = (): void => {
    sessionChanged();
    void ports.search.prepare();
  };
  container.get(SignedOutSignal).listen(() => {
    // Acting for a customer ends alone: the own session goes on.
    const wasActing = ports.tokens.kind() === 'customer';
    if (!restoreOwnSession()) forgetSession();
    else if (wasActing) actingEnded.set(true);
    ports.search.forget();
    session.lose();
  });
  ports.tokens.onOtherTab(session.compare);
  const tellStops = makeTellStops(ports);
  session.onChange(ports.search.forget);

  return {
    config: container.get(BrowserConfigToken),
    clock: ports.clock,
    unreadable: container.get(UnreadableEntriesToken),
    session,
    expectedSession: async () =>
      (await import('@connect/core/use-cases/session/expected-session')).makeExpectedSession(ports)(),
    lastList: ports.lastSeen.list,
    preferences: ports.preferences,
    signIn: async (credentials) => {
      const answer = await signIn(credentials);
      if (answer.ok && answer.value.kind === 'signed-in') sessionBegan();
      return answer;
    },
    finishSignIn: async (...form) => {
      const answer = await finishSignIn(...form);
      if (answer.ok) sessionBegan();
      return answer;
    },
    keepStaffLogin: ports.staffLogins.keep,
    finishStaffLogin: async (found) => {
      const answer = await finishStaffLogin(found);
      if (answer.ok) sessionBegan();
      return answer;
    },
    isInvitationOver: makeIsInvitationOver(ports),
    register: async (form) => {
      const answer = await register(form);
      if (answer.ok) sessionBegan();
      return answer;
    },
    sendPasswordReset: ports.passwords.sendReset,
    resetPassword: async (form) => {
      const answer = await resetPassword(form);
      if (answer.ok && answer.value.kind === 'signed-in') sessionBegan();
      return answer;
    },
    login: { times: ports.tokens.times, renew: ports.authentication.currentUser },
    signOut: signOutHere,
    mayEnter: makeMayEnter({ session, signOut: signOutHere }),
    signOutEverywhere: async () => {
      const answer = await signOutEverywhere();
      if (answer.ok) sessionChanged();
      return answer;
    },
    startImpersonating: async (customerNo) => {
      const answer = await startImpersonating(customerNo);
      actingEnded.set(false);
      if (answer.ok) sessionBegan();
      return answer;
    },
    tellStops,
    actingEnded,
    stopImpersonating: () => {
      const stopped = stopImpersonating();
      if (stopped) sessionBegan();
      return stopped;
    },
    loadPaymentDue: makeLoadPaymentDue(ports),
    loadOrderHistory: makeLoadOrderHistory(ports),
    chooseBanner: makeChooseBanner(ports),
    listCriteria: makeListCriteria(ports),
    keepListChoices: makeKeepListChoices(ports),
    listDocuments: seenRows.remembering(makeListDocuments(ports)),
    searchAllTime: makeSearchAllTime(ports),
    recentDocuments: seenRows.remembering(makeRecentDocuments(ports)),
    searchDocuments: seenRows.remembering(makeSearchDocuments(ports)),
    seenRow: seenRows.row,
    viewOrder: makeViewOrder(ports),
    viewInvoice: makeViewInvoice(ports),
    downloadPdf: makeDownloadPdf(ports),
    trackParcel: makeTrackParcel(ports),
    saveText: ports.files.saveText,
    account: lazily(async () => {
      const [{ createAccountServices }, client] = await Promise.all([
        import('./create-account-services.ts'),
        container.get(PortalClientToken)(),
      ]);
      return createAccountServices(client);
    }),
    staff: lazily(async () => {
      const [{ createStaffServices }, client, search] = await Promise.all([
        import('./create-staff-services.ts'),
        container.get(PortalClientToken)(),
        ports.search.service(),
      ]);
      return createStaffServices({ ...ports, client, search, store: container.get(SafeStoreToken) });
    }),
    ordering: lazily(async () => {
      const [{ createOrderingServices }, client] = await Promise.all([
        import('./create-ordering-services.ts'),
        container.get(PortalClientToken)(),
      ]);
      return createOrderingServices(client, container.get(SafeStoreToken), ports);
    }),
    brand: lazily(async () => {
      const [{ createBrandServices }, client, search] = await Promise.all([
        import('./create-brand-services.ts'),
        container.get(PortalClientToken)(),
        ports.search.service(),
      ]);
      return createBrandServices({ client, search, store: container.get(SafeStoreToken) });
    }),
  };
};

import { refused } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { makeChooseBanner } from '@connect/core/use-cases/account/choose-banner';
import { makeKeepListChoices, makeListCriteria } from '@connect/core/use-cases/documents/list-choices';
import { makeListAgain } from '@connect/core/use-cases/documents/list-again';
import { makeSeenRows } from '@connect/core/use-cases/documents/seen-rows';
import { makeViewInvoice, makeViewOrder } from '@connect/core/use-cases/documents/view-document';
import { makeFinishSignIn, makeSignIn } from '@connect/core/use-cases/session/sign-in';
import { makeForgetSession } from '@connect/core/use-cases/session/session-stores';
import { makeSignOut } from '@connect/core/use-cases/session/sign-out';
import { makeStartSession } from '@connect/core/use-cases/session/start-session';
import { makeCurrentSession } from '@connect/core/use-cases/session/current-session';
import { makeMayEnter } from '@connect/core/use-cases/session/may-enter';
import { makeStartImpersonating } from '@connect/core/use-cases/session/start-impersonating';
import {
  makeRestoreOwnSession,
  makeStopImpersonating,
  makeReportStops,
} from '@connect/core/use-cases/session/stop-impersonating';
import type { Container } from 'inversify';
import type { Services } from '../services.ts';
import { createCell } from './cell.ts';
import { lazily } from './lazily.ts';
import type { OpenFeature } from './feature.ts';
import { portsOf } from './ports.ts';
import {
  BrowserConfigToken,
  PortalClientToken,
  SessionDoubtedSignal,
  SignedOutSignal,
  WrittenSignal,
  UnreadableEntriesToken,
} from './tokens.ts';
import type { Lazily } from './tokens.ts';

/** Resolves the container once into what the screens can do: beside `warmUp` the only place that takes anything out of it. */
export const createServices = (container: Container): Services => {
  const ports = portsOf(container);
  const session = makeCurrentSession(makeStartSession(ports), ports.tokens, ports.lastSeen, ports.clock);
  const forgetSession = makeForgetSession(ports);
  const signIn = makeSignIn(ports);
  const finishSignIn = makeFinishSignIn(ports);
  const signOut = makeSignOut(ports);
  const startImpersonating = makeStartImpersonating(ports);
  const stopImpersonating = makeStopImpersonating(ports);
  const restoreOwnSession = makeRestoreOwnSession(ports);

  const seenRows = makeSeenRows(ports);
  const listAgain = makeListAgain(ports);
  container.get(WrittenSignal).listen(listAgain.forget);

  const fetchLater = lazily(async () => (await import('./create-later-services.ts')).createLaterServices(ports));
  // Comes with the frame: the sign-in page does without it.
  const found = lazily(async () => (await import('./create-found-services.ts')).createFoundServices(ports));
  const figures = lazily(async () =>
    (await import('./create-figure-services.ts')).createFigureServices({ ...ports, session }),
  );
  // Code that cannot be fetched is as good as a server that cannot be reached.
  const later = () => fetchLater().catch(() => null);
  const unreachable = refused<Refusal>({ failure: 'unavailable', message: null });

  const actingEnded = createCell(false);

  const forgetFound = (): void => {
    ports.search.forget();
    listAgain.forget();
  };
  /** Another user, or none, from here on. */
  const sessionChanged = (): void => {
    forgetFound();
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
    forgetFound();
    session.lose();
  });
  container.get(SessionDoubtedSignal).listen(session.doubt);
  ports.tokens.onOtherTab(session.compare);

  /** A feature of the program, fetched when it is first asked for, side by side with what it stands on. */
  const open = <Feature>(load: Lazily<{ readonly open: OpenFeature<Feature> }>): Lazily<Feature> =>
    lazily(async () => {
      const [feature, ...over] = await Promise.all([
        load(),
        container.get(PortalClientToken)(),
        ports.search.service(),
      ]);
      return feature.open(container, ...over);
    });
  const reportStops = makeReportStops(ports);
  session.onChange(forgetFound);

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
      const answer = (await (await later())?.finishStaffLogin(found)) ?? refused('failed');
      if (answer.ok) sessionBegan();
      return answer;
    },
    isInvitationOver: async (link) => (await (await later())?.isInvitationOver(link)) ?? false,
    register: async (form) => {
      const answer = (await (await later())?.register(form)) ?? unreachable;
      if (answer.ok) sessionBegan();
      return answer;
    },
    sendPasswordReset: ports.passwords.sendReset,
    resetPassword: async (form) => {
      const answer = (await (await later())?.resetPassword(form)) ?? unreachable;
      if (answer.ok && answer.value.kind === 'signed-in') sessionBegan();
      return answer;
    },
    login: { times: ports.tokens.times, renew: ports.authentication.currentUser },
    signOut: signOutHere,
    mayEnter: makeMayEnter({ session, signOut: signOutHere }),
    signOutEverywhere: async (password) => {
      const answer = (await (await later())?.signOutEverywhere(password)) ?? unreachable;
      if (answer.ok) sessionChanged();
      return answer;
    },
    startImpersonating: async (...acting) => {
      const answer = await startImpersonating(...acting);
      actingEnded.set(false);
      if (answer.ok) sessionBegan();
      return answer;
    },
    reportStops,
    actingEnded,
    stopImpersonating: () => {
      const stopped = stopImpersonating();
      if (stopped) sessionBegan();
      return stopped;
    },
    ownCustomer: async (...asked) => (await figures()).ownCustomer(...asked),
    loadPaymentDue: async (...asked) => (await figures()).loadPaymentDue(...asked),
    loadOrderHistory: async (user) => (await figures()).loadOrderHistory(user),
    chooseBanner: makeChooseBanner(ports),
    listCriteria: makeListCriteria(ports),
    keepListChoices: makeKeepListChoices(ports),
    listDocuments: seenRows.remembering(async (...question) => (await found()).listDocuments(...question)),
    listAgain,
    searchAllTime: async (...question) => (await fetchLater()).searchAllTime(...question),
    recentDocuments: seenRows.remembering(async (...question) => (await found()).recentDocuments(...question)),
    searchDocuments: seenRows.remembering(async (...question) => (await found()).searchDocuments(...question)),
    seenRow: seenRows.row,
    viewOrder: makeViewOrder(ports),
    viewInvoice: makeViewInvoice(ports),
    downloadPdf: async (...question) => (await later())?.downloadPdf(...question),
    trackParcel: async (...question) => (await (await later())?.trackParcel(...question)) ?? null,
    saveText: ports.files.saveText,
    account: open(() => import('./account-feature.ts')),
    staff: open(() => import('./staff-feature.ts')),
    ordering: open(() => import('./ordering-feature.ts')),
    brand: open(() => import('./brand-feature.ts')),
  };
};

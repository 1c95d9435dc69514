import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import {
  deactivated,
  notFound,
  signInAgain,
  tooManyAttempts,
  unauthenticated,
  wrongOwnPassword,
  wrongPassword,
  type Refusal,
} from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { emailKey } from '../application/email-key.ts';
import type { Origin, SecurityEvents } from '../application/security-events.ts';
import type { ProveOwner } from '../application/prove-owner.ts';
import type { Sessions } from '../application/sessions.ts';
import type { makeSignIn } from '../application/sign-in.ts';
import { bearerToken } from '../application/tokens.ts';
import type { Identity } from '../../identity.ts';
import { asUser } from '../../http/signed-in.ts';
import type { RenewSession } from '../application/renew-session.ts';
import type { RenewalCookies } from '../../http/renewal-cookies.ts';

export const serveAuthCalls = (
  serve: Serve,
  {
    signIn,
    sessions,
    renewSession,
    renewal,
    proveOwner,
    events,
    onActingStopped,
  }: {
    signIn: ReturnType<typeof makeSignIn>;
    sessions: Sessions;
    renewSession: RenewSession;
    renewal: RenewalCookies;
    proveOwner: ProveOwner;
    events: SecurityEvents;
    /** Told of an account manager who stops acting for a customer by signing out. */
    onActingStopped: (user: Identity, customerNo: CustomerNo) => Promise<void>;
  },
): void => {
  serve(calls.login, async ({ body, address, userAgent, language, cookies }) => {
    const result = await signIn({ ...body, known: await renewal.known(cookies), address, userAgent, language });
    if (result.ok) return ok(await renewal.step(cookies, result.value));
    const { refusal } = result;
    if (refusal.kind === 'too-many-attempts') return refused(tooManyAttempts(refusal.seconds));
    return refused(refusal.kind === 'mismatch' ? wrongPassword : deactivated);
  });
  serve(calls.me, async ({ user }) => ok(asUser(user)));
  serve(calls.renew, async ({ authorization, cookies, address, userAgent }) => {
    const keptFor = (id: string) => renewal.find(cookies, id);
    const renewed = await renewSession(bearerToken(authorization), keptFor, { address, userAgent });
    if (!renewed) return refused(unauthenticated);
    renewal.keep(cookies, renewed);
    return ok({ token: renewed.token });
  });
  serve(calls.logout, async ({ user, sessionId, cookies, address, userAgent }) => {
    const own = await sessions.close(sessionId);
    if (own !== null) renewal.drop(cookies, own);
    await events.note({ kind: 'signed-out', means: null, userId: user.id }, { address, userAgent });
    if (user.impersonator && user.customerNo !== null) await onActingStopped(user, user.customerNo);
    return ok(null);
  });
  serve(calls.sessions, async ({ user, sessionId }) => ok({ data: await sessions.list(user.id, sessionId) }));
  serve(calls.signIns, async ({ user }) => ok({ data: await events.ofUser(user.id) }));
  serve(calls.allSignIns, async ({ query }) =>
    ok(await events.ofAll({ email: emailKey(query.email), before: query.before })),
  );
  const noteEnded = (userId: string, origin: Origin): Promise<void> =>
    events.note({ kind: 'sessions-ended', means: null, userId }, origin);
  const unproved = async (...question: Parameters<ProveOwner>): Promise<Refusal | null> => {
    const proof = await proveOwner(...question);
    if (proof.ok) return null;
    switch (proof.refusal.kind) {
      case 'wrong-password':
        return wrongOwnPassword;
      case 'too-many-attempts':
        return tooManyAttempts(proof.refusal.seconds);
      case 'ended':
        return unauthenticated;
      case 'too-long-ago':
        return signInAgain;
    }
  };
  serve(calls.endSession, async ({ user, sessionId, params, body, ...origin }) => {
    const refusal = await unproved({ id: user.id, sessionId }, body.password);
    if (refusal) return refused(refusal);
    if (!(await sessions.end(user.id, params.id))) return refused(notFound);
    await noteEnded(user.id, origin);
    return ok(null);
  });
  serve(calls.endAllSessions, async ({ user, sessionId, body, ...origin }) => {
    const refusal = await unproved({ id: user.id, sessionId }, body.password);
    if (refusal) return refused(refusal);
    await sessions.endAll(user.id);
    await noteEnded(user.id, origin);
    return ok(null);
  });
};

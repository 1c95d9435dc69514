import { login, loginCode, loginMfa, logout, me } from '@connect/contract/auth';
import type { Authentication } from '@connect/core/ports/authentication';
import type { PortalClient } from './portal-client.ts';
import { toSignInStep } from './sign-in-step.ts';
import { timeZone } from './time-zone.ts';
import { answered } from './translated.ts';
import { Unavailable } from './unavailable.ts';

/** Signing in and out over HTTP. */
export const createHttpAuthentication = (portal: PortalClient): Authentication => ({
  login: async (email, password) =>
    answered(await portal.json(login, { body: { email, password, ...timeZone() } }), toSignInStep),
  finishLogin: (mfaToken, given, storefront) =>
    portal.json(loginMfa, { body: { mfa_token: mfaToken, ...given, storefront, ...timeZone() } }),
  loginWithCode: (given) => portal.json(loginCode, { body: { ...given, ...timeZone() } }),
  currentUser: async () => {
    const answer = await portal.json(me);
    if (answer.ok) return answer.value;
    if (answer.refusal.failure === 'signed-out') return null;
    throw new Unavailable(`The signed-in user could not be asked for: ${answer.refusal.failure}`);
  },
  logout: async () => {
    const answer = await portal.done(logout);
    if (!answer.ok && answer.refusal.failure === 'unavailable') throw new Unavailable('Signing out was not answered');
  },
});

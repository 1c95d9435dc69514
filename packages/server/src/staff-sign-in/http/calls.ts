import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { PasskeyRefusal, Passkeys } from '../../auth/application/passkeys.ts';
import type { StaleSignIn } from '../../auth/application/recent-sign-in.ts';
import type { SecurityEvents } from '../../auth/application/security-events.ts';
import type { RenewalCookies } from '../../http/renewal-cookies.ts';
import type { Serve } from '../../http/serve.ts';
import {
  invalidCode,
  invalidPasskey,
  notFound,
  signInAgain,
  tooManyAttempts,
  tooManyPasskeys,
  unauthenticated,
  type Refusal,
} from '../../refusal.ts';
import type { makeSignInWithCode } from '../application/sign-in-with-code.ts';
import type { StaffPasskeySignIn } from '../application/staff-passkeys.ts';

export const serveStaffSignInCalls = (
  serve: Serve,
  signInWithCode: ReturnType<typeof makeSignInWithCode>,
  renewal: RenewalCookies,
): void => {
  serve(calls.loginCode, async ({ body, address, userAgent, language, cookies, origin }) => {
    const { code = '', passkey = null, time_zone } = body;
    const browser = { address, userAgent, language, time_zone, known: await renewal.known(cookies) };
    const result = await signInWithCode({ code, passkey, origin }, browser);
    if (result.ok) return ok(await renewal.signedIn(cookies, result.value));
    const { refusal } = result;
    return refused(refusal.kind === 'invalid' ? invalidCode : tooManyAttempts(refusal.seconds));
  });
};

const refusalOf = (refusal: StaleSignIn | PasskeyRefusal | { readonly kind: 'not-found' }): Refusal => {
  switch (typeof refusal === 'string' ? refusal : refusal.kind) {
    case 'ended':
      return unauthenticated;
    case 'too-long-ago':
      return signInAgain;
    case 'no-passkey':
      return invalidPasskey;
    case 'too-many':
      return tooManyPasskeys;
    case 'off':
    case 'not-found':
      return notFound;
  }
};

/** The calls about the passkeys of staff; there are none where staff have a provider (specification §passkeys-of-staff). */
export const serveStaffPasskeyCalls = (
  serve: Serve,
  parts: {
    readonly passkeys: Passkeys<StaleSignIn>;
    readonly signIn: Pick<StaffPasskeySignIn, 'ask'>;
    readonly events: SecurityEvents;
  } | null,
): void => {
  if (!parts) {
    const none = async () => refused(notFound);
    for (const row of [calls.askStaffPasskey, calls.staffPasskeys, calls.beginStaffPasskey]) serve(row, none);
    for (const row of [calls.addStaffPasskey, calls.removeStaffPasskey]) serve(row, none);
    return;
  }
  const { passkeys, signIn, events } = parts;
  serve(calls.askStaffPasskey, async ({ address, origin }) => {
    const result = await signIn.ask(address, { origin });
    return result.ok ? result : refused(tooManyAttempts(result.refusal));
  });
  serve(calls.staffPasskeys, async ({ user }) => ok({ data: await passkeys.list(user.id) }));
  serve(calls.beginStaffPasskey, async ({ user, sessionId, origin }) => {
    const result = await passkeys.begin(user, sessionId, { origin });
    return result.ok ? result : refused(refusalOf(result.refusal));
  });
  serve(calls.addStaffPasskey, async ({ user, body, ...place }) => {
    const result = await passkeys.add(user, body, place);
    if (!result.ok) return refused(refusalOf(result.refusal));
    const { passkey, isNew } = result.value;
    if (isNew) await events.note({ kind: 'passkey-added', means: null, userId: user.id }, place);
    return ok(passkey);
  });
  serve(calls.removeStaffPasskey, async ({ user, params, body, sessionId, ...place }) => {
    const result = await passkeys.remove(user, params.id, { ...body, proof: sessionId });
    if (!result.ok) return refused(refusalOf(result.refusal));
    await events.note({ kind: 'passkey-removed', means: null, userId: user.id }, place);
    return ok(null);
  });
};

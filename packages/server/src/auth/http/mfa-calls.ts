import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import {
  invalidPasskey,
  mfaOff,
  mfaOn,
  mfaTokenOver,
  notFound,
  tooManyAttempts,
  tooManyPasskeys,
  wrongCode,
  wrongOwnPassword,
  type Refusal,
} from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { makeAskPasskey, makeMfaSignIn } from '../application/mfa-sign-in.ts';
import type { SecurityEvents } from '../application/security-events.ts';
import type { RenewalCookies } from '../../http/renewal-cookies.ts';
import type { OwnPasswordRefusal } from '../application/own-password.ts';
import type { PasskeyRefusal, Passkeys } from '../application/passkeys.ts';
import type { SecondFactorRefusal, SecondFactors } from '../application/second-factors.ts';

const refusalOf = (refusal: SecondFactorRefusal | PasskeyRefusal | { readonly kind: 'not-found' }): Refusal => {
  switch (refusal.kind) {
    case 'on':
      return mfaOn;
    case 'off':
      return mfaOff;
    case 'wrong-code':
      return wrongCode;
    case 'no-passkey':
      return invalidPasskey;
    case 'not-found':
      return notFound;
    case 'too-many':
      return tooManyPasskeys;
    case 'wrong-password':
      return wrongOwnPassword;
    case 'too-many-attempts':
      return tooManyAttempts(refusal.seconds);
  }
};

/** The calls about the second factor: those of its owner, and the second step of signing in. */
export const serveMfaCalls = (
  serve: Serve,
  {
    mfaSignIn,
    askPasskey,
    passkeys,
    secondFactors,
    renewal,
    events,
  }: {
    mfaSignIn: ReturnType<typeof makeMfaSignIn>;
    askPasskey: ReturnType<typeof makeAskPasskey>;
    passkeys: Passkeys<OwnPasswordRefusal>;
    secondFactors: SecondFactors;
    renewal: RenewalCookies;
    events: SecurityEvents;
  },
): void => {
  serve(calls.loginMfa, async ({ body, address, userAgent, language, cookies, origin }) => {
    const { code = '', passkey = null } = body;
    const browser = { address, userAgent, language, known: await renewal.known(cookies) };
    const result = await mfaSignIn({ ...body, ...browser, code, passkey, origin });
    if (result.ok) return ok(await renewal.signedIn(cookies, result.value));
    return refused(result.refusal.kind === 'over' ? mfaTokenOver : refusalOf(result.refusal));
  });
  serve(calls.loginPasskey, async ({ body, origin }) => {
    const result = await askPasskey(body.mfaToken, origin);
    return result.ok ? ok({ options: result.value }) : refused(mfaTokenOver);
  });
  serve(calls.passkeys, async ({ user }) => ok({ data: await passkeys.list(user.id) }));
  serve(calls.beginPasskey, async ({ user, body, origin }) => {
    const result = await passkeys.begin(user, body.password, { origin });
    return result.ok ? result : refused(refusalOf(result.refusal));
  });
  serve(calls.addPasskey, async ({ user, body, ...place }) => {
    const result = await passkeys.add(user, body, place);
    if (!result.ok) return refused(refusalOf(result.refusal));
    const { passkey, isNew } = result.value;
    if (isNew) await events.note({ kind: 'passkey-added', means: null, userId: user.id }, place);
    return ok(passkey);
  });
  serve(calls.removePasskey, async ({ user, params, body, ...place }) => {
    const result = await passkeys.remove(user, params.id, { ...body, proof: body.password });
    if (!result.ok) return refused(refusalOf(result.refusal));
    await events.note({ kind: 'passkey-removed', means: null, userId: user.id }, place);
    return ok(null);
  });
  serve(calls.mfa, async ({ user }) => ok(await secondFactors.state(user.id)));
  serve(calls.mfaSetup, async ({ user, body }) => {
    const result = await secondFactors.setUp(user, body.password);
    return result.ok ? result : refused(refusalOf(result.refusal));
  });
  serve(calls.mfaConfirm, async ({ user, sessionId, body, ...origin }) => {
    const result = await secondFactors.confirm({ id: user.id, sessionId }, body);
    if (!result.ok) return refused(refusalOf(result.refusal));
    const { recoveryCodes, isNew } = result.value;
    if (isNew) await events.note({ kind: 'second-factor-on', means: null, userId: user.id }, origin);
    return ok({ recoveryCodes });
  });
  serve(calls.mfaRecoveryCodes, async ({ user, sessionId, body, ...origin }) => {
    const result = await secondFactors.renewRecoveryCodes({ id: user.id, sessionId }, body);
    if (result.ok) await events.note({ kind: 'recovery-codes-renewed', means: null, userId: user.id }, origin);
    return result.ok ? ok({ recoveryCodes: result.value }) : refused(refusalOf(result.refusal));
  });
  serve(calls.mfaDisable, async ({ user, sessionId, body, ...origin }) => {
    const result = await secondFactors.turnOff({ id: user.id, sessionId }, body);
    if (result.ok) await events.note({ kind: 'second-factor-off', means: null, userId: user.id }, origin);
    return result.ok ? result : refused(refusalOf(result.refusal));
  });
};

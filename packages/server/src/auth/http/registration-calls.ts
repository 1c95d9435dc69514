import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Database } from '../../database/open.ts';
import type { Serve } from '../../http/serve.ts';
import { preferredLanguage } from '@connect/core/domain/access/language';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import { emailKey } from '../application/email-key.ts';
import { createInvitationSignatures } from '../application/invitation-signature.ts';
import { createLoginLimiter, type LoginLimits } from '../database/login-limiter.ts';
import { registrationRefusal, resetRefusal } from '../application/password-refusals.ts';
import { tooManyAttempts } from '../../refusal.ts';
import { makeResetPassword } from '../application/password-reset.ts';
import { makeRegister } from '../application/registration.ts';
import type { SignInCompletion } from '../application/second-factor.ts';

/** How often registering, asking for a reset mail and resetting may be tried, per email and per address. */
export const accountLimits = {
  register: { perAccount: 10, perAddress: 100, window: 60 },
  passwordEmail: { perAccount: 5, perAddress: 60, window: 600 },
  passwordReset: { perAccount: 10, perAddress: 100, window: 60 },
} as const satisfies Record<string, LoginLimits>;

interface RegistrationCallsParts {
  readonly database: Database;
  readonly tokenKey: string;
  readonly completion: SignInCompletion;
  readonly now: () => Date;
}

/** The calls that nobody is signed in for yet: registering, and setting a forgotten password anew (specification §documented-calls). */
export const serveRegistrationCalls = (serve: Serve, parts: RegistrationCallsParts): void => {
  const { database, completion, now } = parts;
  const register = makeRegister({ database, now, signatures: createInvitationSignatures(parts.tokenKey) });
  const resetPassword = makeResetPassword({ database, now });

  /** Counts a call and answers the seconds to wait when there were too many; known and unknown emails are counted alike. */
  const waitFor = (call: keyof typeof accountLimits, email: string, address: string): Promise<number | null> =>
    createLoginLimiter(database, now, accountLimits[call]).take({
      email: `${call} ${emailKey(email)}`,
      address: `${call} ${address}`,
    });

  serve(calls.register, async ({ body, ...ask }) => {
    const seconds = await waitFor('register', body.email, ask.address);
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    const result = await register(body);
    const language = preferredLanguage(ask.language);
    if (!result.ok) return refused(registrationRefusal(result.refusal, language));
    const signedIn = await completion.signedIn(result.value, { ...ask, time_zone: body.time_zone });
    return signedIn ? ok(signedIn) : refused(registrationRefusal({ kind: 'invalid-invitation' }, language));
  });

  // Whether there is such an account is found out when the mail is made: the answer cannot tell.
  serve(calls.passwordEmail, async ({ body, address }) => {
    const email = emailKey(body.email);
    const seconds = await waitFor('passwordEmail', email, address);
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    await queueMail(database, { kind: 'password-reset', payload: { email, storefront: body.storefront } });
    return ok({ message: 'If there is an account with this email, a password reset email is on its way.' });
  });

  serve(calls.passwordReset, async ({ body, ...ask }) => {
    const seconds = await waitFor('passwordReset', body.email, ask.address);
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    const result = await resetPassword(body);
    if (!result.ok) return refused(resetRefusal(result.refusal));
    const step = await completion.signedInOrChallenge(result.value, { ...ask, time_zone: body.time_zone });
    return step ? ok(step) : refused(resetRefusal({ kind: 'invalid-reset' }));
  });
};

import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { preferredLanguage } from '@connect/core/domain/access/language';
import type { QueueMail } from '../../mail-job.ts';
import { emailKey } from '../application/email-key.ts';
import type { Accounts } from '../application/accounts.ts';
import { networkOf } from '../application/network-of.ts';
import type { Attempts } from '../application/attempts.ts';
import { createLoginLimiter, type LoginLimits } from '../application/login-limiter.ts';
import { registrationRefusal, resetRefusal } from '../application/password-refusals.ts';
import { tooManyAttempts } from '../../refusal.ts';
import type { SecurityEvents } from '../application/security-events.ts';
import type { makeResetPassword } from '../application/password-reset.ts';
import type { makeCheckInvitation, makeRegister } from '../application/registration.ts';
import type { RenewalCookies } from '../../http/renewal-cookies.ts';
import type { SignInCompletion } from '../application/second-factor.ts';

/** How often an invitation may be asked for, and registering, asking for a reset mail and resetting may be tried, per email and per address. */
export const accountLimits = {
  invitation: { perAccount: 20, perAddress: 100, window: 60 },
  register: { perAccount: 10, perAddress: 100, window: 60 },
  passwordEmail: { perAccount: 5, perAddress: 60, window: 600 },
  passwordReset: { perAccount: 10, perAddress: 100, window: 60 },
} as const satisfies Record<string, LoginLimits>;

interface RegistrationCallsParts {
  readonly checkInvitation: ReturnType<typeof makeCheckInvitation>;
  readonly register: ReturnType<typeof makeRegister>;
  readonly resetPassword: ReturnType<typeof makeResetPassword>;
  readonly completion: SignInCompletion;
  readonly accounts: Pick<Accounts, 'withEmail'>;
  readonly renewal: RenewalCookies;
  readonly attempts: Attempts;
  readonly queueMail: QueueMail;
  readonly events: SecurityEvents;
}

/** The calls that nobody is signed in for yet: registering, and setting a forgotten password anew (specification §documented-calls). */
export const serveRegistrationCalls = (serve: Serve, parts: RegistrationCallsParts): void => {
  const { checkInvitation, register, resetPassword, completion, renewal } = parts;

  /** Counts a call and answers the seconds to wait when there were too many; known and unknown emails are counted alike. */
  const waitFor = (call: keyof typeof accountLimits, email: string, address: string): Promise<number | null> =>
    createLoginLimiter(parts.attempts, accountLimits[call]).take({
      email: `${call} ${emailKey(email)}`,
      address: `${call} ${networkOf(address)}`,
    });

  serve(calls.invitation, async ({ body, address }) => {
    const seconds = await waitFor('invitation', body.email, address);
    return seconds === null ? ok({ isOpen: await checkInvitation(body) }) : refused(tooManyAttempts(seconds));
  });

  serve(calls.register, async ({ body, cookies, ...ask }) => {
    const seconds = await waitFor('register', body.email, ask.address);
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    const result = await register(body);
    const language = preferredLanguage(ask.language);
    if (!result.ok) return refused(registrationRefusal(result.refusal, language));
    const signedIn = await completion.signedIn(result.value, { ...ask, time_zone: body.time_zone }, 'invitation');
    return signedIn
      ? ok(await renewal.signedIn(cookies, signedIn))
      : refused(registrationRefusal({ kind: 'invalid-invitation' }, language));
  });

  // Whether there is such an account is found out when the mail is made: the answer cannot tell.
  serve(calls.passwordEmail, async ({ body, address, userAgent }) => {
    const email = emailKey(body.email);
    const seconds = await waitFor('passwordEmail', email, address);
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    const account = await parts.accounts.withEmail(email);
    const asked = { kind: 'reset-asked', means: null, userId: account?.id ?? null, email } as const;
    await parts.events.note(asked, { address, userAgent });
    await parts.queueMail({ kind: 'password-reset', payload: { email, storefront: body.storefront } });
    return ok({ message: 'If there is an account with this email, a password reset email is on its way.' });
  });

  serve(calls.passwordReset, async ({ body, cookies, ...ask }) => {
    const seconds = await waitFor('passwordReset', body.email, ask.address);
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    const result = await resetPassword(body);
    if (!result.ok) return refused(resetRefusal(result.refusal));
    await parts.events.note({ kind: 'password-changed', means: 'reset', userId: result.value.id }, ask);
    const browser = { ...ask, time_zone: body.time_zone, known: await renewal.known(cookies) };
    const step = await completion.signedInOrChallenge(result.value, browser, 'reset');
    return step ? ok(await renewal.step(cookies, step)) : refused(resetRefusal({ kind: 'invalid-reset' }));
  });
};

import { createInvitationSignatures } from '../auth/application/invitation-signature.ts';
import { makeIsKnownPassword, type IsKnownPassword } from '../auth/application/known-passwords.ts';
import type { ActingSessions } from '../auth/application/acting-sessions.ts';
import { loginLimits } from '../auth/application/login-limiter.ts';
import { makeChangePassword } from '../auth/application/change-password.ts';
import { makeAskPasskey, makeMfaSignIn } from '../auth/application/mfa-sign-in.ts';
import { createPasskeyCeremony } from '../auth/application/passkey-ceremony.ts';
import { createPasskeys, createPasskeySecondStep } from '../auth/application/passkeys.ts';
import { createPasskeyRepository } from '../auth/database/passkey-repository.ts';
import { createMfaTokens } from '../auth/application/mfa-token.ts';
import { createKnownBrowsers } from '../auth/application/known-browsers.ts';
import { makeResetPassword } from '../auth/application/password-reset.ts';
import { makeCheckInvitation, makeRegister } from '../auth/application/registration.ts';
import { createRenewalSecrets, renewedBy } from '../auth/application/renewal-secrets.ts';
import { makeRenewSession } from '../auth/application/renew-session.ts';
import { createSignInCompletion, type SignInRepositories } from '../auth/application/second-factor.ts';
import { makeCheckOwnPassword } from '../auth/application/own-password.ts';
import { makeProveOwner } from '../auth/application/prove-owner.ts';
import { createSecondFactors } from '../auth/application/second-factors.ts';
import { seenEvery, type Sessions } from '../auth/application/sessions.ts';
import { createSignInLimiter } from '../auth/application/sign-in-limiter.ts';
import { makeSignIn } from '../auth/application/sign-in.ts';
import type { Tokens } from '../auth/application/tokens.ts';
import { createAccounts } from '../auth/database/accounts.ts';
import { createAttempts } from '../auth/database/attempts.ts';
import { createPasswordChanges } from '../auth/database/password-changes.ts';
import { createPasswordResets } from '../auth/database/password-resets.ts';
import { createRegistrations } from '../auth/database/registrations.ts';
import { createRenewals } from '../auth/database/renewals.ts';
import { createSecondFactorRepository } from '../auth/database/second-factor-repository.ts';
import { createSecurityEvents } from '../auth/database/security-events.ts';
import { openSession } from '../auth/database/sessions.ts';
import { isNamed } from '../auth/domain/new-password.ts';
import { serveAuthCalls } from '../auth/http/calls.ts';
import { serveMfaCalls } from '../auth/http/mfa-calls.ts';
import { serveOwnDataCall } from '../auth/http/own-data-call.ts';
import { serveOwnPasswordCall } from '../auth/http/own-password-call.ts';
import { serveRegistrationCalls } from '../auth/http/registration-calls.ts';
import { createKnownBrowserCookies } from '../auth/http/known-browser-cookies.ts';
import { createRenewalCookies } from '../http/renewal-cookies.ts';
import type { MailJob } from '../mail-job.ts';
import { queueMail } from '../database/mail-queue.ts';
import { createUserData } from '../operator/database/user-data.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import type { Serve } from '../http/serve.ts';
import { makeSignInWithCode } from '../staff-sign-in/application/sign-in-with-code.ts';
import { createStaffCodes } from '../staff-sign-in/database/codes.ts';
import { createStaffPasskeySignIn, makeProveRecent } from '../staff-sign-in/application/staff-passkeys.ts';
import { serveStaffPasskeyCalls, serveStaffSignInCalls } from '../staff-sign-in/http/calls.ts';
import type { AuditLog } from '../staff/application/audit-log.ts';
import type { makeCallerOf } from '../staff/application/authenticate.ts';
import { nameIn, portalNameOf } from '../supplier.ts';
import type { PortalOptions } from './options.ts';

interface Parts {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly auditLog: AuditLog;
  readonly actingSessions: Pick<ActingSessions, 'signedInAt'>;
  readonly callerOf: ReturnType<typeof makeCallerOf>;
}

/** Signing in, by password, second factor, invitation or the provider of staff. */
export const serveSignIn = (
  serve: Serve,
  options: PortalOptions,
  { sessions, tokens, auditLog, actingSessions, callerOf }: Parts,
): void => {
  const { database, now, keys, times } = options;
  const accounts = createAccounts(database);
  const attempts = createAttempts(database, now);
  const mfaTokens = createMfaTokens({ keys, now });
  const events = createSecurityEvents({ database, keys, now });
  const limiter = createSignInLimiter({
    attempts,
    limits: options.limits ?? loginLimits,
    knowsAddress: events.knowsAddress,
  });
  const queue = (job: MailJob): Promise<void> => queueMail(database, job);
  const work = createUnitOfWork(database, (within): SignInRepositories => ({
    openSession: (user, browser) => openSession(within, now(), user, browser),
    events: createSecurityEvents({ database: within, keys, now }),
    queueMail: (job) => queueMail(within, job),
  }));
  const secrets = createRenewalSecrets(keys);
  const renewal = createRenewalCookies({
    seconds: times.sessionSeconds + seenEvery / 1000,
    replace: async (signed: string) => {
      const secret = await secrets.read(signed);
      if (secret) await sessions.replace(renewedBy(secret));
      return secret !== null;
    },
    known: createKnownBrowserCookies(createKnownBrowsers({ keys, now })),
  });
  const completion = createSignInCompletion({ accounts, work, tokens, secrets, mfaTokens });
  const renewing = createUnitOfWork(database, (within) =>
    createRenewals(within, createSecurityEvents({ database: within, keys, now }), now),
  );
  const checkPassword = makeCheckOwnPassword({ accounts, attempts });
  const { signedInAt } = actingSessions;
  serveAuthCalls(serve, {
    signIn: makeSignIn({ accounts, limiter, completion, events }),
    sessions,
    renewSession: makeRenewSession({ tokens, secrets, sessions, callerOf, work: renewing, times, now }),
    renewal,
    proveOwner: makeProveOwner({
      accounts,
      checkPassword,
      signedInAt,
      within: options.actingWithin,
      now,
    }),
    events,
    onActingStopped: (user, customerNo) => auditLog.note('stopped', user, customerNo),
  });
  const portalName = async (): Promise<string> => portalNameOf((await options.identity.current()).supplier);
  const secondFactors = createSecondFactors({
    repository: createSecondFactorRepository(database, keys),
    attempts,
    checkPassword,
    now,
    portalName,
  });
  const keptPasskeys = createPasskeyRepository(database);
  const ceremony = createPasskeyCeremony({ repository: keptPasskeys, now, portalName });
  const ofPasskeys = { repository: keptPasskeys, ceremony };
  const secondStep = createPasskeySecondStep({ ...ofPasskeys, attempts });
  serveOwnDataCall(serve, { held: createUserData(database).held, events });
  const isTriedFirst = makeIsKnownPassword(options.breachedPasswords);
  const isKnownPassword: IsKnownPassword = async (password) => {
    const { supplier } = await options.identity.current();
    return isNamed([portalNameOf(supplier), nameIn(supplier)], password) || isTriedFirst(password);
  };
  serveOwnPasswordCall(serve, {
    changePassword: makeChangePassword({
      accounts,
      changes: createPasswordChanges(database),
      checkPassword,
      isKnownPassword,
    }),
    events,
  });
  serveMfaCalls(serve, {
    mfaSignIn: makeMfaSignIn({ accounts, mfaTokens, passkeys: secondStep, secondFactors, completion, events }),
    askPasskey: makeAskPasskey({ accounts, mfaTokens, passkeys: secondStep }),
    passkeys: createPasskeys('user', {
      ...ofPasskeys,
      prove: checkPassword,
      isOn: async (userId) => (await secondFactors.state(userId)).enabled,
    }),
    secondFactors,
    renewal,
    events,
  });
  const codes = createStaffCodes(database, now);
  // A provider alone says who is staff.
  const staffPasskeys = options.hasStaffProvider
    ? null
    : createStaffPasskeySignIn({ ...ofPasskeys, accounts, attempts, events });
  const signInWithCode = makeSignInWithCode({ codes, passkeys: staffPasskeys, attempts, completion });
  serveStaffSignInCalls(serve, signInWithCode, renewal);
  serveStaffPasskeyCalls(
    serve,
    staffPasskeys && {
      passkeys: createPasskeys('staff', {
        ...ofPasskeys,
        prove: makeProveRecent({ signedInAt, now }),
        isOn: async () => true,
      }),
      signIn: staffPasskeys,
      events,
    },
  );
  const invited = {
    registrations: createRegistrations(database),
    signatures: createInvitationSignatures(keys),
    now,
  };
  serveRegistrationCalls(serve, {
    checkInvitation: makeCheckInvitation(invited),
    register: makeRegister({ ...invited, isKnownPassword }),
    resetPassword: makeResetPassword({ resets: createPasswordResets(database), isKnownPassword, now }),
    accounts,
    completion,
    renewal,
    attempts,
    queueMail: queue,
    events,
  });
};

import type { SecondFactorKey, SecondFactorState } from '@connect/core/domain/access/second-factor';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { SecondFactorChange } from '../../mail-job.ts';
import type { AttemptLimit, Attempts } from './attempts.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './own-password.ts';
import { bareCode, newRecoveryCodes } from './recovery-codes.ts';
import type { HeldSecondFactor, SecondFactorRepository } from './second-factor-repository.ts';
import { codeOfStep, newSecret, stepOfCode, totpUri } from './totp.ts';

/** Wrong codes of one user before they have to wait, wherever the codes are asked for. */
export const codeLimit: AttemptLimit = { attempts: 5, window: 5 * 60 };

/** Milliseconds for which the confirmation of a new one may be sent again, as its answer was lost. */
const confirmedFor = 5 * 60_000;

/** Why a code is not taken, or there is nothing to take one for. */
export type CodeRefusal =
  | { readonly kind: 'on' | 'off' | 'wrong-code' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };
export type SecondFactorRefusal = CodeRefusal | OwnPasswordRefusal;

/** A code as it was typed; mails about what it does link to the storefront. */
interface Given {
  readonly code: string;
  readonly storefront: string;
}
/** With the password, which is asked for before anything that would keep the owner out, or let others in. */
interface Proved extends Given {
  readonly password: string;
}

/** A user in one of their sessions. */
interface Here {
  readonly id: string;
  readonly sessionId: string;
}

/** The second factor of users: one-time codes of an authenticator, and recovery codes, each good once. */
export interface SecondFactors {
  state(userId: string): Promise<SecondFactorState>;
  /** A new key in place of one that was not confirmed. */
  setUp(
    user: { readonly id: string; readonly email: string },
    password: string,
  ): Promise<Result<SecondFactorKey, SecondFactorRefusal>>;
  /**
   * Turns it on with a code of the new key and ends all sessions but this one; answers the recovery codes, this once. Sent again in the same session
   * with the same code, as its answer was lost, it answers others in place of those that nobody has seen; `isNew` is false then.
   */
  confirm(
    user: Here,
    given: Given,
  ): Promise<Result<{ readonly recoveryCodes: string[]; readonly isNew: boolean }, CodeRefusal>>;
  /** Ends all sessions but this one, as turning it off does: who does so may have found that somebody else is signed in. */
  renewRecoveryCodes(user: Here, given: Proved): Promise<Result<string[], SecondFactorRefusal>>;
  turnOff(user: Here, given: Proved): Promise<Result<null, SecondFactorRefusal>>;
  /** Uses a code up, for a sign-in; answers which kind it was. */
  use(userId: string, given: Given): Promise<Result<'code' | 'recovery-code', CodeRefusal>>;
}

export const createSecondFactors = (parts: {
  readonly repository: SecondFactorRepository;
  readonly attempts: Attempts;
  readonly checkPassword: CheckOwnPassword;
  readonly now: () => Date;
  /** What authenticators show beside the email. */
  readonly portalName: () => Promise<string>;
}): SecondFactors => {
  const { repository, attempts, checkPassword, now, portalName } = parts;

  /** Whether the digits are the code of a step not used yet; it is used then. */
  const takeStep = async (factor: HeldSecondFactor, digits: string): Promise<boolean> => {
    if (factor.secret === null) return false;
    const step = stepOfCode(factor.secret, digits, { now: now(), lastStep: factor.lastStep });
    if (step === null) return false;
    await factor.useStep(step);
    return true;
  };

  /** Whether a confirmation is that which turned it on, once more: no code was used since. */
  const isSentAgain = async (factor: HeldSecondFactor, bare: string, sessionId: string): Promise<boolean> =>
    factor.secret !== null &&
    codeOfStep(factor.secret, factor.lastStep) === bare &&
    factor.isNewIn(sessionId, new Date(now().getTime() - confirmedFor));

  /**
   * Counts an attempt, uses the code up, and does what the code was given for. `confirmedIn`: the session in which the second factor is being set up;
   * null where it has to be on.
   */
  const withCode = async <Value>(
    userId: string,
    { code, confirmedIn }: { code: string; confirmedIn: string | null },
    act: (factor: HeldSecondFactor, usedRecoveryCode: boolean) => Promise<Value>,
  ): Promise<Result<Value, CodeRefusal>> => {
    const counted = { kind: 'second-factor', text: userId };
    const seconds = await attempts.count({ ...counted, limit: codeLimit });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const result = await repository.hold(userId, async (factor): Promise<Result<Value, CodeRefusal>> => {
      const on = confirmedIn === null;
      if (!factor || (on && !factor.isOn)) return refused({ kind: 'off' });
      const bare = bareCode(code);
      if (!on && factor.isOn)
        return (await isSentAgain(factor, bare, confirmedIn)) ? ok(await act(factor, false)) : refused({ kind: 'on' });
      const isStep = await takeStep(factor, bare);
      if (!isStep && !(on && (await factor.useRecoveryCode(bare)))) return refused({ kind: 'wrong-code' });
      return ok(await act(factor, !isStep));
    });
    if (result.ok) await attempts.forget(counted);
    return result;
  };

  /** As `withCode`, once the password is right. */
  const withProof = async <Value>(
    userId: string,
    { password, code }: Proved,
    act: (factor: HeldSecondFactor) => Promise<Value>,
  ): Promise<Result<Value, SecondFactorRefusal>> => {
    const checked = await checkPassword(userId, password);
    return checked.ok ? withCode(userId, { code, confirmedIn: null }, act) : checked;
  };

  const renewed = async (factor: HeldSecondFactor): Promise<string[]> => {
    const codes = newRecoveryCodes();
    await factor.keepRecoveryCodes(codes);
    return codes;
  };

  const mail = (
    { queueMail }: HeldSecondFactor,
    userId: string,
    { storefront }: Given,
    change: SecondFactorChange,
  ): Promise<void> => queueMail({ kind: 'second-factor-changed', payload: { userId, storefront, change } });

  return {
    state: (userId) => repository.state(userId),
    setUp: async (user, password) => {
      const checked = await checkPassword(user.id, password);
      if (!checked.ok) return checked;
      const secret = newSecret();
      const isSetUp = await repository.setUp(user.id, secret);
      return isSetUp ? ok({ secret, uri: totpUri(secret, user.email, await portalName()) }) : refused({ kind: 'on' });
    },
    confirm: ({ id, sessionId }, given) =>
      withCode(id, { code: given.code, confirmedIn: sessionId }, async (factor) => {
        const isNew = !factor.isOn;
        if (isNew) {
          await factor.turnOn(now());
          // They were begun without it.
          await factor.endOtherSessions(sessionId);
          await mail(factor, id, given, 'turned-on');
        }
        return { recoveryCodes: await renewed(factor), isNew };
      }),
    renewRecoveryCodes: ({ id, sessionId }, given) =>
      withProof(id, given, async (factor) => {
        await factor.endOtherSessions(sessionId);
        await mail(factor, id, given, 'recovery-codes-renewed');
        return renewed(factor);
      }),
    turnOff: ({ id, sessionId }, given) =>
      withProof(id, given, async (factor) => {
        await factor.turnOff();
        await factor.endOtherSessions(sessionId);
        await mail(factor, id, given, 'turned-off');
        return null;
      }),
    use: (userId, given) =>
      withCode(userId, { code: given.code, confirmedIn: null }, async (factor, usedRecoveryCode) => {
        if (!usedRecoveryCode) return 'code';
        await mail(factor, userId, given, 'recovery-code-used');
        return 'recovery-code';
      }),
  };
};

import type { SecondFactorKey, SecondFactorState } from '@connect/core/domain/access/second-factor';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Database } from '../../database/open.ts';
import type { SecondFactorChange } from '../../outbox/application/mail-job.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import { countAttempt, forgetAttempts, type AttemptLimit } from '../database/login-limiter.ts';
import { bareCode, renewRecoveryCodes, takeRecoveryCode } from '../database/recovery-codes.ts';
import { newSecret, stepOfCode, totpUri } from './totp.ts';

/** Wrong codes of one user before they have to wait, wherever the codes are asked for. */
export const codeLimit: AttemptLimit = { attempts: 5, window: 5 * 60 };

export type SecondFactorRefusal =
  | { readonly kind: 'on' | 'off' | 'wrong-code' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };

/** A code as it was typed; mails about what it does link to the storefront. */
interface Given {
  readonly code: string;
  readonly storefront: string;
}

/** The second factor of users: one-time codes of an authenticator, and recovery codes, each good once. */
export interface SecondFactors {
  state(userId: string): Promise<SecondFactorState>;
  /** A new key in place of one that was not confirmed. */
  setUp(user: { readonly id: string; readonly email: string }): Promise<Result<SecondFactorKey, SecondFactorRefusal>>;
  /** Turns it on with a code of the new key; answers the recovery codes, this once. */
  confirm(userId: string, given: Given): Promise<Result<string[], SecondFactorRefusal>>;
  renewRecoveryCodes(userId: string, given: Given): Promise<Result<string[], SecondFactorRefusal>>;
  turnOff(userId: string, given: Given): Promise<Result<null, SecondFactorRefusal>>;
  /** Uses a code up, for a sign-in. */
  use(userId: string, given: Given): Promise<Result<null, SecondFactorRefusal>>;
}

export const createSecondFactors = (database: Database, now: () => Date): SecondFactors => {
  /** Whether the digits are the code of a step not used yet; it is used then. The row must be locked. */
  const takeStep = async (
    trx: Database,
    factor: { user_id: string; secret: string; last_step: number },
    digits: string,
  ): Promise<boolean> => {
    const step = stepOfCode(factor.secret, digits, { now: now(), lastStep: factor.last_step });
    if (step === null) return false;
    await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', factor.user_id).execute();
    return true;
  };

  /**
   * Counts an attempt, locks the user's second factor (so that of two uses of one code at once the second finds it used), uses the
   * code up, and does what the code was given for. `on`: whether the second factor has to be on, or being set up.
   */
  const withCode = async <Value>(
    userId: string,
    { code, on }: { code: string; on: boolean },
    act: (trx: Database, usedRecoveryCode: boolean) => Promise<Value>,
  ): Promise<Result<Value, SecondFactorRefusal>> => {
    const counted = { kind: 'second-factor', text: userId };
    const seconds = await countAttempt(database, now(), { ...counted, limit: codeLimit });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const result = await database.transaction().execute(async (trx): Promise<Result<Value, SecondFactorRefusal>> => {
      const factor = await trx
        .selectFrom('second_factors')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!factor || (on && !factor.enabled_at)) return refused({ kind: 'off' });
      if (!on && factor.enabled_at) return refused({ kind: 'on' });
      const bare = bareCode(code);
      const isStep = await takeStep(trx, factor, bare);
      if (!isStep && !(on && (await takeRecoveryCode(trx, userId, bare)))) return refused({ kind: 'wrong-code' });
      return ok(await act(trx, !isStep));
    });
    if (result.ok) await forgetAttempts(database, counted);
    return result;
  };

  const mail = (trx: Database, userId: string, { storefront }: Given, change: SecondFactorChange): Promise<void> =>
    queueMail(trx, { kind: 'second-factor-changed', payload: { userId, storefront, change } });

  return {
    state: async (userId) => {
      const row = await database
        .selectFrom('second_factors')
        .select((select) => [
          'enabled_at',
          select
            .selectFrom('recovery_codes')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .where('user_id', '=', userId)
            .as('codes'),
        ])
        .where('user_id', '=', userId)
        .where('enabled_at', 'is not', null)
        .executeTakeFirst();
      return {
        enabled: row !== undefined,
        enabledAt: row?.enabled_at?.toISOString() ?? null,
        recoveryCodesLeft: Number(row?.codes ?? 0),
      };
    },
    setUp: async (user) => {
      const secret = newSecret();
      const row = await database
        .insertInto('second_factors')
        .values({ user_id: user.id, secret, enabled_at: null })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret, last_step: 0 })
            .where('second_factors.enabled_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return row ? ok({ secret, uri: totpUri(secret, user.email) }) : refused({ kind: 'on' });
    },
    confirm: (userId, given) =>
      withCode(userId, { code: given.code, on: false }, async (trx) => {
        await trx.updateTable('second_factors').set({ enabled_at: now() }).where('user_id', '=', userId).execute();
        await mail(trx, userId, given, 'turned-on');
        return renewRecoveryCodes(trx, userId);
      }),
    renewRecoveryCodes: (userId, given) =>
      withCode(userId, { code: given.code, on: true }, async (trx) => {
        await mail(trx, userId, given, 'recovery-codes-renewed');
        return renewRecoveryCodes(trx, userId);
      }),
    turnOff: (userId, given) =>
      withCode(userId, { code: given.code, on: true }, async (trx) => {
        await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
        await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        await mail(trx, userId, given, 'turned-off');
        return null;
      }),
    use: (userId, given) =>
      withCode(userId, { code: given.code, on: true }, async (trx, usedRecoveryCode) => {
        if (usedRecoveryCode) await mail(trx, userId, given, 'recovery-code-used');
        return null;
      }),
  };
};

import { createHash } from 'node:crypto';
import type { Database } from '../../database/open.ts';
import { queueMail } from '../../database/mail-queue.ts';
import { bareCode } from '../application/recovery-codes.ts';
import type { HeldSecondFactor, SecondFactorRepository } from '../application/second-factor-repository.ts';

/** With the user's id, so that equal codes of two users do not look equal. */
const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${bareCode(code)}`)
    .digest('base64url');

const usesOf = (trx: Database, userId: string): Omit<HeldSecondFactor, 'secret' | 'lastStep' | 'isOn'> => ({
  useStep: async (step) => {
    await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
  },
  useRecoveryCode: async (bare) => {
    const taken = await trx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOf(userId, bare))
      .returning('user_id')
      .executeTakeFirst();
    return taken !== undefined;
  },
  keepRecoveryCodes: async (codes) => {
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
      .execute();
  },
  turnOn: async (at) => {
    await trx.updateTable('second_factors').set({ enabled_at: at }).where('user_id', '=', userId).execute();
  },
  turnOff: async () => {
    await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  },
  queueMail: (job) => queueMail(trx, job),
});

export const createSecondFactorRepository = (database: Database): SecondFactorRepository => ({
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
  setUp: async (userId, secret) => {
    const row = await database
      .insertInto('second_factors')
      .values({ user_id: userId, secret, enabled_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ secret, last_step: 0 }).where('second_factors.enabled_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },
  hold: (userId, use) =>
    database.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('second_factors')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return use(null);
      const { secret, last_step: lastStep, enabled_at: enabledAt } = row;
      return use({ secret, lastStep, isOn: enabledAt !== null, ...usesOf(trx, userId) });
    }),
});

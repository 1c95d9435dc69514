import { createHash } from 'node:crypto';
import type { Database } from '../../database/open.ts';
import { queueMail } from '../../database/mail-queue.ts';
import { hashPassword, verifyPassword } from '../application/passwords.ts';
import { bareCode, recoveryCodeCount, recoveryCodeLength } from '../application/recovery-codes.ts';
import { isSealedNow, seal, unseal, type KeyRing } from '../../key-ring.ts';
import type { HeldSecondFactor, SecondFactorRepository } from '../application/second-factor-repository.ts';

/** As codes were hashed that were given out before they were kept as passwords are; those are good until they are renewed. */
const oldHashOf = (userId: string, bare: string): string =>
  createHash('sha256').update(`${userId}:${bare}`).digest('base64url');
const isCodeOf = (hash: string, userId: string, bare: string): boolean | Promise<boolean> =>
  hash.startsWith('$') ? verifyPassword(bare, hash) : hash === oldHashOf(userId, bare);

const usesOf = (trx: Database, userId: string): Omit<HeldSecondFactor, 'secret' | 'lastStep' | 'isOn'> => ({
  isNewIn: async (sessionId, since) => {
    // All other sessions ended with it: the one that was there before is that which turned it on.
    const row = await trx
      .selectFrom('second_factors')
      .innerJoin('sessions', 'sessions.user_id', 'second_factors.user_id')
      .select('second_factors.user_id')
      .where('second_factors.user_id', '=', userId)
      .where('second_factors.enabled_at', '>=', since)
      .where('sessions.id', '=', sessionId)
      .whereRef('sessions.created_at', '<=', 'second_factors.enabled_at')
      .executeTakeFirst();
    if (!row) return false;
    const codes = await trx.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
    return codes.length === recoveryCodeCount;
  },
  useStep: async (step) => {
    await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
  },
  useRecoveryCode: async (bare) => {
    // A mistyped code of an authenticator is not worth ten hashes.
    if (bare.length !== recoveryCodeLength) return false;
    const kept = await trx.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
    for (const { code_hash: hash } of kept) {
      if (!(await isCodeOf(hash, userId, bare))) continue;
      await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash).execute();
      return true;
    }
    return false;
  },
  keepRecoveryCodes: async (codes) => {
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const hashes = await Promise.all(codes.map((code) => hashPassword(bareCode(code))));
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute();
  },
  turnOn: async (at) => {
    await trx.updateTable('second_factors').set({ enabled_at: at }).where('user_id', '=', userId).execute();
  },
  turnOff: async () => {
    await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  },
  endOtherSessions: async (sessionId) => {
    await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
  },
  queueMail: (job) => queueMail(trx, job),
});

const sealing = (keys: KeyRing, userId: string) => ({ keys, kind: 'totp', of: userId });

/** Encrypts the keys of authenticators anew which are not so with the newest of the portal's; whose own is lost stays as it is. */
export const sealSecondFactors = async (trx: Database, keys: KeyRing): Promise<void> => {
  const rows = await trx.selectFrom('second_factors').select(['user_id', 'secret']).execute();
  for (const { user_id: userId, secret: kept } of rows) {
    if (isSealedNow(kept, keys)) continue;
    // Base 32 has no dots: one that was kept before keys were.
    const secret = kept.includes('.') ? unseal(kept, sealing(keys, userId)) : kept;
    if (secret === null) continue;
    const sealed = seal(secret, sealing(keys, userId));
    await trx.updateTable('second_factors').set({ secret: sealed }).where('user_id', '=', userId).execute();
  }
};

export const createSecondFactorRepository = (database: Database, keys: KeyRing): SecondFactorRepository => ({
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
  setUp: async (userId, plain) => {
    const secret = seal(plain, sealing(keys, userId));
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
      const { last_step: lastStep, enabled_at: enabledAt } = row;
      const secret = unseal(row.secret, sealing(keys, userId));
      return use({ secret, lastStep, isOn: enabledAt !== null, ...usesOf(trx, userId) });
    }),
});

import { createHash, randomInt } from 'node:crypto';
import type { Database } from '../../database/open.ts';

export const recoveryCodeCount = 10;
/** No i, l, o, 0 or 1: codes are read off paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;
export const recoveryCodeLength = 2 * half;

const newCode = (): string => {
  const letters = Array.from({ length: recoveryCodeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(
    '',
  );
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
};

/** What is typed, without its case, spaces and dashes, none of which matter. */
export const bareCode = (typed: string): string => typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');

/** With the user's id, so that equal codes of two users do not look equal. */
const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${bareCode(code)}`)
    .digest('base64url');

/** Makes new recovery codes in place of a user's old ones, in a transaction. Only their hashes are kept. */
export const renewRecoveryCodes = async (trx: Database, userId: string): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values([...codes].map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute();
  return [...codes];
};

/** Uses a recovery code up; false when the user has no such code, or not any more. */
export const takeRecoveryCode = async (trx: Database, userId: string, code: string): Promise<boolean> => {
  const taken = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
};

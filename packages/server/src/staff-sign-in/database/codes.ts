import { hashOf, newSecret } from '../../auth/application/one-time-secret.ts';
import type { UserRow } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import { isStaff } from './identities.ts';

/** How long the return page may take to use its code, in milliseconds. */
export const codeLife = 60 * 1000;

/** Makes the code that signs a member of staff in. */
export const makeStaffCode = async (database: Database, userId: string, now: Date): Promise<string> => {
  await database.deleteFrom('staff_codes').where('expires_at', '<=', now).execute();
  const code = newSecret();
  const expires_at = new Date(now.getTime() + codeLife);
  await database
    .insertInto('staff_codes')
    .values({ code_hash: hashOf(code), user_id: userId, expires_at })
    .execute();
  return code;
};

/** Uses a code up, whether it still counts or not, and answers whose it is; null when it does not. */
export const useStaffCode = async (database: Database, code: string, now: Date): Promise<UserRow | null> => {
  const used = await database
    .deleteFrom('staff_codes')
    .where('code_hash', '=', hashOf(code))
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  if (!used || used.expires_at <= now) return null;
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', used.user_id)
    .where('active', '=', true)
    .executeTakeFirst();
  return user && isStaff(user) ? user : null;
};

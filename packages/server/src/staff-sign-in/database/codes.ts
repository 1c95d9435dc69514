import { hashOf, newSecret } from '../../auth/application/one-time-secret.ts';
import type { Database } from '../../database/open.ts';
import { toAccount } from '../../identity.ts';
import type { StaffCodes } from '../application/staff-users.ts';

/** How long the return page may take to use its code, in milliseconds. */
export const codeLife = 60 * 1000;

export const createStaffCodes = (database: Database, now: () => Date): StaffCodes => ({
  make: async (userId, made = {}) => {
    const kept =
      'means' in made
        ? { means: made.means, life: made.life, providerSession: null }
        : { means: 'provider' as const, life: codeLife, providerSession: made.providerSession ?? null };
    await database.deleteFrom('staff_codes').where('expires_at', '<=', now()).execute();
    const code = newSecret();
    await database
      .insertInto('staff_codes')
      .values({
        code_hash: hashOf(code),
        user_id: userId,
        expires_at: new Date(now().getTime() + kept.life),
        means: kept.means,
        provider_session: kept.providerSession,
      })
      .execute();
    return code;
  },
  forget: async (userId) => {
    await database.deleteFrom('staff_codes').where('user_id', '=', userId).execute();
  },
  use: async (code) => {
    const used = await database
      .deleteFrom('staff_codes')
      .where('code_hash', '=', hashOf(code))
      .returning(['user_id', 'expires_at', 'means', 'provider_session'])
      .executeTakeFirst();
    if (!used || used.expires_at <= now()) return null;
    const user = await database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', used.user_id)
      .where('active', '=', true)
      .executeTakeFirst();
    return user ? { user: toAccount(user), means: used.means, providerSession: used.provider_session } : null;
  },
});

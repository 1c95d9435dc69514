import type { Database } from '../../database/open.ts';
import { queueMail } from '../../database/mail-queue.ts';
import type { PasswordChanges } from '../application/change-password.ts';
import { passwordOwnerOf } from './password-owner.ts';
import { setPassword } from './sessions.ts';

export const createPasswordChanges = (database: Database): PasswordChanges => ({
  ownerOf: (userId) => passwordOwnerOf(database, userId),
  change: (userId, { from, to, sessionId, storefront }) =>
    database.transaction().execute(async (trx) => {
      const current = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('password_hash', '=', from)
        .forUpdate()
        .executeTakeFirst();
      const user = current && (await setPassword(trx, userId, to, { keeping: sessionId }));
      if (!user) return false;
      await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
      await queueMail(trx, { kind: 'password-changed', payload: { userId, storefront } });
      return true;
    }),
});

import type { Database } from '../../database/open.ts';
import { queueMail } from '../../database/mail-queue.ts';
import type { PasswordResets } from '../application/password-resets.ts';
import { passwordOwnerOf } from './password-owner.ts';
import { setPassword } from './sessions.ts';

export const createPasswordResets = (database: Database): PasswordResets => {
  const ownerOf = (tables: Database, { tokenHash, email }: { tokenHash: string; email: string }, at: Date) =>
    tables
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .selectAll('users')
      .where('token_hash', '=', tokenHash)
      .where('password_resets.expires_at', '>', at)
      .where('users.email', '=', email)
      .where('users.active', '=', true);
  return {
    begin: ({ tokenHash, email }, expiresAt) =>
      database.transaction().execute(async (trx) => {
        const user = await trx
          .selectFrom('users')
          .select(['id', 'first_name'])
          .where('email', '=', email)
          .where('active', '=', true)
          .where('customer_no', 'is not', null)
          .forUpdate()
          .executeTakeFirst();
        if (!user) return null;
        await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
        await trx
          .insertInto('password_resets')
          .values({ token_hash: tokenHash, user_id: user.id, expires_at: expiresAt })
          .execute();
        return { firstName: user.first_name };
      }),
    ownerOf: async (link, at) => {
      const owner = await ownerOf(database, link, at).executeTakeFirst();
      return owner ? passwordOwnerOf(database, owner.id) : null;
    },
    finish: (link, { passwordHash, storefront, at }) =>
      database.transaction().execute(async (trx) => {
        const owner = await ownerOf(trx, link, at).forUpdate('users').executeTakeFirst();
        const taken = await trx
          .deleteFrom('password_resets')
          .where('token_hash', '=', link.tokenHash)
          .executeTakeFirst();
        const user = owner && taken.numDeletedRows > 0n ? await setPassword(trx, owner.id, passwordHash) : null;
        if (!user) return null;
        await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
        await queueMail(trx, { kind: 'password-changed', payload: { userId: user.id, storefront } });
        return user;
      }),
  };
};

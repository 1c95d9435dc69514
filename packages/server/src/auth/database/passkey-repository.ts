import { createHash } from 'node:crypto';
import { maxPasskeys } from '@connect/core/domain/access/passkey';
import type { Selectable } from 'kysely';
import { queueMail } from '../../database/mail-queue.ts';
import type { Database } from '../../database/open.ts';
import type { PasskeysTable } from '../../database/user-tables.ts';
import type { KeptPasskey, PasskeyRepository } from '../application/passkey-repository.ts';

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

const keptOf = (row: Selectable<PasskeysTable>): KeptPasskey => ({
  id: row.id,
  credential: row.credential,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
});

export const createPasskeyRepository = (database: Database): PasskeyRepository => ({
  list: async (userId) => {
    const rows = await database
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(keptOf);
  },
  keepChallenge: async ({ userId, purpose, text, expiresAt }, now) => {
    await database.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    const values = { hash: hashOf(text), user_id: userId, purpose, expires_at: expiresAt };
    await database.insertInto('passkey_challenges').values(values).execute();
  },
  takeChallenge: async ({ userId, purpose, text }, now) => {
    const taken = await database
      .deleteFrom('passkey_challenges')
      .where('hash', '=', hashOf(text))
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('hash')
      .executeTakeFirst();
    return taken !== undefined;
  },
  add: (userId, passkey, along) =>
    database.transaction().execute(async (trx) => {
      const factor = await trx
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('enabled_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!factor) return 'off';
      const { count } = await trx
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxPasskeys) return 'too-many';
      const added = await trx
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          credential: passkey.credential,
          user_id: userId,
          name: passkey.name,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: [...passkey.transports],
          created_at: new Date(passkey.createdAt),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return 'taken';
      await along((job) => queueMail(trx, job));
      return 'added';
    }),
  used: async (userId, id, { counter, at }) => {
    const row = await database
      .updateTable('passkeys')
      .set({ counter, last_used_at: at })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('counter', '<', counter), eb(eb.val(counter), '=', 0)]))
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  remove: (userId, id, along) =>
    database.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      if (gone) await along((job) => queueMail(trx, job));
      return gone !== undefined;
    }),
});

import { createHash } from 'node:crypto';
import { maxPasskeys } from '@connect/core/domain/access/passkey';
import type { Selectable } from 'kysely';
import { queueMail } from '../../database/mail-queue.ts';
import type { Database } from '../../database/open.ts';
import type { PasskeysTable } from '../../database/user-tables.ts';
import type { KeptPasskey, PasskeyOwner, PasskeyRepository } from '../application/passkey-repository.ts';

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

/** Locks whoever may have a passkey, so that of two at once the second sees the first's; null for who may have none. */
const lockOwner = (trx: Database, { kind, id }: PasskeyOwner) =>
  kind === 'user'
    ? trx
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', id)
        .where('enabled_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('customer_no', 'is', null)
        .where('active', '=', true)
        .forUpdate()
        .executeTakeFirst();

export const createPasskeyRepository = (database: Database): PasskeyRepository => ({
  list: async ({ kind, id }) => {
    const rows = await database
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', id)
      .where('owner', '=', kind)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(keptOf);
  },
  find: async (kind, credential) => {
    const row = await database
      .selectFrom('passkeys')
      .selectAll()
      .where('credential', '=', credential)
      .where('owner', '=', kind)
      .executeTakeFirst();
    return row ? { owner: { kind, id: row.user_id }, passkey: keptOf(row) } : null;
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
      .where('user_id', 'is not distinct from', userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('hash')
      .executeTakeFirst();
    return taken !== undefined;
  },
  add: (owner, passkey, along) =>
    database.transaction().execute(async (trx) => {
      if (!(await lockOwner(trx, owner))) return 'off';
      const { count } = await trx
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('user_id', '=', owner.id)
        .where('owner', '=', owner.kind)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxPasskeys) return 'too-many';
      const added = await trx
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          credential: passkey.credential,
          user_id: owner.id,
          owner: owner.kind,
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
  used: async (owner, id, { counter, at }) => {
    const row = await database
      .updateTable('passkeys')
      .set({ counter, last_used_at: at })
      .where('id', '=', id)
      .where('user_id', '=', owner.id)
      .where('owner', '=', owner.kind)
      .where((eb) => eb.or([eb('counter', '<', counter), eb(eb.val(counter), '=', 0)]))
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  remove: (owner, id, along) =>
    database.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', owner.id)
        .where('owner', '=', owner.kind)
        .returning('id')
        .executeTakeFirst();
      if (gone) await along((job) => queueMail(trx, job));
      return gone !== undefined;
    }),
});

import { isScope } from '@connect/contract/operator/scope';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { IntegrationKeysTable } from '../../database/tables.ts';
import { isNameTaken } from '../domain/integration-key.ts';
import type { KeptKey, KeyRepository } from '../application/key-repository.ts';

type KeyRow = Selectable<IntegrationKeysTable>;

const toKey = (row: KeyRow): KeptKey => ({
  id: row.id,
  name: row.name,
  secretHash: row.secret_hash,
  // A scope of a kind that is no more opens nothing.
  scopes: row.scopes.filter(isScope),
  addresses: row.addresses,
  createdAt: row.created_at,
  createdBy: row.created_by,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});

export const createKeyRepository = (database: Database): KeyRepository => ({
  add: (key) =>
    database.transaction().execute(async (trx) => {
      // Of two that are made at once, the second sees the first.
      await sql`lock table integration_keys in share row exclusive mode`.execute(trx);
      const others = await trx.selectFrom('integration_keys').selectAll().execute();
      if (isNameTaken(key.name, others.map(toKey), key.createdAt)) return false;
      await trx
        .insertInto('integration_keys')
        .values({
          id: key.id,
          name: key.name,
          secret_hash: key.secretHash,
          scopes: [...key.scopes],
          addresses: [...key.addresses],
          created_at: key.createdAt,
          created_by: key.createdBy,
          expires_at: key.expiresAt,
          last_used_at: key.lastUsedAt,
          revoked_at: key.revokedAt,
        })
        .execute();
      return true;
    }),
  list: async () => {
    const rows = await database
      .selectFrom('integration_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toKey);
  },
  find: async (id) => {
    const row = await database.selectFrom('integration_keys').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? toKey(row) : null;
  },
  used: async (id, at) => {
    await database.updateTable('integration_keys').set({ last_used_at: at }).where('id', '=', id).execute();
  },
  revoke: async (id, at) => {
    const row = await database
      .updateTable('integration_keys')
      .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(at)) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? toKey(row) : null;
  },
});

import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { IdentityStore } from '../application/supplier-identity.ts';

const name = 'supplier';

export const createIdentityStore = (database: Database): IdentityStore => {
  const read = async (from: Database) => {
    const row = await from.selectFrom('portal_settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  };
  return {
    read: () => read(database),
    change: (decide) =>
      database.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('portal_settings'))`.execute(trx);
        const identity = decide(await read(trx));
        if (!identity) return;
        const value = JSON.stringify(identity);
        await trx
          .insertInto('portal_settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),
  };
};

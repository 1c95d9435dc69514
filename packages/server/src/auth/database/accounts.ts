import type { Database } from '../../database/open.ts';
import { toAccount } from '../../identity.ts';
import type { Accounts } from '../application/accounts.ts';
import { needsSecondFactor } from './needs-second-factor.ts';

export const createAccounts = (database: Database): Accounts => ({
  withEmail: async (email) => {
    const row = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    return row ? toAccount(row) : null;
  },
  active: async (id) => {
    const active = database.selectFrom('users').selectAll().where('id', '=', id).where('active', '=', true);
    const row = await active.executeTakeFirst();
    return row ? toAccount(row) : null;
  },
  renewHash: async (id, from, to) => {
    const renewed = await database
      .updateTable('users')
      .set({ password_hash: to })
      .where('id', '=', id)
      .where('password_hash', '=', from)
      .executeTakeFirst();
    return renewed.numUpdatedRows === 1n;
  },
  hasSecondFactor: async (userId) => {
    const row = await database
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('enabled_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },
  needsSecondFactor: async (userId) => {
    const row = await database
      .selectFrom('users')
      .select(needsSecondFactor().as('needs'))
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.needs ?? false;
  },
});

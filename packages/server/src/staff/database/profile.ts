import type { Database } from '../../database/open.ts';
import type { Rename } from '../application/profile.ts';

export const makeRename =
  (database: Database): Rename =>
  async (userId, { firstName, lastName }) => {
    await database
      .updateTable('users')
      .set({ first_name: firstName, last_name: lastName })
      .where('id', '=', userId)
      .execute();
  };

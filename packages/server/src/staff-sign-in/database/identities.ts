import type { Database } from '../../database/open.ts';
import { toAccount } from '../../identity.ts';
import type { StaffIdentities } from '../application/staff-users.ts';

export const createStaffIdentities = (database: Database): StaffIdentities => ({
  boundTo: async ({ issuer, subject }) => {
    const user = await database
      .selectFrom('staff_identities')
      .innerJoin('users', 'users.id', 'staff_identities.user_id')
      .selectAll('users')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return user ? toAccount(user) : null;
  },
  bind: async ({ issuer, subject }, userId, at) => {
    await database
      .insertInto('staff_identities')
      .values({ issuer, subject, user_id: userId, bound_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

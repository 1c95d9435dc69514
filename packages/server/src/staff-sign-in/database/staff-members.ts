import type { Database } from '../../database/open.ts';
import type { StaffMembers } from '../application/staff-members.ts';

export const createStaffMembers = (database: Database): StaffMembers => ({
  categories: async () => {
    const rows = await database
      .selectFrom('products')
      .select('schema_classification as category')
      .distinct()
      .where('schema_classification', '!=', '')
      .orderBy('category')
      .execute();
    return rows.map(({ category }) => category);
  },
  add: (member) =>
    database.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto('users')
        .values({
          id: member.id,
          email: member.email,
          first_name: member.firstName,
          last_name: member.lastName,
          roles: [...member.roles],
          permissions: [...member.permissions],
          is_super_user: member.isSuperUser,
          customer_no: null,
          password_hash: null,
          spend_limit: null,
          last_signed_in_at: null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return null;
      const categories = [...new Set(member.categories)].map((category) => ({ user_id: added.id, category }));
      if (categories.length > 0) await trx.insertInto('brand_categories').values(categories).execute();
      return added;
    }),
  grant: async (userId, { roles, permissions, isSuperUser }) => {
    await database
      .updateTable('users')
      .set({ roles: [...roles], permissions: [...permissions], is_super_user: isSuperUser })
      .where('id', '=', userId)
      .where('customer_no', 'is', null)
      .execute();
  },
});

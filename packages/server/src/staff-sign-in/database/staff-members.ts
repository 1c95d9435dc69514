import { staffGrants } from '@connect/core/domain/access/staff';
import { normalRole, positionOf } from '@connect/core/domain/administration/staff-member';
import { isPortalAdministrator } from '../../database/administrators.ts';
import type { Database } from '../../database/open.ts';
import type { StaffMembers } from '../application/staff-members.ts';

const giveCategories = async (trx: Database, userId: string, categories: readonly string[]): Promise<void> => {
  const rows = [...new Set(categories)].map((category) => ({ user_id: userId, category }));
  if (rows.length === 0) return;
  await trx
    .insertInto('brand_categories')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Whether somebody is the one administrator who may sign in, and has done so: of one who never has, nobody knows whether they can. Asked of
 * two at once, the second sees what the first has done.
 */
const isLastAdministrator = async (trx: Database, email: string): Promise<boolean> => {
  // Every administrator's row, in one order.
  const administrators = await trx
    .selectFrom('users')
    .select(['id', 'email', 'last_signed_in_at'])
    .where(isPortalAdministrator)
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = administrators.filter(({ last_signed_in_at: at }) => at !== null);
  const [first, ...others] = known.length > 0 ? known : administrators;
  return first?.email === email && others.length === 0;
};

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
      if (added) await giveCategories(trx, added.id, member.categories);
      return added ?? null;
    }),
  promote: ({ email, roles, permissions, isSuperUser, categories }) =>
    database.transaction().execute(async (trx) => {
      const promoted = await trx
        .updateTable('users')
        .set({
          roles: [...roles],
          permissions: [...permissions],
          is_super_user: isSuperUser,
          active: true,
          kept_out: false,
        })
        .where('email', '=', email)
        .where('customer_no', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (promoted) await giveCategories(trx, promoted.id, categories);
      return promoted ?? null;
    }),
  grant: async (userId, { roles, permissions, isSuperUser }) => {
    await database
      .updateTable('users')
      .set({ roles: [...roles], permissions: [...permissions], is_super_user: isSuperUser })
      .where('id', '=', userId)
      .where('customer_no', 'is', null)
      .execute();
  },
  list: async () => {
    const rows = await database
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name', 'roles', 'is_super_user', 'active', 'last_signed_in_at'])
      .select(({ selectFrom, fn }) =>
        selectFrom('customers')
          .select(fn.countAll<string>().as('count'))
          .whereRef('account_manager_id', '=', 'users.id')
          .where('removed_at', 'is', null)
          .as('customers'),
      )
      .where('customer_no', 'is', null)
      .orderBy('email')
      .execute();
    return rows.map((row) => ({
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      roles: row.roles,
      isSuperUser: row.is_super_user,
      active: row.active,
      lastSignedInAt: row.last_signed_in_at,
      customers: Number(row.customers ?? 0),
    }));
  },
  keepOut: (email) =>
    database.transaction().execute(async (trx) => {
      if (await isLastAdministrator(trx, email)) return 'last-administrator';
      const gone = await trx
        .updateTable('users')
        .set({ active: false, kept_out: true })
        .where('email', '=', email)
        .where('customer_no', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!gone) return 'not-staff';
      await trx.deleteFrom('sessions').where('user_id', '=', gone.id).execute();
      await trx.deleteFrom('staff_codes').where('user_id', '=', gone.id).execute();
      // Who comes back begins with a one-time link.
      await trx.deleteFrom('passkeys').where('user_id', '=', gone.id).execute();
      await trx.deleteFrom('passkey_challenges').where('user_id', '=', gone.id).execute();
      return 'kept-out';
    }),
  setRole: (email, role, was) =>
    database.transaction().execute(async (trx) => {
      const isLast = await isLastAdministrator(trx, email);
      const member = await trx
        .selectFrom('users')
        .select(['id', 'roles', 'is_super_user'])
        .where('email', '=', email)
        .where('customer_no', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!member) return 'not-staff';
      const isAsSeen = positionOf(member.roles) === was.position && member.is_super_user === was.superUser;
      if (!isAsSeen) return 'changed-meanwhile';
      if (isLast && role.position !== 'administrator') return 'last-administrator';
      const { roles, permissions } = staffGrants[role.position];
      await trx
        .updateTable('users')
        .set({ roles: [...roles], permissions: [...permissions], is_super_user: normalRole(role).superUser })
        .where('id', '=', member.id)
        .execute();
      return 'set';
    }),
  letIn: async (email) => {
    const back = await database
      .updateTable('users')
      .set({ active: true, kept_out: false })
      .where('email', '=', email)
      .where('customer_no', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return back !== undefined;
  },
});

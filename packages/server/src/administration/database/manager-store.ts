import type { ManagerName } from '@connect/core/domain/administration/customer-manager';
import { sql } from 'kysely';
import { logChanges } from '../../database/log-changes.ts';
import type { Database } from '../../database/open.ts';
import type { ManagerStore } from '../application/customer-manager.ts';

interface Names {
  readonly email: string | null;
  readonly first: string | null;
  readonly last: string | null;
}
const nameOf = ({ email, first, last }: Names): ManagerName | null =>
  email === null ? null : { email, name: [first, last].filter(Boolean).join(' ') };

const managers = (database: Database) =>
  database
    .selectFrom('users')
    .where('customer_no', 'is', null)
    .where('active', '=', true)
    .where(sql<boolean>`'account_manager' = any(roles)`);

export const createManagerStore = (database: Database): ManagerStore => ({
  read: async (no) => {
    const row = await database
      .selectFrom('customers')
      .leftJoin('users as own', 'own.id', 'customers.own_manager_id')
      .leftJoin('users as given', 'given.id', 'customers.given_manager_id')
      .select(['own.email as email', 'own.first_name as first', 'own.last_name as last'])
      .select(['given.email as givenEmail', 'given.first_name as givenFirst', 'given.last_name as givenLast'])
      .where('no', '=', no)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    return {
      own: nameOf(row),
      given: nameOf({ email: row.givenEmail, first: row.givenFirst, last: row.givenLast }),
    };
  },
  change: (no, decide) =>
    database.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('customers')
        .leftJoin('users', 'users.id', 'customers.own_manager_id')
        .select('users.email')
        .where('no', '=', no)
        .where('removed_at', 'is', null)
        .forUpdate('customers')
        .executeTakeFirst();
      const email = row && decide(row.email);
      if (email === undefined) return;
      const found =
        email === null ? null : await managers(trx).select('id').where('email', '=', email).executeTakeFirst();
      if (found === undefined) return;
      await trx
        .updateTable('customers')
        .set({ own_manager_id: found?.id ?? null })
        .where('no', '=', no)
        .execute();
      // Lists are narrowed by whose customer it is.
      await logChanges(trx, 'customers', [no]);
      await logChanges(trx, 'customer-documents', [no]);
    }),
});

/** The customers of a member of staff by name, so many at most; null for nobody of staff. */
export const customersOfManager = async (database: Database, email: string, most: number) => {
  const member = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('customer_no', 'is', null)
    .executeTakeFirst();
  if (!member) return null;
  return database
    .selectFrom('customers')
    .select(['no', 'name'])
    .where('account_manager_id', '=', member.id)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('no')
    .limit(most)
    .execute();
};

import type { Database } from '../../database/open.ts';
import type { PasswordOwner } from '../domain/new-password.ts';

/** Whose password is set; null when there is no such user. */
export const passwordOwnerOf = async (database: Database, userId: string): Promise<PasswordOwner | null> => {
  const row = await database
    .selectFrom('users')
    .leftJoin('customers', 'customers.no', 'users.customer_no')
    .select(['email', 'first_name', 'last_name', 'customers.name as company'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { email: row.email, firstName: row.first_name, lastName: row.last_name, company: row.company ?? '' };
};

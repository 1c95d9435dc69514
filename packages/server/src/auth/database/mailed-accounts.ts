import type { Database } from '../../database/open.ts';
import type { MailedAccounts } from '../application/mailed-accounts.ts';

export const createMailedAccounts = (database: Database): MailedAccounts => ({
  user: async (id) => {
    const row = await database
      .selectFrom('users')
      .select(['email', 'first_name as firstName', 'time_zone as timeZone'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  },
  withoutPassword: async (id) => {
    const row = await database
      .selectFrom('users')
      .innerJoin('customers', 'customers.no', 'users.customer_no')
      .select(['email', 'first_name as firstName', 'time_zone as timeZone', 'customers.name as company'])
      .where('users.id', '=', id)
      .where('users.active', '=', true)
      .where('password_hash', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },
  deactivated: async (email) => {
    const row = await database
      .selectFrom('users')
      .select('first_name')
      .where('email', '=', email)
      .where('active', '=', false)
      .where('customer_no', 'is not', null)
      .executeTakeFirst();
    return row?.first_name ?? null;
  },
  invitation: async (id, now) => {
    const row = await database
      .selectFrom('invitations')
      .innerJoin('customers', 'customers.no', 'invitations.customer_no')
      .leftJoin('users', 'users.id', 'invitations.invited_by')
      .select(['invitations.id', 'invitations.email', 'nonce', 'expires_at', 'customers.name as company', 'supplier'])
      .select(['users.first_name', 'users.last_name'])
      .where('invitations.id', '=', id)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const known = await database.selectFrom('users').select('id').where('email', '=', row.email).executeTakeFirst();
    return {
      id: row.id,
      email: row.email,
      nonce: row.nonce,
      expiresAt: row.expires_at,
      company: row.company,
      inviter: row.supplier ?? `${row.first_name} ${row.last_name}`,
      isKnown: known !== undefined,
    };
  },
});

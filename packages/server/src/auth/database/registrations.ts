import { isBacked } from '@connect/core/domain/access/user-edit';
import { limitOf } from '../../database/limit.ts';
import type { Selectable } from 'kysely';
import { addEvents } from '../../database/add-events.ts';
import type { Database } from '../../database/open.ts';
import type { InvitationsTable } from '../../database/user-tables.ts';
import type { KeptInvitation, Registrations } from '../application/registrations.ts';
import { toAccount } from '../../identity.ts';

interface Company {
  readonly name: string;
  readonly currency_code: string;
  readonly removed_at: Date | null;
}

/** Whether who sent an invitation may still give what it does; the supplier always may. */
const isStillBacked = async (tables: Database, row: Selectable<InvitationsTable>, currency: string) => {
  if (row.supplier !== null) return true;
  const sender = await tables
    .selectFrom('users')
    .select(['id', 'active', 'permissions', 'spend_limit'])
    .where('id', '=', row.invited_by)
    .executeTakeFirst();
  return isBacked(sender ? { ...sender, spendLimit: limitOf(sender.spend_limit, currency) } : null, {
    permissions: row.permissions,
    spendLimit: limitOf(row.spend_limit, currency),
  });
};

const keptOf = async (
  tables: Database,
  row: Selectable<InvitationsTable>,
  company: Company,
): Promise<KeptInvitation> => ({
  id: row.id,
  email: row.email,
  nonce: row.nonce,
  isOpen:
    row.used_at === null &&
    row.revoked_at === null &&
    company.removed_at === null &&
    (await isStillBacked(tables, row, company.currency_code)),
  expiresAt: row.expires_at,
  company: company.name,
});

export const createRegistrations = (database: Database): Registrations => {
  const rowOf = (tables: Database, id: string) =>
    tables.selectFrom('invitations').selectAll('invitations').where('id', '=', id);
  return {
    find: async (id) => {
      const row = await rowOf(database, id)
        .innerJoin('customers', 'customers.no', 'invitations.customer_no')
        .select(['customers.name', 'customers.currency_code', 'customers.removed_at'])
        .executeTakeFirst();
      return row ? keptOf(database, row, row) : null;
    },
    register: (id, isGood, account) =>
      database.transaction().execute(async (trx) => {
        // The company first, as whoever edits its users does, or the two could wait for each other.
        const companyNo = rowOf(trx, id).clearSelect().select('customer_no');
        const company = await trx
          .selectFrom('customers')
          .select(['name', 'currency_code', 'removed_at'])
          .where('no', '=', companyNo)
          .forUpdate()
          .executeTakeFirst();
        const invitation = await rowOf(trx, id).forUpdate().executeTakeFirst();
        if (!company || !invitation || !isGood(await keptOf(trx, invitation, company))) return null;
        const user = await trx
          .insertInto('users')
          .values({
            id: account.id,
            email: invitation.email,
            first_name: account.firstName,
            last_name: account.lastName,
            roles: ['customer'],
            permissions: invitation.permissions,
            is_super_user: false,
            customer_no: invitation.customer_no,
            password_hash: account.passwordHash,
            spend_limit: invitation.spend_limit,
            last_signed_in_at: null,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!user) return null;
        await trx.updateTable('invitations').set({ used_at: account.at }).where('id', '=', id).execute();
        await trx
          .insertInto('activity')
          .values({
            customer_no: invitation.customer_no,
            at: account.at,
            kind: 'joined',
            actor_id: user.id,
            actor: `${user.first_name} ${user.last_name}`,
            subject: user.email,
            added: [],
            removed: [],
            spend_limit: null,
          })
          .execute();
        const { email, active, permissions } = user;
        const { customer_no: customerNo } = invitation;
        const spendLimit = limitOf(invitation.spend_limit, company.currency_code);
        const { firstName, lastName, at } = account;
        const data = { customerNo, email, firstName, lastName, active, permissions, spendLimit };
        await addEvents(trx, [{ kind: 'user.registered', at, data }]);
        return toAccount(user);
      }),
  };
};

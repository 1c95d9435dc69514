import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { InvitationsTable } from '../../database/user-tables.ts';
import { addEvents } from '../../database/add-events.ts';
import { queueMail } from '../../database/mail-queue.ts';
import type { Companies, LockedCompany, OpenInvitation, Sending } from '../application/company.ts';
import { recordActivity } from './activity.ts';
import { limitOf } from '../../database/limit.ts';

const columnsOf = ({ invitedBy, nonce, sentAt, expiresAt }: Sending) => ({
  invited_by: 'id' in invitedBy ? invitedBy.id : null,
  supplier: 'supplier' in invitedBy ? invitedBy.supplier : null,
  nonce,
  sent_at: sentAt,
  expires_at: expiresAt,
});

const openInvitations = (trx: Database, customerNo: CustomerNo) =>
  trx
    .selectFrom('invitations')
    .selectAll()
    .where('customer_no', '=', customerNo)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);

const invitationOf = (row: Selectable<InvitationsTable>, currency: string): OpenInvitation => ({
  id: row.id,
  email: row.email,
  permissions: row.permissions,
  spendLimit: limitOf(row.spend_limit, currency),
  expiresAt: row.expires_at,
});

/** What is done to a company within a transaction that holds its row. */
const changesOf = (
  trx: Database,
  { customerNo, currency }: Pick<LockedCompany, 'customerNo' | 'currency'>,
): Omit<LockedCompany, 'customerNo' | 'currency' | 'members' | 'secondFactorDemanded'> => ({
  demandSecondFactor: async (by, demanded) => {
    const change =
      by === 'supplier' ? { second_factor_demanded_by_supplier: demanded } : { second_factor_demanded: demanded };
    await trx.updateTable('customers').set(change).where('no', '=', customerNo).execute();
  },
  edit: async (userId, { firstName, lastName, permissions, spendLimit }) => {
    await trx
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        permissions: [...new Set(permissions)],
        spend_limit: spendLimit?.minor ?? null,
      })
      .where('id', '=', userId)
      .execute();
  },
  deactivate: async (userId, by) => {
    const change = { active: false, kept_out: true, ...(by === 'supplier' && { locked_by_supplier: true }) };
    await trx.updateTable('users').set(change).where('id', '=', userId).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  },
  reactivate: async (userId) => {
    const change = { active: true, kept_out: false, locked_by_supplier: false };
    await trx.updateTable('users').set(change).where('id', '=', userId).execute();
  },
  resetSecondFactor: async (userId, at) => {
    const { numDeletedRows: taken } = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (taken === 0n) return false;
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    // Where the administrator was is not told.
    const event = {
      at,
      kind: 'second-factor-reset',
      means: null,
      email_hash: null,
      address: null,
      user_agent: null,
    } as const;
    await trx
      .insertInto('security_events')
      .values({ user_id: userId, ...event })
      .execute();
    return true;
  },
  openInvitation: async (of) => {
    const row = await openInvitations(trx, customerNo)
      .where((row) => ('id' in of ? row('id', '=', of.id) : row('email', '=', of.email)))
      .executeTakeFirst();
    return row ? invitationOf(row, currency) : null;
  },
  invite: async (id, email, { permissions, spendLimit }, sending) => {
    const invited = {
      permissions: [...permissions],
      spend_limit: spendLimit?.minor ?? null,
      ...columnsOf(sending),
    };
    await trx
      .insertInto('invitations')
      .values({ id, customer_no: customerNo, email, ...invited })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(invited))
      .execute();
  },
  resend: async (invitationId, sending) => {
    await trx.updateTable('invitations').set(columnsOf(sending)).where('id', '=', invitationId).execute();
  },
  revoke: async (invitationId, at) => {
    await trx.updateTable('invitations').set({ revoked_at: at }).where('id', '=', invitationId).execute();
  },
  sentBy: async (userId) => {
    const rows = await openInvitations(trx, customerNo).where('invited_by', '=', userId).orderBy('email').execute();
    return rows.map((row) => invitationOf(row, currency));
  },
  sentBefore: async (count, since) => {
    const row = await trx
      .selectFrom('activity')
      .select('at')
      .where('customer_no', '=', customerNo)
      .where('kind', 'in', ['invited', 'invitation-resent'])
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .offset(count)
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? null;
  },
  record: (entry) => recordActivity(trx, { customerNo, ...entry }),
  queueMail: (job) => queueMail(trx, job),
  addEvents: (events) => addEvents(trx, events),
});

export const createCompanies = (database: Database): Companies => ({
  hold: (customerNo, change) =>
    database.transaction().execute(async (trx) => {
      const {
        currency_code: currency,
        second_factor_demanded: byCompany,
        second_factor_demanded_by_supplier: bySupplier,
      } = await trx
        .selectFrom('customers')
        .select(['currency_code', 'second_factor_demanded', 'second_factor_demanded_by_supplier'])
        .where('no', '=', customerNo)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const rows = await trx.selectFrom('users').selectAll().where('customer_no', '=', customerNo).execute();
      const members = rows.map((row) => ({
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        active: row.active,
        permissions: row.permissions,
        spendLimit: limitOf(row.spend_limit, currency),
        lockedBySupplier: row.locked_by_supplier,
      }));
      return change({
        customerNo,
        currency,
        members,
        secondFactorDemanded: { company: byCompany, supplier: bySupplier },
        ...changesOf(trx, { customerNo, currency }),
      });
    }),
});

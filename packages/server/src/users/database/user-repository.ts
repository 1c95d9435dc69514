import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import {
  activityKinds,
  type Activity,
  type CompanyUser,
  type Invitation,
} from '@connect/core/domain/access/company-user';
import { matchesUserQuery } from '@connect/core/domain/access/user-search';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/open.ts';
import type { ActivityTable, InvitationsTable, UsersTable } from '../../database/user-tables.ts';
import type { UserRepository } from '../application/user-repository.ts';
import { limitOf } from '../../database/limit.ts';

const activityPage = 50;

type UserRow = Selectable<UsersTable> & { enabled_at: Date | null; currency: string };

const toCompanyUser = (row: UserRow, youId: string): CompanyUser => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  permissions: row.permissions,
  spendLimit: limitOf(row.spend_limit, row.currency),
  active: row.active,
  secondFactor: row.enabled_at !== null,
  lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
  isYou: row.id === youId,
});

type InvitationRow = Selectable<InvitationsTable> & {
  first_name: string | null;
  last_name: string | null;
  currency: string;
};

const toInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  permissions: row.permissions,
  spendLimit: limitOf(row.spend_limit, row.currency),
  invitedBy: row.supplier ?? `${row.first_name} ${row.last_name}`,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
});

const toActivity = (row: Selectable<ActivityTable> & { currency: string }): Activity => ({
  at: row.at.toISOString(),
  kind: v.parse(v.picklist(activityKinds), row.kind),
  actor: row.actor,
  subject: row.subject,
  added: row.added,
  removed: row.removed,
  spendLimit: limitOf(row.spend_limit, row.currency),
});

const { compare } = new Intl.Collator('en');
const byName = (one: UserRow, other: UserRow): number =>
  compare(one.first_name, other.first_name) ||
  compare(one.last_name, other.last_name) ||
  compare(one.email, other.email);

export const createUserRepository = (database: Database, now: () => Date): UserRepository => {
  const usersOf = (customerNo: CustomerNo) =>
    database
      .selectFrom('users')
      .innerJoin('customers', 'customers.no', 'users.customer_no')
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .selectAll('users')
      .select(['second_factors.enabled_at', 'customers.currency_code as currency'])
      .where('users.customer_no', '=', customerNo);
  const openInvitationsOf = (customerNo: CustomerNo) =>
    database
      .selectFrom('invitations')
      .leftJoin('users', 'users.id', 'invitations.invited_by')
      .innerJoin('customers', 'customers.no', 'invitations.customer_no')
      .selectAll('invitations')
      .select(['users.first_name', 'users.last_name', 'customers.currency_code as currency'])
      .where('invitations.customer_no', '=', customerNo)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null);
  return {
    // Searched and sorted here, not by the database: a company has few users, and databases differ in their collations.
    list: async (customerNo, youId, query) =>
      (await usersOf(customerNo).execute())
        .filter((row) =>
          matchesUserQuery({ firstName: row.first_name, lastName: row.last_name, email: row.email }, query),
        )
        .toSorted(byName)
        .map((row) => toCompanyUser(row, youId)),
    find: async (customerNo, youId, id) => {
      const row = await usersOf(customerNo).where('users.id', '=', id).executeTakeFirst();
      return row ? toCompanyUser(row, youId) : null;
    },
    signIn: async (customerNo) => {
      const row = await database
        .selectFrom('customers')
        .select(['second_factor_demanded', 'second_factor_demanded_by_supplier'])
        .where('no', '=', customerNo)
        .executeTakeFirst();
      return {
        secondFactorDemanded: row?.second_factor_demanded ?? false,
        demandedBySupplier: row?.second_factor_demanded_by_supplier ?? false,
      };
    },
    invitations: async (customerNo) => {
      const rows = await openInvitationsOf(customerNo).orderBy('sent_at', 'desc').orderBy('invitations.id').execute();
      return rows.map((row) => toInvitation(row, now()));
    },
    invitation: async (customerNo, id) => {
      const row = await openInvitationsOf(customerNo).where('invitations.id', '=', id).executeTakeFirst();
      return row ? toInvitation(row, now()) : null;
    },
    activity: async (customerNo, { subject, before }) => {
      let query = database
        .selectFrom('activity')
        .innerJoin('customers', 'customers.no', 'activity.customer_no')
        .selectAll('activity')
        .select('customers.currency_code as currency')
        .where('customer_no', '=', customerNo);
      if (subject !== undefined) query = query.where('subject', '=', subject.toLowerCase());
      if (before !== undefined) query = query.where('id', '<', before);
      const rows = await query
        .orderBy('id', 'desc')
        .limit(activityPage + 1)
        .execute();
      const page = rows.slice(0, activityPage);
      const last = rows.length > activityPage ? page.at(-1) : undefined;
      return { data: page.map(toActivity), next: last?.id ?? null };
    },
  };
};

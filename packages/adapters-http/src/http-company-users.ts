import * as calls from '@connect/contract/users';
import type { Activity, CompanyUser, Invitation } from '@connect/core/domain/access/company-user';
import type { CompanyUsers } from '@connect/core/ports/company-users';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toCompanyUser = (wire: calls.CompanyUser): CompanyUser => ({
  id: wire.id,
  email: wire.email,
  firstName: wire.first_name,
  lastName: wire.last_name,
  permissions: wire.permissions,
  spendLimit: wire.spend_limit,
  active: wire.active,
  secondFactor: wire.mfa,
  lastSignedInAt: wire.last_signed_in_at,
  isYou: wire.is_you,
});

const toInvitation = (wire: calls.Invitation): Invitation => ({
  id: wire.id,
  email: wire.email,
  permissions: wire.permissions,
  spendLimit: wire.spend_limit,
  invitedBy: wire.invited_by,
  sentAt: wire.sent_at,
  expiresAt: wire.expires_at,
  expired: wire.expired,
});

const toActivity = (wire: calls.Activity): Activity => ({
  at: wire.at,
  kind: wire.kind,
  actor: wire.actor,
  subject: wire.subject,
  added: wire.added,
  removed: wire.removed,
  spendLimit: wire.spend_limit,
});

/** The company's users over HTTP. */
export const createHttpCompanyUsers = (portal: PortalClient): CompanyUsers => ({
  list: async (query) =>
    answered(await portal.json(calls.users, { query: { ...(query && { q: query }) } }), ({ data }) =>
      data.map(toCompanyUser),
    ),
  find: async (id) => answered(await portal.json(calls.user, { params: { id } }), toCompanyUser),
  edit: async (id, { firstName, lastName, permissions, spendLimit }) => {
    const body = { first_name: firstName, last_name: lastName, permissions, spend_limit: spendLimit };
    return answered(await portal.json(calls.editUser, { params: { id }, body }), toCompanyUser);
  },
  deactivate: async (id) => answered(await portal.json(calls.deactivateUser, { params: { id } }), toCompanyUser),
  reactivate: async (id) => answered(await portal.json(calls.reactivateUser, { params: { id } }), toCompanyUser),
  invitations: async () => answered(await portal.json(calls.invitations), ({ data }) => data.map(toInvitation)),
  invite: async ({ email, permissions, spendLimit, storefront }) => {
    const body = { email, permissions, spend_limit: spendLimit, storefront };
    return answered(await portal.json(calls.invite, { body }), toInvitation);
  },
  resend: async (id, storefront) =>
    answered(await portal.json(calls.resendInvitation, { params: { id }, body: { storefront } }), toInvitation),
  revoke: (id) => portal.done(calls.revokeInvitation, { params: { id } }),
  activity: async ({ subject, before }) => {
    const query = { ...(subject !== null && { subject }), ...(before !== null && { before }) };
    return answered(await portal.json(calls.usersActivity, { query }), ({ data, next }) => ({
      entries: data.map(toActivity),
      next,
    }));
  },
});

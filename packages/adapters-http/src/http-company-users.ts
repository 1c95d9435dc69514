import * as calls from '@connect/contract/users';
import type { CompanyUsers } from '@connect/core/ports/company-users';
import type { PortalClient } from './portal-client.ts';
import { searchedText } from './searched-text.ts';
import { answered } from './translated.ts';

/** The company's users over HTTP. */
export const createHttpCompanyUsers = (portal: PortalClient): CompanyUsers => ({
  list: async (query) =>
    answered(
      await portal.json(calls.users, { query: { ...(query && { q: searchedText(query) }) } }),
      ({ data }) => data,
    ),
  find: (id) => portal.json(calls.user, { params: { id } }),
  edit: (id, change) => portal.json(calls.editUser, { params: { id }, body: change }),
  resetSecondFactor: (id, storefront) => portal.json(calls.resetSecondFactor, { params: { id }, body: { storefront } }),
  deactivate: (id) => portal.json(calls.deactivateUser, { params: { id } }),
  reactivate: (id) => portal.json(calls.reactivateUser, { params: { id } }),
  signIns: async (id) => answered(await portal.json(calls.userSignIns, { params: { id } }), ({ data }) => data),
  signIn: () => portal.json(calls.companySignIn),
  setSignIn: (signIn) => portal.json(calls.setCompanySignIn, { body: signIn }),
  invitations: async () => answered(await portal.json(calls.invitations), ({ data }) => data),
  invite: (form) => portal.json(calls.invite, { body: form }),
  resend: (id, storefront) => portal.json(calls.resendInvitation, { params: { id }, body: { storefront } }),
  revoke: (id) => portal.done(calls.revokeInvitation, { params: { id } }),
  activity: async ({ subject, before }) => {
    const query = { ...(subject !== null && { subject }), ...(before !== null && { before }) };
    return answered(await portal.json(calls.usersActivity, { query }), ({ data, next }) => ({ entries: data, next }));
  },
});

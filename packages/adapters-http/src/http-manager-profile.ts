import { accountManager, editAccountManager } from '@connect/contract/managed-customers';
import type { AccountManager as WireManager } from '@connect/contract/managed-customers';
import type { AccountManager } from '@connect/core/domain/account/managed-customer';
import type { ManagerProfile } from '@connect/core/ports/managed-customers';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toManager = (wire: WireManager): AccountManager => ({
  name: wire.name,
  email: wire.email,
  firstName: wire.first_name,
  lastName: wire.last_name,
  isSuperUser: wire.is_super_user,
});

/** The account manager's own record over HTTP (specification §documented-calls). */
export const createHttpManagerProfile = (portal: PortalClient): ManagerProfile => ({
  own: async () => answered(await portal.json(accountManager), toManager),
  rename: async ({ firstName, lastName }) =>
    answered(
      await portal.json(editAccountManager, { body: { first_name: firstName, last_name: lastName } }),
      toManager,
    ),
});

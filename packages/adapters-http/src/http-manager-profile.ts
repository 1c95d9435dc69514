import { accountManager, editAccountManager } from '@connect/contract/managed-customers';
import type { ManagerProfile } from '@connect/core/ports/managed-customers';
import type { PortalClient } from './portal-client.ts';

/** The account manager's own record over HTTP (specification §documented-calls). */
export const createHttpManagerProfile = (portal: PortalClient): ManagerProfile => ({
  own: () => portal.json(accountManager),
  rename: (name) => portal.json(editAccountManager, { body: name }),
});

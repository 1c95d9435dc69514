import {
  createHttpIntegrationKeys,
  createHttpPortalWatch,
  createHttpStaffDirectory,
} from '@connect/adapters-http/http-administration';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { AdminServices } from '../admin-services.ts';

/** What the screens of administrators do, over the portal API: a part of the program of its own. */
export const createAdminServices = (client: PortalClient): AdminServices => ({
  loadHealth: createHttpPortalWatch(client).health,
  staff: createHttpStaffDirectory(client),
  keys: createHttpIntegrationKeys(client),
});

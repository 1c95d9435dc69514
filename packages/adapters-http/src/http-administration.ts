import { portalHealth } from '@connect/contract/administration';
import type { PortalWatch } from '@connect/core/ports/administration';
import type { PortalClient } from './portal-client.ts';

/** How the portal is, over HTTP. */
export const createHttpPortalWatch = (portal: PortalClient): PortalWatch => ({
  health: () => portal.json(portalHealth),
});

import { changePassword } from '@connect/contract/own-password';
import type { OwnPassword } from '@connect/core/ports/own-password';
import type { PortalClient } from './portal-client.ts';

/** The own password over HTTP. */
export const createHttpOwnPassword = (portal: PortalClient): OwnPassword => ({
  change: (change, storefront) => portal.done(changePassword, { body: { ...change, storefront } }),
});

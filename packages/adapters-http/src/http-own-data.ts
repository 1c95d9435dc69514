import { ownData } from '@connect/contract/own-data';
import type { OwnData } from '@connect/core/ports/own-data';
import type { PortalClient } from './portal-client.ts';

/** Milliseconds that making the file may take. */
const timeout = 120_000;

/** The own data over HTTP. */
export const createHttpOwnData = (portal: PortalClient): OwnData => ({
  download: () => portal.file(ownData, { timeout }),
});

import { storefronts } from '@connect/core/domain/access/storefront';
import { productBoardContract } from '@connect/core/testing';
import { afterEach, inject } from 'vitest';
import type { PortalClient } from './portal-client.ts';
import { createCredentialsKeeper } from './search-credentials.ts';
import { closeBoardWorkers, startBoardWorker } from './testing/board-worker.ts';
import { signInStaff } from './testing/sign-in.ts';
import { createWorkerProductBoard } from './worker-product-board.ts';

// The contracts of brand managers' ports, against the real server on its own demo data.
const portalUrl = inject('portalUrl');
afterEach(closeBoardWorkers);

/** The portal as a member of staff has it; each signs in once. */
const sessions = new Map<string, Promise<PortalClient>>();
const as = (name: string): Promise<PortalClient> => {
  const known = sessions.get(name) ?? signInStaff(portalUrl, `${name}@connect.example`);
  sessions.set(name, known);
  return known;
};

const [uk = '', us = ''] = storefronts.map(({ indexSuffix }) => indexSuffix);
/** Of Brook's. Sasha gives both sign-offs. */
const categories = ['Eye protection', 'Hand protection'];

const boardOf = async (portal: PortalClient, origin = portalUrl) => {
  const credentials = createCredentialsKeeper(portal, Date.now);
  // Where the search is away, whoever has the credentials cannot use them.
  if (origin !== portalUrl) await credentials.current();
  return createWorkerProductBoard(startBoardWorker, { credentials, origin });
};

productBoardContract('the product board over the search service', async () => ({
  board: await boardOf(await as('sasha')),
  // Nothing listens at this port.
  away: await boardOf(await as('sasha'), 'http://127.0.0.1:9'),
  region: uk,
  elsewhere: us,
  categories,
}));

import { randomUUID } from 'node:crypto';
import { storefronts } from '@connect/core/domain/access/storefront';
import { noSignOffs } from '@connect/core/domain/products/local-sign-offs';
import type { Product } from '@connect/core/domain/products/product';
import { productBoardContract, productSignOffContract } from '@connect/core/testing';
import { afterEach, inject } from 'vitest';
import { createHttpProductSignOff } from './http-product-sign-off.ts';
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
/** Of Brook, who gives the first sign-off; Sasha gives both. */
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

/** Products that nobody has signed off, by storefront and by whether they are Brook's; each is given out once. */
const openProducts = async () => {
  const board = await boardOf(await as('sasha'));
  await board.load({ kind: 'lack-either' });
  const query = { text: '', brand: null, classification: null, state: 'not-signed' } as const;
  return Promise.all(
    storefronts.map(async ({ indexSuffix: region }) => {
      const found: Product[] = [];
      const { total } = await board.list({ ...query, region, page: 1 }, noSignOffs);
      for (let page = 1; found.length < total; page += 1)
        found.push(...(await board.list({ ...query, region, page }, noSignOffs)).rows);
      const own = await Promise.all(
        categories.map((classification) =>
          board.skusToSignOff({ ...query, classification, region, page: 1 }, noSignOffs, 'first'),
        ),
      );
      const skus = own.flat();
      return { region, own: skus, foreign: found.map(({ sku }) => sku).filter((sku) => !skus.includes(sku)) };
    }),
  );
};
let opened: ReturnType<typeof openProducts> | null = null;

productSignOffContract('the sign-off of products over HTTP', async () => {
  const products = (await (opened ??= openProducts())).find(({ own, foreign }) => own.length > 2 && foreign.length > 0);
  const [one, two, three] = products?.own.splice(0, 3) ?? [];
  const [foreign] = products?.foreign.splice(0, 1) ?? [];
  if (!products || !one || !two || !three || !foreign) throw new Error('The demo data has too few products');
  return {
    senior: createHttpProductSignOff(await as('sasha')),
    junior: createHttpProductSignOff(await as('brook')),
    categories,
    other: createHttpProductSignOff(await as('morgan')),
    region: products.region,
    elsewhere: products.region === uk ? us : uk,
    skus: [one, two, three],
    foreign,
    unknown: 'NONE-1',
    newAction: randomUUID,
  };
});

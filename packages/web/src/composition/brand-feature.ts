import { createHttpProductSignOff } from '@connect/adapters-http/http-product-sign-off';
import { createWorkerProductBoard } from '@connect/adapters-http/worker-product-board';
import { createStorageLocalSignOffs } from '@connect/adapters-storage/storage-local-sign-offs';
import { makeListProducts, makeLoadProducts } from '@connect/core/use-cases/products/products-to-sign-off';
import { makeSignOff } from '@connect/core/use-cases/products/sign-off';
import type { BrandServices } from '../brand-services.ts';
import { ClientToken, feature, port, SearchServiceToken } from './feature.ts';
import { SafeStoreToken } from './tokens.ts';

/** Brand managers: their ports, over the portal API and the search service, and what their screens do. */
export const { ports: brandPorts, open } = feature(
  {
    board: port(
      'ProductBoard',
      (search) =>
        createWorkerProductBoard(
          () => new Worker(new URL('./product-board.worker.ts', import.meta.url), { type: 'module' }),
          search,
        ),
      [SearchServiceToken],
    ),
    signOff: port('ProductSignOff', createHttpProductSignOff, [ClientToken]),
    local: port('LocalSignOffs', createStorageLocalSignOffs, [SafeStoreToken]),
  },
  (ports): BrandServices => ({
    loadProducts: makeLoadProducts(ports),
    listProducts: makeListProducts(ports),
    skusToSignOff: ports.board.skusToSignOff,
    signOff: makeSignOff({
      ...ports,
      newAction: () => crypto.randomUUID(),
      wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    }),
    signOffHistory: ports.signOff.history,
  }),
);

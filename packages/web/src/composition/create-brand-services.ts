import { createHttpProductSignOff } from '@connect/adapters-http/http-product-sign-off';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { SearchServiceOptions } from '@connect/adapters-http/search-service';
import { createWorkerProductBoard } from '@connect/adapters-http/worker-product-board';
import type { SafeStore } from '@connect/adapters-storage/safe-store';
import { createStorageLocalSignOffs } from '@connect/adapters-storage/storage-local-sign-offs';
import { makeListProducts, makeLoadProducts } from '@connect/core/use-cases/products/products-to-sign-off';
import { makeSignOff } from '@connect/core/use-cases/products/sign-off';
import type { BrandServices } from '../brand-services.ts';

interface Ports {
  readonly client: PortalClient;
  readonly search: SearchServiceOptions;
  readonly store: SafeStore;
}

/** What the screens of brand managers do, over the portal API and the search service: a part of the program of its own. */
export const createBrandServices = ({ client, search, store }: Ports): BrandServices => {
  const ports = {
    board: createWorkerProductBoard(
      () => new Worker(new URL('./product-board.worker.ts', import.meta.url), { type: 'module' }),
      search,
    ),
    signOff: createHttpProductSignOff(client),
    local: createStorageLocalSignOffs(store),
  };
  return {
    loadProducts: makeLoadProducts(ports),
    listProducts: makeListProducts(ports),
    skusToSignOff: ports.board.skusToSignOff,
    signOff: makeSignOff({
      ...ports,
      newAction: () => crypto.randomUUID(),
      wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    }),
    signOffHistory: ports.signOff.history,
  };
};

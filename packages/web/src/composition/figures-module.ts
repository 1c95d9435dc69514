import { createStorageFigureCache } from '@connect/adapters-storage/storage-figure-cache';
import { httpAdapters } from './lazy-adapters.ts';
import { askedPort } from './lazy-port.ts';
import { moduleOf } from './module-of.ts';
import { CustomerAccountToken, FigureCacheToken, PortalClientToken, SafeStoreToken } from './tokens.ts';

/** The customer, their figures, and what is kept of them in the browser. */
export const figuresModule = () =>
  moduleOf((bind) => {
    bind(
      CustomerAccountToken,
      askedPort(httpAdapters)((made, client) => made.createHttpCustomerAccount(client)),
      [PortalClientToken],
    );
    bind(FigureCacheToken, createStorageFigureCache, [SafeStoreToken]);
  });

import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { Container } from 'inversify';
import type { ContainerModule } from 'inversify';
import { accountModule } from './account-module.ts';
import { browserModule } from './browser-module.ts';
import { httpModule } from './http-module.ts';
import type { BrowserConfig } from './read-config.ts';
import { searchModule } from './search-module.ts';
import { storageModule } from './storage-module.ts';

/** A container of the modules given; tests hand in fakes. */
export const createContainer = (...modules: readonly ContainerModule[]): Container => {
  const container = new Container();
  container.load(...modules);
  return container;
};

/** The container of the page: one module a technology. */
export const createBrowserContainer = (config: BrowserConfig, storage: StorageLike): Container =>
  createContainer(browserModule(config), storageModule(storage, window), httpModule(), accountModule(), searchModule());

import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { Container } from 'inversify';
import type { ContainerModule } from 'inversify';
import { documentsModule } from './documents-module.ts';
import { figuresModule } from './figures-module.ts';
import { pageModule } from './page-module.ts';
import type { BrowserConfig } from './read-config.ts';
import { sessionModule } from './session-module.ts';

/** A container of the modules given; tests hand in fakes. */
export const createContainer = (...modules: readonly ContainerModule[]): Container => {
  const container = new Container();
  container.load(...modules);
  return container;
};

/** One module a feature of the first pages, and the one that all stand on; what is bound before them stays. */
export const firstModules = (
  config: BrowserConfig,
  page: EventTarget,
  storage: StorageLike,
  tab?: StorageLike,
): readonly ContainerModule[] => [
  pageModule(config, storage, tab),
  sessionModule(page),
  figuresModule(),
  documentsModule(),
];

/** The container of the page. */
export const createBrowserContainer = (config: BrowserConfig, storage: StorageLike): Container =>
  createContainer(...firstModules(config, window, storage));

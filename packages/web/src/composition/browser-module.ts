import { ContainerModule } from 'inversify';
import { createSystemClock } from '@connect/adapters-http/system-clock';
import { createBrowserFileSaver } from './browser-file-saver.ts';
import type { BrowserConfig } from './read-config.ts';
import { createSignal } from './signal.ts';
import { createUnreadableEntries } from './unreadable-entries.ts';
import {
  BrowserConfigToken,
  ClockToken,
  FileSaverToken,
  RandomToken,
  SecondFactorNeededSignal,
  SignedOutSignal,
  WrittenSignal,
  UnreadableEntriesToken,
} from './tokens.ts';

/** Clock, chance, downloads, and the page's configuration. */
export const browserModule = (config: BrowserConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BrowserConfigToken).toConstantValue(config);
    bind(SignedOutSignal).toResolvedValue(createSignal).inSingletonScope();
    bind(WrittenSignal).toResolvedValue(createSignal).inSingletonScope();
    bind(SecondFactorNeededSignal).toResolvedValue(createSignal).inSingletonScope();
    bind(UnreadableEntriesToken).toResolvedValue(createUnreadableEntries).inSingletonScope();
    bind(ClockToken)
      .toResolvedValue(() => createSystemClock())
      .inSingletonScope();
    bind(RandomToken).toConstantValue(Math.random);
    bind(FileSaverToken).toResolvedValue(createBrowserFileSaver).inSingletonScope();
  });

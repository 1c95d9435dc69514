import { createSystemClock } from '@connect/adapters-http/system-clock';
import { createSafeStore } from '@connect/adapters-storage/safe-store';
import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { createStorageFormDrafts } from '@connect/adapters-storage/storage-form-drafts';
import { createStoragePreferences } from '@connect/adapters-storage/storage-preferences';
import { checkLine } from '../line/check-line.ts';
import { keepFault } from '../line/last-fault.ts';
import { hasLine } from '../line/line.ts';
import { takeBegun } from './begun-calls.ts';
import { createBrowserFileSaver } from './browser-file-saver.ts';
import { browserStorage } from './browser-storage.ts';
import { httpAdapters } from './lazy-adapters.ts';
import { lazily } from './lazily.ts';
import { moduleOf } from './module-of.ts';
import type { BrowserConfig } from './read-config.ts';
import { createSignal } from './signal.ts';
import { createUnreadableEntries } from './unreadable-entries.ts';
import {
  BrowserConfigToken,
  ClockToken,
  FileSaverToken,
  FormDraftsToken,
  PortalClientToken,
  PreferencesToken,
  RandomToken,
  SafeStoreToken,
  SessionDoubtedSignal,
  SessionTokensToken,
  SignedOutSignal,
  TabStoreToken,
  UnreadableEntriesToken,
  WrittenSignal,
} from './tokens.ts';

/** What features stand on: the page's configuration, the browser with its storage and the tab's, and the portal API. */
export const pageModule = (
  config: BrowserConfig,
  storage: StorageLike,
  tab: StorageLike = browserStorage(() => sessionStorage),
) =>
  moduleOf((bind) => {
    bind(BrowserConfigToken, () => config, []);
    bind(SignedOutSignal, createSignal, []);
    bind(WrittenSignal, createSignal, []);
    bind(SessionDoubtedSignal, createSignal, []);
    bind(UnreadableEntriesToken, createUnreadableEntries, []);
    bind(ClockToken, () => createSystemClock(), []);
    bind(RandomToken, () => Math.random, []);
    bind(FileSaverToken, createBrowserFileSaver, []);
    bind(SafeStoreToken, () => createSafeStore(storage), []);
    bind(TabStoreToken, () => createSafeStore(tab), []);
    bind(PreferencesToken, createStoragePreferences, [SafeStoreToken]);
    bind(FormDraftsToken, createStorageFormDrafts, [SafeStoreToken, TabStoreToken]);
    bind(
      PortalClientToken,
      (own, tokens, signedOut, written, doubted, unreadable) =>
        lazily(async () => {
          const { createPortalClient, lazyRenewal } = await httpAdapters();
          return createPortalClient({
            host: own.apiHost,
            brandHost: own.brandApiHost,
            tokens,
            onSignedOut: signedOut.raise,
            onWritten: written.raise,
            onSessionDoubted: doubted.raise,
            language: () => document.documentElement.lang,
            onUnreadable: unreadable.addOthers,
            takeBegun,
            // No cookie of this origin renews what another one gave.
            renewal: own.apiHost === '' ? lazyRenewal(tokens) : undefined,
            onFault: keepFault,
            line: { isThere: hasLine, check: () => checkLine(own.apiHost) },
          });
        }),
      [
        BrowserConfigToken,
        SessionTokensToken,
        SignedOutSignal,
        WrittenSignal,
        SessionDoubtedSignal,
        UnreadableEntriesToken,
      ],
    );
  });

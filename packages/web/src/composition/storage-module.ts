import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import { createSafeStore } from '@connect/adapters-storage/safe-store';
import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { createStorageFormDrafts } from '@connect/adapters-storage/storage-form-drafts';
import { createStorageDocumentCache } from '@connect/adapters-storage/storage-document-cache';
import { createStorageFigureCache } from '@connect/adapters-storage/storage-figure-cache';
import { createStorageLastSeen } from '@connect/adapters-storage/storage-last-seen';
import { createStoragePreferences } from '@connect/adapters-storage/storage-preferences';
import { createStorageSessionTokens } from '@connect/adapters-storage/storage-session-tokens';
import { createStorageStaffLogins } from '@connect/adapters-storage/storage-staff-logins';
import { createStorageStoppedActing } from '@connect/adapters-storage/storage-stopped-acting';
import { ContainerModule } from 'inversify';
import {
  FormDraftsToken,
  DocumentCacheToken,
  FigureCacheToken,
  LastSeenToken,
  PreferencesToken,
  SafeStoreToken,
  SessionTokensToken,
  StaffLoginsToken,
  StoppedActingToken,
} from './tokens.ts';

/** The browser's storage, or memory where the browser blocks it: the portal then works as long as the page lives. */
export const browserStorage = (open: () => StorageLike = () => localStorage): StorageLike => {
  try {
    const storage = open();
    storage.getItem('jwt');
    return storage;
  } catch {
    return createMemoryStorage();
  }
};

/** Everything kept in the browser, or for the `tab` alone. `page` is the window, which tells of what other tabs stored. */
export const storageModule = (
  storage: StorageLike,
  page: EventTarget,
  tab: StorageLike = browserStorage(() => sessionStorage),
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const store = createSafeStore(storage);
    bind(SafeStoreToken).toConstantValue(store);
    const tokens = createStorageSessionTokens(store, page);
    bind(StoppedActingToken).toConstantValue(createStorageStoppedActing(store));
    bind(SessionTokensToken).toConstantValue(tokens);
    bind(LastSeenToken).toConstantValue(createStorageLastSeen(store, tokens));
    bind(DocumentCacheToken).toConstantValue(createStorageDocumentCache(store));
    bind(FigureCacheToken).toConstantValue(createStorageFigureCache(store));
    bind(PreferencesToken).toConstantValue(createStoragePreferences(store));
    const tabStore = createSafeStore(tab);
    bind(StaffLoginsToken).toConstantValue(createStorageStaffLogins(tabStore, store));
    bind(FormDraftsToken).toConstantValue(createStorageFormDrafts(store, tabStore));
  });

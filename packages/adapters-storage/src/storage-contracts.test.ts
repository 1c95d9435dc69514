import {
  documentCacheContract,
  figureCacheContract,
  preferencesContract,
  sampleDraftsContract,
  sessionTokensContract,
  staffLoginsContract,
} from '@connect/core/testing';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import type { SafeStore, StorageLike } from './safe-store.ts';
import { createStorageDocumentCache } from './storage-document-cache.ts';
import { createStorageFigureCache } from './storage-figure-cache.ts';
import { createStoragePreferences } from './storage-preferences.ts';
import { createStorageSampleDrafts } from './storage-sample-drafts.ts';
import { createStorageSessionTokens } from './storage-session-tokens.ts';
import { createStorageStaffLogins } from './storage-staff-logins.ts';
import { portalToken } from './testing/portal-token.ts';

const block = (): never => {
  throw new DOMException('The storage is blocked', 'SecurityError');
};
const blockedStorage: StorageLike = {
  get length() {
    return block();
  },
  key: block,
  getItem: block,
  setItem: block,
  removeItem: block,
};

const over = <Adapter>(create: (store: SafeStore) => Adapter) => ({
  opened: () => {
    const storage = createMemoryStorage();
    return { adapter: create(createSafeStore(storage)), reopened: () => create(createSafeStore(storage)) };
  },
  blocked: () => create(createSafeStore(blockedStorage)),
});

sessionTokensContract('the session tokens in a storage', {
  ...over((store) => createStorageSessionTokens(store, new EventTarget())),
  browser: () => {
    const store = createSafeStore(createMemoryStorage());
    const pages: EventTarget[] = [];
    return {
      open: () => {
        const page = new EventTarget();
        pages.push(page);
        return createStorageSessionTokens(store, page);
      },
      tell: () => pages.forEach((page) => page.dispatchEvent(new Event('storage'))),
    };
  },
  token: portalToken,
});
documentCacheContract('the document cache in a storage', over(createStorageDocumentCache));
figureCacheContract('the figure cache in a storage', over(createStorageFigureCache));
preferencesContract('the preferences in a storage', over(createStoragePreferences));
sampleDraftsContract('the sample drafts in a storage', over(createStorageSampleDrafts));
staffLoginsContract('the sign-ins of staff in a storage', over(createStorageStaffLogins));

import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import {
  aCustomer,
  aUser,
  checkoutDraftsContract,
  documentCacheContract,
  figureCacheContract,
  formDraftsContract,
  lastSeenContract,
  localSignOffsContract,
  preferencesContract,
  quickOrderDraftsContract,
  sampleDraftsContract,
  sessionTokensContract,
  staffLoginsContract,
  stoppedActingContract,
  unansweredAdditionsContract,
} from '@connect/core/testing';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import type { SafeStore, StorageLike } from './safe-store.ts';
import { createStorageCheckoutDrafts } from './storage-checkout-drafts.ts';
import { createStorageDocumentCache } from './storage-document-cache.ts';
import { createStorageFigureCache } from './storage-figure-cache.ts';
import { createStorageFormDrafts } from './storage-form-drafts.ts';
import { createStorageLastSeen } from './storage-last-seen.ts';
import { createStorageLocalSignOffs } from './storage-local-sign-offs.ts';
import { createStoragePreferences } from './storage-preferences.ts';
import { createStorageQuickOrderDrafts } from './storage-quick-order-drafts.ts';
import { createStorageSampleDrafts } from './storage-sample-drafts.ts';
import { createStorageSessionTokens } from './storage-session-tokens.ts';
import { createStorageStaffLogins } from './storage-staff-logins.ts';
import { createStorageStoppedActing } from './storage-stopped-acting.ts';
import { createStorageUnansweredAdditions } from './storage-unanswered-additions.ts';
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
      notify: () => pages.forEach((page) => page.dispatchEvent(new Event('storage'))),
    };
  },
  token: portalToken,
});
documentCacheContract('the document cache in a storage', over(createStorageDocumentCache));
figureCacheContract('the figure cache in a storage', over(createStorageFigureCache));
lastSeenContract('what was last seen in a storage', {
  opened: () => {
    const storage = createMemoryStorage();
    const tokens = createStorageSessionTokens(createSafeStore(storage), new EventTarget());
    const open = () => createStorageLastSeen(createSafeStore(storage), tokens);
    return { adapter: open(), reopened: open, of: (session) => tokens.set(portalToken(session)) };
  },
  blocked: () => createStorageLastSeen(createSafeStore(blockedStorage), { session: () => 'a' }),
});
checkoutDraftsContract('the checkouts in a storage', over(createStorageCheckoutDrafts));
formDraftsContract('the begun forms in the storages of a browser and its tab', {
  opened: () => {
    const [storage, tab] = [createMemoryStorage(), createMemoryStorage()];
    const open = () => {
      const [store, tabStore] = [createSafeStore(storage), createSafeStore(tab)];
      return {
        forms: createStorageFormDrafts(store, tabStore),
        quickOrders: createStorageQuickOrderDrafts(store),
        samples: createStorageSampleDrafts(store),
        checkouts: createStorageCheckoutDrafts(tabStore),
      };
    };
    return { ...open(), reopened: open };
  },
  blocked: () => createStorageFormDrafts(createSafeStore(blockedStorage), createSafeStore(blockedStorage)),
});
stoppedActingContract('the stopped acting in a storage', over(createStorageStoppedActing));
localSignOffsContract('the local sign-offs in a storage', over(createStorageLocalSignOffs));
preferencesContract('the preferences in a storage', over(createStoragePreferences));
sampleDraftsContract('the sample drafts in a storage', over(createStorageSampleDrafts));
test('what one session has no answer to is no other’s, and goes when that keeps its own', () => {
  const storage = createMemoryStorage();
  const of = (session: string) => createStorageUnansweredAdditions(createSafeStore(storage), () => session);
  of('one').keep({ idempotencyKey: 'k1', quantities: [[skuOf('GLV-1'), quantityOf(2)]] });
  expect(of('two').all()).toEqual([]);
  of('two').keep({ idempotencyKey: 'k2', quantities: [] });
  expect([of('one').all(), of('two').all()]).toEqual([[], [{ idempotencyKey: 'k2', quantities: [] }]]);
});
quickOrderDraftsContract('the quick order drafts in a storage', over(createStorageQuickOrderDrafts));
unansweredAdditionsContract(
  'the unanswered additions in a storage',
  over((store) => createStorageUnansweredAdditions(store, () => 'session-1')),
);
staffLoginsContract('the sign-ins of staff in a storage', over(createStorageStaffLogins));
test('a tab that is opened for the sign-in of staff finds it, and each tab its own', () => {
  const shared = createSafeStore(createMemoryStorage());
  const tab = () => createStorageStaffLogins(createSafeStore(createMemoryStorage()), shared);
  const [one, other, opened] = [tab(), tab(), tab()];
  one.keep({ state: 'one', returnTo: null });
  other.keep({ state: 'other', returnTo: null });
  expect([one.take()?.state, opened.take()?.state, other.take()?.state]).toEqual(['one', 'other', 'other']);
  expect([one, other, opened].map((each) => each.take())).toEqual([null, null, null]);
});

test('a quick order that finds no room says so, and one that makes room is kept', () => {
  const roomFor = (most: number): StorageLike => {
    const memory = createMemoryStorage();
    return {
      get length() {
        return memory.length;
      },
      key: (index) => memory.key(index),
      getItem: (key) => memory.getItem(key),
      removeItem: (key) => memory.removeItem(key),
      setItem: (key, value) => {
        if (value.length > most) throw new DOMException('Full', 'QuotaExceededError');
        memory.setItem(key, value);
      },
    };
  };
  const drafts = createStorageQuickOrderDrafts(createSafeStore(roomFor(200)));
  const line = { sku: skuOf('GLV-8841-L'), quantity: '12' };
  expect(drafts.keep('priya', { version: 'v1', lines: [line], pasted: '' })).toBe(true);
  expect(drafts.keep('priya', { version: 'v2', lines: Array.from({ length: 9 }, () => line), pasted: '' })).toBe(false);
});

test('a quick order that an older version kept, which had no pasted text, is still found', () => {
  const storage = createMemoryStorage();
  const lines = [{ sku: skuOf('GLV-8841-L'), quantity: '12' }];
  storage.setItem('quick-order:priya', JSON.stringify({ version: 'v1', lines }));
  const drafts = createStorageQuickOrderDrafts(createSafeStore(storage));
  expect(drafts.find('priya')).toEqual({ version: 'v1', lines, pasted: '' });
});

test('what was last seen goes with the cached documents', async () => {
  const store = createSafeStore(createMemoryStorage());
  const lastSeen = createStorageLastSeen(store, { session: () => 'a' });
  lastSeen.keepSession({ user: aUser(), customer: aCustomer(), manager: null, impersonating: false });
  createStorageDocumentCache(store).clear();
  expect(await lastSeen.session()).toBeNull();
});

test('a customer of whom little is known is kept as any other', async () => {
  const lastSeen = createStorageLastSeen(createSafeStore(createMemoryStorage()), { session: () => 'a' });
  const figures = { totalOwed: null, creditLimit: null, outstandingOrdersValue: null };
  const customer = { ...aCustomer(), ...figures, vatRegistrationNo: '', terms: null };
  const session = { user: aUser(), customer, manager: null, impersonating: false };
  lastSeen.keepSession(session);
  expect(await lastSeen.session()).toEqual(session);
});

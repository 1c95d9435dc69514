import { day } from '@connect/core/domain/calendar/day';
import { pence } from '@connect/core/testing';
import { emptyCheckout } from '@connect/core/domain/ordering/checkout-entry';
import { emptyEntry } from '@connect/core/domain/samples/sample-entry';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import type { StorageLike } from './safe-store.ts';
import { createStorageFormDrafts } from './storage-form-drafts.ts';
import { createStorageCheckoutDrafts } from './storage-checkout-drafts.ts';
import { createStorageQuickOrderDrafts } from './storage-quick-order-drafts.ts';
import { createStorageSampleDrafts } from './storage-sample-drafts.ts';

const priya = 'priya@northgate.example';
const form = { ...emptyCheckout, reference: 'PO-1' };
const order = {
  idempotencyKey: 'k1',
  basketVersion: 3,
  totalIncVat: pence(1200),
  addressId: 'a1',
  reference: 'PO-1',
  requestedOn: null,
  notes: '',
  storefront: '',
};

const setUp = () => {
  const [storage, tab] = [createMemoryStorage(), createMemoryStorage()];
  const [store, tabStore] = [createSafeStore(storage), createSafeStore(tab)];
  return {
    storage,
    tab,
    begun: createStorageFormDrafts(store, tabStore),
    quickOrders: createStorageQuickOrderDrafts(store),
    samples: createStorageSampleDrafts(store),
    checkouts: createStorageCheckoutDrafts(tabStore),
  };
};

test('forms of all users go, whatever else is kept stays', () => {
  const { storage, tab, begun, samples, checkouts, quickOrders } = setUp();
  storage.setItem('view', 'orders');
  for (const email of [priya, 'sam@northgate.example']) {
    samples.keep(email, emptyEntry('k1', day('2026-11-20')));
    checkouts.keep(email, form);
    quickOrders.keep(email, { version: 'v1', lines: [{ sku: 'GLV-8841-L', quantity: '12' }], pasted: '' });
  }
  tab.setItem(`draft:${priya} contact `, '{}');
  begun.clear();
  expect([storage.length, storage.getItem('view'), tab.length]).toEqual([1, 'orders', 0]);
});

test('an order that was sent outlives it, whatever became of it before', () => {
  const { tab, begun, checkouts } = setUp();
  checkouts.keep(priya, { ...form, sent: order });
  begun.clear();
  expect(checkouts.find(priya)?.sent).toEqual(order);
  // The server refused it: it is a form again.
  checkouts.keep(priya, form);
  begun.clear();
  expect([checkouts.find(priya), tab.length]).toEqual([null, 0]);
  checkouts.keep(priya, form);
  checkouts.keep(priya, { ...form, sent: order });
  begun.clear();
  expect(checkouts.find(priya)?.sent).toEqual(order);
});

test('a store that throws throws nothing here (decisions §broken-storage)', () => {
  const broken: StorageLike = {
    get length(): number {
      throw new Error('blocked');
    },
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  createStorageFormDrafts(createSafeStore(broken), createSafeStore(broken)).clear();
});

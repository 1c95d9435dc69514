import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { createStorageFormDrafts } from './storage-form-drafts.ts';

test('with the begun forms go others of the tab, and whatever else is kept stays', () => {
  const [storage, tab] = [createMemoryStorage(), createMemoryStorage()];
  storage.setItem('view', 'orders');
  tab.setItem('seen', '1');
  tab.setItem('draft:priya@northgate.example contact ', '{}');
  createStorageFormDrafts(createSafeStore(storage), createSafeStore(tab)).clear();
  expect([storage.length, storage.getItem('view'), tab.length, tab.getItem('seen')]).toEqual([1, 'orders', 1, '1']);
});

import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { anInvoice, anOrder } from '@connect/core/testing';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { createStorageDocumentCache } from './storage-document-cache.ts';
import { createStorageSessionTokens } from './storage-session-tokens.ts';
import { createFullStorage } from './testing/full-storage.ts';

const longText = (length: number): string => 'x'.repeat(length);

describe('a full storage never breaks a screen (decisions §broken-storage)', () => {
  test('cached documents make room for what is written next', () => {
    const storage = createFullStorage(4000);
    const store = createSafeStore(storage);
    store.set('order:SO-1', longText(1900));
    store.set('invoice:SI-1', longText(1900));
    store.set('jwt', longText(1000));
    expect(storage.getItem('jwt')).toHaveLength(1000);
    expect([storage.getItem('order:SO-1'), storage.getItem('invoice:SI-1')]).toEqual([null, null]);
  });

  test('what is not a cached document is never dropped for another entry', () => {
    const storage = createFullStorage(4000);
    const store = createSafeStore(storage);
    store.set('picker-range', 'kept');
    store.set('order:SO-1', longText(3000));
    store.set('order:SO-2', longText(3000));
    expect(storage.getItem('picker-range')).toBe('kept');
    expect(storage.getItem('order:SO-2')).toHaveLength(3000);
  });

  test('what finds no room is dropped, and the value it should have replaced with it', () => {
    const store = createSafeStore(createFullStorage(100));
    store.set('jwt', 'old');
    store.set('jwt', longText(200));
    expect(store.get('jwt')).toBeNull();
  });

  test('cached documents do not grow without bound: the newest is there, however many were saved', () => {
    const storage = createFullStorage(20_000);
    const cache = createStorageDocumentCache(createSafeStore(storage));
    for (let count = 0; count < 200; count += 1) {
      const order = anOrder({ no: orderNoOf(`SO-${count}`) });
      cache.save(`order:${order.no}`, order);
      expect(cache.order(order.no)).toEqual(order);
    }
    expect(storage.length).toBeLessThan(200);
  });

  test('signing in works with a storage full of documents', () => {
    const storage = createFullStorage(20_000);
    const store = createSafeStore(storage);
    const cache = createStorageDocumentCache(store);
    for (let count = 0; count < 50; count += 1)
      cache.save(`invoice:SI-${count}`, anInvoice({ no: invoiceNoOf(`SI-${count}`) }));
    const tokens = createStorageSessionTokens(store, new EventTarget());
    tokens.set(longText(5000));
    expect(tokens.current()).toHaveLength(5000);
  });
});

describe('the safe store', () => {
  test('removes every entry of a prefix and no other', () => {
    const storage = createMemoryStorage();
    const store = createSafeStore(storage);
    for (const key of ['order:1', 'invoice:1', 'order:2', 'orders', 'order:3']) store.set(key, 'x');
    store.removeAll('order:');
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['invoice:1', 'orders']);
  });
});

import { createMemoryStorage } from '../memory-storage.ts';
import type { StorageLike } from '../safe-store.ts';

/** A Storage that holds so many characters and then refuses, as a browser's does. For tests. */
export const createFullStorage = (room: number): StorageLike => {
  const storage = createMemoryStorage();
  const used = (without: string): number =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key !== without)
      .reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0);
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, value) => {
      if (used(key) + key.length + value.length > room) throw new DOMException('No room', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
};

import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import type { StorageLike } from '@connect/adapters-storage/safe-store';

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

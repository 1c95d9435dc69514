import type { StorageLike } from './safe-store.ts';

/** A Storage for as long as the page lives: stands in where the browser blocks its own. */
export const createMemoryStorage = (): StorageLike => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

/** The calls of the browser's Storage that the adapters need. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A store that never throws: what cannot be read is absent, what cannot be written is dropped (decisions §broken-storage). */
export interface SafeStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that start so. */
  keys(prefix: string): readonly string[];
  /** Removes every entry whose key starts so. */
  removeAll(prefix: string): void;
}

/** Prefixes of the keys that copies of what the server has are under: cached documents (decisions §storage-keys), and what was last seen. */
export const copyPrefixes = ['order:', 'invoice:', 'seen:'] as const;

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** A safe store over a Storage. When it is full the copies make room, documents among them. */
export const createSafeStore = (storage: StorageLike): SafeStore => {
  const write = (key: string, value: string): boolean =>
    attempt(() => {
      storage.setItem(key, value);
      return true;
    }, false);
  const remove = (key: string): void => attempt(() => storage.removeItem(key), undefined);
  const keys = (prefix: string): string[] =>
    attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []).filter((key) =>
      key.startsWith(prefix),
    );
  const removeAll = (prefix: string): void => keys(prefix).forEach(remove);
  return {
    get: (key) => attempt(() => storage.getItem(key), null),
    set: (key, value) => {
      if (write(key, value)) return;
      copyPrefixes.forEach(removeAll);
      // An old value must not outlive the newer one that found no room.
      if (!write(key, value)) remove(key);
    },
    remove,
    keys,
    removeAll,
  };
};

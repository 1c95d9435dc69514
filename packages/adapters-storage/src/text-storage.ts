import type { StorageLike } from './safe-store.ts';

/**
 * A Storage over a text that is kept elsewhere, such as a file. It is read each time, so that what another process wrote counts here, too,
 * and written as a whole; a text that is not such a storage's is an empty one.
 */
export const createTextStorage = (read: () => string, write: (text: string) => void): StorageLike => {
  const entries = (): Map<string, string> => {
    try {
      const kept: unknown = JSON.parse(read());
      return new Map(Object.entries(Object(kept)).map(([key, value]) => [key, String(value)]));
    } catch {
      return new Map();
    }
  };
  const change = (edit: (kept: Map<string, string>) => unknown): void => {
    const kept = entries();
    if (edit(kept) !== false) write(JSON.stringify(Object.fromEntries(kept)));
  };
  return {
    get length() {
      return entries().size;
    },
    key: (index) => [...entries().keys()][index] ?? null,
    getItem: (key) => entries().get(key) ?? null,
    setItem: (key, value) => change((kept) => kept.set(key, value)),
    removeItem: (key) => change((kept) => kept.delete(key)),
  };
};

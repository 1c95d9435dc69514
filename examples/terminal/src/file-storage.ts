import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StorageLike } from '@connect/adapters-storage';

/**
 * A browser's Storage in a file that its owner alone may read. It is read each time, so that a token which another run renewed counts
 * here, too, and replaced as a whole, so that nobody ever reads half of it.
 */
export const createFileStorage = (path: string): StorageLike => {
  const read = (): Map<string, string> => {
    try {
      const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
      return new Map(Object.entries(Object(kept)).map(([key, value]) => [key, String(value)]));
    } catch {
      return new Map();
    }
  };
  const change = (edit: (entries: Map<string, string>) => void): void => {
    const entries = read();
    edit(entries);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const next = `${path}.${process.pid}`;
    writeFileSync(next, JSON.stringify(Object.fromEntries(entries)), { mode: 0o600 });
    chmodSync(next, 0o600);
    renameSync(next, path);
  };
  return {
    get length() {
      return read().size;
    },
    key: (index) => [...read().keys()][index] ?? null,
    getItem: (key) => read().get(key) ?? null,
    setItem: (key, value) => change((entries) => entries.set(key, value)),
    removeItem: (key) => {
      if (read().has(key)) change((entries) => entries.delete(key));
    },
  };
};

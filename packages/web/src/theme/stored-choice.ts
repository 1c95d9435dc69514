import { useSyncExternalStore } from 'react';

/** A choice that the browser keeps, the same in all tabs. */
export interface StoredChoice<Value> {
  readonly get: () => Value;
  /** Stores it under its text, null for none; where storage is blocked nothing changes (decisions §broken-storage). */
  readonly set: (text: string | null) => void;
  /** What is chosen, kept up to date. */
  readonly use: () => Value;
}

/** A choice under a key; `read` makes of what is stored, which may be anything or null, what is meant. */
export const storedChoice = <Value extends string | boolean>(
  key: string,
  read: (stored: string | null) => Value,
): StoredChoice<Value> => {
  const get = (): Value => {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return read(null);
    }
  };
  const subscribe = (onChange: () => void): (() => void) => {
    addEventListener('storage', onChange);
    return () => removeEventListener('storage', onChange);
  };
  return {
    get,
    set: (text) => {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        return;
      }
      // As the browser tells other tabs.
      dispatchEvent(new Event('storage'));
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
};

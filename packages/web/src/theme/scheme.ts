import { useSyncExternalStore } from 'react';

/** The stored choice; `system` is the absence of one. `public/scheme.js` puts it on <html> before the first paint. */
export type Scheme = 'system' | 'light' | 'dark';

const key = 'scheme';
const changed = 'connect:scheme';

function storedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice and applies it at once; where storage is blocked the system decides (decisions §broken-storage). */
export function chooseScheme(scheme: Scheme): void {
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    return;
  }
  dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changed, onChange);
  };
}

/** The chosen scheme, kept up to date across tabs. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, storedScheme);

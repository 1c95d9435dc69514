import type { SessionTokens } from '@connect/core/ports/session-tokens';
import type { SafeStore } from './safe-store.ts';
import { kindOfToken, sessionOfToken } from './session-of-token.ts';

/**
 * What a window tells of other tabs: that one stored something, and its own return from the browser's cache of pages,
 * where it was told nothing.
 */
const signs = ['storage', 'pageshow'];

/** The session's tokens under `jwt` and `impersonator_jwt` (specification §browser-storage). `page` is the window. */
export const createStorageSessionTokens = (store: SafeStore, page: EventTarget): SessionTokens => {
  const current = (): string | null => store.get('jwt') || null;
  return {
    current,
    session: () => {
      const token = current();
      return token === null ? null : sessionOfToken(token);
    },
    kind: () => kindOfToken(current() ?? ''),
    // Seldom asked for: what reads it is fetched then.
    user: async () => (await import('./user-of-token.ts')).userOfToken(current() ?? ''),
    times: async () => (await import('./user-of-token.ts')).timesOfToken(current() ?? ''),
    set: (token) => store.set('jwt', token),
    impersonator: () => store.get('impersonator_jwt') || null,
    setImpersonator: (token) =>
      token === null ? store.remove('impersonator_jwt') : store.set('impersonator_jwt', token),
    clear: () => {
      store.remove('jwt');
      store.remove('impersonator_jwt');
    },
    onOtherTab: (listener) => {
      const notify = (): void => listener();
      for (const sign of signs) page.addEventListener(sign, notify);
      return () => {
        for (const sign of signs) page.removeEventListener(sign, notify);
      };
    },
  };
};

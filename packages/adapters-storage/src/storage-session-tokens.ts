import type { SessionTokens } from '@connect/core/ports/session-tokens';
import type { SafeStore } from './safe-store.ts';

/** The session's tokens under `jwt` and `impersonator_jwt` (spec §3). */
export const createStorageSessionTokens = (store: SafeStore): SessionTokens => ({
  current: () => store.get('jwt') || null,
  set: (token) => store.put('jwt', token),
  impersonator: () => store.get('impersonator_jwt') || null,
  setImpersonator: (token) =>
    token === null ? store.remove('impersonator_jwt') : store.put('impersonator_jwt', token),
  clear: () => {
    store.remove('jwt');
    store.remove('impersonator_jwt');
  },
});

import type { LastSeen } from '@connect/core/ports/last-seen';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import type { SafeStore } from './safe-store.ts';

/**
 * What was last seen, as JSON under `seen:{what}` with the session it is of. A corrupt one, or another session's, is absent. What tells
 * them is fetched when it is read, which is rare.
 */
export const createStorageLastSeen = (store: SafeStore, tokens: Pick<SessionTokens, 'session'>): LastSeen => {
  const keep = (what: string, value: object): void => {
    const of = tokens.session();
    if (of !== null) store.put(`seen:${what}`, JSON.stringify({ of, value }));
  };
  const reader = async () => (await import('./last-seen-shape.ts')).seenOf(tokens.session());
  return {
    session: async () => (await reader()).session(store.get('seen:session')),
    keepSession: (value) => keep('session', value),
    list: async () => (await reader()).list(store.get('seen:list')),
    keepList: (value) => keep('list', value),
  };
};

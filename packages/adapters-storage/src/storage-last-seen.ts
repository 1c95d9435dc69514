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
    if (of !== null) store.set(`seen:${what}`, JSON.stringify({ of, value }));
  };
  const read = async () => (await import('./last-seen-shape.ts')).readSeen(store, tokens.session());
  return {
    session: async () => (await read()).session(),
    keepSession: (value) => keep('session', value),
    // Each list asks for it: where there is none, no code is fetched for it.
    list: async () => (store.get('seen:list') === null ? null : (await read()).list()),
    listKeeper: () => {
      const of = tokens.session();
      return (value) => {
        if (tokens.session() === of) keep('list', value);
      };
    },
  };
};

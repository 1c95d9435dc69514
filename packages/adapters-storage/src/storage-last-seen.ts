import type { LastSeen } from '@connect/core/ports/last-seen';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import type { SafeStore } from './safe-store.ts';
import { fromJson, shape } from './shape.ts';

/**
 * What was last seen, as JSON under `seen:{what}` with the session it is of. A corrupt one, or another session's, is absent. What tells
 * them is fetched when it is read, which is rare.
 */
export const createStorageLastSeen = (store: SafeStore, tokens: Pick<SessionTokens, 'session'>): LastSeen => {
  const read = <Value>(what: string, isValue: (value: unknown) => value is Value): Value | null => {
    const stored = fromJson(store.get(`seen:${what}`));
    const isEntry = shape<{ of: string; value: Value }>({ of: (value) => value === tokens.session(), value: isValue });
    return isEntry(stored) ? stored.value : null;
  };
  const keep = (what: string, value: object): void => {
    const of = tokens.session();
    if (of !== null) store.put(`seen:${what}`, JSON.stringify({ of, value }));
  };
  const shapes = () => import('./last-seen-shape.ts');
  return {
    session: async () => read('session', (await shapes()).isSession),
    keepSession: (value) => keep('session', value),
    list: async () => read('list', (await shapes()).isKeptList),
    keepList: (value) => keep('list', value),
  };
};

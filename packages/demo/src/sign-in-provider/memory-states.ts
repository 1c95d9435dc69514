import { mostStates, type SignInStates } from './store.ts';

interface Kept {
  readonly state: Parameters<SignInStates['keep']>[1];
  readonly until: number;
}

/** Kept in the memory of a process, for a provider that tests sign in at. */
export const createMemoryStates = (): SignInStates => {
  const all = new Map<string, Kept>();
  const found = (key: string): Kept['state'] | undefined => {
    const kept = all.get(key);
    return kept && kept.until > Date.now() ? kept.state : undefined;
  };
  return {
    keep: async (key, state, seconds) => {
      all.delete(key);
      all.set(key, { state, until: Date.now() + seconds * 1000 });
      for (const oldest of all.keys()) {
        if (all.size <= mostStates) break;
        all.delete(oldest);
      }
    },
    find: async (key) => found(key),
    consume: async (key) => {
      const state = found(key);
      if (state) state.consumed = true;
    },
    remove: async (key) => void all.delete(key),
    removeGranted: async (grantId) => {
      for (const [key, { state }] of all) if (state.grantId === grantId) all.delete(key);
    },
  };
};

import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Sign-ins under way at once: the oldest gives way, so that nobody fills the memory. */
const most = 1000;

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/**
 * Where the provider keeps what is under way, in the memory of its process. It forgets who signed in at once: each sign-in asks for
 * the password again, so that people who share a browser, and whoever tries the demo's accounts, can choose.
 */
export const createMemoryStore = (): ((model: string) => Adapter) => {
  const all = new Map<string, Kept>();
  const find = (key: string): AdapterPayload | undefined => {
    const kept = all.get(key);
    return kept && kept.until > Date.now() ? kept.payload : undefined;
  };
  const nothing = async (): Promise<undefined> => undefined;
  return (model) => ({
    upsert: async (id, payload, seconds = 60) => {
      if (model === 'Session') return;
      const key = `${model}:${id}`;
      all.delete(key);
      all.set(key, { payload, until: Date.now() + seconds * 1000 });
      for (const oldest of all.keys()) {
        if (all.size <= most) break;
        all.delete(oldest);
      }
    },
    find: async (id) => find(`${model}:${id}`),
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = true;
    },
    destroy: async (id) => void all.delete(`${model}:${id}`),
    findByUid: nothing,
    findByUserCode: nothing,
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key);
    },
  });
};

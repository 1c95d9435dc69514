import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What is under way at the provider, by keys of its own. All of its processes keep it in one place. */
export interface SignInStates {
  /** For so many seconds, in place of what had the key. */
  keep(key: string, state: AdapterPayload, seconds: number): Promise<void>;
  find(key: string): Promise<AdapterPayload | undefined>;
  /** It was used, and will not do a second time. */
  consume(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  removeGranted(grantId: string): Promise<void>;
}

/** Sign-ins under way at once: the oldest gives way, so that nobody fills the place where they are kept. */
export const mostStates = 1000;

const nothing = async (): Promise<undefined> => undefined;

/**
 * What the provider's library keeps things by. It forgets who signed in at once: each sign-in asks for the password again, so that
 * people who share a browser, and whoever tries the demo's accounts, can choose.
 */
export const createStore =
  (states: SignInStates) =>
  (model: string): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: async (id, payload, seconds = 60) => {
        if (model !== 'Session') await states.keep(keyOf(id), payload, seconds);
      },
      find: (id) => states.find(keyOf(id)),
      consume: (id) => states.consume(keyOf(id)),
      destroy: (id) => states.remove(keyOf(id)),
      findByUid: nothing,
      findByUserCode: nothing,
      revokeByGrantId: (grantId) => states.removeGranted(grantId),
    };
  };

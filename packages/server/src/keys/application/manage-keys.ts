import type { IntegrationKey } from '../domain/integration-key.ts';
import type { KeyRepository } from './key-repository.ts';
import { keyTextOf, newKeyText, secretHash } from './key-text.ts';

/** What a new key may do. */
export type KeyForm = Pick<IntegrationKey, 'name' | 'scopes' | 'addresses' | 'expiresAt'>;

export interface KeyManagement {
  /** Makes a key; its text is answered here and never again. */
  create(form: KeyForm, by: string): Promise<{ readonly key: IntegrationKey; readonly text: string }>;
  list(): Promise<readonly IntegrationKey[]>;
  /** From now on it opens nothing. Null where there is no such key. */
  revoke(id: string): Promise<IntegrationKey | null>;
}

export const createKeyManagement = ({ keys, now }: { keys: KeyRepository; now: () => Date }): KeyManagement => ({
  create: async (form, by) => {
    const text = newKeyText();
    const key = { id: text.id, ...form, createdAt: now(), createdBy: by, lastUsedAt: null, revokedAt: null };
    await keys.add({ ...key, secretHash: secretHash(text.secret) });
    return { key, text: keyTextOf(text) };
  },
  list: () => keys.list(),
  revoke: (id) => keys.revoke(id, now()),
});

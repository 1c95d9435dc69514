import { ok, refused, type Result } from '@connect/core/domain/result';
import { isAddressRange, type IntegrationKey } from '../domain/integration-key.ts';
import type { KeyRepository } from './key-repository.ts';
import { keyTextOf, newKeyText, secretHash } from './key-text.ts';

export type { IntegrationKey };

/** What a new key may do. */
export type KeyForm = Pick<IntegrationKey, 'name' | 'scopes' | 'addresses' | 'expiresAt'>;

/** A new key, and its text, which is never to be had again. */
export interface NewKey {
  readonly key: IntegrationKey;
  readonly text: string;
}

/** What a key cannot be made with: what is named as an address or a network, and is none, an end that is over, or the name of another. */
export type KeyFormProblem =
  | { readonly kind: 'no-address'; readonly range: string }
  | { readonly kind: 'over' | 'taken' };

export interface KeyManagement {
  create(form: KeyForm, by: string): Promise<Result<NewKey, KeyFormProblem>>;
  list(): Promise<readonly IntegrationKey[]>;
  /** From now on it opens nothing. Null where there is no such key. */
  revoke(id: string): Promise<IntegrationKey | null>;
}

export const createKeyManagement = ({ keys, now }: { keys: KeyRepository; now: () => Date }): KeyManagement => ({
  create: async (form, by) => {
    const range = form.addresses.find((each) => !isAddressRange(each));
    if (range !== undefined) return refused({ kind: 'no-address', range });
    if (form.expiresAt && form.expiresAt <= now()) return refused({ kind: 'over' });
    const text = newKeyText();
    const key = { id: text.id, ...form, createdAt: now(), createdBy: by, lastUsedAt: null, revokedAt: null };
    const isAdded = await keys.add({ ...key, secretHash: secretHash(text.secret) });
    return isAdded ? ok({ key, text: keyTextOf(text) }) : refused({ kind: 'taken' });
  },
  list: () => keys.list(),
  revoke: (id) => keys.revoke(id, now()),
});

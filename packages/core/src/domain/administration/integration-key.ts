/**
 * A key that another program calls the portal with, as administrators see it (specification §administration): never its secret. Times are
 * ISO 8601 in UTC.
 */
export interface IntegrationKey {
  readonly id: string;
  readonly name: string;
  /** What it may do, such as `write:orders`. */
  readonly scopes: readonly string[];
  /** Addresses and networks it may be used from; none for any. */
  readonly addresses: readonly string[];
  readonly createdAt: string;
  readonly createdBy: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** So many characters a key's name may have. */
export const maxKeyName = 80;

/** What a new key may do. */
export type KeyForm = Pick<IntegrationKey, 'name' | 'scopes' | 'addresses' | 'expiresAt'>;

/** A new key, and its text, which is never to be had again. */
export interface NewKey {
  readonly key: IntegrationKey;
  readonly text: string;
}

/** Every key, and what there is to be given to a new one. */
export interface KeyList {
  readonly keys: readonly IntegrationKey[];
  readonly scopes: readonly string[];
}

export type KeyState = 'active' | 'expired' | 'revoked';

/** Whether a key is accepted at `now`, in milliseconds since 1970. */
export const keyState = (
  { revokedAt, expiresAt }: Pick<IntegrationKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): KeyState => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
};

/** Addresses as somebody types them: by commas, blanks or lines, each once. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,;]/).filter((each) => each !== '')),
];

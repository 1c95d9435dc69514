import type { IntegrationKey } from '../domain/integration-key.ts';

/** A key with what its secret is checked against. */
export interface KeptKey extends IntegrationKey {
  readonly secretHash: string;
}

export interface KeyRepository {
  /** False where another one that is in use has its name. */
  add(key: KeptKey): Promise<boolean>;
  /** Those that are over, too; the last made first. */
  list(): Promise<readonly IntegrationKey[]>;
  find(id: string): Promise<KeptKey | null>;
  /** Notes that it was used, to the minute. */
  used(id: string, at: Date): Promise<void>;
  /** Null where there is no such key; one that is revoked already stays as it is. */
  revoke(id: string, at: Date): Promise<IntegrationKey | null>;
}

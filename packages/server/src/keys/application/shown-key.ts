import type { Key } from '@connect/contract/operator/keys';
import type { IntegrationKey } from '../domain/integration-key.ts';

/** A key as whoever looks after keys sees it. */
export const shownKey = ({ createdAt, expiresAt, lastUsedAt, revokedAt, ...key }: IntegrationKey): Key => ({
  id: key.id,
  name: key.name,
  scopes: [...key.scopes],
  addresses: [...key.addresses],
  createdBy: key.createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

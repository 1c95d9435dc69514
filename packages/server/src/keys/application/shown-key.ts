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

/** What is said of something that is named as an address or a network, and is none. */
export const addressProblem = (range: string): string =>
  `must be such as 192.0.2.7 or 192.0.2.0/24, which ${range} is not`;

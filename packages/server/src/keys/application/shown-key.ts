import type { Key } from '@connect/contract/operator/keys';
import type { IntegrationKey } from '../domain/integration-key.ts';
import type { KeyProblem } from './manage-keys.ts';

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

/** By its field, what a key cannot be made with. */
export const problemsOf = (problem: KeyProblem): Record<string, [string]> =>
  problem.kind === 'over'
    ? { expiresAt: ['must be a time to come'] }
    : { addresses: [`must be such as 192.0.2.7 or 192.0.2.0/24, which ${problem.range} is not`] };

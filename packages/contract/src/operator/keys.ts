import { maxKeyName } from '@connect/core/domain/administration/integration-key';
import * as v from 'valibot';
import { call } from '../call.ts';
import { listOf } from '../values.ts';
import { ScopeText } from './scope.ts';

/** An integration key as the operator sees it, never its secret. Times are ISO 8601 in UTC. */
export const Key = v.object({
  id: v.string(),
  name: v.string(),
  scopes: v.array(ScopeText),
  /** Addresses and networks it may be used from; none for any. */
  addresses: v.array(v.string()),
  createdAt: v.string(),
  createdBy: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
});
export type Key = v.InferOutput<typeof Key>;

/** What a new key may do. */
export const KeyForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(maxKeyName, 'is too long')),
  scopes: v.pipe(v.array(ScopeText), v.minLength(1, 'are required')),
  /** Such as `192.0.2.7` or `2001:db8::/32`. */
  addresses: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(50, 'is too long'))), v.maxLength(40, 'are too many')),
    [],
  ),
  expiresAt: v.nullable(v.pipe(v.string(), v.isoTimestamp('is not a time such as 2027-01-31T00:00:00Z'))),
});

export const createKey = call({
  method: 'POST',
  path: '/api/operator/v1/keys',
  summary: 'Make an integration key; its text is answered this once',
  access: 'operator',
  body: KeyForm,
  answer: v.object({ key: Key, text: v.string() }),
  refusals: [409],
});

export const keys = call({
  method: 'GET',
  path: '/api/operator/v1/keys',
  summary: 'Every integration key, the last made first',
  access: 'operator',
  answer: listOf(Key),
});

export const revokeKey = call({
  method: 'DELETE',
  path: '/api/operator/v1/keys/{id}',
  summary: 'Revoke an integration key: it opens nothing from now on',
  access: 'operator',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not the id of a key')) }),
  answer: Key,
  refusals: [404],
});

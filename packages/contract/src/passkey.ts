import type { Passkey as CorePasskey } from '@connect/core/domain/access/passkey';
import * as v from 'valibot';
import type { SchemaOf } from './values.ts';

export const Passkey: SchemaOf<CorePasskey> = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export const PasskeyId = v.pipe(v.string(), v.uuid('is not the id of a passkey'));
/** For `navigator.credentials`, by `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const PasskeyOptions = v.record(v.string(), v.unknown());

import { maxPasskeyName, type Passkey as CorePasskey } from '@connect/core/domain/access/passkey';
import * as v from 'valibot';
import { MfaToken, OwnPassword, StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { PasskeyAnswer } from './passkey-answer.ts';
import { listOf, type SchemaOf } from './values.ts';

const Passkey: SchemaOf<CorePasskey> = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
/** For `navigator.credentials`, by `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
const Options = v.record(v.string(), v.unknown());
const own = { access: 'customer', ownOnly: true } as const;

export const passkeys = call({
  method: 'GET',
  path: '/api/v3/mfa/passkeys',
  summary: "The signed-in user's passkeys, the oldest first",
  ...own,
  answer: listOf(Passkey),
});

export const beginPasskey = call({
  method: 'POST',
  path: '/api/v3/mfa/passkeys/begin',
  summary: 'What a device makes a passkey with, with the password; two-step verification has to be on',
  ...own,
  body: v.object({ password: OwnPassword }),
  answer: Options,
  refusals: [409, 422, 429],
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/v3/mfa/passkeys',
  summary: 'Take a passkey that a device made, once for what it was asked with',
  ...own,
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(maxPasskeyName, 'is too long')),
    answer: PasskeyAnswer,
    storefront: StorefrontPath,
  }),
  answer: Passkey,
  refusals: [409, 422],
});

export const removePasskey = call({
  method: 'POST',
  path: '/api/v3/mfa/passkeys/{id}/removal',
  summary: 'Remove a passkey, with the password',
  ...own,
  params: v.object({ id: v.pipe(v.string(), v.uuid('is not the id of a passkey')) }),
  body: v.object({ password: OwnPassword, storefront: StorefrontPath }),
  answer: 'none',
  refusals: [404, 422, 429],
});

export const loginPasskey = call({
  method: 'POST',
  path: '/api/auth/login/passkey',
  summary: 'What a passkey finishes a sign-in with; null for who has none',
  access: 'public',
  body: v.object({ mfaToken: MfaToken }),
  answer: v.object({ options: v.nullable(Options) }),
  refusals: [401],
});

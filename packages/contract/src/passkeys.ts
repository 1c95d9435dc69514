import { maxPasskeyName } from '@connect/core/domain/access/passkey';
import * as v from 'valibot';
import { MfaToken, OwnPassword, StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { Passkey, PasskeyId, PasskeyOptions } from './passkey.ts';
import { PasskeyAnswer } from './passkey-answer.ts';
import { listOf } from './values.ts';

export const AddPasskeyBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(maxPasskeyName, 'is too long')),
  answer: PasskeyAnswer,
  storefront: StorefrontPath,
});
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
  answer: PasskeyOptions,
  refusals: [409, 422, 429],
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/v3/mfa/passkeys',
  summary: 'Take a passkey that a device made, once for what it was asked with',
  ...own,
  body: AddPasskeyBody,
  answer: Passkey,
  refusals: [409, 422],
});

export const removePasskey = call({
  method: 'POST',
  path: '/api/v3/mfa/passkeys/{id}/removal',
  summary: 'Remove a passkey, with the password',
  ...own,
  params: v.object({ id: PasskeyId }),
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
  answer: v.object({ options: v.nullable(PasskeyOptions) }),
  refusals: [401],
});

import * as v from 'valibot';
import { StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { Passkey, PasskeyId, PasskeyOptions } from './passkey.ts';
import { AddPasskeyBody } from './passkeys.ts';
import { listOf } from './values.ts';

const ofStaff = { access: 'staff' } as const;

export const staffPasskeys = call({
  method: 'GET',
  path: '/api/v3/staff-passkeys',
  summary: 'The passkeys of the signed-in member of staff, the oldest first; 404 where staff have a sign-in provider',
  ...ofStaff,
  answer: listOf(Passkey),
  refusals: [404],
});

export const beginStaffPasskey = call({
  method: 'POST',
  path: '/api/v3/staff-passkeys/begin',
  summary: 'What a device makes a passkey with, for who signed in within the hour',
  ...ofStaff,
  answer: PasskeyOptions,
  refusals: [404],
});

export const addStaffPasskey = call({
  method: 'POST',
  path: '/api/v3/staff-passkeys',
  summary: 'Take a passkey that a device made, once for what it was asked with',
  ...ofStaff,
  body: AddPasskeyBody,
  answer: Passkey,
  refusals: [404, 409, 422],
});

export const removeStaffPasskey = call({
  method: 'POST',
  path: '/api/v3/staff-passkeys/{id}/removal',
  summary: 'Remove a passkey, for who signed in within the hour',
  ...ofStaff,
  params: v.object({ id: PasskeyId }),
  body: v.object({ storefront: StorefrontPath }),
  answer: 'none',
  refusals: [404],
});

export const askStaffPasskey = call({
  method: 'POST',
  path: '/api/auth/login/staff-passkey',
  summary: 'What a passkey signs staff in with, whoever it is of; 404 where staff have a sign-in provider',
  access: 'public',
  answer: PasskeyOptions,
  refusals: [404, 429],
});

import * as v from 'valibot';
import { Email, MfaRequired, Password, PersonName, SignedIn, StorefrontPath, TimeZone } from './auth.ts';
import { call } from './call.ts';

const Signature = v.pipe(v.string(), v.maxLength(2048, 'is too long'));

export const invitation = call({
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'Whether an invitation can still be used, asked by its link',
  access: 'public',
  body: v.object({ email: Email, signature: Signature }),
  answer: v.object({ isOpen: v.boolean() }),
  refusals: [429],
});

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make the account an invitation was sent for, and sign in with it',
  access: 'public',
  body: v.object({
    email: Email,
    password: Password,
    first_name: PersonName,
    last_name: PersonName,
    signature: Signature,
    time_zone: TimeZone,
  }),
  answer: SignedIn,
  refusals: [422, 429],
});

export const passwordEmail = call({
  method: 'POST',
  path: '/api/auth/password/email',
  summary: 'Send a password reset email; answers the same whether or not there is such an account',
  access: 'public',
  body: v.object({ email: Email, storefront: StorefrontPath }),
  answer: v.object({ message: v.string() }),
  refusals: [429],
});

export const passwordReset = call({
  method: 'POST',
  path: '/api/auth/password/reset',
  summary: 'Set a new password with the token of the reset email; ends every other session',
  access: 'public',
  body: v.object({
    token: v.pipe(v.string(), v.maxLength(512, 'is too long')),
    email: Email,
    password: Password,
    password_confirmation: Password,
    /** Where the mail about the change links to. */
    storefront: StorefrontPath,
    time_zone: TimeZone,
  }),
  answer: v.union([SignedIn, MfaRequired]),
  refusals: [422, 429],
});

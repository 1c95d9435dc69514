import * as v from 'valibot';
import { call } from './call.ts';

/** The signed-in user as every frontend sees it (spec §3). */
export const User = v.object({
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  roles: v.array(v.string()),
  permissions: v.array(v.string()),
  is_super_user: v.optional(v.boolean()),
  customer_no: v.nullable(v.string()),
});
export type User = v.InferOutput<typeof User>;

export const LoginBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, 'is required'), v.maxLength(254, 'is too long')),
  password: v.pipe(v.string(), v.minLength(1, 'is required'), v.maxLength(1024, 'is too long')),
});

export const SignedIn = v.object({ token: v.string(), user: User });

/** Answers carry a fresh token in this header once the one in use is past half of its life. */
export const renewedTokenHeader = 'X-Connect-Token';

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign a customer in with email and password',
  access: 'public',
  body: LoginBody,
  answer: SignedIn,
  refusals: [401, 429],
});

export const me = call({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user',
  access: 'signed-in',
  answer: User,
});

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session the token belongs to',
  access: 'signed-in',
  answer: 'none',
});

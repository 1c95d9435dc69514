import { signInEventKinds, signInMeans, type SignInEvent } from '@connect/core/domain/access/sign-in-event';
import type { ActiveSession } from '@connect/core/domain/access/active-session';
import * as v from 'valibot';
import { OwnPassword } from './auth.ts';
import { call } from './call.ts';
import { listOf, type SchemaOf } from './values.ts';

const Session: SchemaOf<ActiveSession> = v.object({
  id: v.string(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  userAgent: v.nullable(v.string()),
  address: v.nullable(v.string()),
  current: v.boolean(),
});

export const sessions = call({
  method: 'GET',
  path: '/api/v3/sessions',
  summary: 'Active sessions of the signed-in user, the one last used first',
  access: 'signed-in',
  ownOnly: true,
  answer: listOf(Session),
});

export const signInEventEntries = {
  id: v.string(),
  at: v.string(),
  kind: v.picklist(signInEventKinds),
  means: v.nullable(v.picklist(signInMeans)),
  address: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
};
export const SignInEventSchema: SchemaOf<SignInEvent> = v.object(signInEventEntries);

export const signIns = call({
  method: 'GET',
  path: '/api/v3/sign-ins',
  summary: 'What happened around signing in of the signed-in user, the newest first',
  access: 'signed-in',
  ownOnly: true,
  answer: listOf(SignInEventSchema),
});

/** A session alone ends no other: it may be a copied one. Whoever has no password, as staff, has signed in lately and sends null. */
const Proof = v.object({ password: v.nullable(OwnPassword) });

export const endSession = call({
  method: 'POST',
  path: '/api/v3/sessions/{id}/end',
  summary: "End one of the signed-in user's sessions, with the password",
  access: 'signed-in',
  ownOnly: true,
  params: v.object({ id: v.pipe(v.string(), v.uuid('is not the id of a session')) }),
  body: Proof,
  answer: 'none',
  refusals: [404, 422, 429],
});

export const endAllSessions = call({
  method: 'POST',
  path: '/api/v3/sessions/end',
  summary: 'Sign out everywhere, with the password: end every session of the signed-in user, this one too',
  access: 'signed-in',
  ownOnly: true,
  body: Proof,
  answer: 'none',
  refusals: [422, 429],
});

import * as v from 'valibot';
import { call } from './call.ts';

/** A session of the signed-in user: one browser they signed in with. */
export const ActiveSession = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  created_at: v.string(),
  last_seen_at: v.string(),
  /** The browser's own description of itself; null when it sent none. */
  user_agent: v.nullable(v.string()),
  address: v.nullable(v.string()),
  current: v.boolean(),
});
export type ActiveSession = v.InferOutput<typeof ActiveSession>;

export const sessions = call({
  method: 'GET',
  path: '/api/v3/sessions',
  summary: 'Active sessions of the signed-in user, the one last used first',
  access: 'signed-in',
  ownOnly: true,
  answer: v.object({ data: v.array(ActiveSession) }),
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/v3/sessions/{id}',
  summary: "End one of the signed-in user's sessions",
  access: 'signed-in',
  ownOnly: true,
  params: v.object({ id: v.pipe(v.string(), v.uuid('is not the id of a session')) }),
  answer: 'none',
  refusals: [404],
});

export const endAllSessions = call({
  method: 'DELETE',
  path: '/api/v3/sessions',
  summary: 'Sign out everywhere: end every session of the signed-in user, this one too',
  access: 'signed-in',
  ownOnly: true,
  answer: 'none',
});

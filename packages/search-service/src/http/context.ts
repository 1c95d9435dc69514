import type { Context } from 'hono';
import { authorise, INVALID_KEY } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import type { Action } from '../access/actions.ts';
import { forbidden } from '../access/tenant-token.ts';
import type { KeyStore } from '../access/key-store.ts';
import type { Json } from '../json.ts';
import { errorBody, indexNotFound, invalid, ok, refuse } from '../result.ts';
import type { Refusal, Result } from '../result.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { StoredIndex } from '../store/stored-index.ts';
import type { Work } from '../tasks/task.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';
import type { Turns } from '../turns.ts';
import { decodeBody } from './decode.ts';
import { notAUid, UID } from './uid.ts';

/** What all routes stand on. */
export interface Parts {
  readonly catalogue: Catalogue;
  readonly tasks: TaskQueue;
  /** Undefined without a master key: then every route but /keys is open. */
  readonly keys: KeyStore | undefined;
  readonly now: () => Date;
  readonly turns: Turns;
  /** Whether the session that a tenant token belongs to goes on. */
  readonly isSessionOpen: (id: string) => Promise<boolean>;
}

/** The answer to a refused call. */
export const refused = (c: Context, refusal: Refusal): Response =>
  c.json(errorBody(refusal), refusal.status, [429, 503].includes(refusal.status) ? { 'Retry-After': '1' } : {});

/** 200 with the value, or the refusal. */
export const answer = (c: Context, result: Result<object>): Response =>
  result.ok ? c.json(result.value) : refused(c, result.refusal);

/** The parameters of the query string that a call knows; `any` where it looks at them itself. */
type Parameters = readonly string[] | 'any';

/** What is done later knows of its sender what this says. */
export const taskParameters = ['customMetadata'];

/** Nothing, once the query string has no other parameters than these, each once: nothing that is sent is passed over. */
function onlyParameters(c: Context, names: Parameters): Result<null> {
  const twice = Object.entries(c.req.queries()).find(([, values]) => values.length > 1)?.[0];
  if (twice !== undefined) return invalid('bad_request', `Parameter \`${twice}\` is given more than once`);
  const stranger = names === 'any' ? undefined : Object.keys(c.req.query()).find((name) => !names.includes(name));
  if (names === 'any' || stranger === undefined) return ok(null);
  const expected = names.length === 0 ? 'none' : `one of ${names.map((name) => `\`${name}\``).join(', ')}`;
  return invalid('bad_request', `Unknown parameter \`${stranger}\`: expected ${expected}`);
}

/** What the sender may do, once they may do the action, with these parameters. */
export function allow({ keys, now }: Parts, c: Context, action: Action, parameters: Parameters = []): Result<Access> {
  const access = authorise(keys, c.req.header('Authorization'), action, now());
  if (!access.ok) return access;
  const known = onlyParameters(c, parameters);
  return known.ok ? access : known;
}

/** Refused where the session has ended that access is given by. */
export async function whileSessionLasts(
  { isSessionOpen }: Pick<Parts, 'isSessionOpen'>,
  { session }: Access,
): Promise<Result<null>> {
  return session === undefined || (await isSessionOpen(session)) ? ok(null) : refuse(forbidden(INVALID_KEY));
}

export const checkUid = (uid: string): Result<string> =>
  UID.test(uid) ? ok(uid) : invalid('invalid_index_uid', notAUid(uid));

/** The uid of the URL, once the sender may do the action on that index. */
export function allowIndex(
  parts: Parts,
  c: Context,
  action: Action,
  parameters: Parameters = [],
): Result<{ uid: string; access: Access }> {
  const access = allow(parts, c, action, parameters);
  if (!access.ok) return access;
  const uid = checkUid(c.req.param('uid') ?? '');
  if (!uid.ok) return uid;
  if (!access.value.allows(uid.value)) return refuse(access.value.denial(uid.value));
  return ok({ uid: uid.value, access: access.value });
}

/** The index of the URL, once the sender may do the action on it. */
export function openIndex(
  parts: Parts,
  c: Context,
  action: Action,
  parameters: Parameters = [],
): Result<{ uid: string; access: Access; index: StoredIndex }> {
  const allowed = allowIndex(parts, c, action, parameters);
  if (!allowed.ok) return allowed;
  const index = parts.catalogue.get(allowed.value.uid);
  return index === undefined ? indexNotFound(allowed.value.uid) : ok({ ...allowed.value, index });
}

/** 202 with the short form of the task that will do the work. */
export async function accept(parts: Parts, c: Context, indexUid: string | null, work: Work): Promise<Response> {
  const { uid, status, type, enqueuedAt, customMetadata } = await parts.tasks.enqueue(
    indexUid,
    work,
    c.req.query('customMetadata'),
  );
  return c.json({ taskUid: uid, indexUid, status, type, enqueuedAt, customMetadata }, 202);
}

/** The body as JSON; only JSON is read. */
export async function readBody(c: Context): Promise<Result<Json>> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim();
  if (type === 'application/json') return decodeBody(await c.req.text());
  const accepted = 'Accepted values for the Content-Type header are: `application/json`';
  const [code, message] =
    type === undefined
      ? ['missing_content_type', `A Content-Type header is missing. ${accepted}`]
      : ['invalid_content_type', `The Content-Type \`${type}\` is invalid. ${accepted}`];
  return refuse({ status: 415, type: 'invalid_request', code, message });
}

/** A whole number of the query string, or its default. */
export function queryNumber(c: Context, name: string, initial: number, code: string): Result<number> {
  const text = c.req.query(name);
  if (text === undefined || text === '') return ok(initial);
  return /^\d{1,15}$/.test(text)
    ? ok(Number(text))
    : invalid(code, `Invalid value in parameter \`${name}\`: could not parse \`${text}\` as a positive integer`);
}

/** A comma-separated list of the query string. */
export const queryList = (c: Context, name: string): string[] | undefined => {
  const text = c.req.query(name);
  return text === undefined || text === '' || text === '*' ? undefined : text.split(',').map((item) => item.trim());
};

import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { jsonObject } from '../json-object.ts';
import { ACTIONS } from '../access/actions.ts';
import type { Action } from '../access/actions.ts';
import type { ApiKey, KeyStore, NewKey } from '../access/key-store.ts';
import { invalid, notFound, ok, refuse } from '../result.ts';
import type { Result } from '../result.ts';
import { allow, queryNumber, readBody, refused } from './context.ts';
import type { Parts } from './context.ts';
import { codeFrom, decode } from './decode.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const text = v.string('a string');
const newKeySchema = jsonObject({
  uid: v.nullish(v.pipe(text, v.regex(UUID, 'the value has to be a UUID.'), v.toLowerCase())),
  name: v.nullish(text),
  description: v.nullish(text),
  actions: v.array(v.picklist(ACTIONS), 'an array'),
  indexes: v.array(
    v.pipe(
      text,
      v.regex(
        /^(\*|[A-Za-z0-9_-]+\*?)$/,
        ({ input }) =>
          `\`${input}\` is not a valid index uid pattern. Index uid patterns can be an integer or a string containing only alphanumeric characters, hyphens (-), underscores (_), and optionally end with a star (*).`,
      ),
    ),
    'an array',
  ),
  expiresAt: v.nullable(text),
});
const renameSchema = v.looseObject({ name: v.nullish(text), description: v.nullish(text) }, 'an object');
const code = codeFrom('invalid_api_key');

/** Making, listing, renaming and deleting API keys. Only they need a master key to have been set. */
export function keyRoutes(parts: Parts): Hono {
  const app = new Hono();
  const withKeys = async (
    c: Context,
    action: Action,
    handle: (keys: KeyStore) => Promise<Response> | Response,
    parameters: readonly string[] = [],
  ): Promise<Response> => {
    if (parts.keys === undefined) {
      return refused(c, {
        status: 401,
        type: 'auth',
        code: 'missing_master_key',
        message:
          'Meilisearch is running without a master key. To access this API endpoint, you must have set a master key at launch.',
      });
    }
    const access = allow(parts, c, action, parameters);
    return access.ok ? handle(parts.keys) : refused(c, access.refusal);
  };
  const withKey = (
    c: Context,
    action: Action,
    handle: (keys: KeyStore, key: ApiKey) => Promise<Response> | Response,
  ): Promise<Response> =>
    withKeys(c, action, (keys) => {
      const name = c.req.param('key') ?? '';
      const key = keys.byUid(name.toLowerCase()) ?? keys.bySecret(name);
      if (key !== undefined) return handle(keys, key);
      const missing = notFound('api_key_not_found', `API key \`${name}\` not found.`);
      return missing.ok ? c.body(null) : refused(c, missing.refusal);
    });

  app.get('/keys', (c) => {
    const list = (keys: KeyStore): Response => {
      const limit = queryNumber(c, 'limit', 20, 'invalid_api_key_limit');
      const offset = queryNumber(c, 'offset', 0, 'invalid_api_key_offset');
      if (!limit.ok) return refused(c, limit.refusal);
      if (!offset.ok) return refused(c, offset.refusal);
      const all = keys.list();
      const results = all.slice(offset.value, offset.value + limit.value).map(show);
      return c.json({ results, offset: offset.value, limit: limit.value, total: all.length });
    };
    return withKeys(c, 'keys.get', list, ['limit', 'offset']);
  });
  app.post('/keys', (c) =>
    withKeys(c, 'keys.create', async (keys) => {
      const key = await readKey(c, keys, parts.now());
      return key.ok ? c.json(show(await keys.add(key.value)), 201) : refused(c, key.refusal);
    }),
  );
  app.get('/keys/:key', (c) => withKey(c, 'keys.get', (_keys, key) => c.json(show(key))));
  app.patch('/keys/:key', (c) =>
    withKey(c, 'keys.update', async (keys, key) => {
      const change = await readRename(c);
      return change.ok ? c.json(show(await keys.rename(key, change.value))) : refused(c, change.refusal);
    }),
  );
  app.delete('/keys/:key', (c) =>
    withKey(c, 'keys.delete', async (keys, key) => {
      await keys.remove(key);
      return c.body(null, 204);
    }),
  );
  return app;
}

async function readKey(c: Context, keys: KeyStore, now: Date): Promise<Result<NewKey>> {
  const body = await readBody(c);
  if (!body.ok) return body;
  const request = decode(newKeySchema, body.value, code, codeFrom('missing_api_key'));
  if (!request.ok) return request;
  const { uid: chosen, name, description, actions, indexes, expiresAt } = request.value;
  const expiry = readExpiry(expiresAt, now);
  if (!expiry.ok) return expiry;
  const uid = chosen ?? randomUUID();
  if (keys.byUid(uid) !== undefined) {
    return refuse({
      status: 409,
      type: 'invalid_request',
      code: 'api_key_already_exists',
      message: `\`uid\` field value \`${uid}\` is already an existing API key.`,
    });
  }
  return ok({
    uid,
    name: name ?? null,
    description: description ?? null,
    actions: [...new Set(actions)],
    indexes: [...new Set(indexes)],
    expiresAt: expiry.value,
  });
}

/** RFC 3339, a date with a time, or a date alone; kept without milliseconds. */
function readExpiry(value: string | null, now: Date): Result<string | null> {
  if (value === null) return ok(null);
  const shaped = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(value);
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(value) && value.length > 10;
  const time = shaped
    ? Date.parse(hasZone || value.length === 10 ? value.replace(' ', 'T') : `${value.replace(' ', 'T')}Z`)
    : NaN;
  if (time > now.getTime()) return ok(new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z'));
  return invalid(
    'invalid_api_key_expires_at',
    `Invalid value at \`.expiresAt\`: \`${value}\` is not a valid date. It should follow the RFC 3339 format to represents a date or datetime in the future or specified as a null value. e.g. 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM:SS'.`,
  );
}

/** Only what a key is called can change. */
async function readRename(c: Context): Promise<Result<{ name?: string | null; description?: string | null }>> {
  const body = await readBody(c);
  if (!body.ok) return body;
  const request = decode(renameSchema, body.value, code);
  if (!request.ok) return request;
  const { name, description, ...others } = request.value;
  const [fixed] = Object.keys(others);
  if (fixed !== undefined) {
    return ['uid', 'actions', 'indexes', 'expiresAt', 'createdAt', 'updatedAt', 'key'].includes(fixed)
      ? invalid(
          codeFrom('immutable_api_key')(fixed),
          `Immutable field \`${fixed}\`: expected one of \`description\`, \`name\``,
        )
      : invalid('bad_request', `Unknown field \`${fixed}\`: expected one of \`description\`, \`name\``);
  }
  return ok({ ...(name === undefined ? {} : { name }), ...(description === undefined ? {} : { description }) });
}

const show = ({ name, description, key, uid, actions, indexes, expiresAt, createdAt, updatedAt }: ApiKey): object => ({
  name,
  description,
  key,
  uid,
  actions,
  indexes,
  expiresAt,
  createdAt,
  updatedAt,
});

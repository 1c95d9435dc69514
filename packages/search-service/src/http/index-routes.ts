import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { jsonObject } from '../json-object.ts';
import { refuse } from '../result.ts';
import type { Refusal } from '../result.ts';
import type { StoredIndex } from '../store/stored-index.ts';
import {
  accept,
  allow,
  allowIndex,
  checkUid,
  openIndex,
  queryNumber,
  readBody,
  refused,
  taskParameters,
} from './context.ts';
import type { Parts } from './context.ts';
import { decode } from './decode.ts';

const newIndexSchema = jsonObject({ uid: v.string('a string'), primaryKey: v.nullish(v.string('a string')) });
const swapsSchema = v.array(
  jsonObject({
    indexes: v.strictTuple([v.string('a string'), v.string('a string')], 'an array of two indexes'),
    rename: v.nullish(v.literal(false, 'this search service does not support it.')),
  }),
  'an array',
);
const indexChangeSchema = jsonObject({ primaryKey: v.nullish(v.string('a string')) });
const code = (field: string): string =>
  field === 'uid' ? 'invalid_index_uid' : field === 'primaryKey' ? 'invalid_index_primary_key' : 'bad_request';

const swapCode = (): string => 'invalid_swap_indexes';

/** Making, changing, exchanging, listing and deleting indexes. */
export function indexRoutes(parts: Parts): Hono {
  const app = new Hono();
  app.get('/indexes', (c) => {
    const access = allow(parts, c, 'indexes.get', ['limit', 'offset']);
    if (!access.ok) return refused(c, access.refusal);
    const limit = queryNumber(c, 'limit', 20, 'invalid_index_limit');
    const offset = queryNumber(c, 'offset', 0, 'invalid_index_offset');
    if (!limit.ok) return refused(c, limit.refusal);
    if (!offset.ok) return refused(c, offset.refusal);
    const indexes = parts.catalogue.list().filter(({ meta }) => access.value.allows(meta.uid));
    const results = indexes.slice(offset.value, offset.value + limit.value).map(describe);
    return c.json({ results, offset: offset.value, limit: limit.value, total: indexes.length });
  });
  app.post('/indexes', async (c) => {
    const access = allow(parts, c, 'indexes.create', taskParameters);
    if (!access.ok) return refused(c, access.refusal);
    const body = await readBody(c);
    if (!body.ok) return refused(c, body.refusal);
    const request = decode(newIndexSchema, body.value, code, () => 'missing_index_uid');
    if (!request.ok) return refused(c, request.refusal);
    const uid = checkUid(request.value.uid);
    if (!uid.ok) return refused(c, uid.refusal);
    if (!access.value.allows(uid.value)) return refused(c, access.value.denial(uid.value));
    return accept(parts, c, uid.value, { type: 'indexCreation', primaryKey: request.value.primaryKey ?? null });
  });
  app.get('/indexes/:uid', (c) => {
    const opened = openIndex(parts, c, 'indexes.get');
    return opened.ok ? c.json(describe(opened.value.index)) : refused(c, opened.refusal);
  });
  app.patch('/indexes/:uid', async (c) => {
    const allowed = allowIndex(parts, c, 'indexes.update', taskParameters);
    if (!allowed.ok) return refused(c, allowed.refusal);
    const body = await readBody(c);
    const request = body.ok ? decode(indexChangeSchema, body.value, code) : refuse(body.refusal);
    if (!request.ok) return refused(c, request.refusal);
    const primaryKey = request.value.primaryKey ?? null;
    return accept(parts, c, allowed.value.uid, { type: 'indexUpdate', primaryKey });
  });
  app.delete('/indexes/:uid', (c) => {
    const allowed = allowIndex(parts, c, 'indexes.delete', taskParameters);
    return allowed.ok ? accept(parts, c, allowed.value.uid, { type: 'indexDeletion' }) : refused(c, allowed.refusal);
  });
  app.post('/swap-indexes', async (c) => {
    const access = allow(parts, c, 'indexes.swap', taskParameters);
    if (!access.ok) return refused(c, access.refusal);
    const body = await readBody(c);
    if (!body.ok) return refused(c, body.refusal);
    const request = decode(swapsSchema, body.value, swapCode, swapCode);
    if (!request.ok) return refused(c, request.refusal);
    const swaps = request.value.map(({ indexes: [one, other] }): [string, string] => [one, other]);
    const named = swaps.flat();
    const twice = named.find((uid, at) => named.indexOf(uid) !== at);
    if (twice !== undefined) return refused(c, duplicate(twice));
    const stranger = named.find((uid) => !access.value.allows(uid));
    if (stranger !== undefined) return refused(c, access.value.denial(stranger));
    return accept(parts, c, null, { type: 'indexSwap', swaps, id: randomUUID() });
  });
  return app;
}

/** An index can have one new name only. */
const duplicate = (uid: string): Refusal => ({
  status: 400,
  type: 'invalid_request',
  code: 'invalid_swap_duplicate_index_found',
  message: `Indexes must be declared only once during a swap. \`${uid}\` was specified several times.`,
});

const describe = ({ meta: { uid, createdAt, updatedAt, primaryKey } }: StoredIndex): object => ({
  uid,
  createdAt,
  updatedAt,
  primaryKey,
});

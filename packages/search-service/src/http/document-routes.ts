import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { jsonObject } from '../json-object.ts';
import { isObject, pick } from '../json.ts';
import type { Json } from '../json.ts';
import { fetchDocuments } from '../query/fetch-documents.ts';
import { parseFilter } from '../query/filter-syntax.ts';
import { invalid, notFound, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Work } from '../tasks/task.ts';
import {
  accept,
  allowIndex,
  answer,
  openIndex,
  queryList,
  queryNumber,
  readBody,
  refused,
  taskParameters,
} from './context.ts';
import type { Parts } from './context.ts';
import { codeFrom, decode } from './decode.ts';
import { positiveInteger } from './search-schema.ts';

const anyJson = v.custom<Json>(() => true);
const idsSchema = v.array(
  v.pipe(
    v.union([v.string(), v.number()], 'a string'),
    v.transform((id) => String(id)),
  ),
  'an array',
);
const texts = v.array(v.string('a string'), 'an array');
const fetchSchema = jsonObject({
  limit: v.nullish(positiveInteger),
  offset: v.nullish(positiveInteger),
  fields: v.nullish(texts),
  filter: v.optional(anyJson),
  ids: v.nullish(idsSchema),
  sort: v.nullish(texts),
  retrieveVectors: v.nullish(v.literal(false, 'the value `false`')),
});
const filterSchema = jsonObject({ filter: anyJson });
const code = codeFrom('invalid_document');

const fetchParameters = ['limit', 'offset', 'fields', 'ids', 'sort', 'filter'];
const additionParameters = ['primaryKey', 'skipCreation'];

/** Reading, adding and deleting documents. */
export function documentRoutes(parts: Parts): Hono {
  const app = new Hono();
  const fetchBy = async (
    c: Context,
    parameters: readonly string[],
    read: () => Promise<Result<unknown>> | Result<unknown>,
  ): Promise<Response> => {
    const opened = openIndex(parts, c, 'documents.get', parameters);
    if (!opened.ok) return refused(c, opened.refusal);
    const body = await read();
    if (!body.ok) return refused(c, body.refusal);
    const request = decode(fetchSchema, body.value, code);
    if (!request.ok) return refused(c, request.refusal);
    return answer(c, fetchDocuments(await opened.value.index.load(), request.value));
  };
  app.get('/indexes/:uid/documents', (c) => fetchBy(c, fetchParameters, () => queryAsBody(c)));
  app.post('/indexes/:uid/documents/fetch', (c) => fetchBy(c, [], () => readBody(c)));
  app.get('/indexes/:uid/documents/:id', async (c) => {
    const opened = openIndex(parts, c, 'documents.get', ['fields']);
    if (!opened.ok) return refused(c, opened.refusal);
    const id = c.req.param('id');
    const document = (await opened.value.index.load()).byId(id);
    const found =
      document === undefined ? notFound('document_not_found', `Document \`${id}\` not found.`) : ok(document);
    return answer(c, found.ok ? ok(pick(found.value, queryList(c, 'fields') ?? ['*'])) : found);
  });

  const change = async (
    c: Context,
    action: 'documents.add' | 'documents.delete',
    read: () => Promise<Result<Work>> | Result<Work>,
  ): Promise<Response> => {
    const parameters = action === 'documents.add' ? [...additionParameters, ...taskParameters] : taskParameters;
    const allowed = allowIndex(parts, c, action, parameters);
    if (!allowed.ok) return refused(c, allowed.refusal);
    const work = await read();
    return work.ok ? accept(parts, c, allowed.value.uid, work.value) : refused(c, work.refusal);
  };
  app.post('/indexes/:uid/documents', (c) => change(c, 'documents.add', () => readAddition(c, 'replace')));
  app.put('/indexes/:uid/documents', (c) => change(c, 'documents.add', () => readAddition(c, 'merge')));
  app.delete('/indexes/:uid/documents', (c) =>
    change(c, 'documents.delete', () => ok({ type: 'documentDeletion', everything: true })),
  );
  app.delete('/indexes/:uid/documents/:id', (c) =>
    change(c, 'documents.delete', () => ok({ type: 'documentDeletion', ids: [c.req.param('id')] })),
  );
  app.post('/indexes/:uid/documents/delete-batch', (c) => change(c, 'documents.delete', () => readIds(c)));
  app.post('/indexes/:uid/documents/delete', (c) => change(c, 'documents.delete', () => readFilter(c)));
  return app;
}

async function readAddition(c: Context, method: 'replace' | 'merge'): Promise<Result<Work>> {
  const body = await readBody(c);
  if (!body.ok) return body;
  const documents = Array.isArray(body.value) ? body.value : [body.value];
  if (!documents.every(isObject)) {
    return invalid(
      'malformed_payload',
      "The `json` payload provided is malformed. `Couldn't serialize document value: every document has to be an object.`",
    );
  }
  const primaryKey = c.req.query('primaryKey') ?? null;
  const skipCreation = c.req.query('skipCreation') ?? 'false';
  if (skipCreation !== 'true' && skipCreation !== 'false') {
    return invalid(
      'invalid_skip_creation',
      `Invalid value in parameter \`skipCreation\`: could not parse \`${skipCreation}\` as a boolean, expected either \`true\` or \`false\``,
    );
  }
  const work = { type: 'documentAdditionOrUpdate', method, primaryKey, documents } as const;
  return ok({ ...work, skipCreation: skipCreation === 'true' });
}

async function readIds(c: Context): Promise<Result<Work>> {
  const body = await readBody(c);
  if (!body.ok) return body;
  const ids = decode(idsSchema, body.value, () => 'malformed_payload');
  return ids.ok ? ok({ type: 'documentDeletion', ids: ids.value }) : ids;
}

async function readFilter(c: Context): Promise<Result<Work>> {
  const body = await readBody(c);
  if (!body.ok) return body;
  const request = decode(filterSchema, body.value, code, () => 'missing_document_filter');
  if (!request.ok) return request;
  const filter = parseFilter(request.value.filter, 'invalid_document_filter');
  if (!filter.ok) return filter;
  if (filter.value === undefined) {
    return invalid('invalid_document_filter', 'Sending an empty filter is forbidden.');
  }
  return ok({ type: 'documentDeletion', filter: request.value.filter });
}

/** The query string of GET …/documents as the body of POST …/documents/fetch. */
function queryAsBody(c: Context): Result<unknown> {
  const limit = queryNumber(c, 'limit', 20, 'invalid_document_limit');
  const offset = queryNumber(c, 'offset', 0, 'invalid_document_offset');
  if (!limit.ok) return limit;
  if (!offset.ok) return offset;
  return ok({
    limit: limit.value,
    offset: offset.value,
    fields: queryList(c, 'fields'),
    ids: queryList(c, 'ids'),
    sort: queryList(c, 'sort'),
    filter: c.req.query('filter'),
  });
}

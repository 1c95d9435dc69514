import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Json } from '../json.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Pieces } from '../pieces.ts';
import { searchPage } from '../query/page.ts';
import { search } from '../query/search.ts';
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { allow, openIndex, readBody, refused, whileSessionLasts } from './context.ts';
import type { Parts } from './context.ts';
import { decode } from './decode.ts';
import { largeAnswer } from './large-answer.ts';
import { inTurn } from './in-turn.ts';
import { checkHits } from './limits.ts';
import { multiSearch } from './multi-search.ts';
import { multiSearchCode, searchCode } from './search-codes.ts';
import { multiSearchSchema, searchSchema } from './search-schema.ts';
import type { SearchRequest } from './search-schema.ts';

/** Searching: one index, or several at once. */
export function searchRoutes(parts: Parts): Hono {
  const app = new Hono();
  const single = async (
    c: Context,
    parameters: readonly string[] | 'any',
    read: () => Promise<Result<SearchRequest>>,
  ): Promise<Response> => {
    const started = performance.now();
    const allowed = openIndex(parts, c, 'search', parameters);
    if (!allowed.ok) return refused(c, allowed.refusal);
    const { uid, access, index } = allowed.value;
    return inTurn(parts, c, access, async (take) => {
      const opened = await whileSessionLasts(parts, access);
      if (!opened.ok) return refused(c, opened.refusal);
      const request = await read();
      if (!request.ok) return refused(c, request.refusal);
      const few = checkHits(request.value, access.mostHits);
      if (!few.ok) return refused(c, few.refusal);
      const loaded = index.loaded ?? (await index.load());
      const found = await take(searchOne(loaded, request.value, access.filterFor(uid)));
      if (!found.ok) return refused(c, found.refusal);
      const { hits, fields } = found.value;
      return c.json({ hits, query: request.value.q ?? '', ...timing(started), ...fields });
    });
  };
  app.post('/indexes/:uid/search', (c) => single(c, [], () => readSearch(c)));
  app.get('/indexes/:uid/search', (c) =>
    single(c, 'any', async () => decode(searchSchema, queryAsBody(c), searchCode)),
  );
  app.post('/multi-search', async (c) => {
    const started = performance.now();
    const access = allow(parts, c, 'search');
    if (!access.ok) return refused(c, access.refusal);
    return inTurn(parts, c, access.value, async (take) => {
      const opened = await whileSessionLasts(parts, access.value);
      if (!opened.ok) return refused(c, opened.refusal);
      const body = await readBody(c);
      if (!body.ok) return refused(c, body.refusal);
      const missing = (field: string): string => (field === 'indexUid' ? 'missing_index_uid' : 'bad_request');
      const request = decode(multiSearchSchema, body.value, multiSearchCode, missing);
      if (!request.ok) return refused(c, request.refusal);
      const work = await multiSearch(parts.catalogue, access.value, request.value, () => timing(started));
      const found = work.ok ? await take(work.value) : work;
      return found.ok ? largeAnswer(c, found.value) : refused(c, found.refusal);
    });
  });
  return app;
}

function* searchOne(
  index: SearchIndex,
  request: SearchRequest,
  rule: Json | undefined,
): Pieces<Result<ReturnType<typeof searchPage> extends Pieces<infer Page> ? Page : never>> {
  const found = yield* search(index, request, rule);
  return found.ok ? ok(yield* searchPage(found.value, request)) : found;
}

async function readSearch(c: Context): Promise<Result<SearchRequest>> {
  const body = await readBody(c);
  return body.ok ? decode(searchSchema, body.value, searchCode) : body;
}

/** The fields that every answer of a search has. The id is a UUID of version 7: it begins with the time. */
function timing(started: number): { processingTimeMs: number; requestUid: string } {
  const time = Date.now().toString(16).padStart(12, '0');
  const requestUid = `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
  return { processingTimeMs: Math.round(performance.now() - started), requestUid };
}

const NUMBERS = ['offset', 'limit', 'page', 'hitsPerPage'];
const FLAGS = ['showMatchesPosition', 'showRankingScore'];
const LISTS = ['attributesToRetrieve', 'attributesToSearchOn', 'attributesToHighlight', 'sort', 'facets'];

/** The query string of GET …/search as the body of POST …/search. */
function queryAsBody(c: Context): { [key: string]: Json } {
  return Object.fromEntries(
    Object.entries(c.req.query()).map(([name, text]): [string, Json] => {
      if (NUMBERS.includes(name)) return [name, /^\d{1,15}$/.test(text) ? Number(text) : text];
      if (FLAGS.includes(name)) return [name, text === 'true' ? true : text === 'false' ? false : text];
      return [name, LISTS.includes(name) ? text.split(',') : text];
    }),
  );
}

import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authorise } from './access/access.ts';
import type { Access } from './access/access.ts';
import type { ApiKey } from './access/key-store.ts';
import { checkUid, readBody, refused, whileSessionLasts } from './http/context.ts';
import { decode } from './http/decode.ts';
import { checkHits, limits } from './http/limits.ts';
import { multiSearchCode, searchCode } from './http/search-codes.ts';
import { multiSearchSchema, searchSchema } from './http/search-schema.ts';
import type { SearchRequest } from './http/search-schema.ts';
import { parseFilter } from './query/filter-syntax.ts';
import { ok, refuse } from './result.ts';
import type { Result } from './result.ts';
import { keptBack } from './http/in-turn.ts';
import { tooLarge, tooMany } from './http/refusals.ts';
import { Turns } from './turns.ts';

/** What goes on to the service behind the gate. */
export interface Forwarded {
  readonly path: string;
  readonly body: string;
  readonly authorization: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

export interface GateOptions {
  /** The key whose tokens are let through. */
  readonly key: { readonly uid: string; readonly secret: string };
  /** Path that its addresses begin with. */
  readonly under: string;
  readonly now: () => Date;
  readonly isSessionOpen: (id: string) => Promise<boolean>;
  readonly forward: (request: Forwarded) => Promise<Response>;
}

/**
 * Stands in front of another search service: lets searches with tokens of one key through, which may ask for as much as they may of the embedded service and end
 * with their session (ADR 129). Nothing else of the service is reached through it.
 */
export function createGate({ key, under, now, isSessionOpen, forward }: GateOptions): Hono {
  const time = now().toISOString();
  const known: ApiKey = {
    uid: key.uid,
    key: key.secret,
    name: null,
    description: null,
    actions: ['search'],
    indexes: ['*'],
    expiresAt: null,
    createdAt: time,
    updatedAt: time,
  };
  const keys = {
    isMasterKey: () => false,
    bySecret: () => undefined,
    byUid: (uid: string) => (uid === key.uid ? known : undefined),
  };
  const turns = new Turns();
  const pass = async (
    c: Context,
    check: (body: Awaited<ReturnType<typeof readBody>>, access: Access) => Result<null>,
  ): Promise<Response> => {
    const authorization = c.req.header('Authorization') ?? '';
    const access = authorise(keys, authorization, 'search', now());
    if (!access.ok) return refused(c, access.refusal);
    const leave = turns.enter(access.value.customer ?? '');
    if (leave === null) return keptBack(refused(c, tooMany));
    // Whether the session goes on is found out while the service searches: what that finds is handed on once it is known.
    const ended = new AbortController();
    try {
      const lasting = whileSessionLasts({ isSessionOpen }, access.value);
      lasting.catch(() => undefined);
      const checked = check(await readBody(c), access.value);
      const signal = AbortSignal.any([c.req.raw.signal, ended.signal]);
      const path = c.req.path.slice(under.length);
      const answer = checked.ok
        ? forward({ path, body: await c.req.text(), authorization, signal })
        : keptBack(refused(c, checked.refusal));
      answer.catch(() => undefined);
      const lasts = await lasting;
      if (lasts.ok) return await answer;
      ended.abort();
      return refused(c, lasts.refusal);
    } catch (error) {
      ended.abort();
      throw error;
    } finally {
      leave();
    }
  };
  const app = new Hono();
  app.use((c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });
  app.use(bodyLimit({ maxSize: limits.body, onError: (c) => refused(c, tooLarge(limits.body)) }));
  app.post(`${under}/multi-search`, (c) =>
    pass(c, (body, access) => {
      const missing = (field: string): string => (field === 'indexUid' ? 'missing_index_uid' : 'bad_request');
      const request = body.ok ? decode(multiSearchSchema, body.value, multiSearchCode, missing) : body;
      if (!request.ok) return request;
      const { queries, federation } = request.value;
      for (const asked of [federation ?? {}, ...queries]) {
        const few = checkSearch(asked, access);
        if (!few.ok) return few;
      }
      return ok(null);
    }),
  );
  app.post(`${under}/indexes/:uid/search`, (c) =>
    pass(c, (body, access) => {
      const uid = checkUid(c.req.param('uid') ?? '');
      if (!uid.ok) return uid;
      const request = body.ok ? decode(searchSchema, body.value, searchCode) : body;
      return request.ok ? checkSearch(request.value, access) : request;
    }),
  );
  app.all('*', (c) => refused(c, { status: 404, type: 'invalid_request', code: 'not_found', message: 'Not found.' }));
  app.onError((_, c) =>
    refused(c, {
      status: 503,
      type: 'system',
      code: 'search_unavailable',
      message: 'The search does not answer. Please try again in a moment.',
    }),
  );
  return app;
}

const checkSearch = (
  asked: Pick<SearchRequest, 'limit' | 'hitsPerPage' | 'filter'>,
  { mostHits }: Access,
): Result<null> => {
  const few = checkHits(asked, mostHits);
  if (!few.ok) return few;
  const filter = parseFilter(asked.filter);
  return filter.ok ? ok(null) : refuse(filter.refusal);
};

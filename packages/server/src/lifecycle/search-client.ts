import type { Hono } from 'hono';
import { Meilisearch, MeilisearchApiError, MeilisearchError } from 'meilisearch';
import * as v from 'valibot';
import { inSpan } from '../under-way.ts';
import { reasonOf } from './start-error.ts';

const ErrorAnswer = v.object({ message: v.string(), code: v.string(), type: v.string(), link: v.string() });

/** Path of the embedded service on the server's own address. */
export const embeddedSearchPath = '/search';

/** Parts of the protocol's paths; all others are ids, or names of keys. */
const words = new Set(
  'indexes documents search multi-search settings stats keys tasks health fetch delete-batch delete swap-indexes version facet-search'.split(
    ' ',
  ),
);

/** What a call of the service is named where it is measured: its path without ids. */
const nameOf = (method: string, path: string): string =>
  `${method} ${path
    .replace(embeddedSearchPath, '')
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : '{id}'))
    .join('/')}`;

/** Asks by `ask` as the library would by itself, measured where what asks is. */
const asking =
  (ask: (address: URL, init: RequestInit) => Promise<Response>) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<unknown> => {
    const address = new URL(input instanceof Request ? input.url : input);
    const response = await inSpan(
      nameOf(init.method ?? 'GET', address.pathname),
      async (span) => {
        const headers = new Headers(init.headers);
        if (span) headers.set('traceparent', span.traceparent);
        const answer = await ask(address, { ...init, headers });
        span?.add({ 'http.response.status_code': answer.status });
        return answer;
      },
      { kind: 'client', attributes: { 'db.system.name': 'meilisearch' } },
    );
    const text = await response.text();
    if (response.ok) return text === '' ? undefined : JSON.parse(text);
    // What stands before the service may answer in its place, in a language of its own.
    const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorAnswer), text);
    throw new MeilisearchApiError(response, refusal.success ? refusal.output : undefined);
  };

/** A client of the embedded service that calls it without a socket, so that the server's own calls are not in its log. */
export const clientWithin = (app: Hono, masterKey: string): Meilisearch =>
  new Meilisearch({
    host: `http://embedded${embeddedSearchPath}`,
    apiKey: masterKey,
    httpClient: asking(async (address, init) => app.fetch(new Request(address, init))),
  });

/** A client of another service; `timeout` in milliseconds. What it is asked is told to it as part of whatever asks, where that is measured. */
export const clientOf = (host: string, masterKey: string, timeout: number): Meilisearch =>
  new Meilisearch({ host, apiKey: masterKey, timeout, requestInit: { redirect: 'error' }, httpClient: asking(fetch) });

/** The service does not answer; or it does, and refuses the master key by words of its own. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof MeilisearchApiError) return error.cause === undefined;
  return !(error instanceof Error && error.cause instanceof Error) || isAway(error.cause);
};

/** What lies under all that the library says of it, such as that no connection was taken, or with which status it answers. */
export const awayReason = (error: unknown): string => {
  if (error instanceof MeilisearchApiError)
    return `it answers ${error.response.status}${error.cause ? `: ${error.cause.message}` : ''}`;
  return error instanceof Error && error.cause instanceof Error ? awayReason(error.cause) : reasonOf(error);
};

/** The same error, in words that say what the service answers; one that is of no service stays as it is. */
export const sayingWhy = (error: unknown): unknown =>
  error instanceof MeilisearchError
    ? new Error(`the search service cannot be used (${awayReason(error)})`, { cause: error })
    : error;

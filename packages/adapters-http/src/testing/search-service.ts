import { createMemorySessionTokens } from '@connect/core/testing';
import { createPortalClient } from '../portal-client.ts';
import { createCredentialsKeeper } from '../search-credentials.ts';
import { startStubServer } from './stub-server.ts';
import type { Received, Reply, StubServer } from './stub-server.ts';

export interface SearchPlan {
  readonly indexes: object;
  readonly answer: (request: Received) => Reply;
  /** Life of credentials, in seconds. */
  readonly life?: number;
  /** Whether no credentials are to be had. */
  readonly refuses?: () => boolean;
}

/** What the service says to credentials that it no longer takes. */
export const refusedKey: Reply = {
  status: 403,
  json: { message: 'Tenant token expired.', code: 'invalid_api_key', type: 'auth', link: 'https://example.com' },
};

let server: StubServer | null = null;

/** Ends the service that was started last. */
export const closeSearchService = async (): Promise<void> => {
  await server?.close();
  server = null;
};

/** A portal that gives out `search-1`, `search-2` … and a search service beside it, under one address. */
export const startSearchService = async ({ indexes, answer, life = 900, refuses = () => false }: SearchPlan) => {
  let now = 1_000_000_000;
  let given = 0;
  const started = await startStubServer((request) => {
    if (!request.path.endsWith('/search/credentials')) return answer(request);
    if (refuses()) return { status: 503, json: { message: 'x', code: 'x' } };
    given += 1;
    return { json: { host: '/search', token: `search-${given}`, expires_at: now / 1000 + life, indexes } };
  });
  server = started;
  const tokens = createMemorySessionTokens();
  tokens.set('session');
  const portal = createPortalClient({ host: started.url, tokens, onSignedOut: tokens.clear, language: () => 'en' });
  return {
    options: { credentials: createCredentialsKeeper(portal, () => now), origin: started.url },
    searches: () => started.received.filter(({ path }) => path.startsWith('/search/')),
    given: () => given,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};

import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { currentRequest } from '../under-way.ts';
import { createShell, type App } from './shell.ts';
import { traced } from './traced.ts';

const lines: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
const quiet: App = { fetch: () => new Response('', { status: 404 }) };
const handle = traced(
  createShell({
    webApp: quiet,
    portal: quiet,
    integration: null,
    operator: quiet,
    images: quiet,
    search: quiet,
    docs: null,
    mailbox: null,
    staffSignIn: quiet,
    provider: quiet,
    health: { isDatabaseThere: async () => true, isSearchThere: async () => true },
  }).fetch,
  log,
);

it('whatever a request does knows its id, and what is done besides knows none', async () => {
  const known: (string | null)[] = [];
  const asking = traced(async () => {
    await setImmediate();
    known.push(currentRequest());
    return new Response();
  }, log);
  const answers = await Promise.all([1, 2].map(() => asking(new Request('http://localhost/'))));
  expect(known).toEqual(answers.map(({ headers }) => headers.get('X-Request-Id')));
  expect(currentRequest()).toBeNull();
});

describe('the log', () => {
  it.each([
    ['/search/keys/secret', '/search/*'],
    ['/search/indexes/secret/search?q=secret', '/search/*'],
    ['/images/secret', '/images/*'],
    ['/api/auth/secret?token=secret', '/api/*'],
    ['/oauth/callback?code=secret&state=secret', '/oauth/*'],
    ['/oidc/sign-in/secret', '/oidc/*'],
    ['/connect/password-reset/secret?email=secret', 'unmatched'],
    ['/connect/login?return=secret', 'unmatched'],
  ])('%s leaves one line with its route and never its address, which may hold a key or token', async (path, route) => {
    lines.length = 0;
    const headers = { Authorization: 'Bearer secret', Cookie: 'secret' };
    await handle(new Request(`http://localhost${path}`, { headers }));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route, status: 404 }]);
    expect(lines.join('')).not.toContain('secret');
  });

  it('says which rule refused a request, and nothing that was sent', async () => {
    lines.length = 0;
    await handle(new Request('http://localhost/docs/secret', { method: 'POST', body: 'secret' }));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ refused: expect.any(String) }]);
    expect(lines.join('')).not.toContain('secret');
  });
});

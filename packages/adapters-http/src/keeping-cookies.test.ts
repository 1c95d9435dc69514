import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepingCookies } from './keeping-cookies.ts';

let server: Server;
let origin: string;
/** The answers that a test gives when it will, by path. */
const waiting = new Map<string, ServerResponse>();
const cookiesSent: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    cookiesSent.push(request.headers.cookie ?? '');
    waiting.set(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('nothing listens');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const answer = async (path: string, cookies: readonly string[] = []): Promise<void> => {
  await expect.poll(() => waiting.get(path)).toBeDefined();
  waiting
    .get(path)
    ?.writeHead(200, { 'Set-Cookie': [...cookies] })
    .end();
  waiting.delete(path);
};

/** What a program keeps, and a way to ask. */
const program = () => {
  const kept = new Map<string, string>();
  const ask = keepingCookies({
    get: (key) => kept.get(key) ?? null,
    set: (key, cookies) => void kept.set(key, cookies),
    remove: (key) => void kept.delete(key),
  });
  return { ask: (path: string) => ask(origin + path), kept: () => [...kept.values()] };
};

test('a cookie that comes while another call is under way is kept: its answer puts back none of before', async () => {
  const { ask, kept } = program();
  const first = ask('/first');
  await answer('/first', ['renew=one; HttpOnly', 'known=it']);
  await first;
  const slow = ask('/slow');
  await expect.poll(() => waiting.has('/slow')).toBe(true);
  const renewing = ask('/renew');
  await answer('/renew', ['renew=two; HttpOnly']);
  await renewing;
  await answer('/slow', ['other=x']);
  await slow;
  expect(kept()).toEqual(['renew=two; known=it; other=x']);
  expect(cookiesSent).toEqual(['', 'renew=one; known=it', 'renew=one; known=it']);
});

test('a cookie that ends is sent no more, and nothing is kept of an origin without one', async () => {
  const { ask, kept } = program();
  const first = ask('/first');
  await answer('/first', ['renew=one; HttpOnly']);
  await first;
  const last = ask('/last');
  await answer('/last', ['renew=; Max-Age=0']);
  await last;
  expect(kept()).toEqual([]);
});

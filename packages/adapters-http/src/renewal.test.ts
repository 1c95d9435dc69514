import { me } from '@connect/contract/auth';
import { contact } from '@connect/contract/contact';
import { createMemorySessionTokens, memoryToken } from '@connect/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { keepingCookies } from './keeping-cookies.ts';
import { createPortalClient } from './portal-client.ts';
import { createRenewal } from './renewal.ts';
import { startStubServer } from './testing/stub-server.ts';
import type { Received, Reply, StubServer } from './testing/stub-server.ts';
import { wireUser } from './testing/wire-examples.ts';

let server: StubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const path = '/api/auth/renew';
const sessionOf = (token: string): string => token.split('.')[0] ?? '';
const unauthenticated: Reply = { status: 401, json: { message: 'Sign in.', code: 'unauthenticated' } };
const message = { subject: 'other', message: 'Where is it?', copy: false };

/** A tab whose token the server takes while it is in `good`; it renews any token of an open session. */
const setUp = async ({ renew }: { renew?: (request: Received) => Reply | Promise<Reply> } = {}) => {
  const good = new Set(['a.0']);
  const ages = new Map<string, number>();
  let renewals = 0;
  server = await startStubServer(async (request) => {
    if (request.path !== path) return good.has(request.token ?? '') ? { json: wireUser } : unauthenticated;
    if (renew) return renew(request);
    renewals += 1;
    const next = memoryToken(sessionOf(request.token ?? ''), renewals);
    good.add(next);
    return { json: { token: next } };
  });
  const tokens = createMemorySessionTokens();
  tokens.set('a.0');
  let signedOut = 0;
  const ageOf = (token: string) => ages.get(token) ?? 0;
  const portal = createPortalClient({
    host: server.url,
    tokens,
    onSignedOut: () => {
      signedOut += 1;
    },
    language: () => 'de',
    timeout: 2000,
    renewal: createRenewal({ host: server.url, tokens, read: { sessionOfToken: sessionOf, ageOfToken: ageOf } }),
  });
  const { received } = server;
  return {
    portal,
    tokens,
    good,
    ages,
    renewals: () => received.filter((each) => each.path === path).length,
    calls: () => received.filter((each) => each.path !== path).map(({ token }) => token),
    signedOut: () => signedOut,
  };
};
const isOk = { ok: true };
const isRefusedAs = (failure: string) => ({ ok: false, refusal: { failure } });

describe('a token that is over', () => {
  test('is renewed once for all calls that need it, and they are made by its successor', async () => {
    const { portal, tokens, good, renewals, signedOut } = await setUp();
    good.clear();
    const answers = await Promise.all([portal.json(me), portal.json(me), portal.json(me)]);
    expect(answers).toMatchObject([isOk, isOk, isOk]);
    expect([renewals(), tokens.current(), signedOut()]).toEqual([1, 'a.1', 0]);
  });

  test('by this machine’s clock is renewed before a call is made', async () => {
    const { portal, ages, calls, renewals } = await setUp();
    ages.set('a.0', 1.2);
    expect(await portal.json(me)).toMatchObject(isOk);
    expect([calls(), renewals()]).toEqual([['a.1'], 1]);
  });

  test('is no hindrance to a change: what was refused was not done, and is sent again, once', async () => {
    const { portal, good, calls } = await setUp();
    good.clear();
    await portal.json(contact, { body: message });
    expect(calls()).toEqual(['a.0', 'a.1']);
  });

  test('is asked for once only: a successor that is refused, too, ends the session', async () => {
    const { portal, good, calls, renewals, signedOut } = await setUp({ renew: () => ({ json: { token: 'a.9' } }) });
    good.clear();
    expect(await portal.json(me)).toMatchObject(isRefusedAs('signed-out'));
    expect([calls(), renewals(), signedOut()]).toEqual([['a.0', 'a.9'], 1, 1]);
  });

  test('of a session that has ended signs out', async () => {
    const { portal, good, signedOut } = await setUp({ renew: () => unauthenticated });
    good.clear();
    expect(await portal.json(me)).toMatchObject(isRefusedAs('signed-out'));
    expect(signedOut()).toBe(1);
  });

  test.each([
    ['answers with a fault', { status: 503 }],
    ['gives no token', { json: {} }],
  ])('signs nobody out when the server %s: it may be tried again', async (_, reply) => {
    let isBroken = true;
    const { portal, tokens, good, signedOut } = await setUp({
      renew: () => {
        if (isBroken) return reply;
        good.add('a.1');
        return { json: { token: 'a.1' } };
      },
    });
    good.clear();
    expect(await portal.json(me)).toMatchObject(isRefusedAs('unavailable'));
    expect([tokens.current(), signedOut()]).toEqual(['a.0', 0]);
    isBroken = false;
    expect(await portal.json(me)).toMatchObject(isOk);
  });

  test('that another tab has renewed meanwhile is not renewed again', async () => {
    const { portal, tokens, good, renewals } = await setUp();
    good.delete('a.0');
    good.add('a.5');
    const asked = portal.json(me);
    tokens.set('a.5');
    expect(await asked).toMatchObject(isOk);
    expect(renewals()).toBe(0);
  });

  test('takes the place of no session that began while it was renewed', async () => {
    const { portal, tokens, good } = await setUp({
      renew: () => {
        tokens.set('b.0');
        return { json: { token: 'a.1' } };
      },
    });
    good.clear();
    good.add('b.0');
    // What changes something belongs to the session it was begun in.
    expect(await portal.json(contact, { body: message })).toMatchObject(isRefusedAs('signed-out'));
    expect(tokens.current()).toBe('b.0');
  });

  test('of another session than the active one is renewed for its call alone', async () => {
    const { portal, tokens, calls } = await setUp();
    expect(await portal.json(me, { token: 'acting.0' })).toMatchObject(isOk);
    expect([calls(), tokens.current()]).toEqual([['acting.0', 'acting.1'], 'a.0']);
  });
});

describe('a token past half of its life', () => {
  test('is renewed beside the call, and before it where its end is near', async () => {
    const { portal, ages, tokens, calls } = await setUp();
    ages.set('a.0', 0.49);
    await portal.json(me);
    ages.set('a.0', 0.6);
    await portal.json(me);
    await expect.poll(tokens.current).toBe('a.1');
    ages.set('a.1', 0.8);
    await portal.json(me);
    expect(calls()).toEqual(['a.0', 'a.0', 'a.2']);
  });

  test('is good enough when it cannot be renewed', async () => {
    const { portal, ages, signedOut } = await setUp({ renew: () => ({ status: 500 }) });
    ages.set('a.0', 0.8);
    expect(await portal.json(me)).toMatchObject(isOk);
    expect(signedOut()).toBe(0);
  });

  test('is not believed of a clock that is wrong: then the server tells', async () => {
    const { portal, ages, good, renewals } = await setUp();
    for (const token of ['a.0', 'a.1', 'a.2']) ages.set(token, 7);
    for (let round = 0; round < 5; round += 1) await portal.json(me);
    expect(renewals()).toBe(1);
    good.clear();
    expect(await portal.json(me)).toMatchObject(isOk);
    expect(renewals()).toBe(2);
  });
});

test('without a way to renew it a token that is over ends the session', async () => {
  server = await startStubServer(() => unauthenticated);
  const tokens = createMemorySessionTokens();
  tokens.set('a.0');
  const portal = createPortalClient({ host: server.url, tokens, onSignedOut: tokens.clear, language: () => '' });
  expect(await portal.json(me)).toMatchObject(isRefusedAs('signed-out'));
  expect([server.received.length, tokens.current()]).toEqual([1, null]);
});

test('a program that is no browser keeps the cookies that it is given, sends them along, and forgets those that end', async () => {
  const kept = new Map<string, string>();
  const reach = keepingCookies({
    get: (key) => kept.get(key) ?? null,
    set: (key, cookies) => void kept.set(key, cookies),
    remove: (key) => void kept.delete(key),
  });
  const given = ['renew-1=a.b; Max-Age=60; HttpOnly', 'other=x', 'renew-1=; Max-Age=0; Path=/'];
  const sent: unknown[] = [];
  server = await startStubServer(({ cookie }) => {
    sent.push(cookie);
    const next = given.shift();
    return { json: {}, headers: next === undefined ? {} : { 'set-cookie': next } };
  });
  for (let round = 0; round < 5; round += 1) await reach(`${server.url}/x`);
  expect(sent).toEqual([null, 'renew-1=a.b', 'renew-1=a.b; other=x', 'other=x', 'other=x']);
  expect([...kept]).toEqual([[`cookies:${server.url}`, 'other=x']]);
  await reach(`${server.url.replace('127.0.0.1', 'localhost')}/x`);
  expect(sent.at(-1)).toBeNull();
});

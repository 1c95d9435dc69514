import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { register } from '@connect/contract/account-links';
import { login, logout, me, renewedTokenHeader } from '@connect/contract/auth';
import { categories } from '@connect/contract/brand-manager';
import { contact } from '@connect/contract/contact';
import { invoice, invoicePdf, order } from '@connect/contract/documents';
import { ok } from '@connect/core/domain/result';
import { createMemorySessionTokens } from '@connect/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { makeTakeBegun } from './begun-calls.ts';
import { createPortalClient } from './portal-client.ts';
import type { PortalClientOptions } from './portal-client.ts';
import { startStubServer } from './testing/stub-server.ts';
import type { Received, Reply, StubServer } from './testing/stub-server.ts';
import { wireInvoice, wireOrder, wireUser } from './testing/wire-examples.ts';

let server: StubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const setUp = async (answer: (request: Received) => Reply | Promise<Reply>) => {
  server = await startStubServer(answer);
  const tokens = createMemorySessionTokens();
  tokens.set('first');
  let [signedOut, written] = [0, 0];
  let language = 'de';
  const line = { there: true, checks: 0 };
  const portal = createPortalClient({
    host: server.url,
    tokens,
    onWritten: () => {
      written += 1;
    },
    onSignedOut: () => {
      signedOut += 1;
      tokens.clear();
    },
    language: () => language,
    timeout: 2000,
    line: {
      isThere: () => line.there,
      check: async () => {
        line.checks += 1;
      },
    },
  });
  const speak = (spoken: string): void => {
    language = spoken;
  };
  return { portal, tokens, line, received: server.received, signedOut: () => signedOut, written: () => written, speak };
};
const number = { params: { id: 'SO-201' } };
const failureOf = (failure: string) =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ failure }) });

test('who keeps what was found is told of what may have changed it, whatever becomes of the call', async () => {
  const { portal, written } = await setUp(({ method }) => (method === 'GET' ? { json: wireOrder } : { status: 500 }));
  await portal.json(order, number);
  expect(written()).toBe(0);
  await portal.json(login, { body: { email: 'lee@harbour.example', password: 'wrong' } });
  expect(written()).toBe(1);
  await server?.close();
  await portal.json(login, { body: { email: 'lee@harbour.example', password: 'wrong' } });
  expect(written()).toBe(2);
});

describe('authenticated calls carry the bearer token (specification §session)', () => {
  test('a guarded call does', async () => {
    const { portal, received } = await setUp(() => ({ json: wireOrder }));
    await portal.json(order, number);
    expect(received).toMatchObject([{ method: 'GET', path: '/api/v3/orders/SO-201', token: 'first' }]);
  });

  test('a call of the brand-manager API goes to its own host, the others do not (specification §documented-calls)', async () => {
    const { portal, received } = await setUp(() => ({ json: ['Eye protection'] }));
    const tokens = createMemorySessionTokens();
    tokens.set('second');
    const others = { tokens, onSignedOut: tokens.clear, language: () => 'de' };
    const elsewhere = createPortalClient({ host: 'http://127.0.0.1:1', brandHost: server?.url ?? '', ...others });
    await portal.json(categories);
    expect([(await elsewhere.json(categories)).ok, (await elsewhere.json(order, number)).ok]).toEqual([true, false]);
    expect(received.map(({ path, token }) => [path, token])).toEqual([
      ['/api/brand-manager/categories', 'first'],
      ['/api/brand-manager/categories', 'second'],
    ]);
  });

  test('the login call does not', async () => {
    const { portal, received } = await setUp(() => ({ json: { token: 'second', user: wireUser } }));
    await portal.json(login, { body: { email: 'a@b.example', password: 'secret' } });
    expect(received).toMatchObject([{ token: null, body: { email: 'a@b.example', password: 'secret' } }]);
  });

  test('a call with a token of its own does not carry the current one, and its answer changes nothing here', async () => {
    const headers = { [renewedTokenHeader]: 'renewed' };
    const { portal, tokens, received, signedOut } = await setUp(() => ({
      status: 401,
      json: { message: 'Sign in.', code: 'unauthenticated' },
      headers,
    }));
    expect(await portal.done(logout, { token: 'another' })).toEqual(failureOf('signed-out'));
    expect(received.map(({ token }) => token)).toEqual(['another']);
    expect([tokens.current(), signedOut()]).toEqual(['first', 0]);
    tokens.clear();
    await portal.done(logout, { token: 'another' });
    expect(received.map(({ token }) => token)).toEqual(['another', 'another']);
  });

  test('without a token nothing is asked, and the session is known to be over', async () => {
    const { portal, tokens, received, signedOut } = await setUp(() => ({ json: wireUser }));
    tokens.clear();
    expect(await portal.json(me)).toEqual(failureOf('signed-out'));
    expect([received.length, signedOut()]).toEqual([0, 1]);
  });
});

describe('refusals are values', () => {
  test.each([
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [400, 'rejected'],
    [409, 'rejected'],
    [413, 'rejected'],
    [422, 'rejected'],
    [429, 'rejected'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%i is %s', async (status, failure) => {
    const { portal } = await setUp(() => ({ status, json: { message: 'No.', code: 'no' } }));
    const message = { code: 'no', text: 'No.', values: {}, errors: {}, html: null };
    expect(await portal.json(order, number)).toEqual({ ok: false, refusal: { failure, message } });
  });

  test("with all that the server's message says", async () => {
    const details = { values: { seconds: 42 }, errors: { email: ['is taken'] }, html: '<p>Taken.</p>' };
    const { portal } = await setUp(() => ({ status: 422, json: { message: 'Taken.', code: 'taken', ...details } }));
    expect(await portal.json(register, { body: {} })).toEqual({
      ok: false,
      refusal: { failure: 'rejected', message: { code: 'taken', text: 'Taken.', ...details } },
    });
  });

  test.each<[string, object, Partial<ServerMessage>]>([
    ['the message alone', { message: 'No.' }, { text: 'No.' }],
    ['keys that are null', { message: 'No.', code: null, errors: null, html: null }, { text: 'No.' }],
    ['keys of another shape', { message: 'No.', code: 'no', errors: ['x'], values: 1 }, { code: 'no', text: 'No.' }],
    ['HTML alone', { html: '<p>No.</p>' }, { html: '<p>No.</p>' }],
  ])('of another server: %s', async (_, json, read) => {
    const { portal } = await setUp(() => ({ status: 422, json }));
    const message = { code: '', text: '', values: {}, errors: {}, html: null, ...read };
    expect(await portal.json(register, { body: {} })).toEqual({ ok: false, refusal: { failure: 'rejected', message } });
  });

  test.each<object>([{}, [], { message: '', code: 'no' }, { message: null }])('%j is no message', async (json) => {
    const { portal } = await setUp(() => ({ status: 422, json }));
    expect(await portal.json(register, { body: {} })).toEqual({
      ok: false,
      refusal: { failure: 'rejected', message: null },
    });
  });

  test.each<[string, Reply]>([
    ['a broken connection', { broken: true }],
    ['an answer that is no JSON', { text: '<html>' }],
    ['an answer without a field', { json: { ...wireOrder, lines: undefined } }],
    ['an answer with a field of another type', { json: { ...wireOrder, total_amount: '12.00' } }],
    ['an empty answer', { text: '' }],
  ])('%s is unavailable', async (_, reply) => {
    const { portal } = await setUp(() => reply);
    expect(await portal.json(order, number)).toEqual(failureOf('unavailable'));
  });

  test('an error page without a message has none', async () => {
    const { portal } = await setUp(() => ({ status: 502, text: '<html>Bad Gateway</html>' }));
    expect(await portal.json(order, number)).toEqual({ ok: false, refusal: { failure: 'unavailable', message: null } });
  });

  test('a PDF that is none is unavailable', async () => {
    const { portal } = await setUp(() => ({ text: '<html>', type: 'text/html' }));
    expect(await portal.file(invoicePdf, { params: { id: 'SI-1' } })).toEqual(failureOf('unavailable'));
  });

  test('an answer that never comes is unavailable', async () => {
    server = await startStubServer(() => new Promise<Reply>(() => undefined));
    const tokens = createMemorySessionTokens();
    tokens.set('first');
    const portal = createPortalClient({
      host: server.url,
      tokens,
      onSignedOut: () => undefined,
      language: () => '',
      timeout: 50,
    });
    expect(await portal.json(order, number)).toEqual(failureOf('unavailable'));
  });

  const portalOf = (options: Partial<PortalClientOptions>) => {
    const tokens = createMemorySessionTokens();
    tokens.set('first');
    return createPortalClient({
      host: 'http://portal.invalid',
      tokens,
      onSignedOut: () => undefined,
      language: () => '',
      timeout: 20,
      ...options,
    });
  };

  test('a permission or a second factor that is missing is told; what is refused for another reason is none', async () => {
    let missed = 0;
    for (const code of ['missing_permission', 'second_factor_needed', 'wrong_role'])
      await portalOf({
        fetch: async () => Response.json({ message: 'No.', code }, { status: 403 }),
        onSessionDoubted: () => (missed += 1),
      }).json(order, number);
    expect(missed).toBe(2);
  });

  test('a fault is told by what the log knows its request; what was refused or is well is none', async () => {
    const reported: string[] = [];
    for (const status of [500, 503, 404, 200])
      await portalOf({
        fetch: async () => new Response('{}', { status, headers: { 'x-request-id': `asked-${status}` } }),
        onFault: (id) => reported.push(id),
      }).json(order, number);
    await portalOf({
      fetch: async () => new Response('', { status: 502 }),
      onFault: (id) => reported.push(id),
    }).json(order, number);
    expect(reported).toEqual(['asked-500', 'asked-503']);
  });

  test('one that the page had begun, and never comes, is unavailable', async () => {
    const portal = portalOf({ takeBegun: () => new Promise(() => undefined) });
    expect(await portal.json(order, number)).toEqual(failureOf('unavailable'));
  });

  test('a file that has begun to come may take as long as its line needs', async () => {
    const fetch = async (_: unknown, { signal }: RequestInit = {}) => {
      const body = new ReadableStream({
        start: (stream) => {
          // As a browser breaks off what is given up.
          signal?.addEventListener('abort', () => stream.error(signal.reason));
          setTimeout(() => {
            if (signal?.aborted) return;
            stream.enqueue(new Uint8Array([1]));
            stream.close();
          }, 200);
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/pdf' } });
    };
    const portal = portalOf({ fetch });
    expect(await portal.file(invoicePdf, { params: { id: 'SI-1' } })).toEqual(ok(new Uint8Array([1])));
  });
});

describe('401 on any call ends the session (decisions §refused-sessions)', () => {
  test('once, however many calls are refused', async () => {
    const { portal, signedOut } = await setUp(() => ({
      status: 401,
      json: { message: 'Sign in.', code: 'signed_out' },
    }));
    const answers = await Promise.all([portal.json(me), portal.json(order, number), portal.json(invoice, number)]);
    expect(answers).toEqual([failureOf('signed-out'), failureOf('signed-out'), failureOf('signed-out')]);
    expect(signedOut()).toBe(1);
  });

  test('but not on the login call itself', async () => {
    const { portal, tokens, signedOut } = await setUp(() => ({ status: 401, json: { message: 'Wrong.', code: 'x' } }));
    const answer = await portal.json(login, { body: {} });
    expect(answer).toMatchObject({ ok: false, refusal: { failure: 'signed-out', message: { text: 'Wrong.' } } });
    expect([signedOut(), tokens.current()]).toEqual([0, 'first']);
  });

  test('and not when the refused token is no longer the current one: the call is asked again with that', async () => {
    const { portal, tokens, received, signedOut } = await setUp(({ token }) => {
      if (token !== 'first') return { json: wireUser };
      tokens.set('second');
      return { status: 401, json: { message: 'Sign in.', code: 'signed_out' } };
    });
    expect(await portal.json(me)).toMatchObject({ ok: true });
    expect(received.map(({ token }) => token)).toEqual(['first', 'second']);
    expect(signedOut()).toBe(0);
  });

  test('nor what the session of now may not ask: whoever asked was of the other', async () => {
    const { portal, tokens, signedOut } = await setUp(({ token }) => {
      tokens.set('second');
      return token === 'first'
        ? { status: 401, json: { message: 'Sign in.', code: 'signed_out' } }
        : { status: 403, json: { message: 'Not yours.', code: 'forbidden' } };
    });
    expect(await portal.json(me)).toEqual(failureOf('signed-out'));
    expect(signedOut()).toBe(0);
  });

  test('what is not a GET is never asked twice', async () => {
    const { portal, tokens, received } = await setUp(() => {
      tokens.set('second');
      return { status: 401, json: { message: 'Sign in.', code: 'signed_out' } };
    });
    expect(await portal.done(logout)).toEqual(failureOf('signed-out'));
    expect(received).toHaveLength(1);
  });
});

describe('the renewed token', () => {
  test('replaces the one it was renewed from', async () => {
    const { portal, tokens, received } = await setUp(() => ({
      json: wireUser,
      headers: { [renewedTokenHeader]: 'first.1' },
    }));
    await portal.json(me);
    await portal.json(me);
    expect(received.map(({ token }) => token)).toEqual(['first', 'first.1']);
    expect(tokens.current()).toBe('first.1');
  });

  test('comes with a refusal, too', async () => {
    const { portal, tokens } = await setUp(() => ({
      status: 404,
      json: { message: 'No such order.', code: 'not_found' },
      headers: { [renewedTokenHeader]: 'first.1' },
    }));
    await portal.json(order, number);
    expect(tokens.current()).toBe('first.1');
  });

  test('of a late answer does not revive a session that was cleared', async () => {
    const { portal, tokens } = await setUp(() => {
      tokens.clear();
      return { json: wireUser, headers: { [renewedTokenHeader]: 'first.1' } };
    });
    expect(await portal.json(me)).toEqual(failureOf('signed-out'));
    expect(tokens.current()).toBeNull();
  });
});

describe('a token that another tab renewed meanwhile', () => {
  test('is of the same session: the answer is handed out, and what was done is not done again', async () => {
    const { portal, tokens, received } = await setUp(() => {
      tokens.set('first.1');
      return { json: { reference: 'CD-1' }, headers: { [renewedTokenHeader]: 'first.2' } };
    });
    expect(await portal.json(contact, { body: {} })).toMatchObject({ ok: true });
    expect([received.length, tokens.current()]).toEqual([1, 'first.1']);
  });
});

describe('the language of the page', () => {
  test('goes with every call, and is left out while it is not known', async () => {
    const { portal, received, speak } = await setUp(() => ({ json: wireUser }));
    await portal.json(me);
    speak('pl');
    await portal.json(login, { body: {} });
    speak('');
    await portal.json(me);
    expect(received.map(({ language }) => language)).toEqual(['de', 'pl', null]);
  });
});

describe('an answer of a session that is over', () => {
  test("is not handed to the next user: what was asked is asked again with the new user's token", async () => {
    const { portal, tokens } = await setUp(({ token }) => {
      if (token === 'first') tokens.set('NEXT');
      return { json: { ...wireInvoice, no: token } };
    });
    expect(await portal.json(invoice, number)).toMatchObject({ ok: true, value: { no: 'NEXT' } });
  });
});

describe('without a line', () => {
  test('what was read before is answered again, and nothing else', async () => {
    const { portal, line } = await setUp(() => ({ json: wireOrder }));
    const before = await portal.json(order, number);
    await server?.close();
    server = null;
    expect(await portal.json(order, number)).toEqual(failureOf('unavailable'));
    line.there = false;
    expect(await portal.json(order, number)).toEqual(before);
    expect(await portal.json(order, { params: { id: 'SO-202' } })).toEqual(failureOf('unavailable'));
  });

  test('it is looked for after a call that nobody answered, and after no other', async () => {
    let status = 502;
    const { portal, line } = await setUp(() => (status === 200 ? { json: wireOrder } : { status, json: {} }));
    expect(await portal.json(order, number)).toEqual(failureOf('unavailable'));
    expect(line.checks).toBe(1);
    for (status of [500, 404, 200]) await portal.json(order, number);
    expect(line.checks).toBe(1);
    await server?.close();
    server = null;
    await portal.done(logout);
    expect(line.checks).toBe(2);
  });

  test('nothing of another session is', async () => {
    const { portal, tokens, line } = await setUp(() => ({ json: wireOrder }));
    await portal.json(order, number);
    await server?.close();
    server = null;
    line.there = false;
    tokens.set('second');
    expect(await portal.json(order, number)).toEqual(failureOf('unavailable'));
  });
});

describe('what the page asked before the app’s code came', () => {
  const begun = async (answer: Promise<Response>, token: string) => {
    const { tokens, received } = await setUp(() => ({ json: wireOrder }));
    const begunCall = {
      question: `${server?.url}/api/v3/orders/SO-201`,
      token,
      language: 'de',
      at: Date.now(),
      answer,
    };
    const client = createPortalClient({
      host: server?.url ?? '',
      tokens,
      onSignedOut: tokens.clear,
      language: () => 'de',
      takeBegun: makeTakeBegun([begunCall], Date.now),
    });
    return { client, received };
  };

  test('is not asked again, but for who asks once more', async () => {
    const { client, received } = await begun(Promise.resolve(Response.json(wireOrder)), 'first');
    expect((await client.json(order, number)).ok).toBe(true);
    expect(received).toEqual([]);
    expect((await client.json(order, number)).ok).toBe(true);
    expect(received).toHaveLength(1);
  });

  test('is no answer when it is not what was agreed', async () => {
    const { client } = await begun(Promise.resolve(Response.json({ id: 1 })), 'first');
    expect(await client.json(order, number)).toEqual(failureOf('unavailable'));
  });

  test('in another’s name is asked anew', async () => {
    const { client, received } = await begun(Promise.resolve(Response.json(wireOrder)), 'another');
    expect((await client.json(order, number)).ok).toBe(true);
    expect(received).toMatchObject([{ token: 'first' }]);
  });

  test('and did not get through is asked again', async () => {
    const failed = Promise.reject(new TypeError('No line'));
    failed.catch(() => undefined);
    const { client, received } = await begun(failed, 'first');
    expect((await client.json(order, number)).ok).toBe(true);
    expect(received).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';

import { orderNoOf } from '../../domain/documents/number.ts';
import { day } from '../../domain/calendar/day.ts';
import { aUser, anOrder } from '../../testing/examples.ts';
import { createMemoryFigureCache, createMemoryPreferences } from '../../testing/memory/browser.ts';
import { createMemoryDocumentCache } from '../../testing/memory/documents.ts';
import { createMemoryAuthentication, createMemorySessionTokens, wrongPassword } from '../../testing/memory/session.ts';
import { makeSignIn } from './sign-in.ts';
import { makeForgetSession } from './session-stores.ts';
import { makeSignOut } from './sign-out.ts';

const priya = aUser();
const morgan = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
const range = { from: day('2026-01-01'), to: day('2026-03-31') };

const makePorts = ({ blocked = false } = {}) => {
  const tokens = createMemorySessionTokens({ blocked });
  const accounts = [priya, morgan].map((user) => ({ user, password: 'right' }));
  return {
    tokens,
    authentication: createMemoryAuthentication(accounts, tokens),
    documentCache: createMemoryDocumentCache({ blocked }),
    figureCache: createMemoryFigureCache({ blocked }),
    preferences: createMemoryPreferences({ blocked }),
    formDrafts: { clear: vi.fn() },
  };
};

let ports = makePorts();
beforeEach(() => {
  ports = makePorts();
});

/** Leaves something of an earlier user in every store. */
const leaveTraces = (): void => {
  ports.tokens.set('old');
  ports.tokens.setImpersonator('old impersonator');
  ports.documentCache.save('order:SO-1', anOrder({ no: orderNoOf('SO-1') }));
  ports.figureCache.set('next-due', day('2026-12-02'), 1);
  ports.preferences.setRange(range);
  ports.preferences.setView('invoices');
};
const signIn = (user = priya, remember = false, password = 'right') =>
  makeSignIn(ports)({ email: user.email, password, remember });

const expectNothingCached = (): void => {
  expect(ports.documentCache.order(orderNoOf('SO-1'))).toBeNull();
  expect(ports.figureCache.get('next-due')).toBeNull();
};
const expectChoicesKept = (): void => {
  expect([ports.preferences.range(), ports.preferences.view()]).toEqual([range, 'invoices']);
};

describe('signing in', () => {
  test('keeps the token and tells the user', async () => {
    expect(await signIn()).toEqual({ ok: true, value: { kind: 'signed-in', user: priya } });
    expect(await ports.authentication.currentUser()).toEqual(priya);
  });

  test('forgets what an earlier user left, the impersonator too, but not the choices (decisions §logging-out-forgets)', async () => {
    leaveTraces();
    await signIn();
    expect(ports.tokens.impersonator()).toBeNull();
    expectNothingCached();
    expectChoicesKept();
  });

  test('remembers the email only (decisions §logging-out-forgets), and forgets it when not asked to', async () => {
    await signIn(priya, true);
    expect(ports.preferences.rememberedEmail()).toBe(priya.email);
    await signIn(priya, false);
    expect(ports.preferences.rememberedEmail()).toBeNull();
  });

  test("is refused with the server's message, and changes nothing (specification §server-messages)", async () => {
    leaveTraces();
    expect(await signIn(priya, true, 'wrong')).toEqual({ ok: false, refusal: wrongPassword });
    expect([ports.tokens.current(), ports.tokens.impersonator()]).toEqual(['old', 'old impersonator']);
    expect(ports.documentCache.order(orderNoOf('SO-1'))).not.toBeNull();
    expect(ports.preferences.rememberedEmail()).toBeNull();
  });

  test('changes nothing when the server is out of reach', async () => {
    leaveTraces();
    ports.authentication.down = true;
    expect(await signIn()).toEqual({ ok: false, refusal: { failure: 'unavailable', message: null } });
    expect(ports.tokens.current()).toBe('old');
  });

  test('works in a browser whose storage is blocked (decisions §broken-storage)', async () => {
    ports = makePorts({ blocked: true });
    expect((await signIn(priya, true)).ok).toBe(true);
  });
});

describe('logging out', () => {
  test('clears both tokens, cached documents and cached figures, and keeps range and view (decisions §logging-out-forgets)', async () => {
    await signIn();
    leaveTraces();
    await makeSignOut(ports)();
    expect([ports.tokens.current(), ports.tokens.impersonator()]).toEqual([null, null]);
    expectNothingCached();
    expectChoicesKept();
    expect(ports.formDrafts.clear).toHaveBeenCalledOnce();
  });

  test('keeps the remembered email (decisions §logging-out-forgets)', async () => {
    await signIn(priya, true);
    await makeSignOut(ports)();
    expect(ports.preferences.rememberedEmail()).toBe(priya.email);
  });

  test('ends the session at the server, too', async () => {
    await signIn();
    const token = ports.tokens.current();
    await makeSignOut(ports)();
    ports.tokens.set(token ?? '');
    expect(await ports.authentication.currentUser()).toBeNull();
  });

  test('clears everything here when the server is out of reach', async () => {
    leaveTraces();
    ports.authentication.down = true;
    await makeSignOut(ports)();
    expect(ports.tokens.current()).toBeNull();
    expectNothingCached();
  });

  test('asks the server nothing when nobody is signed in', async () => {
    await makeSignOut(ports)();
    expect(ports.authentication.asked).toEqual([]);
  });
});

test('a session that was lost is forgotten like one that was ended, without asking the server (decisions §refused-sessions)', () => {
  leaveTraces();
  makeForgetSession(ports)();
  expect([ports.tokens.current(), ports.tokens.impersonator()]).toEqual([null, null]);
  expectNothingCached();
  expectChoicesKept();
  expect(ports.authentication.asked).toEqual([]);
});

test('what was begun is still there after a session that was lost', () => {
  makeForgetSession(ports)();
  expect(ports.formDrafts.clear).not.toHaveBeenCalled();
});

test('and when the way to the login page signs out whose session was lost', async () => {
  leaveTraces();
  makeForgetSession(ports)();
  await makeSignOut(ports)();
  expect(ports.formDrafts.clear).not.toHaveBeenCalled();
});

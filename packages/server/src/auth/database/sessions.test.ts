import { calls } from '@connect/contract/calls';
import type { ActiveSession } from '@connect/core/domain/access/active-session';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createSessions, setPassword } from './sessions.ts';
import { toAccount } from '../../identity.ts';

const [priya, sam] = ['priya@northgate.example', 'sam@northgate.example'];
let data: TestDatabase;
let portal: TestPortal;

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  await data.database.deleteFrom('sessions').execute();
  await data.database.deleteFrom('login_limits').execute();
});
afterAll(() => data.database.destroy());

const later = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const list = async (token: string): Promise<ActiveSession[]> => {
  const answer = await portal.call(calls.sessions, { token });
  const { data: listed } = (await answer.json()) as { data: ActiveSession[] };
  return listed;
};
const idOf = async (token: string): Promise<string> => (await list(token)).find(({ current }) => current)?.id ?? '';
const end = async (token: string, id: string) =>
  (await portal.call(calls.endSession, { token, params: { id }, body: { password: demoPassword } })).status;
const statusOfMe = async (token: string) => (await portal.call(calls.me, { token })).status;
const signInWith = async (userAgent: string): Promise<string> => {
  const answer = await portal.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'User-Agent': userAgent },
    body: JSON.stringify({ email: priya, password: demoPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
};
const setActive = (email: string, active: boolean) =>
  data.database.updateTable('users').set({ active }).where('email', '=', email).execute();
const rowOf = (email: string) =>
  data.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('the list of sessions', () => {
  it('tells of each the browser, its address, when it began and when it was last used, the last used first', async () => {
    const first = await signInWith('Firefox');
    later(600);
    const second = await signInWith('Safari');
    later(600);
    expect(await list(first)).toEqual([
      {
        id: expect.any(String),
        createdAt: '2026-11-20T10:00:00.000Z',
        lastSeenAt: '2026-11-20T10:20:00.000Z',
        userAgent: 'Firefox',
        address: '192.0.2.1',
        current: true,
      },
      {
        id: expect.any(String),
        createdAt: '2026-11-20T10:10:00.000Z',
        lastSeenAt: '2026-11-20T10:10:00.000Z',
        userAgent: 'Safari',
        address: '192.0.2.1',
        current: false,
      },
    ]);
    expect((await list(second)).find(({ current }) => current)?.userAgent).toBe('Safari');
  });

  it('keeps 300 characters of what a browser says of itself', async () => {
    const [session] = await list(await signInWith('x'.repeat(5000)));
    expect(session?.userAgent).toBe('x'.repeat(300));
  });

  it('has no session that is over', async () => {
    const old = await portal.signIn(priya);
    later(6 * 3600);
    const token = await portal.signIn(priya);
    expect(await list(token)).toHaveLength(2);
    later(6 * 3600 - 60);
    const newest = await portal.signIn(priya);
    later(60);
    expect(await list(newest)).toHaveLength(2);
    expect(await statusOfMe(old)).toBe(401);
  });
});

describe('ending sessions', () => {
  it('ends one of one’s own at once, and no other', async () => {
    const [mine, other] = [await portal.signIn(priya), await portal.signIn(priya)];
    expect(await end(mine, await idOf(other))).toBe(204);
    expect([await statusOfMe(mine), await statusOfMe(other)]).toEqual([200, 401]);
  });

  it('answers 404 for somebody else’s, one that is over and one that never was', async () => {
    const [mine, theirs, over] = [await portal.signIn(priya), await portal.signIn(sam), await portal.signIn(priya)];
    const overId = await idOf(over);
    expect(await end(mine, overId)).toBe(204);
    const ids = [await idOf(theirs), overId, '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173'];
    for (const id of ids) expect(await end(mine, id)).toBe(404);
    expect(await statusOfMe(theirs)).toBe(200);
  });

  it.each([
    ['another password', 'not my password', 'wrong_own_password'],
    ['none', null, 'wrong_own_password'],
  ])('ends nothing with %s, and waits after five of them (review L8)', async (_, password, code) => {
    const [mine, other] = [await portal.signIn(priya), await portal.signIn(priya)];
    const id = await idOf(other);
    const refusals = [
      await portal.call(calls.endSession, { token: mine, params: { id }, body: { password } }),
      ...(await Promise.all(
        [1, 2, 3, 4].map(() => portal.call(calls.endAllSessions, { token: mine, body: { password } })),
      )),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(await refusals[0]?.json()).toMatchObject({ code });
    const sixth = await portal.call(calls.endAllSessions, { token: mine, body: { password: demoPassword } });
    expect([sixth.status, Number(sixth.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    expect([await statusOfMe(mine), await statusOfMe(other)]).toEqual([200, 200]);
  });

  it('takes of staff, who have no password, a sign-in within the time that acting demands', async () => {
    portal = createTestPortal({ ...data, actingDemands: { reason: false, signedInWithin: 10 * 60_000 } });
    const signIn = () => portal.tokenFor('morgan@connect.example');
    const [other, early] = [await signIn(), await signIn()];
    later(10 * 60);
    const endAs = (token: string, id: string) =>
      portal.call(calls.endSession, { token, params: { id }, body: { password: null } });
    const kept = await signIn();
    expect((await endAs(early, await idOf(other))).status).toBe(204);
    later(1);
    const late = await endAs(early, await idOf(kept));
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'sign_in_again' }]);
    expect((await portal.call(calls.endAllSessions, { token: early, body: { password: null } })).status).toBe(403);
    expect(await statusOfMe(kept)).toBe(200);
    expect((await endAs(kept, await idOf(early))).status).toBe(204);
  });

  it('signs out everywhere, here too, and nobody else', async () => {
    const [mine, other, theirs] = [await portal.signIn(priya), await portal.signIn(priya), await portal.signIn(sam)];
    expect((await portal.call(calls.endAllSessions, { token: mine, body: { password: demoPassword } })).status).toBe(
      204,
    );
    expect(await Promise.all([mine, other, theirs].map(statusOfMe))).toEqual([401, 401, 200]);
  });
});

describe('a deactivated user', () => {
  it('is told so with the right password alone, and their sessions and unfinished sign-ins come to nothing', async () => {
    const token = await portal.signIn(sam);
    const row = await rowOf(sam);
    await setActive(sam, false);
    const login = (password: string) => portal.call(calls.login, { body: { email: sam, password } });
    const [right, wrong] = [await login(demoPassword), await login('wrong')];
    expect([right.status, await right.json()]).toMatchObject([401, { code: 'deactivated' }]);
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'invalid_credentials' }]);
    expect(await statusOfMe(token)).toBe(401);
    const sessions = createSessions(data.database, () => portal.clock.now);
    expect(await sessions.open(toAccount(row), { address: '', userAgent: null })).toBeNull();
    expect(await setPassword(data.database, row.id, 'a hash')).toBeNull();
    await setActive(sam, true);
  });
});

describe('a sign-in', () => {
  it('is noted with the user', async () => {
    await portal.signIn(sam);
    expect((await rowOf(sam)).last_signed_in_at).toEqual(testNow);
  });

  it('is noted with the zone of its browser; what is none, and saying nothing, changes nothing', async () => {
    const zoneAfter = async (time_zone?: string) => {
      await portal.call(calls.login, { body: { email: sam, password: demoPassword, time_zone } });
      return (await rowOf(sam)).time_zone;
    };
    expect(await zoneAfter()).toBeNull();
    expect(await zoneAfter('Europe/Warsaw')).toBe('Europe/Warsaw');
    expect(await zoneAfter('Mars/Olympus')).toBe('Europe/Warsaw');
    expect(await zoneAfter()).toBe('Europe/Warsaw');
  });

  it('that was under way while the password changed comes to nothing', async () => {
    const before = await rowOf(sam);
    const sessions = createSessions(data.database, () => portal.clock.now);
    await sessions.changePassword(before.id, demoPassword);
    expect(await sessions.open(toAccount(before), { address: '', userAgent: null })).toBeNull();
    expect(await sessions.open(toAccount(await rowOf(sam)), { address: '', userAgent: null })).not.toBeNull();
  });
});

describe('what a call costs beside its own work', () => {
  it('is one query, and once a minute one more', async () => {
    const queries: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    portal = createTestPortal({ ...data, database: data.database.withPlugin(counting) });
    const token = await portal.signIn(priya);
    const costOf = async (seconds: number): Promise<string[]> => {
      later(seconds);
      queries.length = 0;
      expect(await statusOfMe(token)).toBe(200);
      return [...queries];
    };
    const [find, seen] = ['SelectQueryNode', 'UpdateQueryNode'];
    expect(await costOf(59)).toEqual([find]);
    expect(await costOf(1)).toEqual([find, seen]);
    expect(await costOf(0)).toEqual([find]);
    expect(await costOf(59)).toEqual([find]);
    expect(await costOf(1)).toEqual([find, seen]);
  });
});

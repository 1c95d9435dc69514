import { calls } from '@connect/contract/calls';
import { demoPassword } from '@connect/demo/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actingToken, claimsOf } from '../../testing/acting.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { sessionIdOf, sessionLife } from '../application/sessions.ts';
import { graceAtMost } from '../domain/renewal.ts';

const [priya, robin] = ['priya@northgate.example', 'robin@connect.example'];
const times = { tokenSeconds: 300, sessionSeconds: 1800 };
const minute = 60_000;

describe.each(engines)('renewing a session on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'there', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    beforeAll(async () => {
      data = await open();
    });
    beforeEach(async () => {
      portal = createTestPortal({ ...data, times });
      for (const table of ['sessions', 'login_limits'] as const) await data.database.deleteFrom(table).execute();
    });
    afterAll(() => data?.close());

    const wait = (milliseconds: number): void => {
      portal.clock.now = new Date(portal.clock.now.getTime() + milliseconds);
    };
    const statusOf = async (token: string) => (await portal.call(calls.me, { token })).status;
    const eventsOf = async (token: string) => {
      const answer = await portal.call(calls.signIns, { token });
      return v.parse(calls.signIns.answer, await answer.json()).data.map(({ kind }) => kind);
    };
    const keptSecrets = () => [...portal.cookies.values()];
    /** Renews as a browser does: calls go on with the new token, which shows that its answer came. */
    const renewed = async (token: string): Promise<string> => {
      const next = (await portal.renew(token)) ?? '';
      expect(await statusOf(next)).toBe(200);
      return next;
    };
    /** What another browser that has these cookies gets for a token. */
    const renewWith = async (token: string, cookies: ReadonlyMap<string, string>) => {
      const other = createTestPortal({ ...data, times });
      other.clock.now = portal.clock.now;
      for (const [name, value] of cookies) other.cookies.set(name, value);
      return other.renew(token);
    };
    const post = (token: string, headers: Record<string, string>, address = 'http://localhost') => {
      const cookie = [...portal.cookies].map((each) => each.join('=')).join('; ');
      return portal.fetch('/api/auth/renew', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, Cookie: cookie, Host: new URL(address).host, ...headers },
      });
    };

    it('goes on past the life of a token, which by itself is worth nothing then', async () => {
      let token = await portal.signIn(priya);
      for (let round = 0; round < 10; round += 1) {
        const before = keptSecrets();
        wait(times.tokenSeconds * 1000);
        expect(await statusOf(token)).toBe(401);
        token = await renewed(token);
        expect(keptSecrets()).toHaveLength(1);
        expect(keptSecrets()).not.toEqual(before);
      }
      expect(claimsOf(token)).toMatchObject({ sub: priya, kind: 'customer' });
    });

    it('says in the token until when the session goes on, which is never past its twelve hours', async () => {
      let token = await portal.signIn(priya);
      expect(claimsOf(token)).toMatchObject({
        exp: 300 + testNow.getTime() / 1000,
        until: 1800 + testNow.getTime() / 1000,
      });
      const end = testNow.getTime() + sessionLife;
      while (portal.clock.now.getTime() < end - 25 * minute) {
        wait(25 * minute);
        token = await renewed(token);
      }
      expect(claimsOf(token)['until']).toBe(end / 1000);
      wait(end - portal.clock.now.getTime());
      expect(await portal.renew(token)).toBeNull();
    });

    it('ends when nobody used it for as long as it may be idle', async () => {
      const [used, left] = [await portal.signIn(priya), await portal.signIn(priya)];
      wait(times.sessionSeconds * 1000 - 1);
      expect(await portal.renew(used)).not.toBeNull();
      wait(1);
      expect(await portal.renew(left)).toBeNull();
    });

    it('ends as its browser signs in anew, and no other one of the user does (ASVS 7.2.4)', async () => {
      const [elsewhere, before] = [await portal.signIn(priya), await portal.signIn(priya)];
      const [, cookie] = [...portal.cookies].map((each) => each.join('='));
      const answer = await portal.fetch(calls.login.path, {
        method: 'POST',
        headers: { Cookie: `${cookie}; renew-another=of another server` },
        body: JSON.stringify({ email: priya, password: demoPassword }),
      });
      const { token } = (await answer.json()) as { token: string };
      expect(await Promise.all([elsewhere, before, token].map(statusOf))).toEqual([200, 401, 200]);
    });

    it('gives what was lost again, whenever that is asked for', async () => {
      const token = await renewed(await portal.signIn(priya));
      wait(4 * minute);
      const before = new Map(portal.cookies);
      await portal.renew(token);
      const lost = keptSecrets();
      wait(25 * minute);
      portal.cookies.clear();
      for (const [name, value] of before) portal.cookies.set(name, value);
      const again = await renewed(token);
      expect(keptSecrets()).toEqual(lost);
      wait(4 * minute);
      await renewed(again);
    });

    it('lets tabs ask at once, and one whose question was slow', async () => {
      const token = await portal.signIn(priya);
      wait(4 * minute);
      const before = new Map(portal.cookies);
      const tabs = await Promise.all([portal.renew(token), portal.renew(token), portal.renew(token)]);
      for (const each of tabs) expect(await statusOf(each ?? '')).toBe(200);
      wait(graceAtMost);
      expect(await renewWith(token, before)).not.toBeNull();
      expect(await statusOf(tabs[0] ?? '')).toBe(200);
    });

    it('ends when a copied secret comes back after its owner went on, and says so to the owner', async () => {
      const token = await portal.signIn(priya);
      wait(4 * minute);
      const copied = new Map(portal.cookies);
      const next = await renewed(token);
      wait(graceAtMost + 1);
      expect(await renewWith(token, copied)).toBeNull();
      expect([await statusOf(next), await portal.renew(next)]).toEqual([401, null]);
      expect((await eventsOf(await portal.signIn(priya))).slice(0, 2)).toEqual(['signed-in', 'session-copied']);
    });

    it('ends, too, when the copy was used before its owner went on', async () => {
      const token = await portal.signIn(priya);
      wait(4 * minute);
      const copied = new Map(portal.cookies);
      const stolen = await renewWith(token, copied);
      expect(await statusOf(stolen ?? '')).toBe(200);
      wait(4 * minute);
      expect(await portal.renew(token)).toBeNull();
      expect(await statusOf(stolen ?? '')).toBe(401);
    });

    it('takes a token and a secret of one session alone, and nothing else in their place', async () => {
      const [token, other] = [await portal.signIn(priya), await portal.signIn('sam@northgate.example')];
      const [mine, theirs] = [...portal.cookies];
      if (!mine || !theirs) throw new Error('A sign-in leaves a cookie');
      expect(await renewWith(token, new Map([theirs]))).toBeNull();
      expect(await renewWith(token, new Map([[mine[0], theirs[1]]]))).toBeNull();
      for (const forged of ['', 'x', token, mine[1].slice(0, -1)])
        expect(await renewWith(token, new Map([[mine[0], forged]]))).toBeNull();
      for (const none of ['', 'x', mine[1]]) expect(await renewWith(none, portal.cookies)).toBeNull();
      // None of them was taken for a copy.
      expect([await statusOf(token), await statusOf(other)]).toEqual([200, 200]);
      expect((await portal.call(calls.me, { token: mine[1] })).status).toBe(401);
    });

    it('is for pages of the portal’s own origin: another’s is answered as nobody, and changes nothing', async () => {
      const token = await portal.signIn(priya);
      wait(4 * minute);
      const before = keptSecrets();
      const elsewhere: Record<string, string>[] = [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost' },
        { Origin: 'https://shop.example' },
        { Origin: 'null' },
      ];
      for (const headers of elsewhere) {
        const answer = await post(token, headers);
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
      }
      // A form can send no token.
      expect((await post('', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(401);
      expect(keptSecrets()).toEqual(before);
      // A proxy may have changed the host, of which such a browser need not know.
      const own = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://portal.example' };
      for (const headers of [own, { Origin: 'http://localhost' }, {}])
        expect((await post(token, headers)).status).toBe(200);
    });

    it('is begun by no page of elsewhere: a sign-in from there leaves no cookie', async () => {
      const body = JSON.stringify({ email: priya, password: demoPassword });
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' };
      const answer = await portal.fetch('/api/auth/login', { method: 'POST', headers, body });
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    it('needs a cookie that no script reads, no other site sends, and over TLS no host beside sets', async () => {
      await portal.signIn(priya);
      const over = async (publicUrl: string | null) => {
        const here = createTestPortal({ ...data, times, publicUrl });
        await here.signIn(priya);
        const [name = ''] = [...here.cookies.keys()];
        return [name, here.setCookies.at(-1)?.replace(/^[^;]*/, '')];
      };
      expect(await over(null)).toEqual([
        expect.stringMatching(/^renew-[0-9a-f]{8}$/),
        '; Max-Age=1860; Path=/; HttpOnly; SameSite=Strict',
      ]);
      expect(await over('https://localhost')).toEqual([
        expect.stringMatching(/^__Host-renew-[0-9a-f]{8}$/),
        '; Max-Age=1860; Path=/; HttpOnly; Secure; SameSite=Strict',
      ]);
    });

    it('takes the place of what a browser had of earlier sign-ins, and goes with the logout', async () => {
      await portal.signIn(priya);
      const [earlier = ''] = portal.cookies.keys();
      const cookie = [...portal.cookies].map((each) => each.join('=')).join('; ');
      const body = JSON.stringify({ email: priya, password: demoPassword });
      const foreign = '; renew-00000000=of another server here; other=1';
      const answer = await portal.fetch('/api/auth/login', {
        method: 'POST',
        headers: { Cookie: cookie + foreign },
        body,
      });
      const { token } = (await answer.json()) as { token: string };
      expect([...portal.cookies.keys()]).toEqual([expect.not.stringContaining(earlier)]);
      await portal.call(calls.logout, { token });
      expect(portal.cookies.size).toBe(0);
    });

    it('is over for whoever was signed out elsewhere, deactivated, or has a new password', async () => {
      const own = await portal.signIn(priya);
      const end: readonly (() => Promise<unknown>)[] = [
        () =>
          data.database
            .deleteFrom('sessions')
            .where('id', '=', sessionIdOf(String(claimsOf(own)['sid'])))
            .execute(),
        () => data.database.updateTable('users').set({ active: false }).where('email', '=', priya).execute(),
      ];
      expect(await portal.renew(own)).not.toBeNull();
      for (const each of end) {
        await each();
        expect(await portal.renew(own)).toBeNull();
      }
      await data.database.updateTable('users').set({ active: true }).where('email', '=', priya).execute();
      const [mine, other] = [await portal.signIn(priya), await portal.signIn(priya)];
      const users = data.database.selectFrom('users').select('password_hash').where('email', '=', priya);
      const before = await users.executeTakeFirstOrThrow();
      const change = { password: demoPassword, newPassword: 'Blue-harness-42' };
      expect((await portal.call(calls.changePassword, { token: mine, body: change })).status).toBe(204);
      expect([await portal.renew(mine), await portal.renew(other)]).toEqual([expect.any(String), null]);
      await data.database.updateTable('users').set(before).where('email', '=', priya).execute();
    });

    it('goes on while one acts for a customer, and afterwards, by one and the same cookie', async () => {
      const own = await portal.tokenFor(robin);
      let acting = await actingToken(portal, own);
      for (let round = 0; round < 12; round += 1) {
        wait(4 * minute);
        acting = await renewed(acting);
      }
      expect(claimsOf(acting)).toMatchObject({ sub: 'C10482', act: { sub: robin } });
      expect(portal.cookies.size).toBe(1);
      await portal.call(calls.stopImpersonation, { token: acting });
      expect(await portal.renew(acting)).toBeNull();
      const restored = await renewed(own);
      expect(claimsOf(restored)).toMatchObject({ sub: robin, kind: 'account-manager' });
    });
  });
});

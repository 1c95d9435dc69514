import { calls } from '@connect/contract/calls';
import { demoPassword } from '@connect/demo/accounts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedKey, newKey, type KeyRing } from '../../key-ring.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createKnownBrowsers, knownFor } from '../application/known-browsers.ts';
import { loginLimits } from '../application/login-limiter.ts';
import { perAccountFromAnywhere } from '../application/sign-in-limiter.ts';
import { createRenewalSecrets } from '../application/renewal-secrets.ts';

const [priya, sam] = ['priya@northgate.example', 'sam@northgate.example'];
const home = '192.0.2.1';

let data: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  await data.database.deleteFrom('login_limits').execute();
});
afterAll(() => data.database.destroy());

const pairs = (cookies: ReadonlyMap<string, string>): string => [...cookies].map((each) => each.join('=')).join('; ');
const login = (email: string, { cookie = '', password = demoPassword, headers = {} } = {}) =>
  portal.fetch(calls.login.path, {
    method: 'POST',
    headers: { Cookie: cookie, ...headers },
    body: JSON.stringify({ email, password }),
  });
const idOf = async (email: string): Promise<string> =>
  (await data.database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
/** A browser that signed somebody in, by what it keeps afterwards. */
const known = async (email: string): Promise<string> => {
  portal.known.clear();
  await portal.signIn(email);
  return pairs(portal.known);
};
const closeHome = async (email: string): Promise<void> => {
  for (let each = 0; each < loginLimits.perAccount; each += 1)
    expect((await login(email, { password: 'wrong' })).status).toBe(401);
};

describe('a browser that is known to an account (specification §signing-in)', () => {
  it('lets its owner in whatever strangers behind the same address tried, and from everywhere', async () => {
    const cookie = await known(priya);
    await closeHome(priya);
    expect([(await login(priya)).status, (await login(priya, { cookie })).status]).toEqual([429, 200]);
    const { attempts } = perAccountFromAnywhere;
    const anywhere = data.database.updateTable('login_limits').where('key', 'like', 'account anywhere:%');
    await anywhere.set({ failures: attempts }).execute();
    // On a train, say.
    portal.place.address = '203.0.113.200';
    expect([(await login(priya)).status, (await login(priya, { cookie })).status]).toEqual([429, 200]);
    // Nor did that let any stranger in.
    portal.place.address = home;
    expect((await login(priya)).status).toBe(429);
  });

  it('waits for its own wrong tries, wherever it is', async () => {
    const cookie = await known(priya);
    for (let each = 0; each < loginLimits.perAccount; each += 1) {
      portal.place.address = `198.51.100.${each}`;
      expect((await login(priya, { cookie, password: 'wrong' })).status).toBe(401);
    }
    expect((await login(priya, { cookie })).status).toBe(429);
  });

  it('has a cookie that no script reads, no other site sends, and over TLS no host beside sets', async () => {
    const over = async (publicUrl: string | null) => {
      const here = createTestPortal({ ...data, publicUrl });
      await here.signIn(priya);
      const set = here.setCookies.filter((each) => each.includes('known-'));
      return [[...here.known.keys()], set.map((each) => each.replace(/^[^;]*/, ''))];
    };
    expect(await over(null)).toEqual([
      [expect.stringMatching(/^known-[0-9a-f]{8}$/)],
      [`; Max-Age=${knownFor}; Path=/; HttpOnly; SameSite=Strict`],
    ]);
    expect(await over('https://localhost')).toEqual([
      [expect.stringMatching(/^__Host-known-[0-9a-f]{8}$/)],
      [`; Max-Age=${knownFor}; Path=/; HttpOnly; Secure; SameSite=Strict`],
    ]);
  });

  it('is none before the second factor, after a refusal, nor of a page of elsewhere', async () => {
    await login(priya, { password: 'wrong' });
    await login(priya, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    await data.database
      .insertInto('second_factors')
      .values({ user_id: await idOf(sam), secret: 'sealed', enabled_at: portal.clock.now })
      .execute();
    const step = await login(sam);
    await data.database.deleteFrom('second_factors').execute();
    expect(await step.json()).toMatchObject({ mfa_required: true });
    expect(portal.known.size).toBe(0);
  });

  it('stays known when its owner logs out, to each of those who share it, the last five', async () => {
    const token = await portal.signIn(priya);
    await portal.call(calls.logout, { token });
    expect(portal.known.size).toBe(1);
    const browsers = createKnownBrowsers({ keys: data.keys, now: () => portal.clock.now });
    const names: string[] = [];
    const emails = [sam, 'lee@harbourworks.example', 'kim@quietco.example'];
    // Two more accounts of a demo that has fewer: what was signed for them counts, whoever they are.
    for (const [index, name] of ['known-aaaaaaaa', 'known-bbbbbbbb'].entries()) {
      portal.known.set(name, await browsers.issue(`somebody ${index}`));
      portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    }
    for (const email of emails) {
      portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
      expect((await login(email, { cookie: pairs(portal.known) })).status).toBe(200);
      names.push([...portal.known.keys()].at(-1) ?? '');
    }
    expect(portal.known.size).toBe(5);
    expect([...portal.known.keys()]).toEqual(expect.arrayContaining(names));
    const cookie = pairs(portal.known);
    await closeHome(sam);
    expect((await login(sam, { cookie })).status).toBe(200);
  });

  it('is not known by a cookie of another account, forged, over, of another kind, or of another portal', async () => {
    const own = await known(priya);
    const name = own.replace(/=.*/, '');
    const value = own.replace(/^[^=]*=/, '');
    const id = await idOf(priya);
    const now = () => portal.clock.now;
    const signed = (keys: KeyRing, at: Date = now()) => createKnownBrowsers({ keys, now: () => at }).issue(id);
    const iat = Math.floor(now().getTime() / 1000);
    const jwt = ({ typ = 'known-browser+jwt', claims = {}, secret = derivedKey(data.keys[0], 'known browser') } = {}) =>
      new SignJWT({ sub: id, did: 'a', iss: 'connect', aud: 'known browser', iat, exp: iat + 60, ...claims })
        .setProtectedHeader({ alg: 'HS256', typ, kid: data.keys[0].kid })
        .sign(secret);
    const [, payload = ''] = value.split('.');
    const none = [
      (await known(sam)).replace(/^[^=]*=/, ''),
      '',
      'x',
      value.slice(0, -2),
      `${Buffer.from('{"alg":"none","typ":"known-browser+jwt"}').toString('base64url')}.${payload}.`,
      await signed([newKey()]),
      await signed(data.keys, new Date(now().getTime() - knownFor * 1000)),
      await createRenewalSecrets(data.keys).issue({ sessionSecret: id, number: 0 }),
      await jwt({ typ: 'JWT' }),
      await jwt({ claims: { aud: 'portal' } }),
      await jwt({ claims: { did: undefined } }),
      await jwt({ claims: { exp: undefined } }),
      await jwt({ secret: derivedKey(data.keys[0], 'portal') }),
    ];
    await closeHome(priya);
    for (const each of none) {
      // The limit of the address is another one.
      await data.database.deleteFrom('login_limits').where('key', 'like', 'address:%').execute();
      expect((await login(priya, { cookie: `${name}=${each}` })).status, each).toBe(429);
    }
    expect((await login(priya, { cookie: `${name}=${await jwt()}` })).status).toBe(200);
    expect((await login(priya)).status).toBe(429);
    const newer = newKey();
    portal = createTestPortal({ ...data, keys: [newer, ...data.keys] });
    expect((await login(priya, { cookie: own })).status).toBe(200);
  });

  it('is no session: what it keeps signs nobody in, and renews nothing', async () => {
    const cookie = await known(priya);
    const value = cookie.replace(/^[^=]*=/, '');
    expect((await portal.call(calls.me, { token: value })).status).toBe(401);
    const token = await portal.signIn(priya);
    const headers = { Authorization: `Bearer ${token}`, Cookie: `${[...portal.cookies.keys()].at(-1)}=${value}` };
    expect((await portal.fetch(calls.renew.path, { method: 'POST', headers })).status).toBe(401);
  });
});

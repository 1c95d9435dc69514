import { hash } from '@node-rs/argon2';
import { calls } from '@connect/contract/calls';
import { permissions } from '@connect/core/domain/access/user';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword, demoUsers } from '@connect/demo/accounts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { inMajor } from '@connect/core/domain/money/major';
import { createTestPortal, tokenSeconds, type TestPortal } from '../../testing/test-portal.ts';
import { loginLimits } from './login-limiter.ts';
import { perAccountFromAnywhere } from './sign-in-limiter.ts';
import { createSessions } from '../database/sessions.ts';
import { derivedKey, newKey, type KeyRing } from '../../key-ring.ts';
import { sessionLife } from './sessions.ts';

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

const login = (email: string, password = demoPassword) => portal.call(calls.login, { body: { email, password } });
const bodyOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const me = (token: string) => portal.call(calls.me, { token });
const later = (seconds: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};

describe('signing in with email and password (specification §signing-in)', () => {
  it.each(demoUsers.filter(({ customerNo }) => customerNo !== null))(
    'lets $email in',
    async ({ email, firstName, permissions: granted, customerNo }) => {
      const answer = await bodyOf(await login(email));
      expect(answer).toMatchObject({
        status: 200,
        user: { email, first_name: firstName, permissions: granted, customer_no: customerNo },
      });
      expect(JSON.stringify(answer)).not.toContain('argon2');
    },
  );

  it('hashes a password anew that was hashed otherwise than today, of which every sign-in at once is let in', async () => {
    const email = 'priya@northgate.example';
    const ofPriya = data.database.selectFrom('users').select('password_hash').where('email', '=', email);
    const { password_hash: before } = await ofPriya.executeTakeFirstOrThrow();
    // Twice the passes of now, as of another time.
    const old = await hash(demoPassword, { memoryCost: 8, timeCost: 2, parallelism: 1 });
    await data.database.updateTable('users').set({ password_hash: old }).where('email', '=', email).execute();
    const answers = await Promise.all([1, 2, 3].map(() => login(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { password_hash: renewed } = await ofPriya.executeTakeFirstOrThrow();
    expect([renewed === old, renewed?.split('$').slice(0, 4)]).toEqual([false, before?.split('$').slice(0, 4)]);
    expect((await login(email)).status).toBe(200);
    expect((await ofPriya.executeTakeFirstOrThrow()).password_hash).toBe(renewed);
    expect((await login(email, `${demoPassword} `)).status).toBe(401);
  });

  it('takes the email in any case and with spaces around it', async () => {
    expect((await login('  Priya@NorthGate.example ')).status).toBe(200);
  });

  it('refuses a wrong password, an unknown account and staff with the very same answer', async () => {
    const refusals = [
      await bodyOf(await login('priya@northgate.example', 'wrong')),
      await bodyOf(await login('nobody@northgate.example')),
      await bodyOf(await login('morgan@connect.example')),
      await bodyOf(await login('priya@northgate.example\0')),
    ];
    expect(refusals.slice(0, 3)).toEqual(
      Array.from({ length: 3 }, () => ({
        status: 401,
        code: 'invalid_credentials',
        message: 'These credentials do not match our records.',
      })),
    );
  });
});

describe('the limit of failed sign-ins', () => {
  const fail = (email: string) => login(email, 'wrong');

  it('makes an account wait after too many, with the right password too, and says how long', async () => {
    for (let count = 0; count < loginLimits.perAccount; count++)
      expect((await fail('sam@northgate.example')).status).toBe(401);
    later(10);
    const answer = await login('sam@northgate.example');
    expect(answer.headers.get('Retry-After')).toBe('50');
    expect(await bodyOf(answer)).toEqual({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 50 seconds.',
      values: { seconds: 50 },
    });
    later(51);
    expect((await login('sam@northgate.example')).status).toBe(200);
  });

  it('counts an unknown account like a known one', async () => {
    for (let count = 0; count < loginLimits.perAccount; count++) await fail('nobody@nowhere.example');
    expect((await fail('nobody@nowhere.example')).status).toBe(429);
  });

  it('starts again after a sign-in that was right', async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (let count = 1; count < loginLimits.perAccount; count++) await fail('lee@harbourworks.example');
      expect((await login('lee@harbourworks.example')).status).toBe(200);
    }
  });

  it('counts attempts that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail('kim@quietco.example')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(loginLimits.perAccount);
  });

  it('of a stranger does not keep the owner out who signs in from elsewhere', async () => {
    for (let count = 0; count <= loginLimits.perAccount; count++) await fail('sam@northgate.example');
    expect((await fail('sam@northgate.example')).status).toBe(429);
    portal.place.address = '198.51.100.1';
    expect((await login('sam@northgate.example')).status).toBe(200);
    portal.place.address = '192.0.2.1';
  });

  it('from one address grows: after twenty in an hour, a minute is not enough', async () => {
    const tries = [];
    for (let minute = 0; minute < 6; minute++) {
      for (let count = 0; count < loginLimits.perAccount; count++)
        tries.push((await fail('kim@quietco.example')).status);
      portal.clock.now = new Date(portal.clock.now.getTime() + loginLimits.window * 1000);
    }
    expect(tries.filter((status) => status === 401)).toHaveLength(20);
    expect(tries.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });

  it('from everywhere makes strangers wait, and not who signed in from there before', async () => {
    portal.place.address = '198.51.100.1';
    expect((await login('lee@harbourworks.example')).status).toBe(200);
    for (let count = 0; count < perAccountFromAnywhere.attempts; count++) {
      portal.place.address = `203.0.113.${count}`;
      await fail('lee@harbourworks.example');
    }
    portal.place.address = '203.0.113.200';
    expect((await login('lee@harbourworks.example')).status).toBe(429);
    portal.place.address = '198.51.100.1';
    expect((await login('lee@harbourworks.example')).status).toBe(200);
    portal.place.address = '192.0.2.1';
  });

  it('makes an address wait that tries many accounts', async () => {
    for (let count = 0; count < loginLimits.perAddress; count++)
      expect((await fail(`user${count}@northgate.example`)).status).toBe(401);
    const counts = () => data.database.selectFrom('login_limits').select('key').execute();
    const before = (await counts()).length;
    expect((await login('priya@northgate.example')).status).toBe(429);
    // Nor does it fill the table with emails that it makes up.
    expect((await fail('made-up@nowhere.example')).status).toBe(429);
    expect(await counts()).toHaveLength(before);
  });

  it('makes all of an IPv6 network wait that tries many accounts, from an address each', async () => {
    for (let count = 0; count < loginLimits.perAddress; count++) {
      portal.place.address = `2001:db8:5:5::${count + 1}`;
      expect((await fail(`user${count}@northgate.example`)).status).toBe(401);
    }
    portal.place.address = '2001:db8:5:5:ffff::1';
    expect((await login('priya@northgate.example')).status).toBe(429);
    portal.place.address = '2001:db8:5:6::1';
    expect((await login('priya@northgate.example')).status).toBe(200);
    portal.place.address = '192.0.2.1';
  });
});

describe('a signed-in session', () => {
  it('ends at logout: its token is worth nothing from then on, others are', async () => {
    const [token, other] = [
      await portal.signIn('priya@northgate.example'),
      await portal.signIn('priya@northgate.example'),
    ];
    expect((await portal.call(calls.logout, { token })).status).toBe(204);
    expect([(await me(token)).status, (await me(other)).status]).toEqual([401, 200]);
  });

  it('ends with every other one when the password changes', async () => {
    const token = await portal.signIn('sam@northgate.example');
    const sam = await data.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'sam@northgate.example')
      .executeTakeFirstOrThrow();
    const sessions = createSessions(data.database, () => portal.clock.now);
    await sessions.changePassword(sam.id, 'a new password');
    expect((await me(token)).status).toBe(401);
    expect((await login('sam@northgate.example')).status).toBe(401);
    expect((await login('sam@northgate.example', 'a new password')).status).toBe(200);
    await sessions.changePassword(sam.id, demoPassword);
  });

  it('takes effect of a permission that is withdrawn at once', async () => {
    const token = await portal.signIn('lee@harbourworks.example');
    const grant = (granted: string[]) =>
      data.database
        .updateTable('users')
        .set({ permissions: granted })
        .where('email', '=', 'lee@harbourworks.example')
        .execute();
    const all = demoUsers.find(({ email }) => email === 'lee@harbourworks.example')?.permissions ?? [];
    await grant([permissions.viewOrders]);
    expect((await portal.call(calls.nextDue, { token })).status).toBe(403);
    await grant([...all]);
    expect((await portal.call(calls.nextDue, { token })).status).toBe(200);
  });

  it('does not outlive its token when nothing is asked', async () => {
    const token = await portal.signIn('priya@northgate.example');
    later(tokenSeconds - 1);
    expect((await me(token)).status).toBe(200);
    later(2);
    expect((await me(token)).status).toBe(401);
  });

  it('gives nobody another token for one alone, however it is used', async () => {
    const token = await portal.signIn('priya@northgate.example');
    later(tokenSeconds - 1);
    const answer = await me(token);
    expect([answer.status, answer.headers.get('X-Connect-Token')]).toEqual([200, null]);
    portal.cookies.clear();
    expect(await portal.renew(token)).toBeNull();
  });

  it('ends after twelve hours however often it was renewed', async () => {
    let token = await portal.signIn('priya@northgate.example');
    const end = testNow.getTime() + sessionLife;
    while (portal.clock.now.getTime() < end - tokenSeconds * 500) {
      expect((await me(token)).status).toBe(200);
      token = (await portal.renew(token)) ?? '';
      later(tokenSeconds / 2);
    }
    later(tokenSeconds / 2);
    expect((await me(token)).status).toBe(401);
  });
});

describe('tokens nobody signed here', () => {
  it('are refused: another key, no signature, another issuer or purpose, no expiry, no session', async () => {
    const key = derivedKey(data.keys[0], 'portal');
    const real = await portal.signIn('priya@northgate.example');
    const [, payload = ''] = real.split('.');
    const { sid } = decodeJwt(real);
    const token = (claims: JWTPayload, { signer = key, expires = true, typ = 'JWT' } = {}) => {
      const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).setIssuedAt(testNow);
      return (expires ? jwt.setExpirationTime(Math.floor(testNow.getTime() / 1000) + 600) : jwt).sign(signer);
    };
    expect((await me(await token({ sid, iss: 'connect', aud: 'portal' }))).status).toBe(200);
    const forged = [
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`,
      await token({ sid: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173', iss: 'connect', aud: 'portal' }),
      await token({ sid: 'no uuid', iss: 'connect', aud: 'portal' }),
      await token({ iss: 'connect', aud: 'portal' }),
      await token({ sid, iss: 'elsewhere', aud: 'portal' }),
      await token({ sid, iss: 'connect', aud: 'portal' }, { typ: 'mfa+jwt' }),
      await token({ sid, iss: 'connect', aud: 'portal' }, { signer: Buffer.alloc(32) }),
      await token({ sid, iss: 'connect', aud: 'portal' }, { expires: false }),
      await token({ sid, iss: 'connect' }),
      await token({ sid, iss: 'connect', aud: 'second-factor' }),
      // Of the portal's own keys the one that others are made from, and that of another kind.
      await token({ sid, iss: 'connect', aud: 'portal' }, { signer: Buffer.from(data.keys[0].secret, 'base64url') }),
      await token({ sid, iss: 'connect', aud: 'portal' }, { signer: derivedKey(data.keys[0], 'second-factor') }),
    ];
    for (const each of forged) expect((await me(each)).status).toBe(401);
  });

  it('nor under a key that is not there any more; one with a newer key beside it goes on', async () => {
    const token = await portal.signIn('priya@northgate.example');
    const newer = newKey();
    const withKeys = (keys: KeyRing) => createTestPortal({ ...data, keys }).call(calls.me, { token });
    expect((await withKeys([newer, ...data.keys])).status).toBe(200);
    expect((await withKeys([newer])).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic cHJpeWE6eA==', 'Bearer a b', 'token'])(
    'an Authorization header of %j is nobody',
    async (authorization) => {
      const answer = await portal.fetch('/api/auth/me', { headers: { Authorization: authorization } });
      expect(answer.status).toBe(401);
    },
  );
});

describe('figures without View Balance (decisions §figures-withheld)', () => {
  it('are withheld by the server', async () => {
    const answer = await portal.call(calls.customer, { token: await portal.tokenFor('sam@northgate.example') });
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      no: 'C10482',
      balance: null,
      credit_limit: null,
      outstanding_orders_value: null,
      terms: null,
    });
    const account = await data.database
      .selectFrom('customers')
      .select(['balance', 'credit_limit', 'outstanding_orders_value'])
      .where('no', '=', 'C10482')
      .executeTakeFirstOrThrow();
    for (const figure of Object.values(account)) {
      expect(figure).toBeGreaterThan(0);
      expect(text).not.toContain(String(inMajor({ minor: figure })));
    }
  });
});

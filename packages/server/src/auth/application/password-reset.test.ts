import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, testUrl, type TestPortal } from '../../testing/test-portal.ts';
import { resetLife } from './password-reset.ts';
import { hashPassword } from './passwords.ts';

const sam = 'sam@northgate.example';
const kim = 'kim@quietco.example';
let data: TestDatabase;
let portal: TestPortal;
let demoHash: string;

beforeAll(async () => {
  data = await openDemoDatabase();
  demoHash = await hashPassword(demoPassword);
});
beforeEach(async () => {
  portal = createTestPortal(data);
  await data.database.deleteFrom('login_limits').execute();
  await data.database.deleteFrom('mailbox').execute();
  await data.database.deleteFrom('second_factors').execute();
  await data.database
    .updateTable('users')
    .set({ password_hash: demoHash, active: true })
    .where('email', 'in', [sam, kim])
    .execute();
});
afterAll(() => data.database.destroy());

const forgot = (email: string, storefront?: string) =>
  portal.call(calls.passwordEmail, { body: { email, ...(storefront !== undefined && { storefront }) } });
/** The token of the newest reset mail to an address. */
const askForToken = async (email = sam): Promise<string> => {
  expect((await forgot(email)).status).toBe(200);
  const [mail] = await portal.mails(email);
  return /password-reset\/([\w-]{43})\?/.exec(mail?.text ?? '')?.[1] ?? '';
};
const reset = (change: Record<string, string>) => {
  const body = { email: sam, password: 'a fine new password', password_confirmation: 'a fine new password', ...change };
  return portal.call(calls.passwordReset, { body });
};
const bodyOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const login = (email: string, password: string) => portal.call(calls.login, { body: { email, password } });
const invalidReset = { status: 422, code: 'invalid_reset' };

describe('asking for a reset mail (specification §forgotten-password)', () => {
  it('sends a link with the token as last segment and the email as query, to the storefront it was asked from', async () => {
    await forgot(sam, 'de/de');
    const [mail] = await portal.mails();
    expect(mail).toMatchObject({ recipient: sam, subject: 'Passwort zurücksetzen' });
    const url = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(url.href).toMatch(
      new RegExp(`^${testUrl}/de/de/connect/password-reset/[\\w-]{43}\\?email=sam%40northgate.example$`),
    );
  });

  it('lets whoever the supplier sent without a password set their first', async () => {
    await data.database.updateTable('users').set({ password_hash: null }).where('email', '=', sam).execute();
    const token = await askForToken();
    expect((await reset({ token })).status).toBe(200);
    expect((await login(sam, 'a fine new password')).status).toBe(200);
    await portal.mails();
  });

  it('answers the same for an email without an account, for staff and for somebody deactivated, who alone is told why no link comes', async () => {
    await data.database.updateTable('users').set({ active: false }).where('email', '=', kim).execute();
    const answers = [];
    for (const email of [sam, 'nobody@northgate.example', 'morgan@connect.example', kim, 'no address at all'])
      answers.push(await bodyOf(await forgot(email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, message: expect.any(String) });
    const mails = await portal.mails();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([kim, sam].toSorted());
    const mail = mails.find(({ recipient }) => recipient === kim);
    expect(mail?.text).toContain('deactivated');
    expect(mail?.text).not.toContain('password-reset');
  });

  it('keeps no token: only its hash', async () => {
    const token = await askForToken();
    const rows = await data.database.selectFrom('password_resets').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(portal.lines)).not.toContain(token);
  });

  it('is limited for each email, known or not, and says for how many seconds', async () => {
    for (const email of [sam, 'nobody@northgate.example']) {
      for (let count = 0; count < 5; count++) expect((await forgot(email)).status).toBe(200);
      const answer = await forgot(` ${email.toUpperCase()}`);
      expect(answer.headers.get('Retry-After')).toBe('600');
      expect(await bodyOf(answer)).toMatchObject({ status: 429, code: 'too_many_attempts', values: { seconds: 600 } });
    }
    expect((await forgot(kim)).status).toBe(200);
  });

  it('is limited for each address', async () => {
    for (let count = 0; count < 60; count++) expect((await forgot(`user${count}@northgate.example`)).status).toBe(200);
    expect((await forgot(kim)).status).toBe(429);
  });
});

describe('setting a new password with the token of the mail (specification §password-reset)', () => {
  it('signs in with it, ends every other session, and tells the user by mail', async () => {
    const before = await portal.signIn(sam);
    const answer = await bodyOf(await reset({ token: await askForToken(), storefront: 'fr/fr' }));
    expect(answer).toMatchObject({ status: 200, user: { email: sam } });
    const { token } = answer as unknown as { token: string };
    expect((await portal.call(calls.me, { token })).status).toBe(200);
    expect((await portal.call(calls.me, { token: before })).status).toBe(401);
    expect((await login(sam, demoPassword)).status).toBe(401);
    expect((await login(sam, 'a fine new password')).status).toBe(200);
    const [mail] = await portal.mails(sam);
    expect(mail?.subject).toBe('Votre mot de passe a été modifié');
    expect(mail?.text).toContain('20 novembre 2026');
    expect(mail?.text).toContain(`${testUrl}/fr/fr/connect/forgot-password`);
  });

  it('asks for the second factor of whoever has one, and does not turn it off', async () => {
    const user = await data.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', sam)
      .executeTakeFirstOrThrow();
    const factor = { user_id: user.id, secret: 'JBSWY3DPEHPK3PXP', enabled_at: portal.clock.now };
    await data.database.insertInto('second_factors').values(factor).execute();
    const answer = await bodyOf(await reset({ token: await askForToken() }));
    expect(answer).toMatchObject({ status: 200, mfa_required: true, mfa_token: expect.any(String) });
    expect(answer).not.toHaveProperty('token');
    expect(await data.database.selectFrom('second_factors').selectAll().execute()).toHaveLength(1);
  });

  it('works once: of two at once, one is refused', async () => {
    const token = await askForToken();
    const answers = await Promise.all([reset({ token }), reset({ token }), reset({ token })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await bodyOf(await reset({ token }))).toMatchObject(invalidReset);
  });

  it.each([
    ['another token', async () => reset({ token: 'A'.repeat(43) })],
    ['an empty one', async () => reset({ token: '' })],
    ['the email of somebody else', async () => reset({ token: await askForToken(), email: kim })],
    ['no email that there is', async () => reset({ token: await askForToken(), email: 'sam@x' })],
    [
      'a token that a newer one ended',
      async () => {
        const older = await askForToken();
        await askForToken();
        return reset({ token: older });
      },
    ],
    [
      'one that expired',
      async () => {
        const token = await askForToken();
        portal.clock.now = new Date(portal.clock.now.getTime() + resetLife);
        return reset({ token });
      },
    ],
    [
      'one of somebody deactivated since',
      async () => {
        const token = await askForToken();
        await data.database.updateTable('users').set({ active: false }).where('email', '=', sam).execute();
        return reset({ token });
      },
    ],
  ])('with %s is refused, and alike', async (_, attempt) => {
    const answer = await bodyOf(await attempt());
    expect(answer).toEqual(await bodyOf(await reset({ token: 'junk' })));
    expect(answer).toMatchObject(invalidReset);
  });

  it('holds until its hour is over', async () => {
    const token = await askForToken();
    portal.clock.now = new Date(portal.clock.now.getTime() + resetLife - 1);
    expect((await reset({ token })).status).toBe(200);
  });

  it.each([
    [{ password: 'seven77', password_confirmation: 'seven77' }, 'password_too_short', 'password'],
    [{ password_confirmation: 'another password' }, 'password_mismatch', 'password_confirmation'],
    [{ password: 'Password123', password_confirmation: 'Password123' }, 'password_too_common', 'password'],
    [{ password: 'northgate-2026!', password_confirmation: 'northgate-2026!' }, 'password_about_you', 'password'],
    [
      { password: 'SAM@northgate.example', password_confirmation: 'SAM@northgate.example' },
      'password_is_email',
      'password',
    ],
  ])('%j is refused as %s, and the token can be used again', async (change, code, field) => {
    const token = await askForToken();
    const answer = await bodyOf(await reset({ token, ...change }));
    expect(answer).toMatchObject({ status: 422, code, errors: { [field]: [expect.any(String)] } });
    expect((await reset({ token })).status).toBe(200);
  });

  it('is limited', async () => {
    for (let count = 0; count < 10; count++) await reset({ token: 'junk' });
    expect((await reset({ token: 'junk' })).status).toBe(429);
  });
});

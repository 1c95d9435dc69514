import { calls } from '@connect/contract/calls';
import { SignedIn } from '@connect/contract/auth';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginLimits } from '../../auth/application/login-limiter.ts';
import { demoPassword, demoStaff, demoUsers } from '@connect/demo/accounts';
import { startLimit } from '../application/sign-ins.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { codeFor, openBrowser, signInAs, staffLogin, type StaffBrowser } from '../../testing/staff-browser.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const morgan = 'morgan@connect.example';
const tables = ['login_limits', 'staff_sign_ins', 'staff_codes', 'sessions'] as const;
let data: TestDatabase;
let portal: TestPortal;
let browser: StaffBrowser;

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  browser = openBrowser(portal);
  for (const table of tables) await data.database.deleteFrom(table).execute();
});
afterAll(() => data.database.destroy());

const later = (milliseconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + milliseconds);
};
const useCode = (code: string) => portal.call(calls.loginCode, { body: { code } });

describe('staff sign in at the provider (specification §staff-sign-in)', () => {
  it.each(demoUsers.filter(({ customerNo }) => customerNo === null))(
    '$email comes back with a code for a session',
    async ({ email, firstName, roles }) => {
      const { token, user } = v.parse(SignedIn, await (await useCode(await codeFor(browser, email))).json());
      expect(user).toMatchObject({ email, firstName, roles, customerNo: null });
      expect((await portal.call(calls.me, { token })).status).toBe(200);
    },
  );

  it('its page offers the accounts of staff, and takes an email in any case', async () => {
    const { status, text, url } = await browser.open(staffLogin());
    expect(status).toBe(200);
    for (const { email, who } of demoStaff) {
      expect(text).toContain(email);
      expect(text).toContain(who);
    }
    const back = await browser.submit(url, { email: ' Morgan@Connect.example', password: demoPassword });
    expect(back.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  });

  it('asks again for each sign-in: whoever signed in before in this browser is forgotten', async () => {
    await codeFor(browser, morgan);
    const { token, user } = v.parse(
      SignedIn,
      await (await useCode(await codeFor(browser, 'robin@connect.example'))).json(),
    );
    expect([typeof token, user.email]).toEqual(['string', 'robin@connect.example']);
  });

  it.each(['', '/de/de', '/row/en'])('comes back to the storefront %j it was left from', async (pair) => {
    const redirect_uri = `http://localhost${pair}/connect/staff-login`;
    const { url } = await signInAs(browser, morgan, { login: staffLogin({ redirect_uri }) });
    expect(url.origin + url.pathname).toBe(redirect_uri);
  });

  it('nothing secret is in the log or, as it is, in the database', async () => {
    const { url } = await browser.open(staffLogin({ state: 'secret-state' }));
    const rows = await data.database.selectFrom('staff_sign_ins').selectAll().execute();
    expect(rows).toMatchObject([{ client_state: 'secret-state' }]);
    expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('state') ?? 'none');
    const back = await browser.submit(url, { email: morgan, password: demoPassword });
    const code = back.url.searchParams.get('code') ?? '';
    expect(JSON.stringify(await data.database.selectFrom('staff_codes').selectAll().execute())).not.toContain(code);
    const { token } = v.parse(SignedIn, await (await useCode(code)).json());
    const lines = JSON.stringify(portal.lines);
    for (const secret of ['secret-state', code, token, demoPassword, url.pathname]) expect(lines).not.toContain(secret);
    expect(portal.lines.map(({ route }) => route)).toContain('/oauth/callback');
  });
});

describe('/oauth/portal-login is refused', () => {
  it.each([
    ['nowhere', ''],
    ['another site', 'https://evil.example/connect/staff-login'],
    ['another site in its name', 'http://localhost@evil.example/connect/staff-login'],
    ['another port', 'http://localhost:81/connect/staff-login'],
    ['another scheme', 'https://localhost/connect/staff-login'],
    ['another page', 'http://localhost/connect/login'],
    ['a page below', 'http://localhost/connect/staff-login/x'],
    ['half a pair', 'http://localhost/de/connect/staff-login'],
    ['no storefront', 'http://localhost/de/en/connect/staff-login'],
    ['another base path', 'http://localhost/trade/connect/staff-login'],
    ['a query', 'http://localhost/connect/staff-login?next=x'],
    ['an anchor', 'http://localhost/connect/staff-login#x'],
    ['a path', '/connect/staff-login'],
    ['a script', 'javascript:alert(1)'],
  ])('with %s to come back to', async (_, redirect_uri) => {
    const { status, url, text } = await browser.open(staffLogin({ redirect_uri }));
    expect([status, url.pathname]).toEqual([400, '/oauth/portal-login']);
    expect(text).toContain('redirect_uri');
    expect(text).not.toContain('evil');
  });

  it.each(['', 'x'.repeat(513), 'a\u0000b', 'a\nb', 'ä'])('with the state %j', async (state) => {
    const { status, text } = await browser.open(staffLogin({ state }));
    expect(status).toBe(400);
    expect(text).toContain('The state of a staff sign-in must be 1 to 512 printable characters.');
  });

  it('with another method', async () => {
    expect((await portal.fetch(staffLogin(), { method: 'POST' })).status).toBe(405);
  });
});

it('an address that begins too many sign-ins has to wait, in the language of the page, and keeps nothing more', async () => {
  const begin = (): Promise<Response> =>
    portal.fetch(staffLogin({ redirect_uri: 'http://localhost/de/de/connect/staff-login' }));
  for (let count = 0; count < startLimit.attempts; count++) expect((await begin()).status).toBe(303);
  const refused = await begin();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await refused.text()).toContain('zu viele Anmeldungen begonnen. Bitte versuchen Sie es in 1 Minute erneut.');
  const kept = data.database.selectFrom('staff_sign_ins').select(({ fn }) => fn.countAll<string>().as('count'));
  expect(Number((await kept.executeTakeFirstOrThrow()).count)).toBe(startLimit.attempts);
  later(61_000);
  expect((await begin()).status).toBe(303);
});

describe('the page of the provider', () => {
  const over = 'http://localhost/connect/login?staff=over';
  const mismatch = 'This email and password do not match an account of staff.';

  it.each([
    ['a wrong password', morgan, 'wrong'],
    ['nobody', 'nobody@connect.example', demoPassword],
    ['a customer, who signs in at the portal', 'priya@northgate.example', demoPassword],
    ['nothing', '', ''],
    ['what no database holds', 'morgan\0@connect.example', '\0'],
  ])('tells %s the same, and keeps the email', async (_, email, password) => {
    const { status, text } = await signInAs(browser, email, { password });
    expect(status).toBe(422);
    expect(text).toContain(mismatch);
    if (email !== '' && !email.includes('\0')) expect(text).toContain(`value="${email}"`);
  });

  it.each([
    ['', 'en-GB', 'Staff sign-in', mismatch],
    ['/de/de', 'de-DE', 'Anmeldung für Mitarbeitende', 'gehören zu keinem Konto für Mitarbeitende'],
    ['/pl/pl', 'pl-PL', 'Logowanie pracowników', 'nie pasują do żadnego konta'],
  ])('speaks the language of the storefront %j', async (pair, locale, title, problem) => {
    const { url, text } = await browser.open(
      staffLogin({ redirect_uri: `http://localhost${pair}/connect/staff-login` }),
    );
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    const refused = await browser.submit(url, { email: 'x@y.example', password: 'x' });
    expect(refused.text).toContain(problem);
  });

  it('writes what was typed as text', async () => {
    const { text } = await signInAs(browser, '"><script>alert(1)</script>', { password: 'wrong' });
    expect(text).not.toContain('<script>');
  });

  it('makes an account wait after too many attempts, with the right password too', async () => {
    for (let count = 0; count < loginLimits.perAccount; count++)
      expect((await signInAs(browser, morgan, { password: 'wrong' })).status).toBe(422);
    const { status, headers, text } = await signInAs(browser, morgan);
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect(text).toContain('Too many attempts. Please try again in 1 minute.');
    later(61_000);
    expect(await codeFor(browser, morgan)).not.toBe('');
  });

  it('is shown to the browser that began the sign-in only, and once', async () => {
    const { url } = await browser.open(staffLogin());
    const other = openBrowser(portal);
    for (const visit of [
      await other.open(url.pathname),
      await other.submit(url, { email: morgan, password: demoPassword }),
    ])
      expect(visit.url.href).toBe(over);
    await browser.submit(url, { email: morgan, password: demoPassword });
    expect((await browser.open(url.pathname)).url.href).toBe(over);
  });

  it('that is over leads to the login page in the language that the browser asks for', async () => {
    const answer = await portal.fetch('/oidc/sign-in/unknown', { headers: { 'Accept-Language': 'pl,en;q=0.5' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/pl/pl/connect/login?staff=over']);
  });

  it('lets no other program have codes, whatever it sends along', async () => {
    const ask = (change: Readonly<Record<string, string>>) =>
      browser.open(
        `/oidc/auth?${new URLSearchParams({
          client_id: 'connect',
          response_type: 'code',
          scope: 'openid email',
          redirect_uri: 'http://localhost/oauth/callback',
          code_challenge: 'x'.repeat(43),
          code_challenge_method: 'S256',
          ...change,
        }).toString()}`,
      );
    expect((await ask({})).status).toBe(200);
    const wrong: Record<string, string>[] = [
      { redirect_uri: 'https://evil.example/oauth/callback' },
      { client_id: 'another' },
    ];
    for (const change of wrong) {
      const { url, text } = await ask(change);
      expect(url.href).toBe(over);
      expect(text).not.toContain('evil');
    }
    // Without PKCE it leads back to the portal, which knows nothing of it.
    expect((await ask({ code_challenge: '', code_challenge_method: '' })).url.href).toBe(over);
  });
});

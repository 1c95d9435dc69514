import { calls } from '@connect/contract/calls';
import { SignedIn } from '@connect/contract/auth';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginLimits } from '../auth/login-limiter.ts';
import { demoPassword, demoStaff, demoUsers } from '../demo/accounts.ts';
import { openDemoDatabase, patience, type TestDatabase } from '../testing/demo-database.ts';
import { openBrowser, returnPage, staffLogin, type StaffBrowser } from '../testing/staff-browser.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { codeLimit } from './calls.ts';
import { codeLife } from './codes.ts';
import { signInLife } from './sign-ins.ts';

const morgan = 'morgan@connect.example';
const tables = ['login_limits', 'staff_sign_ins', 'staff_codes', 'sessions'] as const;
let data: TestDatabase;
let portal: TestPortal;
let browser: StaffBrowser;

beforeAll(async () => {
  data = await openDemoDatabase();
}, patience);
beforeEach(async () => {
  portal = createTestPortal(data);
  browser = openBrowser(portal);
  for (const table of tables) await data.database.deleteFrom(table).execute();
});
afterAll(() => data.database.destroy());

const later = (milliseconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + milliseconds);
};
const signInAs = async (email: string, { password = demoPassword, login = staffLogin() } = {}) => {
  const { url } = await browser.open(login);
  return browser.submit(url, { email, password });
};
const codeOf = async (email: string): Promise<string> => {
  const { url } = await signInAs(email);
  expect([url.origin + url.pathname, url.searchParams.get('state')]).toEqual([returnPage, 'its-state']);
  return url.searchParams.get('code') ?? '';
};
const useCode = (code: string) => portal.call(calls.loginCode, { body: { code } });
const refusalOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const invalid = { status: 401, code: 'invalid_code' };

describe('staff sign in at the provider (spec §1, §7)', () => {
  it.each(demoUsers.filter(({ customerNo }) => customerNo === null))(
    '$email comes back with a code for a session',
    async ({ email, firstName, roles }) => {
      const { token, user } = v.parse(SignedIn, await (await useCode(await codeOf(email))).json());
      expect(user).toMatchObject({ email, first_name: firstName, roles, customer_no: null });
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
    await codeOf(morgan);
    const { token, user } = v.parse(SignedIn, await (await useCode(await codeOf('robin@connect.example'))).json());
    expect([typeof token, user.email]).toEqual(['string', 'robin@connect.example']);
  });

  it.each(['', '/de/de', '/row/en'])('comes back to the storefront %j it was left from', async (pair) => {
    const redirect_uri = `http://localhost${pair}/connect/staff-login`;
    const { url } = await signInAs(morgan, { login: staffLogin({ redirect_uri }) });
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

describe('the page of the provider', () => {
  const mismatch = 'This email and password do not match an account of staff.';

  it.each([
    ['a wrong password', morgan, 'wrong'],
    ['nobody', 'nobody@connect.example', demoPassword],
    ['a customer, who signs in at the portal', 'priya@northgate.example', demoPassword],
    ['nothing', '', ''],
    ['what no database holds', 'morgan\0@connect.example', '\0'],
  ])('tells %s the same, and keeps the email', async (_, email, password) => {
    const { status, text } = await signInAs(email, { password });
    expect(status).toBe(422);
    expect(text).toContain(mismatch);
    if (email !== '' && !email.includes('\0')) expect(text).toContain(`value="${email}"`);
  });

  it('writes what was typed as text', async () => {
    const { text } = await signInAs('"><script>alert(1)</script>', { password: 'wrong' });
    expect(text).not.toContain('<script>');
  });

  it('makes an account wait after too many attempts, with the right password too', async () => {
    for (let count = 0; count < loginLimits.perAccount; count++)
      expect((await signInAs(morgan, { password: 'wrong' })).status).toBe(422);
    const { status, headers, text } = await signInAs(morgan);
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect(text).toContain('Too many attempts. Please try again in 60 seconds.');
    later(61_000);
    expect(await codeOf(morgan)).not.toBe('');
  });

  it('is shown to the browser that began the sign-in only, and once', async () => {
    const { url } = await browser.open(staffLogin());
    const other = openBrowser(portal);
    for (const visit of [
      await other.open(url.pathname),
      await other.submit(url, { email: morgan, password: demoPassword }),
    ])
      expect([visit.status, visit.text.includes('This sign-in took too long')]).toEqual([400, true]);
    await browser.submit(url, { email: morgan, password: demoPassword });
    expect((await browser.open(url.pathname)).status).toBe(400);
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
      const { status, url, text } = await ask(change);
      expect([status, url.pathname]).toEqual([400, '/oidc/auth']);
      expect(text).not.toContain('evil');
    }
    // Without PKCE it leads back to the portal, which knows nothing of it.
    expect((await ask({ code_challenge: '', code_challenge_method: '' })).status).toBe(400);
  });
});

describe('/oauth/callback', () => {
  /** What the provider would send the browser back to, with the state that the portal gave it. */
  const begun = async (): Promise<string> => {
    const answer = await portal.fetch(staffLogin());
    return new URL(answer.headers.get('Location') ?? '', 'http://localhost').searchParams.get('state') ?? '';
  };
  const comeBack = async (query: Readonly<Record<string, string>>) =>
    portal.fetch(`/oauth/callback?${new URLSearchParams(query).toString()}`);
  const whereTo = (answer: Response): Record<string, string> =>
    Object.fromEntries(new URL(answer.headers.get('Location') ?? '').searchParams);

  it('leads back without a code when the provider says no, and when the code is none of its', async () => {
    const iss = 'http://localhost:4173/oidc';
    const answers: Record<string, string>[] = [
      { error: 'access_denied', iss },
      { code: 'made-up', iss },
      { code: 'made-up' },
      {},
    ];
    for (const query of answers)
      expect(whereTo(await comeBack({ state: await begun(), ...query }))).toEqual({
        state: 'its-state',
        error: 'sign_in_failed',
      });
    expect(JSON.stringify(portal.lines)).not.toContain('made-up');
  });

  it('tells a state that is unknown, used or ten minutes old on a page of its own: it knows no way back', async () => {
    const [used, old] = [await begun(), await begun()];
    await comeBack({ state: used, error: 'access_denied' });
    later(signInLife);
    for (const state of ['unknown', used, old, '']) {
      const answer = await comeBack({ error: 'access_denied', state });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Please start again.');
    }
  });

  it.each(['nonce', 'code_verifier'] as const)('checks the %s', async (column) => {
    const { url } = await browser.open(staffLogin());
    await data.database
      .updateTable('staff_sign_ins')
      .set({ [column]: 'y'.repeat(43) })
      .execute();
    const back = await browser.submit(url, { email: morgan, password: demoPassword });
    expect(Object.fromEntries(back.url.searchParams)).toEqual({ state: 'its-state', error: 'sign_in_failed' });
  });

  it('leads back without a code for who is no member of staff here, or no longer', async () => {
    const set = (change: { active?: boolean; roles?: string[] }) =>
      data.database.updateTable('users').set(change).where('email', '=', morgan).execute();
    for (const change of [{ active: false }, { roles: ['customer'] }, { roles: [] }]) {
      await set(change);
      const { url } = await signInAs(morgan);
      expect(Object.fromEntries(url.searchParams)).toEqual({ state: 'its-state', error: 'unknown_user' });
      await set({ active: true, roles: ['account_manager'] });
    }
  });
});

describe('POST /api/auth/login/code', () => {
  it('takes a code once', async () => {
    const code = await codeOf(morgan);
    expect((await useCode(code)).status).toBe(200);
    expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
  });

  it('takes a code for a minute', async () => {
    const [soon, late] = [await codeOf(morgan), await codeOf(morgan)];
    later(codeLife - 1);
    expect((await useCode(soon)).status).toBe(200);
    later(1);
    expect(await refusalOf(await useCode(late))).toMatchObject(invalid);
  });

  it('refuses what was never a code, and one of who was deactivated meanwhile', async () => {
    for (const code of ['made up', '\0', await codeOf(morgan).then((text) => text.toLowerCase())])
      expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
    const code = await codeOf(morgan);
    const activate = (active: boolean) =>
      data.database.updateTable('users').set({ active }).where('email', '=', morgan).execute();
    await activate(false);
    expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
    await activate(true);
    expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
  });

  it('makes an address wait that guesses', async () => {
    for (let count = 0; count < codeLimit.attempts; count++) expect((await useCode('guess')).status).toBe(401);
    expect(await refusalOf(await useCode(await codeOf(morgan)))).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      values: { seconds: codeLimit.window },
    });
  });
});

import { calls } from '@connect/contract/calls';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actingToken } from '../../testing/acting.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { client, createRealProvider, signingKey } from '../../testing/real-provider.ts';
import { openBrowser, staffLogin, type StaffBrowser } from '../../testing/staff-browser.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const provider = createRealProvider();
const path = '/oauth/backchannel-logout';
const event = 'http://schemas.openid.net/event/backchannel-logout';
let data: TestDatabase;
let portal: TestPortal;
let browser: StaffBrowser;
let issuer = '';

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  const port = await provider.listen();
  issuer = `http://127.0.0.1:${port}`;
  const noDemands = { acr: [], amr: [], maxAge: null };
  portal = createTestPortal({
    ...data,
    oidc: { issuer, ...client, trustsEmail: false, staffClaim: null, demands: noDemands, endsSessions: true },
  });
  // What the provider signs has its own clock's time.
  portal.clock.now = new Date();
  browser = openBrowser(portal, fetch);
  await provider.provide(port, {
    profile: { email: 'morgan@connect.example', email_verified: true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    fetch: (url, init) => {
      const { pathname, origin } = new URL(url instanceof Request ? url.url : url);
      return origin === 'http://localhost' ? portal.fetch(pathname, init) : fetch(url, init);
    },
  });
});
afterEach(async () => {
  for (const table of ['staff_identities', 'sessions', 'security_events'] as const)
    await data.database.deleteFrom(table).execute();
  await provider.close();
});
afterAll(() => data.database.destroy());

const signIn = async (): Promise<string> => {
  const { url } = await browser.open(staffLogin());
  const answer = await portal.call(calls.loginCode, { body: { code: url.searchParams.get('code') } });
  return ((await answer.json()) as { token: string }).token;
};
const statusOf = async (token: string) => (await portal.call(calls.me, { token })).status;
const session = async () => {
  const row = await data.database.selectFrom('sessions').select('provider_session').executeTakeFirstOrThrow();
  return row.provider_session ?? '';
};
const sendLogout = (token: string) =>
  portal.fetch(path, { method: 'POST', body: new URLSearchParams({ logout_token: token }) });
const seconds = () => Math.floor(Date.now() / 1000);
let count = 0;
/** A logout token as the provider signs them, with what is wrong with it. */
const logoutToken = async (
  claims: Readonly<Record<string, unknown>>,
  { typ = 'logout+jwt', key }: { typ?: string; key?: CryptoKey } = {},
): Promise<string> =>
  new SignJWT({
    iss: issuer,
    aud: client.clientId,
    iat: seconds(),
    exp: seconds() + 120,
    jti: `jti-${(count += 1)}`,
    events: { [event]: {} },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ })
    .sign(key ?? (await signingKey()));

describe('signing out at the provider (specification §signing-out-at-the-provider)', () => {
  it('Logout leads there, the provider tells of it, and the browser comes back to the login page', async () => {
    const token = await signIn();
    expect(await statusOf(token)).toBe(200);
    const asked = await browser.open('/oauth/portal-logout');
    expect([asked.url.origin, asked.url.searchParams.get('client_id')]).toEqual([issuer, client.clientId]);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.text) ?? [];
    const [, action = ''] = /action="([^"]+)"/.exec(asked.text) ?? [];
    const back = await browser.submit(new URL(action, issuer), { xsrf, logout: 'yes' });
    expect(back.url.pathname).toMatch(/\/connect\/login$/);
    await expect.poll(() => statusOf(token)).toBe(401);
    const events = await data.database.selectFrom('security_events').select('kind').execute();
    expect(events.map(({ kind }) => kind)).toContain('sessions-ended');
  });

  it('a session that is named ends, with what is done in it for a customer; another of the same person goes on', async () => {
    const first = await signIn();
    const named = await session();
    expect(named).not.toBe('');
    const acting = await actingToken(portal, first);
    await data.database
      .updateTable('sessions')
      .set({ provider_session: named })
      .where('parent_id', 'is', null)
      .execute();
    browser = openBrowser(portal, fetch);
    const second = await signIn();
    const answer = await sendLogout(await logoutToken({ sub: 'id-of-morgan', sid: named }));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect([await statusOf(first), await statusOf(acting), await statusOf(second)]).toEqual([401, 401, 200]);
  });

  it('a subject alone ends all of theirs, and a code that was not used yet', async () => {
    const token = await signIn();
    const { url } = await browser.open(staffLogin());
    expect((await sendLogout(await logoutToken({ sub: 'id-of-morgan' }))).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    const late = await portal.call(calls.loginCode, { body: { code: url.searchParams.get('code') } });
    expect(late.status).toBe(401);
  });

  it('of somebody else, or of another session, it ends nothing', async () => {
    const token = await signIn();
    const named = await session();
    for (const claims of [{ sub: 'somebody' }, { sid: 'another' }, { sub: 'somebody', sid: named }])
      expect((await sendLogout(await logoutToken(claims))).status).toBe(200);
    expect(await statusOf(token)).toBe(200);
  });

  it('counts once, also for two that come at the same moment', async () => {
    await signIn();
    const logout = await logoutToken({ sub: 'id-of-morgan' });
    const answers = await Promise.all([sendLogout(logout), sendLogout(logout)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const token = await signIn();
    expect((await sendLogout(logout)).status).toBe(400);
    expect(await statusOf(token)).toBe(200);
  });

  const mine = { sub: 'id-of-morgan' };
  it.each<[string, () => Promise<string>]>([
    ['signed by somebody else', async () => logoutToken(mine, { key: (await generateKeyPair('RS256')).privateKey })],
    ['not signed', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(mine))}.`],
    ['of another provider', () => logoutToken({ ...mine, iss: 'https://elsewhere.example' })],
    ['for another client', () => logoutToken({ ...mine, aud: 'another' })],
    ['that is over', () => logoutToken({ ...mine, exp: seconds() - 60 })],
    ['without an end', () => logoutToken({ ...mine, exp: undefined })],
    ['of hours ago', () => logoutToken({ ...mine, iat: seconds() - 7200 })],
    ['without a name', () => logoutToken({ ...mine, jti: undefined })],
    ['about nobody', () => logoutToken({})],
    ['about another event', () => logoutToken({ ...mine, events: { 'http://example.com/event': {} } })],
    ['about no event, as ID tokens are', () => logoutToken({ ...mine, events: undefined })],
    ['with a nonce', () => logoutToken({ ...mine, nonce: 'n' })],
    ['of another kind', () => logoutToken(mine, { typ: 'at+jwt' })],
    ['that is none', async () => 'x'],
  ])('a token %s ends nothing', async (_, make) => {
    const token = await signIn();
    const answer = await sendLogout(await make());
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    expect(await statusOf(token)).toBe(200);
  });

  it('without a token, or with a large body, it is refused', async () => {
    expect((await portal.fetch(path, { method: 'POST' })).status).toBe(400);
    const large = await portal.fetch(path, { method: 'POST', body: `logout_token=${'x'.repeat(70_000)}` });
    expect(large.status).toBe(413);
    expect((await portal.fetch(path)).status).toBe(405);
  });

  it('where the provider has no place for it, Logout leads to the login page', async () => {
    const embedded = createTestPortal(data);
    const answer = await embedded.fetch('/oauth/portal-logout', { headers: { 'Accept-Language': 'de' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/de/de/connect/login']);
  });
});

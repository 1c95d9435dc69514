import { calls } from '@connect/contract/calls';
import type { IssuerOptions } from '../sending/issuer.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { openBrowser, returnPage, staffLogin, type StaffBrowser } from '../../testing/staff-browser.ts';
import { client, createRealProvider, type SetUp } from '../../testing/real-provider.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const provider = createRealProvider();
const { asked, listen, provide } = provider;
let data: TestDatabase;
let portal: TestPortal;
let browser: StaffBrowser;

beforeAll(async () => {
  data = await openDemoDatabase();
});
afterEach(async () => {
  await data.database.deleteFrom('staff_identities').execute();
  await provider.close();
});
afterAll(() => data.database.destroy());

type Options = Partial<Pick<IssuerOptions, 'trustsEmail' | 'staffClaim' | 'demands'>>;
const noDemands = { acr: [], amr: [], maxAge: null };
const open = (port: number, { trustsEmail = false, staffClaim = null, demands = noDemands }: Options = {}): void => {
  const issuer = `http://127.0.0.1:${port}`;
  portal = createTestPortal({
    ...data,
    oidc: { issuer, ...client, trustsEmail, staffClaim, demands, endsSessions: true },
  });
  browser = openBrowser(portal, fetch);
};
const cameBackWith = async (): Promise<Record<string, string>> => {
  const { url } = await browser.open(staffLogin());
  expect(url.origin + url.pathname).toBe(returnPage);
  return Object.fromEntries(url.searchParams);
};
const code: unknown = expect.stringMatching(/^[\w-]{43}$/);
const withCode = { state: 'its-state', code };

describe('a provider of OIDC_ISSUER', () => {
  let port = 0;
  beforeEach(async () => {
    port = await listen();
    open(port);
  });

  it.each<[string, SetUp]>([
    ['tells the email in the profile', { profile: { email: 'Morgan@Connect.example', email_verified: true } }],
    [
      'tells the email in the ID token',
      {
        profile: { email: 'morgan@connect.example', email_verified: true },
        conformIdTokenClaims: false,
        features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
      },
    ],
    [
      'takes the secret in the form only',
      { profile: { email: 'morgan@connect.example', email_verified: true }, auth: 'client_secret_post' },
    ],
  ])('signs in when it %s', async (_, setUp) => {
    await provide(port, setUp);
    expect(await cameBackWith()).toEqual(withCode);
  });

  it.each<[string, SetUp['profile']]>([
    ['does not say whether it checked the email', { email: 'morgan@connect.example' }],
    ['says the email is not checked', { email: 'morgan@connect.example', email_verified: false }],
    ['tells no email', {}],
    ['tells the email of nobody here', { email: 'somebody@connect.example' }],
    ['tells the email of a customer', { email: 'priya@northgate.example' }],
  ])('does not when it %s', async (_, profile) => {
    await provide(port, { profile });
    expect(await cameBackWith()).toEqual({ state: 'its-state', error: 'unknown_user' });
  });

  it('that never says so signs in where OIDC_TRUST_EMAIL is on', async () => {
    await provide(port, { profile: { email: 'morgan@connect.example' } });
    open(port, { trustsEmail: true });
    expect(await cameBackWith()).toEqual(withCode);
  });

  it('that says no is believed where OIDC_TRUST_EMAIL is on, too', async () => {
    await provide(port, { profile: { email: 'morgan@connect.example', email_verified: false } });
    open(port, { trustsEmail: true });
    expect(await cameBackWith()).toEqual({ state: 'its-state', error: 'unknown_user' });
  });

  it('signs in whom its account was bound to first, whatever email it tells later', async () => {
    const profile: { email?: string; email_verified?: boolean } = {
      email: 'morgan@connect.example',
      email_verified: true,
    };
    await provide(port, { profile });
    expect(await cameBackWith()).toEqual(withCode);
    for (const email of ['robin@connect.example', 'morgan.married@connect.example', undefined]) {
      Object.assign(profile, { email });
      if (email === undefined) delete profile.email;
      const { code: given } = await cameBackWith();
      const answer = await portal.call(calls.loginCode, { body: { code: given } });
      expect(await answer.json()).toMatchObject({ user: { email: 'morgan@connect.example' } });
    }
  });

  it('signs nobody in with an email that is bound to another of its accounts, and the log says so', async () => {
    const profile = { email: 'morgan@connect.example', email_verified: true };
    await provide(port, { profile });
    expect(await cameBackWith()).toEqual(withCode);
    provider.forget();
    await provide(port, { profile, subject: 'guest-4711' });
    expect(await cameBackWith()).toEqual({ state: 'its-state', error: 'unknown_user' });
    expect(portal.lines).toContainEqual(expect.objectContaining({ reason: 'bound to another account' }));
  });

  const profile = { email: 'morgan@connect.example', email_verified: true };
  const failed = { state: 'its-state', error: 'sign_in_failed' };
  const reasons = (): unknown[] =>
    portal.lines.filter(({ msg }) => msg === 'a sign-in of staff failed').map(({ reason }) => reason);

  it('signs nobody in by a token that is signed with a key it does not show', async () => {
    await provide(port, { profile, isForged: true });
    expect(await cameBackWith()).toEqual(failed);
    expect(reasons()).toEqual([expect.stringMatching(/key|signature/i)]);
  });

  describe('of which a way to sign in is demanded', () => {
    const demands = { ...noDemands, acr: ['phr', 'urn:two'], amr: ['mfa', 'hwk'] };
    it.each<[string, SetUp['login'], Record<string, unknown>]>([
      ['signs in with it', { acr: 'urn:two', amr: ['pwd', 'mfa'] }, withCode],
      ['does not with another level', { acr: 'urn:one', amr: ['mfa'] }, failed],
      ['does not without a level', { amr: ['mfa'] }, failed],
      ['does not with a password alone', { acr: 'phr', amr: ['pwd'] }, failed],
      ['does not when it does not say how', { acr: 'phr' }, failed],
    ])('%s', async (_, login, answer) => {
      await provide(port, { profile, login: login ?? {}, acrValues: ['phr', 'urn:one', 'urn:two'] });
      open(port, { demands });
      expect(await cameBackWith()).toEqual(answer);
      expect(asked).toContainEqual(expect.stringContaining('acr_values=phr+urn%3Atwo'));
      if (answer === failed) expect(reasons()).toEqual([expect.stringMatching(/^(acr|amr) of the ID token is /)]);
    });
  });

  it('signs nobody in who last signed in there too long ago', async () => {
    const hours = 3600;
    const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
    for (const [ts, answer] of [
      [ago(2 * hours), failed],
      [ago(60), withCode],
    ] as const) {
      provider.forget();
      await provide(port, { profile, login: { ts } });
      open(port, { demands: { ...noDemands, maxAge: hours } });
      expect(await cameBackWith()).toEqual(answer);
    }
    expect(asked).toContainEqual(expect.stringContaining(`max_age=${hours}`));
  });

  describe('whose claim says who is staff', () => {
    const staffClaim = { claim: 'groups', values: { administrator: 'admins', 'account-manager': 'sales' } };
    const profile = { email: 'ada@supplier.example', email_verified: true, given_name: 'Ada', family_name: 'Byron' };
    const signInWith = async (groups: readonly string[] | undefined, more: object = {}) => {
      provider.forget();
      const { email } = { ...profile, ...more };
      await provide(port, { profile: { ...profile, ...more, groups }, subject: `id-of-${email}` });
      open(port, { staffClaim });
      return cameBackWith();
    };
    const userOf = async ({ code: given }: Record<string, string>) =>
      ((await (await portal.call(calls.loginCode, { body: { code: given } })).json()) as { user: object }).user;

    it('signs in whom the portal does not know, as what it says, and as something else from then on', async () => {
      expect(await userOf(await signInWith(['all', 'sales']))).toMatchObject({
        email: 'ada@supplier.example',
        first_name: 'Ada',
        last_name: 'Byron',
        roles: ['account_manager'],
        is_super_user: false,
      });
      const admin = await userOf(await signInWith(['sales', 'admins']));
      expect(admin).toMatchObject({ roles: expect.arrayContaining(['administrator']), is_super_user: true });
      expect(await userOf(await signInWith(['sales']))).toMatchObject({
        roles: ['account_manager'],
        is_super_user: false,
      });
    });

    it('leaves what was given to somebody beside it', async () => {
      const user = await userOf(await signInWith(['sales'], { email: 'robin@connect.example' }));
      expect(user).toMatchObject({ first_name: 'Robin', is_super_user: true });
    });

    it('signs nobody in without it, whoever they are here', async () => {
      for (const groups of [undefined, [], ['all']])
        expect(await signInWith(groups, { email: 'morgan@connect.example' })).toEqual({
          state: 'its-state',
          error: 'unknown_user',
        });
      expect(portal.lines).toContainEqual(
        expect.objectContaining({ reason: 'not staff by the claim of the provider' }),
      );
    });

    it('makes no customer a member of staff', async () => {
      expect(await signInWith(['admins'], { email: 'priya@northgate.example' })).toEqual({
        state: 'its-state',
        error: 'unknown_user',
      });
    });
  });

  it('is told the language of the storefront', async () => {
    await provide(port, { profile: {} });
    const redirect_uri = 'http://localhost/de/de/connect/staff-login';
    const answer = await portal.fetch(staffLogin({ redirect_uri }));
    const { searchParams } = new URL(answer.headers.get('Location') ?? '');
    expect(searchParams.get('ui_locales')).toBe('de-DE');
  });

  it('is the only one: there is no embedded provider beside it', async () => {
    expect((await portal.fetch('/oidc/.well-known/openid-configuration')).status).toBe(404);
  });
});

it('a provider out of reach is said in the log, and asked again by the next sign-in', async () => {
  const port = await listen();
  await provider.close();
  open(port);
  expect(await cameBackWith()).toEqual({ state: 'its-state', error: 'provider_unreachable' });
  const warnings = portal.lines.filter(({ level }) => level === 40);
  expect(warnings).toMatchObject([
    { msg: 'the sign-in provider of staff is out of reach', reason: expect.stringContaining('ECONNREFUSED') },
  ]);
  await listen(port);
  await provide(port, { profile: { email: 'morgan@connect.example', email_verified: true } });
  expect(await cameBackWith()).toEqual(withCode);
});

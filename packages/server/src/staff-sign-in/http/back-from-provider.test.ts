import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { codeFor, openBrowser, signInAs, staffLogin, type StaffBrowser } from '../../testing/staff-browser.ts';
import { createTestPortal, testUrl, type TestPortal } from '../../testing/test-portal.ts';
import { codeLimit } from '../application/sign-in-with-code.ts';
import { codeLife } from '../database/codes.ts';
import { signInLife } from '../database/sign-ins.ts';

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
const refusalOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const invalid = { status: 401, code: 'invalid_code' };

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

  it('tells a state that is unknown, used or ten minutes old on the login page: it knows no other way back', async () => {
    const [used, old] = [await begun(), await begun()];
    await comeBack({ state: used, error: 'access_denied' });
    later(signInLife);
    for (const state of ['unknown', used, old, '']) {
      const answer = await comeBack({ error: 'access_denied', state });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/connect/login?staff=over']);
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
      await data.database.deleteFrom('security_events').execute();
      const { url } = await signInAs(browser, morgan);
      expect(Object.fromEntries(url.searchParams)).toEqual({ state: 'its-state', error: 'unknown_user' });
      // The log says at which provider, and the recent sign-ins have it.
      expect(portal.lines).toContainEqual(
        expect.objectContaining({ reason: 'not staff, or kept out', host: new URL(testUrl).host }),
      );
      const noted = await data.database
        .selectFrom('security_events')
        .innerJoin('users', 'users.id', 'security_events.user_id')
        .select(['kind', 'email', 'address'])
        .execute();
      const kind = 'active' in change ? 'kept-out' : 'staff-refused';
      expect(noted).toEqual([{ kind, email: morgan, address: '192.0.2.1' }]);
      await set({ active: true, roles: ['account_manager'] });
    }
  });
});

describe('POST /api/auth/login/code', () => {
  it('takes a code once', async () => {
    const code = await codeFor(browser, morgan);
    expect((await useCode(code)).status).toBe(200);
    expect([portal.cookies.size > 0, portal.known.size]).toEqual([true, 1]);
    expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
  });

  it('takes a code for a minute', async () => {
    const [soon, late] = [await codeFor(browser, morgan), await codeFor(browser, morgan)];
    later(codeLife - 1);
    expect((await useCode(soon)).status).toBe(200);
    later(1);
    expect(await refusalOf(await useCode(late))).toMatchObject(invalid);
  });

  it('refuses what was never a code, and one of who was deactivated meanwhile', async () => {
    for (const code of ['made up', ' ', await codeFor(browser, morgan).then((text) => text.toLowerCase())])
      expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
    const code = await codeFor(browser, morgan);
    const activate = (active: boolean) =>
      data.database.updateTable('users').set({ active }).where('email', '=', morgan).execute();
    await activate(false);
    expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
    await activate(true);
    expect(await refusalOf(await useCode(code))).toMatchObject(invalid);
  });

  it('makes an address wait that guesses', async () => {
    for (let count = 0; count < codeLimit.attempts; count++) expect((await useCode('guess')).status).toBe(401);
    expect(await refusalOf(await useCode(await codeFor(browser, morgan)))).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      values: { seconds: codeLimit.window },
    });
  });
});

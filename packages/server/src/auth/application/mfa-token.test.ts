import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { json, secondFactorOwner } from '../../testing/second-factor-owner.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createInvitationSignatures } from './invitation-signature.ts';
import { mfaTokenLife } from './mfa-token.ts';
import { createPasswordResets } from '../database/password-resets.ts';
import { makeResetToken } from './password-reset.ts';
import { createSessions } from '../database/sessions.ts';

const email = 'priya@northgate.example';
let data: TestDatabase;
let portal: TestPortal;
let userId: string;
let owner: ReturnType<typeof secondFactorOwner>;

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  owner = secondFactorOwner(portal, email);
  for (const table of ['login_limits', 'second_factors', 'recovery_codes', 'mail_jobs', 'sessions'] as const)
    await data.database.deleteFrom(table).execute();
  const user = await data.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  userId = user.id;
});
afterAll(() => data.database.destroy());

const later = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const refusalOf = (answer: Promise<Response>) => json<{ code: string; values?: object }>(answer);
const statusOfMe = async (token: string) => (await portal.call(calls.me, { token })).status;

describe('the token between password and code', () => {
  const over = { status: 401, code: 'invalid_mfa_token' };

  it('lives five minutes', async () => {
    const { secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    later(mfaTokenLife - 1);
    expect((await owner.finish(mfaToken, owner.wrongCode(secret))).status).toBe(422);
    later(1);
    expect(await owner.finish(mfaToken, owner.codeNow(secret))).toMatchObject(over);
  });

  it('ends when the password changes', async () => {
    const { secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    const sessions = createSessions(data.database, () => portal.clock.now);
    await sessions.changePassword(userId, demoPassword);
    expect(await owner.finish(mfaToken, owner.codeNow(secret))).toMatchObject(over);
  });

  it('ends when the user is deactivated', async () => {
    const { secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    const setActive = (active: boolean) =>
      data.database.updateTable('users').set({ active }).where('id', '=', userId).execute();
    await setActive(false);
    expect(await owner.finish(mfaToken, owner.codeNow(secret))).toMatchObject(over);
    await setActive(true);
  });

  it('ends when the second factor is turned off', async () => {
    const { token, secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    await portal.call(calls.mfaDisable, { token, body: { code: owner.codeNow(secret), password: demoPassword } });
    expect(await owner.finish(mfaToken, '123456')).toMatchObject(over);
  });

  it('is of no use for anything else, and nothing else is of use as one', async () => {
    const { token, secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    const search = await json<{ token: string }>(portal.call(calls.searchCredentials, { token }));
    const reset = await makeResetToken(createPasswordResets(data.database), email, portal.clock.now);
    const invitation = createInvitationSignatures(data.keys).sign({ id: userId, email, nonce: 'a nonce' });
    const others = { search: search.token, reset: reset?.token ?? '', invitation };
    for (const bearer of [mfaToken, ...Object.values(others)]) expect(await statusOfMe(bearer)).toBe(401);
    for (const taken of [token, ...Object.values(others), '', `${mfaToken}x`])
      expect(await owner.finish(taken, owner.codeNow(secret))).toMatchObject(over);
    for (const taken of [mfaToken, token, invitation]) {
      const body = { token: taken, email, password: 'a long password', password_confirmation: 'a long password' };
      expect((await refusalOf(portal.call(calls.passwordReset, { body }))).code).toMatch(/invalid_reset|malformed/);
    }
    expect((await owner.finish(mfaToken, owner.codeNow(secret))).status).toBe(200);
  });
});

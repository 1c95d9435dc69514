import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { json, secondFactorOwner } from '../../testing/second-factor-owner.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createPasswordResets } from '../database/password-resets.ts';
import { makeResetToken } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import { codeLimit } from './second-factors.ts';
import { stepAt } from './totp.ts';

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
const proof = { password: demoPassword };
const refusalOf = (answer: Promise<Response>) => json<{ code: string; values?: object }>(answer);
const mails = async () => {
  const jobs = await data.database.selectFrom('mail_jobs').selectAll().orderBy('id').execute();
  return jobs.map(({ kind, payload }) => ({ kind, ...payload }));
};
const statusOfMe = async (token: string) => (await portal.call(calls.me, { token })).status;

describe('turning the second factor on', () => {
  it('shows a key as text and as the address of a QR code, and counts only once a code was confirmed', async () => {
    const token = await portal.signIn(email);
    const { secret, uri } = await owner.setUp(token);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Connect:priya(@|%40)northgate.example\\?.*secret=${secret}`));
    expect(await json(portal.call(calls.mfa, { token }))).toEqual({
      status: 200,
      enabled: false,
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    await expect(portal.signIn(email)).resolves.toMatch(/^\S+$/);
  });

  it('answers ten recovery codes, this once, ends the other sessions, and tells the user by mail', async () => {
    const other = await portal.signIn(email);
    const { token, recoveryCodes } = await owner.turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
    expect(await json(portal.call(calls.mfa, { token }))).toEqual({
      status: 200,
      enabled: true,
      enabledAt: testNow.toISOString(),
      recoveryCodesLeft: 10,
    });
    expect([await statusOfMe(token), await statusOfMe(other)]).toEqual([200, 401]);
    expect(await mails()).toEqual([
      { kind: 'second-factor-changed', userId, storefront: 'de/de', change: 'turned-on' },
    ]);
    const kept = await data.database.selectFrom('recovery_codes').selectAll().execute();
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  describe('sent again, as after an answer that was lost', () => {
    const confirm = (token: string, code: string) => portal.call(calls.mfaConfirm, { token, body: { code } });
    const on = { status: 409, code: 'mfa_on' };

    const notes = async () =>
      (await data.database.selectFrom('security_events').select('id').where('kind', '=', 'second-factor-on').execute())
        .length;

    it('answers recovery codes that are good, those of before no more, and is noted and mailed once', async () => {
      const { token, secret, recoveryCodes: lost } = await owner.turnOn();
      const noted = await notes();
      const code = owner.codeNow(secret, -2);
      later(3 * 60);
      const { recoveryCodes } = await json<{ recoveryCodes: string[] }>(confirm(token, code));
      expect(new Set(recoveryCodes).size).toBe(10);
      expect([(await mails()).length, await notes()]).toEqual([1, noted]);
      expect(await owner.finish(await owner.challenge(), lost[0] ?? '')).toMatchObject({ status: 422 });
      expect(await owner.finish(await owner.challenge(), recoveryCodes[0] ?? '')).toMatchObject({ status: 200 });
      expect(await refusalOf(confirm(token, code))).toMatchObject(on);
    });

    it('is refused with another code, in another session, and once a code was used', async () => {
      const { token, secret } = await owner.turnOn();
      const code = owner.codeNow(secret, -2);
      expect(await refusalOf(confirm(token, owner.codeNow(secret)))).toMatchObject(on);
      // By a passkey, say: no code was used.
      const other = await owner.finish(await owner.challenge(), owner.codeNow(secret));
      await data.database
        .updateTable('second_factors')
        .set({ last_step: stepAt(testNow) })
        .execute();
      expect(await refusalOf(confirm(other.token, code))).toMatchObject(on);
      expect((await confirm(token, code)).status).toBe(200);
      await owner.finish(await owner.challenge(), owner.codeNow(secret));
      expect(await refusalOf(confirm(token, code))).toMatchObject(on);
    });

    it('is refused after five minutes', async () => {
      const { token, secret } = await owner.turnOn();
      const code = owner.codeNow(secret, -2);
      later(4 * 60 + 1);
      expect(await refusalOf(confirm(token, code))).toMatchObject(on);
    });
  });

  it.each([
    ['new recovery codes', calls.mfaRecoveryCodes],
    ['turning it off', calls.mfaDisable],
  ] as const)('%s end the other sessions, and this one goes on', async (_, row) => {
    const { token, secret, recoveryCodes } = await owner.turnOn();
    const other = await owner.finish(await owner.challenge(), recoveryCodes[0] ?? '');
    expect(await statusOfMe(other.token)).toBe(200);
    expect((await portal.call(row, { token, body: { code: owner.codeNow(secret, 1), ...proof } })).status).toBeLessThan(
      300,
    );
    expect([await statusOfMe(token), await statusOfMe(other.token)]).toEqual([200, 401]);
  });

  it('takes the last key that was made, not one from before', async () => {
    const token = await portal.signIn(email);
    const [first, second] = [await owner.setUp(token), await owner.setUp(token)];
    const confirm = (secret: string) => portal.call(calls.mfaConfirm, { token, body: { code: owner.codeNow(secret) } });
    expect((await confirm(first.secret)).status).toBe(422);
    expect((await confirm(second.secret)).status).toBe(200);
  });

  it('refuses a wrong code, and a recovery code of the past', async () => {
    const { token, secret, recoveryCodes } = await owner.turnOn();
    await portal.call(calls.mfaDisable, { token, body: { code: owner.codeNow(secret), ...proof } });
    const again = await owner.setUp(token);
    for (const code of [owner.wrongCode(again.secret), recoveryCodes[0]])
      expect(await refusalOf(portal.call(calls.mfaConfirm, { token, body: { code } }))).toMatchObject({
        status: 422,
        code: 'invalid_mfa_code',
      });
  });

  it('is refused when it is on already, and everything else while it is off', async () => {
    const token = await portal.signIn(email);
    for (const row of [calls.mfaConfirm, calls.mfaRecoveryCodes, calls.mfaDisable])
      expect(
        await refusalOf(portal.call(row, { token, body: { code: '123456', ...(row !== calls.mfaConfirm && proof) } })),
      ).toMatchObject({
        status: 409,
        code: 'mfa_off',
      });
    const { token: now, secret } = await owner.turnOn();
    const on = { status: 409, code: 'mfa_on' };
    expect(await refusalOf(portal.call(calls.mfaSetup, { token: now, body: proof }))).toMatchObject(on);
    const confirm = portal.call(calls.mfaConfirm, { token: now, body: { code: owner.codeNow(secret) } });
    expect(await refusalOf(confirm)).toMatchObject(on);
  });
});

describe('signing in with a second factor', () => {
  it('asks for its code after the password, and then signs in', async () => {
    const { secret } = await owner.turnOn();
    const answer = await owner.finish(await owner.challenge(), owner.codeNow(secret));
    expect(answer).toMatchObject({ status: 200, user: { email, customer_no: 'C10482' } });
    expect(await statusOfMe(answer.token)).toBe(200);
  });

  it.each([-1, 1])('takes the code of %i step from now', async (offset) => {
    const { secret } = await owner.turnOn();
    expect((await owner.finish(await owner.challenge(), owner.codeNow(secret, offset))).status).toBe(200);
  });

  it('takes a code written with spaces', async () => {
    const { secret } = await owner.turnOn();
    const code = owner.codeNow(secret);
    expect((await owner.finish(await owner.challenge(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('takes a code once: not again, not with another token, and none from before it', async () => {
    const { secret } = await owner.turnOn();
    const [mfaToken, code, before] = [await owner.challenge(), owner.codeNow(secret), owner.codeNow(secret, -1)];
    expect((await owner.finish(mfaToken, code)).status).toBe(200);
    for (const attempt of [
      owner.finish(mfaToken, code),
      owner.finish(await owner.challenge(), code),
      owner.finish(mfaToken, before),
    ])
      expect(await attempt).toMatchObject({ status: 422, code: 'invalid_mfa_code' });
  });

  it('does not take the code that turned it on', async () => {
    const token = await portal.signIn(email);
    const { secret } = await owner.setUp(token);
    const code = owner.codeNow(secret);
    await portal.call(calls.mfaConfirm, { token, body: { code } });
    expect((await owner.finish(await owner.challenge(), code)).status).toBe(422);
  });

  it('takes each recovery code once, in any case and without its dash, and tells the user by mail', async () => {
    const { recoveryCodes, token } = await owner.turnOn();
    await data.database.deleteFrom('mail_jobs').execute();
    const [first = '', second = ''] = recoveryCodes;
    expect((await owner.finish(await owner.challenge(), first)).status).toBe(200);
    expect((await owner.finish(await owner.challenge(), second.toUpperCase().replace('-', ''))).status).toBe(200);
    expect((await owner.finish(await owner.challenge(), first)).status).toBe(422);
    expect(await json(portal.call(calls.mfa, { token }))).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await mails()).toEqual([
      { kind: 'second-factor-changed', userId, storefront: '', change: 'recovery-code-used' },
      { kind: 'second-factor-changed', userId, storefront: '', change: 'recovery-code-used' },
    ]);
  });

  it('makes a user wait after five wrong codes, the right one too, and says how long', async () => {
    const { secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    for (let count = 0; count < codeLimit.attempts; count++)
      expect((await owner.finish(mfaToken, owner.wrongCode(secret))).status).toBe(422);
    later(20);
    expect(await owner.finish(mfaToken, owner.codeNow(secret))).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      values: { seconds: 280 },
    });
    later(280);
    expect((await owner.finish(await owner.challenge(), owner.codeNow(secret))).status).toBe(200);
  });

  it('counts wrong codes wherever they are tried, and asking for what cannot be done takes none back', async () => {
    const { token, secret } = await owner.turnOn();
    const mfaToken = await owner.challenge();
    const body = { code: owner.wrongCode(secret) };
    await owner.finish(mfaToken, body.code);
    await portal.call(calls.mfaDisable, { token, body: { ...body, ...proof } });
    await portal.call(calls.mfaRecoveryCodes, { token, body: { ...body, ...proof } });
    expect((await portal.call(calls.mfaConfirm, { token, body })).status).toBe(409);
    await owner.finish(mfaToken, body.code);
    expect((await owner.finish(mfaToken, owner.codeNow(secret))).status).toBe(429);
  });
});

describe('changing a second factor that is on', () => {
  it('makes new recovery codes with a code of it; the old ones end', async () => {
    const { token, secret, recoveryCodes } = await owner.turnOn();
    const renew = (code: string) =>
      json<{ recoveryCodes: string[] }>(portal.call(calls.mfaRecoveryCodes, { token, body: { code, ...proof } }));
    const renewed = await renew(owner.codeNow(secret));
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await owner.finish(await owner.challenge(), recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await owner.finish(await owner.challenge(), renewed.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await renew(owner.codeNow(secret))).status).toBe(422);
    expect((await mails()).map((mail) => 'change' in mail && mail.change)).toContain('recovery-codes-renewed');
  });

  it('turns it off with a code of it, or a recovery code: the password is enough then, and a mail says so', async () => {
    const { token, secret, recoveryCodes } = await owner.turnOn();
    const off = (code: string) => portal.call(calls.mfaDisable, { token, body: { code, ...proof } });
    expect((await off(owner.wrongCode(secret))).status).toBe(422);
    expect((await off(recoveryCodes[3] ?? '')).status).toBe(204);
    await expect(portal.signIn(email)).resolves.toMatch(/^\S+$/);
    expect((await mails()).at(-1)).toMatchObject({ change: 'turned-off', userId });
    expect(await data.database.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  it.each(['mfaRecoveryCodes', 'mfaDisable'] as const)(
    '%s is refused with a wrong password, and uses no code up',
    async (name) => {
      const { token, secret, recoveryCodes } = await owner.turnOn();
      for (const code of [owner.codeNow(secret), recoveryCodes[0]])
        expect(await refusalOf(portal.call(calls[name], { token, body: { code, password: 'another' } }))).toMatchObject(
          {
            status: 422,
            code: 'wrong_own_password',
          },
        );
      expect(await json(portal.call(calls.mfa, { token }))).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
      expect((await owner.finish(await owner.challenge(), owner.codeNow(secret))).status).toBe(200);
    },
  );

  it('guesses at the password wait after five, whatever is asked for', async () => {
    const token = await portal.signIn(email);
    const guess = (password: string) => portal.call(calls.mfaSetup, { token, body: { password } });
    for (let count = 0; count < 5; count++) expect((await guess('another')).status).toBe(422);
    expect(await refusalOf(guess(demoPassword))).toMatchObject({ status: 429, values: { seconds: 300 } });
    expect((await portal.call(calls.mfaDisable, { token, body: { code: '123456', ...proof } })).status).toBe(429);
    expect(await statusOfMe(token)).toBe(200);
  });

  it('staff, who have no password, set none up: their provider asks for one', async () => {
    const token = await portal.tokenFor('morgan@connect.example');
    expect((await portal.call(calls.mfaSetup, { token, body: proof })).status).toBe(422);
  });

  it('a new password leaves it on', async () => {
    await owner.turnOn();
    const reset = await makeResetToken(createPasswordResets(data.database), email, portal.clock.now);
    const password = 'quite another password';
    const body = { token: reset?.token, email, password, password_confirmation: password };
    expect(await json(portal.call(calls.passwordReset, { body }))).toMatchObject({ status: 200, mfa_required: true });
    await data.database
      .updateTable('users')
      .set({ password_hash: await hashPassword(demoPassword) })
      .where('id', '=', userId)
      .execute();
  });
});

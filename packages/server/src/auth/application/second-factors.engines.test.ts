import { ok } from '@connect/core/domain/result';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { testKeys, testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createAttempts } from '../database/attempts.ts';
import { createSecondFactorRepository } from '../database/second-factor-repository.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSessions, setPassword } from '../database/sessions.ts';
import { codeOfStep, stepAt } from './totp.ts';
import { toAccount, type UserAccount } from '../../identity.ts';

describe.each(engines)('at the same moment, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'one change does not miss the other', () => {
    let database: Database;
    let user: UserAccount;
    const given = (code: string) => ({ code, password: '', storefront: '' });
    const now = { moment: testNow };
    const clock = () => now.moment;
    const factors = () =>
      createSecondFactors({
        repository: createSecondFactorRepository(database, testKeys),
        attempts: createAttempts(database, clock),
        checkPassword: async () => ok(null),
        portalName: async () => 'Connect',
        now: clock,
      });
    const sessions = () => createSessions(database, () => now.moment);
    const times = <Value>(count: number, act: () => Promise<Value>): Promise<Value[]> =>
      Promise.all(Array.from({ length: count }, act));
    const setUp = async (): Promise<string> => {
      const made = await factors().setUp(user, '');
      if (!made.ok) throw new Error('It was on');
      return made.value.secret;
    };
    const turnOn = async () => {
      const secret = await setUp();
      const on = await factors().confirm(
        { id: user.id, sessionId: randomUUID() },
        given(codeOfStep(secret, stepAt(testNow))),
      );
      if (!on.ok) throw new Error('It was not turned on');
      now.moment = new Date(testNow.getTime() + 60_000);
      return { code: codeOfStep(secret, stepAt(now.moment)), recoveryCodes: on.value.recoveryCodes };
    };

    beforeAll(async () => {
      ({ database } = await open());
    });
    beforeEach(async () => {
      now.moment = testNow;
      for (const table of ['second_factors', 'recovery_codes', 'login_limits', 'sessions'] as const)
        await database.deleteFrom(table).execute();
      const priya = database.updateTable('users').set({ active: true }).where('email', '=', 'priya@northgate.example');
      user = toAccount(await priya.returningAll().executeTakeFirstOrThrow());
    });
    afterAll(() => database.destroy());

    it('one code lets one in', async () => {
      const { code, recoveryCodes } = await turnOn();
      for (const each of [code, recoveryCodes[0] ?? '']) {
        const results = await times(5, () => factors().use(user.id, given(each)));
        expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      }
    });

    it('recovery codes are kept as passwords are, and those of before are good once', async () => {
      const { recoveryCodes } = await turnOn();
      const kept = await database.selectFrom('recovery_codes').select('code_hash').execute();
      for (const { code_hash: hash } of kept) expect(hash).toMatch(/^\$argon2id\$/);
      const old = createHash('sha256').update(`${user.id}:abcdefghjk`).digest('base64url');
      await database.insertInto('recovery_codes').values({ user_id: user.id, code_hash: old }).execute();
      for (const code of ['ABCDE-fghjk', recoveryCodes[9] ?? '']) {
        expect(await factors().use(user.id, given(code))).toMatchObject({ ok: true });
        expect(await factors().use(user.id, given(code))).toMatchObject({ ok: false });
      }
    });

    it('one code turns it on once, and one set of recovery codes is left', async () => {
      const secret = await setUp();
      const code = codeOfStep(secret, stepAt(testNow));
      const results = await times(4, () => factors().confirm({ id: user.id, sessionId: randomUUID() }, given(code)));
      expect(results.map((result) => (result.ok ? 'on now' : result.refusal.kind)).toSorted()).toEqual(
        ['on', 'on', 'on', 'on now'].toSorted(),
      );
      expect(await factors().state(user.id)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    });

    it('renewals of the recovery codes leave the ten of one of them', async () => {
      const { code, recoveryCodes } = await turnOn();
      const codes = [code, ...recoveryCodes.slice(0, 3)];
      const results = await Promise.all(
        codes.map((each) => factors().renewRecoveryCodes({ id: user.id, sessionId: randomUUID() }, given(each))),
      );
      expect(results.some(({ ok }) => ok)).toBe(true);
      expect(await factors().state(user.id)).toMatchObject({ recoveryCodesLeft: 10 });
    });

    it('wrong codes are all counted', async () => {
      await turnOn();
      const results = await times(9, () => factors().use(user.id, given('not a code')));
      const kinds = results.map((result) => (result.ok ? 'in' : result.refusal.kind));
      expect(kinds.filter((kind) => kind === 'wrong-code')).toHaveLength(5);
      expect(kinds.filter((kind) => kind === 'too-many-attempts')).toHaveLength(4);
    });

    it('no sign-in outlives the deactivation or the new password that it ran beside', async () => {
      const deactivate = () =>
        database.transaction().execute(async (trx) => {
          await trx.updateTable('users').set({ active: false }).where('id', '=', user.id).execute();
          await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
        });
      const renewPassword = () => database.transaction().execute((trx) => setPassword(trx, user.id, 'another hash'));
      const hash = user.passwordHash;
      for (const change of [deactivate, renewPassword])
        for (let round = 0; round < 8; round++) {
          await database
            .updateTable('users')
            .set({ active: true, password_hash: hash })
            .where('id', '=', user.id)
            .execute();
          const signIn = () => sessions().open(user, { address: '', userAgent: null });
          await Promise.all([signIn(), signIn(), change(), signIn(), signIn()]);
          expect(await sessions().list(user.id, '')).toEqual([]);
        }
      await database.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute();
    });
  });
});

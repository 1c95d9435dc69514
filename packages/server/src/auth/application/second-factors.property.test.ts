import { randomUUID } from 'node:crypto';
import { ok } from '@connect/core/domain/result';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createAttempts } from '../database/attempts.ts';
import { createSecondFactorRepository } from '../database/second-factor-repository.ts';
import { codeLimit, createSecondFactors } from './second-factors.ts';
import { codeOfStep, stepAt } from './totp.ts';

let data: TestDatabase;
let user: { id: string; email: string };
beforeAll(async () => {
  data = await openDemoDatabase();
  user = await data.database.selectFrom('users').select(['id', 'email']).limit(1).executeTakeFirstOrThrow();
});
afterAll(() => data.database.destroy());

const given = (code: string) => ({ code, storefront: '' });

/** What somebody types: the code of a step near now, a recovery code (used before or not), or neither. */
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('step' as const), offset: fc.integer({ min: -3, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('recovery' as const), which: fc.nat({ max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wrong' as const),
      code: fc.constantFrom('aaaaa-aaaaa', 'x', '-', '1234567'),
    }),
  },
);
const pause = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 20 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 240 }) },
);
const attempts = fc.array(fc.tuple(typed, pause), { minLength: 5, maxLength: 30 });

describe('whatever codes are typed, and whenever', () => {
  it('each works once and in its time, no step after a later one, and nothing does after five wrong ones in five minutes', async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async (typing) => {
        for (const table of ['second_factors', 'recovery_codes', 'login_limits'] as const)
          await data.database.deleteFrom(table).execute();
        let now = testNow;
        const factors = createSecondFactors({
          repository: createSecondFactorRepository(data.database, data.keys),
          attempts: createAttempts(data.database, () => now),
          checkPassword: async () => ok(null),
          portalName: async () => 'Connect',
          now: () => now,
        });
        const setUp = await factors.setUp(user, '');
        if (!setUp.ok) throw new Error('It was on');
        const { secret } = setUp.value;
        const codes = Array.from({ length: 200 }, (_, index) => codeOfStep(secret, stepAt(testNow) + index - 20));
        fc.pre(new Set(codes).size === codes.length);
        let lastStep = stepAt(now);
        const on = await factors.confirm({ id: user.id, sessionId: randomUUID() }, given(codeOfStep(secret, lastStep)));
        if (!on.ok) throw new Error('It was not turned on');
        const left = new Set(on.value.recoveryCodes);
        let wrong = { count: 0, until: 0 };

        for (const [what, seconds] of typing) {
          now = new Date(now.getTime() + seconds * 1000);
          const step = stepAt(now) + (what.kind === 'step' ? what.offset : 0);
          const recovery = what.kind === 'recovery' ? (on.value.recoveryCodes[what.which] ?? '') : '';
          const code = { step: codeOfStep(secret, step), recovery, wrong: what.kind === 'wrong' ? what.code : '' }[
            what.kind
          ];
          const good =
            what.kind === 'step'
              ? Math.abs(what.offset) <= 1 && step > lastStep
              : what.kind === 'recovery' && left.has(recovery);
          if (now.getTime() >= wrong.until) wrong = { count: 0, until: now.getTime() + codeLimit.window * 1000 };
          const waits = wrong.count >= codeLimit.attempts;

          const result = await factors.use(user.id, given(code));
          expect(result.ok ? 'in' : result.refusal.kind).toBe(waits ? 'too-many-attempts' : good ? 'in' : 'wrong-code');
          if (waits) continue;
          wrong = good ? { count: 0, until: 0 } : { ...wrong, count: wrong.count + 1 };
          if (good && what.kind === 'step') lastStep = step;
          if (good) left.delete(recovery);
        }
        expect(await factors.state(user.id)).toMatchObject({ enabled: true, recoveryCodesLeft: left.size });
      }),
      { numRuns: 60 },
    );
  });
});

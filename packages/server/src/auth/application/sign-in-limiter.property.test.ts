import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createAttempts } from '../database/attempts.ts';
import { loginLimits } from './login-limiter.ts';
import { createSignInLimiter, longer, perAccountFromAnywhere } from './sign-in-limiter.ts';

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(() => data.database.deleteFrom('login_limits').execute());
afterAll(() => data.database.destroy());

const email = 'priya@northgate.example';
const office = '192.0.2.1';

/** A limiter that knows no address, with a clock of its own. */
const begin = async () => {
  await data.database.deleteFrom('login_limits').execute();
  const clock = { now: testNow };
  const limiter = createSignInLimiter({
    attempts: createAttempts(data.database, () => clock.now),
    limits: loginLimits,
    knowsAddress: async () => false,
  });
  const wait = (seconds: number): void => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  /** As many tries from everywhere as there may be: 500 addresses would say the same. */
  const flood = async (): Promise<void> => {
    await limiter.take({ email, address: '203.0.113.255', deviceId: null });
    await data.database
      .updateTable('login_limits')
      .set({ failures: 500 })
      .where('key', 'like', 'account anywhere:%')
      .execute();
  };
  return { limiter, wait, flood };
};

const pause = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 70 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 4 * 60 * 60 }) },
);
/** Wrong tries at once, and the seconds after them. */
const burst = fc.record({ tries: fc.integer({ min: 1, max: 15 }), pause });

describe('wrong tries', () => {
  it('of strangers, however many, at the same address and elsewhere, never hold whoever is in a known browser', async () => {
    const strangers = fc.array(fc.tuple(burst, fc.constantFrom('the office', 'one place', 'anywhere')), {
      minLength: 1,
      maxLength: 10,
    });
    let held = 0;
    await fc.assert(
      fc.asyncProperty(strangers, fc.boolean(), async (bursts, isFlooded) => {
        const { limiter, wait, flood } = await begin();
        let places = 0;
        for (const [{ tries, pause }, from] of bursts) {
          for (let each = 0; each < tries; each += 1) {
            const address = { 'the office': office, 'one place': '198.51.100.1', anywhere: `203.0.113.${places++}` };
            const taken = await limiter.take({ email, address: address[from], deviceId: null });
            if (taken !== null) held += 1;
          }
          wait(pause);
        }
        if (isFlooded) await flood();
        // A neighbour tries their own password, and is known, too.
        for (let each = 0; each < 60; each += 1)
          await limiter.take({ email: 'neighbour@office.example', address: office, deviceId: 'theirs' });
        expect(await limiter.take({ email, address: office, deviceId: 'known' })).toBeNull();
      }),
      { numRuns: 20 },
    );
    expect(held).toBeGreaterThan(0);
  });

  it('in a known browser, wherever that is, are let through as often as at one address, and no more', async () => {
    const through = async (bursts: readonly { tries: number; pause: number }[], placed: (index: number) => object) => {
      const { limiter, wait } = await begin();
      const answers: boolean[] = [];
      for (const { tries, pause } of bursts) {
        for (let each = 0; each < tries; each += 1) {
          const attempt = { email, address: office, deviceId: null, ...placed(answers.length) };
          answers.push((await limiter.take(attempt)) === null);
        }
        wait(pause);
      }
      return answers;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { maxLength: 10 }), async (bursts) => {
        const known = await through(bursts, (index) => ({ deviceId: 'known', address: `203.0.113.${index}` }));
        expect(known).toEqual(await through(bursts, () => ({})));
      }),
      { numRuns: 5 },
    );
  });

  it('in a known browser are five a minute, twenty an hour and fifty a day', async () => {
    const { limiter, wait } = await begin();
    const hours: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      const before = hours.length;
      hours.push(0);
      for (let minute = 0; minute < 6; minute += 1) {
        let within = 0;
        for (let each = 0; each < 6; each += 1)
          if ((await limiter.take({ email, address: `${hour}:${minute}`, deviceId: 'known' })) === null) within += 1;
        expect(within).toBeLessThanOrEqual(loginLimits.perAccount);
        hours[before] = (hours[before] ?? 0) + within;
        wait(loginLimits.window);
      }
      wait(55 * 60);
    }
    const [hourly, daily] = longer.map(({ attempts }) => attempts);
    expect(hours).toEqual([hourly, hourly, (daily ?? 0) - 2 * (hourly ?? 0), 0]);
  });

  it('in many known browsers of one account are no more together than those of strangers from everywhere', async () => {
    const { limiter } = await begin();
    let through = 0;
    for (let device = 0; device < 30; device += 1)
      for (let each = 0; each < loginLimits.perAccount; each += 1)
        if ((await limiter.take({ email, address: `at ${device}`, deviceId: `of ${device}` })) === null) through += 1;
    expect(through).toBe(perAccountFromAnywhere.attempts);
    // Strangers are counted by themselves.
    expect(await limiter.take({ email, address: office, deviceId: null })).toBeNull();
  });

  it('of whoever calls their address what a browser is called are not that browser’s', async () => {
    const { limiter } = await begin();
    for (let each = 0; each < loginLimits.perAccount; each += 1)
      await limiter.take({ email, address: 'known', deviceId: null });
    expect(await limiter.take({ email, address: 'known', deviceId: null })).not.toBeNull();
    expect(await limiter.take({ email, address: office, deviceId: 'known' })).toBeNull();
  });
});

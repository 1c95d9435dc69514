import { calls } from '@connect/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actingToken } from '../../testing/acting.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { seenEvery, sessionLife } from '../application/sessions.ts';

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());

const minute = 60 * 1000;
const times = { tokenSeconds: 300, sessionSeconds: 1800 };
const idle = times.sessionSeconds * 1000;
const minutes = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Minutes from one use to the next: near the end of a session that nobody uses; within a token's life; any. */
const pause = fc.oneof(minutes(29, 31), minutes(0, 5), minutes(0, 32));
/** Minutes from the last use: near that end, or any. */
const rest = fc.oneof(minutes(29, 31.5), minutes(0, 60));

it('however long one acts, and with whatever pauses: the own session goes on as long as the acting one does, and not for ever', async () => {
  const outcomes = new Set<string>();
  const portal = createTestPortal({ ...data, times });
  const { clock } = portal;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: times.tokenSeconds - 1 }),
      fc.array(pause, { maxLength: 12 }),
      rest,
      async (begun, uses, last) => {
        clock.now = testNow;
        const wait = (milliseconds: number): void => {
          clock.now = new Date(clock.now.getTime() + Math.round(milliseconds));
        };
        const own = await portal.tokenFor('morgan@connect.example');
        const ends = testNow.getTime() + sessionLife;
        wait(begun * 1000);
        let acting = await actingToken(portal, own);
        let lastUse = clock.now.getTime();
        for (const each of uses) {
          wait(each * minute);
          const renewed = await portal.renew(acting);
          if (renewed === null) continue;
          acting = renewed;
          lastUse = clock.now.getTime();
        }
        wait(last * minute);
        const now = clock.now.getTime();

        const actingGoesOn = (await portal.renew(acting)) !== null;
        // One that is restored is over by then, mostly: it is renewed before it is used.
        const restored = await portal.renew(own);
        outcomes.add(`own ${String(restored !== null)}, acting ${String(actingGoesOn)}`);
        expect(actingGoesOn).toBe(now < Math.min(lastUse + idle, ends));
        expect(restored !== null).toBe(now < Math.min((actingGoesOn ? now : lastUse) + idle + seenEvery, ends));
        if (restored) expect((await portal.call(calls.me, { token: restored })).status).toBe(200);
      },
    ),
    { numRuns: 40 },
  );
  expect([...outcomes].toSorted()).toEqual([
    'own false, acting false',
    'own true, acting false',
    'own true, acting true',
  ]);
});

it('the own token is not kept meanwhile: one that is over is nobody’s, by itself', async () => {
  const portal = createTestPortal({ ...data, times });
  const own = await portal.tokenFor('robin@connect.example');
  await actingToken(portal, own);
  portal.clock.now = new Date(testNow.getTime() + times.tokenSeconds * 1000);
  expect((await portal.call(calls.me, { token: own })).status).toBe(401);
  portal.cookies.clear();
  expect(await portal.renew(own)).toBeNull();
});

import { calls } from '@connect/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actingToken } from '../../testing/acting.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, tokenSeconds } from '../../testing/test-portal.ts';
import { seenEvery, sessionLife } from '../application/sessions.ts';

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());

const tokenLife = tokenSeconds * 1000;
const minute = 60 * 1000;
const minutes = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Minutes from one use to the next: near half of a token's life, when it is renewed; so close that nothing is written; any. */
const pause = fc.oneof(minutes(14, 16), minutes(0, 1.2), minutes(0, 32));
/** Minutes from the last use: near the end of a token's life, or any. */
const rest = fc.oneof(minutes(28.5, 31.5), minutes(0, 60));

it('however long one acts, and with whatever pauses: the own token holds as long as the acting one does, and not for ever', async () => {
  const outcomes = new Set<string>();
  const portal = createTestPortal(data);
  const { clock } = portal;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: tokenSeconds - 1 }),
      fc.array(pause, { maxLength: 12 }),
      rest,
      async (begun, uses, last) => {
        clock.now = testNow;
        const wait = (milliseconds: number): void => {
          clock.now = new Date(clock.now.getTime() + Math.round(milliseconds));
        };
        const holds = async (token: string) => (await portal.call(calls.me, { token })).status === 200;
        const own = await portal.tokenFor('morgan@connect.example');
        const ends = testNow.getTime() + sessionLife;
        wait(begun * 1000);
        let acting = await actingToken(portal, own);
        let lastUse = clock.now.getTime();
        for (const each of uses) {
          wait(each * minute);
          const answer = await portal.call(calls.me, { token: acting });
          if (answer.status !== 200) continue;
          acting = answer.headers.get('X-Connect-Token') ?? acting;
          lastUse = clock.now.getTime();
        }
        wait(last * minute);
        const now = clock.now.getTime();

        const ownHolds = await holds(own);
        const actingHolds = await holds(acting);
        outcomes.add(`own ${String(ownHolds)}, acting ${String(actingHolds)}`);
        if (actingHolds) expect(ownHolds).toBe(true);
        if (now >= ends) expect([ownHolds, actingHolds]).toEqual([false, false]);
        const isOver = now >= testNow.getTime() + tokenLife && now >= lastUse + tokenLife + seenEvery;
        if (isOver) expect(ownHolds).toBe(false);
      },
    ),
    // The first: the token renewed in a minute in which nothing is written, and then left until just before its end.
    { numRuns: 40, examples: [[0, [14.6, 0.7], 29.7]] },
  );
  expect(outcomes).toContain('own true, acting true');
  expect(outcomes).toContain('own false, acting false');
});

it('a token that was kept is renewed when it is used again, and the new one needs no keeping', async () => {
  const portal = createTestPortal(data);
  const own = await portal.tokenFor('robin@connect.example');
  const acting = await actingToken(portal, own);
  portal.clock.now = new Date(testNow.getTime() + tokenLife - minute);
  expect((await portal.call(calls.me, { token: acting })).status).toBe(200);
  portal.clock.now = new Date(testNow.getTime() + tokenLife + minute);
  const answer = await portal.call(calls.me, { token: own });
  const renewed = answer.headers.get('X-Connect-Token') ?? '';
  portal.clock.now = new Date(portal.clock.now.getTime() + tokenLife - minute);
  expect((await portal.call(calls.me, { token: own })).status).toBe(401);
  expect((await portal.call(calls.me, { token: renewed })).status).toBe(200);
});

it('a token that was over before one began to act is not woken by it', async () => {
  const portal = createTestPortal(data);
  const copied = await portal.tokenFor('robin@connect.example');
  portal.clock.now = new Date(testNow.getTime() + tokenLife - minute);
  const own = (await portal.call(calls.me, { token: copied })).headers.get('X-Connect-Token') ?? '';
  portal.clock.now = new Date(testNow.getTime() + tokenLife + minute);
  await actingToken(portal, own);
  const answer = await portal.call(calls.me, { token: copied });
  expect([answer.status, answer.headers.get('X-Connect-Token')]).toEqual([401, null]);
  portal.clock.now = new Date(testNow.getTime() + 2 * tokenLife);
  expect((await portal.call(calls.me, { token: own })).status).toBe(200);
});

it('nobody else’s token is kept: one that is over is refused', async () => {
  const portal = createTestPortal(data);
  const [priya, morgan] = [
    await portal.tokenFor('priya@northgate.example'),
    await portal.tokenFor('morgan@connect.example'),
  ];
  portal.clock.now = new Date(testNow.getTime() + tokenLife);
  for (const token of [priya, morgan]) expect((await portal.call(calls.me, { token })).status).toBe(401);
});

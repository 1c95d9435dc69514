import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepSecurityEventsDays } from '../auth/application/security-events.ts';
import type { Database } from '../database/open.ts';
import { engines } from '../testing/engines.ts';
import { testNow } from '../testing/demo-database.ts';
import { startForgetting } from './serve-integration.ts';

const day = 86_400_000;

describe.each(engines)(
  'what is deleted by itself, on $engine (operations: what is kept of a person)',
  ({ missing, open }) => {
    describe.skipIf(missing)(missing ?? 'by the clock', () => {
      let data: Awaited<ReturnType<typeof open>>;
      let database: Database;
      const clock = { now: testNow };
      const warned: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) });
      const ends: (() => Promise<void>)[] = [];
      /** As each process starts it. */
      const start = (): void => {
        ends.push(startForgetting(database, { days: () => 30, keys: data.keys, now: () => clock.now, log }));
      };

      beforeAll(async () => {
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
        data = await open();
        ({ database } = data);
      });
      afterEach(async () => {
        await Promise.all(ends.splice(0).map((end) => end()));
        for (const table of ['security_events', 'login_limits'] as const) await data.owner.deleteFrom(table).execute();
        clock.now = testNow;
      });
      afterAll(async () => {
        vi.useRealTimers();
        await data.close();
      });

      const addSignIn = (daysAgo: number, userId: string | null = null) =>
        database
          .insertInto('security_events')
          .values({
            at: new Date(clock.now.getTime() - daysAgo * day),
            kind: 'signed-in',
            means: 'password',
            user_id: userId,
            email_hash: null,
            address: null,
            user_agent: `${daysAgo} days ago`,
          })
          .execute();
      const kept = async () =>
        (await database.selectFrom('security_events').select('user_agent').orderBy('id').execute()).map(
          ({ user_agent: which }) => which,
        );
      const counts = async () =>
        (await database.selectFrom('login_limits').select('key').execute()).map(({ key }) => key);

      it('goes when its time is over, and not a day before; two processes at once do no harm', async () => {
        for (const days of [keepSecurityEventsDays + 1, keepSecurityEventsDays - 1, 0]) await addSignIn(days);
        const over = { failures: 1, resets_at: new Date(clock.now.getTime() - 1) };
        await database
          .insertInto('login_limits')
          .values({ key: 'over', ...over })
          .execute();
        start();
        start();
        start();
        await expect.poll(kept).toEqual([`${keepSecurityEventsDays - 1} days ago`, '0 days ago']);
        await expect.poll(counts).toEqual([]);
        expect(warned).toEqual([]);
      });

      it('goes after midnight without a start, and not again on the same day', async () => {
        const moment = () => new Promise((resolve) => setTimeout(resolve, 100));
        await addSignIn(keepSecurityEventsDays + 1);
        start();
        await expect.poll(kept).toEqual([]);
        await moment();
        await addSignIn(keepSecurityEventsDays + 1);
        vi.advanceTimersByTime(60_000);
        await moment();
        expect(await kept()).toHaveLength(1);
        clock.now = new Date(clock.now.getTime() + day);
        vi.advanceTimersByTime(60_000);
        await expect.poll(kept).toEqual([]);
      });

      it('stays while its owner is on hold', async () => {
        const { id } = await database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
        await database.updateTable('users').set({ legal_hold: true }).where('id', '=', id).execute();
        await addSignIn(keepSecurityEventsDays + 1, id);
        await addSignIn(keepSecurityEventsDays + 2);
        start();
        await expect.poll(kept).toEqual([`${keepSecurityEventsDays + 1} days ago`]);
        await database.updateTable('users').set({ legal_hold: false }).where('id', '=', id).execute();
      });
    });
  },
);

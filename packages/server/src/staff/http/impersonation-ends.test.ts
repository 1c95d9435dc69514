import { calls } from '@connect/contract/calls';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sessionIdOf, sessionLife } from '../../auth/application/sessions.ts';
import { claimsOf } from '../../testing/acting.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { morgan, robin, useStaffPortal } from '../../testing/staff-portal.ts';

const minutes = 60 * 1000;

describe.each(engines)('how acting for a customer ends, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'an account manager', () => {
    const staff = useStaffPortal(open);
    const { call, tokenFor, start, act, userOf } = staff;

    it('logs out of both sessions while acting (decisions §logging-out-forgets)', async () => {
      const acting = await act();
      expect((await call(calls.logout, { token: acting })).status).toBe(204);
      expect([await userOf(acting), await userOf(staff.own())]).toEqual([null, null]);
    });

    it('sees one session of theirs, whether they act or not, and cannot end the other by its id', async () => {
      const acting = await act();
      const answer = await call(calls.sessions, { token: staff.own() });
      const { data: listed } = v.parse(calls.sessions.answer, await answer.json());
      expect(listed.map(({ id, current }) => [id, current])).toEqual([
        [sessionIdOf(String(claimsOf(staff.own())['sid'])), true],
      ]);
      const id = sessionIdOf(String(claimsOf(acting)['sid']));
      expect(
        (await call(calls.endSession, { token: staff.own(), params: { id }, body: { password: null } })).status,
      ).toBe(404);
    });

    it.each([
      ['log out', (token: string) => call(calls.logout, { token })],
      ['sign out everywhere', (token: string) => call(calls.endAllSessions, { token, body: { password: null } })],
      [
        'end the session from another browser',
        async () => {
          const elsewhere = await tokenFor(morgan);
          return call(calls.endSession, {
            token: elsewhere,
            params: { id: sessionIdOf(String(claimsOf(staff.own())['sid'])) },
            body: { password: null },
          });
        },
      ],
    ])('acts no longer once they %s with their own', async (_, end) => {
      const acting = await act();
      expect((await end(staff.own())).status).toBe(204);
      expect([await userOf(acting), await userOf(staff.own())]).toEqual([null, null]);
    });

    it('acts no longer once they are deactivated', async () => {
      const acting = await act();
      await staff.changeMorgan({ active: false });
      expect([await userOf(acting), await userOf(staff.own())]).toEqual([null, null]);
      await staff.changeMorgan({ active: true });
    });

    it('acts no longer than their own session lasts, however often the token is renewed', async () => {
      staff.later(29 * minutes);
      let acting = await act();
      for (;;) {
        if ((await call(calls.me, { token: acting })).status !== 200) break;
        acting = (await staff.portal().renew(acting)) ?? acting;
        staff.later(14 * minutes);
      }
      const lasted = staff.portal().clock.now.getTime() - testNow.getTime();
      expect(lasted).toBeGreaterThanOrEqual(sessionLife);
      expect(lasted).toBeLessThanOrEqual(sessionLife + 14 * minutes);
      expect(await userOf(staff.own())).toBeNull();
    });

    const kindsOfLog = async () => {
      const token = await tokenFor(robin);
      const answer = await call(calls.audit, { token, query: { filter: 'starts' } });
      const { data: entries } = v.parse(calls.audit.answer, await answer.json());
      return entries.map(({ kind, actor, customer, at }) => [kind, actor, customer?.no, at]);
    };

    it('is in the audit log when it ran out by time, once, at the moment it did; acting that goes on is not', async () => {
      const acting = await act();
      await act('C20915');
      staff.later(25 * minutes);
      const renewed = (await staff.portal().renew(acting)) ?? '';
      staff.later(10 * minutes);
      const ranOut = new Date(testNow.getTime() + 31 * minutes).toISOString();
      const log = await kindsOfLog();
      expect(log.map(([kind]) => kind)).toEqual(['ran-out', 'started', 'started']);
      expect(log[0]).toEqual(['ran-out', 'Morgan Hale', 'C20915', ranOut]);
      expect(await userOf(renewed)).not.toBeNull();
      await Promise.all([kindsOfLog(), kindsOfLog()]);
      expect(await kindsOfLog()).toHaveLength(3);
    });

    it('is in the audit log, too, when its own session’s hours are over and others sign in', async () => {
      await act();
      staff.later(sessionLife + minutes);
      await tokenFor(morgan);
      expect((await kindsOfLog()).map(([kind]) => kind)).toEqual(['ran-out', 'started']);
    });

    it('beginning and logging out at once leaves no session behind, whichever comes first', async () => {
      for (let round = 0; round < 5; round += 1) {
        const token = await tokenFor(morgan);
        const [started] = await Promise.all([start(token), call(calls.logout, { token })]);
        expect([200, 401]).toContain(started.status);
        const left = await staff
          .database()
          .selectFrom('sessions')
          .select('id')
          .where('parent_id', 'is not', null)
          .execute();
        expect(left).toEqual([]);
      }
    });
  });
});

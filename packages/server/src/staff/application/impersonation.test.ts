import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { actingToken, claimsOf } from '../../testing/acting.ts';
import { makeCallRequests } from '../../testing/call-requests.ts';
import { engines } from '../../testing/engines.ts';
import { customer, morgan, robin, useStaffPortal } from '../../testing/staff-portal.ts';
import { createTestPortal, tokenSeconds } from '../../testing/test-portal.ts';

describe.each(engines)('acting for a customer, on $engine (decisions §acting-within-limits)', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'an account manager', () => {
    const staff = useStaffPortal(open);
    const { call, tokenFor, start, act, userOf, refusalOf } = staff;
    const stop = (token: string) => call(calls.stopImpersonation, { token });

    it('is a user of the customer, with all their permissions but to change users, under their own name', async () => {
      const answer = await start(staff.own());
      const { token, user: started } = v.parse(calls.impersonate.answer, await answer.json());
      const user = await userOf(token);
      expect(started).toEqual(v.parse(calls.me.answer, user));
      expect(user).toEqual({
        email: morgan,
        first_name: 'Morgan',
        last_name: 'Hale',
        roles: ['customer'],
        permissions: ['View Orders', 'View Invoices', 'View Balance', 'Place Orders', 'Download Invoices'],
        is_super_user: false,
        customer_no: customer.no,
        impersonator: { name: 'Morgan Hale', email: morgan },
      });
      const record = await call(calls.customer, { token });
      expect(await record.json()).toMatchObject({ no: customer.no, balance: { total_owed: expect.any(Number) } });
    });

    it('stands among their own recent sign-ins, its beginning and its end', async () => {
      const acting = await act();
      await stop(acting);
      const answer = await call(calls.signIns, { token: staff.own() });
      const { data } = v.parse(calls.signIns.answer, await answer.json());
      expect(data.slice(0, 2).map(({ kind }) => kind)).toEqual(['acting-stopped', 'acting-begun']);
    });

    it('a super user is none while they act', async () => {
      const acting = await actingToken(staff.portal(), await tokenFor(robin));
      expect(await userOf(acting)).toMatchObject({ is_super_user: false, roles: ['customer'] });
    });

    it('has a token that names both people; everybody’s own names them alone', async () => {
      expect(claimsOf(await act())).toMatchObject({ sub: customer.no, kind: 'customer', act: { sub: morgan } });
      const kinds: [string, string][] = [
        [morgan, 'account-manager'],
        ['brook@connect.example', 'brand-manager'],
        ['sasha@connect.example', 'brand-manager'],
        ['priya@northgate.example', 'customer'],
      ];
      for (const [email, kind] of kinds) {
        const claims = claimsOf(await tokenFor(email));
        expect(claims).toMatchObject({ sub: email, kind });
        expect(claims).not.toHaveProperty('act');
      }
      expect(claimsOf(await staff.portal().signIn('priya@northgate.example'))).toMatchObject({ kind: 'customer' });
    });

    it('keeps what the token says when it is renewed', async () => {
      const acting = await act();
      staff.later((tokenSeconds / 2) * 1000);
      const renewed = (await staff.portal().renew(acting)) ?? '';
      expect(claimsOf(renewed)).toMatchObject({ sub: customer.no, kind: 'customer', act: { sub: morgan } });
      expect(claimsOf(renewed)['sid']).toBe(claimsOf(acting)['sid']);
    });

    it('cannot act for a customer who does not exist', async () => {
      expect(await refusalOf(start(staff.own(), 'C99999'))).toEqual([404, 'not_found']);
    });

    it('reaches the customers given to them only, when the server says so; super users reach all', async () => {
      const narrow = createTestPortal({ ...staff.data(), assignedCustomersOnly: true });
      const { id } = await staff
        .database()
        .selectFrom('users')
        .select('id')
        .where('email', '=', morgan)
        .executeTakeFirstOrThrow();
      const give = (given_manager_id: string | null) =>
        staff.database().updateTable('customers').set({ given_manager_id }).where('no', '=', customer.no).execute();
      const status = async (token: string) =>
        (await narrow.call(calls.impersonate, { token, params: customer })).status;

      await give(null);
      expect(await status(staff.own())).toBe(404);
      expect(await status(await narrow.tokenFor(robin))).toBe(200);
      await give(id);
      const acting = await actingToken(narrow, staff.own());
      expect((await narrow.call(calls.customer, { token: acting })).status).toBe(200);
      // Taken away while they act: the next call is not theirs to make any more.
      await give(null);
      expect((await narrow.call(calls.customer, { token: acting })).status).toBe(401);
      expect((await narrow.call(calls.me, { token: staff.own() })).status).toBe(200);
      await give(id);
    });

    it('without the permission View Customers acts for nobody, nor goes on to', async () => {
      const acting = await act();
      const { permissions } = (await userOf(staff.own())) ?? { permissions: [] };
      await staff.changeMorgan({ permissions: permissions.filter((permission) => permission !== 'View Customers') });
      expect(await refusalOf(start(staff.own()))).toEqual([403, 'missing_permission']);
      expect(await userOf(acting)).toBeNull();
      await staff.changeMorgan({ permissions });
      expect(await userOf(acting)).not.toBeNull();
    });

    it('does not begin again from within acting', async () => {
      expect(await refusalOf(start(await act(), 'C20915'))).toEqual([403, 'wrong_role']);
    });

    it('nobody else acts for customers', async () => {
      for (const email of ['priya@northgate.example', 'brook@connect.example', 'sasha@connect.example'])
        expect(await refusalOf(start(await tokenFor(email)))).toEqual([403, 'wrong_role']);
    });

    describe('where a reason and a recent sign-in are demanded', () => {
      const demanding = () =>
        createTestPortal({ ...staff.data(), actingDemands: { reason: true, signedInWithin: 60 * 60_000 } });
      const startWith = (portal: ReturnType<typeof demanding>, body?: { reason?: string }) =>
        portal.call(calls.impersonate, { token: staff.own(), params: customer, ...(body && { body }) });
      const starts = () =>
        staff.database().selectFrom('audit_log').select(['actor', 'about']).where('kind', '=', 'started').execute();

      it('is refused without a reason, and begins nothing', async () => {
        const portal = demanding();
        expect(await refusalOf(startWith(portal))).toEqual([422, 'reason_needed']);
        expect(await refusalOf(startWith(portal, {}))).toEqual([422, 'reason_needed']);
        expect(await refusalOf(startWith(portal, { reason: ' ' }))).toEqual([400, 'malformed_request']);
        expect(await starts()).toEqual([]);
      });

      it('has the reason in the audit log, which super users read', async () => {
        expect((await startWith(demanding(), { reason: ' Called about SO-1 ' })).status).toBe(200);
        expect(await starts()).toEqual([
          { actor: 'Morgan Hale', about: expect.objectContaining({ reason: 'Called about SO-1', document: null }) },
        ]);
        const log = await call(calls.audit, { token: await tokenFor(robin), query: { filter: 'starts' } });
        const { data } = v.parse(calls.audit.answer, await log.json());
        expect(data).toMatchObject([{ kind: 'started', about: { reason: 'Called about SO-1' } }]);
      });

      it('takes a sign-in of an hour ago, and none of before, however often its token was renewed', async () => {
        const portal = demanding();
        for (const [name, value] of staff.portal().cookies) portal.cookies.set(name, value);
        let token = staff.own();
        const after = async (minutes: number) => {
          portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000);
          token = (await portal.renew(token)) ?? token;
          const body = { reason: 'Called about SO-1' };
          return portal.call(calls.impersonate, { token, params: customer, body });
        };
        for (const minutes of [20, 20, 20]) expect((await after(minutes)).status).toBe(200);
        expect(await refusalOf(after(1))).toEqual([403, 'sign_in_again']);
        token = await portal.tokenFor(morgan);
        expect((await after(0)).status).toBe(200);
      });
    });

    it('is asked for no reason, and whenever they signed in, where nothing is demanded', async () => {
      expect((await start(staff.own())).status).toBe(200);
      const entries = await staff
        .database()
        .selectFrom('audit_log')
        .select('about')
        .where('kind', '=', 'started')
        .execute();
      expect(entries).toEqual([{ about: null }]);
    });

    it('works with the customer: it counts as a visit', async () => {
      await act();
      await act();
      const visits = await staff.database().selectFrom('customer_visits').select(['customer_no', 'visits']).execute();
      expect(visits).toEqual([{ customer_no: customer.no, visits: 2 }]);
    });

    it('stops: that session ends, the own one goes on', async () => {
      const acting = await act();
      expect((await stop(acting)).status).toBe(204);
      expect(await userOf(acting)).toBeNull();
      expect(await userOf(staff.own())).toMatchObject({ roles: ['account_manager'] });
    });

    it('cannot stop what is not begun', async () => {
      expect(await refusalOf(stop(staff.own()))).toEqual([409, 'not_impersonating']);
      expect(await refusalOf(stop(await tokenFor('priya@northgate.example')))).toEqual([409, 'not_impersonating']);
      expect(await userOf(staff.own())).not.toBeNull();
    });

    describe('what is one’s own is not done while acting', () => {
      it('users, passwords, second factor and sessions: every such call is refused, and says why', async () => {
        const { good } = await makeCallRequests(staff.database(), staff.portal());
        const acting = await act();
        const rows = Object.entries<Call>(calls).filter(([, row]) => row.ownOnly) as [keyof typeof calls, Call][];
        expect(rows.map(([name]) => name)).toEqual(
          expect.arrayContaining([
            'users',
            'invite',
            'editUser',
            'deactivateUser',
            'sessions',
            'endAllSessions',
            'mfa',
          ]),
        );
        for (const [name, row] of rows)
          expect(await refusalOf(call(row, { ...good[name], token: acting }))).toEqual([
            403,
            'not_while_impersonating',
          ]);
        expect([await userOf(acting), await userOf(staff.own())]).not.toContain(null);
      });

      it('all that has to do with users, sessions or the second factor is such a call', () => {
        const rows = Object.entries<Call>(calls).filter(([, { path }]) =>
          /^\/api\/v3\/(users|invitations|sessions|mfa)/.test(path),
        );
        expect(rows.length).toBeGreaterThan(10);
        for (const [name, row] of rows) expect([name, row.ownOnly]).toEqual([name, true]);
      });
    });
  });
});

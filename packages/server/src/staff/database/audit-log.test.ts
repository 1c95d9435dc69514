import { pathOf, type Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import type { AuditEntry } from '@connect/core/domain/access/audit';
import { ErrorBody } from '@connect/contract/values';
import { Hono } from 'hono';
import * as v from 'valibot';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { createDataFacts } from '../../operator/database/data-facts.ts';
import { toAccount, toIdentity } from '../../identity.ts';
import type { Environment } from '../../http/environment.ts';
import { makeServe } from '../../http/serve.ts';
import { actingToken } from '../../testing/acting.ts';
import { makeCallRequests, type CallRequests } from '../../testing/call-requests.ts';
import { engines } from '../../testing/engines.ts';
import { customer, morgan, robin, useStaffPortal } from '../../testing/staff-portal.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { createAuditLog } from '../application/audit-log.ts';
import { auditSubject } from '../http/audit-subject.ts';
import { createAuditRepository } from './audit-repository.ts';

const names = Object.keys(calls) as (keyof typeof calls)[];
const guarded = names.filter((name) => calls[name].access !== 'public');

const isWrite = (name: (typeof names)[number]): boolean => {
  const { method, reads }: Call = calls[name];
  return method !== 'GET' && !reads;
};
/** These end the session that they are made in. */
const ending: ReadonlySet<string> = new Set(['logout', 'endAllSessions', 'stopImpersonation']);

describe.each(engines)('the audit log, on $engine (decisions §acting-within-limits)', ({ engine, missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of what staff do', () => {
    const staff = useStaffPortal(open);
    const { call, tokenFor, act } = staff;
    let superUser: string;
    let good: CallRequests['good'];
    beforeAll(async () => {
      ({ good } = await makeCallRequests(staff.database(), createTestPortal(staff.data())));
    });
    beforeEach(async () => {
      superUser = await tokenFor(robin);
    });

    const page = async (query: Record<string, string> = {}) => {
      const answer = await call(calls.audit, { token: superUser, query });
      return v.parse(calls.audit.answer, await answer.json());
    };
    const entries = async (query?: Record<string, string>): Promise<AuditEntry[]> => (await page(query)).data;
    /** All of it, the first first. */
    const wholeLog = async (query: Record<string, string> = {}): Promise<AuditEntry[]> => {
      const { data, next } = await page(query);
      return [...(next === null ? [] : await wholeLog({ ...query, before: next })), ...data.toReversed()];
    };
    const requestsKept = async () => (await wholeLog()).filter(({ kind }) => kind === 'request');
    const brief = ({ kind, request }: AuditEntry): string =>
      request ? `${request.method} ${request.path} ${request.status}` : kind;

    // The first: later ones use the same requests up.
    it('names customer, document or product of every call that staff write with', async () => {
      const tokens = { morgan: staff.own(), sasha: await tokenFor('sasha@connect.example') };
      // About nobody but who makes them: their sessions, second factor and own record.
      const ofThemselves =
        /^(logout|endSession|endAllSessions|mfa\w+|\w+StaffPasskey|changePassword|editAccountManager|orderFavourites|stopImpersonation)$/;
      const made = guarded.filter((name) => {
        const { access }: Call = calls[name];
        // What administrators do is about people of staff, and has tests of its own.
        return isWrite(name) && access !== 'customer' && access !== 'administrator' && !ofThemselves.test(name);
      });
      for (const name of made) {
        const token = tokens[calls[name].access === 'brand-manager' ? 'sasha' : 'morgan'];
        const answer = await call(calls[name], { ...good[name], token });
        expect([name, answer.status < 300]).toEqual([name, true]);
      }
      const kept = await requestsKept();
      expect(kept).toHaveLength(made.length);
      for (const [index, name] of made.entries()) {
        const entry = kept[index];
        const subject = entry?.customer?.no ?? (entry?.about?.skus.length ? entry.about.region : null);
        const expected = calls[name].access === 'brand-manager' ? /^[a-z]{2}_/ : /^C\d+$/;
        expect([name, subject]).toEqual([name, expect.stringMatching(expected)]);
        const isOfDocument = /createSampleOrder|editSampleOrder|prepareBasket|decideCreditApproval/.test(name);
        expect([name, entry?.about?.document ?? null]).toEqual([name, isOfDocument ? expect.any(String) : null]);
        if (entry?.customer) expect(await entries({ customerNo: entry.customer.no })).toContainEqual(entry);
      }
    });

    // What is kept of which call is decided above the database.
    if (engine === engines[0]?.engine) {
      it('keeps every call that is made while acting, each once, with the status of its answer', async () => {
        const made: string[] = [];
        const actAnew = async (): Promise<string> => {
          made.push(`POST ${pathOf(calls.impersonate, customer)} 200`);
          return actingToken(staff.portal(), await tokenFor(morgan));
        };
        let token = await actAnew();
        for (const name of guarded) {
          const answer = await call(calls[name], { ...good[name], token });
          made.push(`${calls[name].method} ${pathOf(calls[name], good[name].params)} ${answer.status}`);
          if (ending.has(name)) token = await actAnew();
        }
        expect((await requestsKept()).map(brief)).toEqual(made);
      });

      it.each([morgan, 'brook@connect.example', 'sasha@connect.example'])(
        'keeps of what %s does in their own name what is written, not what is read',
        async (email) => {
          const written: string[] = [];
          let token = await tokenFor(email);
          for (const name of guarded) {
            const answer = await call(calls[name], { ...good[name], token });
            expect([name, answer.status]).not.toEqual([name, 401]);
            if (isWrite(name))
              written.push(`${calls[name].method} ${pathOf(calls[name], good[name].params)} ${answer.status}`);
            if (ending.has(name)) token = await tokenFor(email);
          }
          const kept = await requestsKept();
          expect(kept.map(brief)).toEqual(written);
          expect(kept.every(({ impersonating }) => !impersonating)).toBe(true);
        },
      );
    }

    it('has starts and stops, and every request made between, reads and refused ones too, the last first', async () => {
      const token = await act();
      await call(calls.customer, { token });
      await call(calls.order, { token, params: { id: 'SO-0' } });
      await call(calls.users, { token });
      await call(calls.contact, { token, body: { subject: 'other' } });
      await call(calls.stopImpersonation, { token });
      const found = await entries();
      expect(found.map(brief)).toEqual([
        'stopped',
        'DELETE /api/v3/impersonation 204',
        'POST /api/v3/contact 400',
        'GET /api/v3/users 403',
        'GET /api/v3/orders/SO-0 404',
        'GET /api/v3/customer 200',
        'started',
        'POST /api/v3/account-manager/customers/C10482/impersonate 200',
      ]);
      for (const entry of found)
        expect(entry).toMatchObject({
          at: staff.portal().clock.now.toISOString(),
          actor: 'Morgan Hale',
          actorEmail: morgan,
          customer: { no: 'C10482', name: 'Northgate Site Supplies' },
        });
      expect(found.map(({ impersonating }) => impersonating)).toEqual([...Array<boolean>(7).fill(true), false]);
    });

    it('a logout while acting is a request and a stop', async () => {
      const token = await act();
      await call(calls.logout, { token });
      expect((await entries()).slice(0, 2).map(brief)).toEqual(['stopped', 'POST /api/auth/logout 204']);
    });

    it('keeps nothing of what customers and visitors do', async () => {
      const token = await tokenFor('kim@quietco.example');
      await call(calls.contact, { token, ...good.contact });
      await call(calls.customer, { token });
      await call(calls.login, good.login);
      expect(await entries()).toEqual([]);
    });

    it('names the customer that a path is of, if there is such a customer', async () => {
      await call(calls.impersonate, { token: staff.own(), params: { no: 'C99999' } });
      await call(calls.impersonate, { token: staff.own(), params: { no: "C1' or '1'='1\0" } });
      await call(calls.impersonate, { token: superUser, params: { no: 'C20915' } });
      expect((await entries()).map(({ customer, request }) => [customer?.no ?? null, request?.status ?? null])).toEqual(
        [
          ['C20915', null],
          ['C20915', 200],
          [null, 400],
          [null, 404],
        ],
      );
    });

    it('has neither the query nor the body of a request', async () => {
      const token = await act();
      await call(calls.ordersCount, { token, query: { date_from: 'secret-in-query', date_to: '2026-11-20' } });
      await call(calls.contact, { token, body: { subject: 'other', message: 'secret-in-body', copy: false } });
      const rows = await staff.database().selectFrom('audit_log').selectAll().execute();
      expect(rows.map(({ path }) => path)).toContain('/api/v3/contact');
      expect(JSON.stringify(rows)).not.toContain('secret');
    });

    it('an address of any length and kind is kept without a fault', async () => {
      const token = await act();
      for (const id of ['x'.repeat(4000), '\0', 'Ω', '%', '%00', '..%2f..'])
        expect((await call(calls.order, { token, params: { id } })).status).toBeLessThan(500);
      expect((await entries()).filter(({ kind }) => kind === 'request')).toHaveLength(7);
    });

    describe('nothing of it is changed', () => {
      const refusal = /the audit log is not changed|permission denied for table audit_log/;
      const chain = async () => (await createDataFacts(staff.database(), () => new Date()).read()).auditChain;
      /** As whoever owns the table can. */
      const byForce = async (change: (database: Database) => Promise<unknown>) => {
        await sql`alter table audit_log disable trigger audit_log_stays`.execute(staff.data().owner);
        await change(staff.data().owner);
        await sql`alter table audit_log enable trigger audit_log_stays`.execute(staff.data().owner);
      };
      beforeEach(async () => {
        const body = { reason: 'Called about SO-1' };
        const begun = await call(calls.impersonate, { token: staff.own(), params: customer, body });
        const { token } = v.parse(calls.impersonate.answer, await begun.json());
        await call(calls.ordersCount, { token });
        await call(calls.contact, { token, body: { subject: 'other', message: 'x', copy: false } });
        await call(calls.stopImpersonation, { token });
      });

      it('by the portal: neither entries nor what came of them', async () => {
        const { links, brokenAt } = await chain();
        expect([links > 6, brokenAt]).toEqual([true, null]);
        for (const [column, value] of [
          ['actor', 'x'],
          ['path', 'x'],
          ['status', 200],
          ['customer_no', 'C1'],
          ['place', 0],
        ])
          await expect(
            sql`update audit_log set ${sql.ref(String(column))} = ${value}`.execute(staff.database()),
          ).rejects.toThrow(refusal);
        await expect(sql`delete from audit_log where id > 0`.execute(staff.database())).rejects.toThrow(refusal);
        expect(await chain()).toMatchObject({ links, brokenAt: null });
      });

      it.each<[string, (database: Database) => Promise<unknown>]>([
        ['who did it', (db) => sql`update audit_log set actor = 'x' where place = 2`.execute(db)],
        ['for whom', (db) => sql`update audit_log set customer_no = 'x' where kind = 'started'`.execute(db)],
        ['why', (db) => sql`update audit_log set about = null where kind = 'started'`.execute(db)],
        ['what came of it', (db) => sql`update audit_log set status = 418 where outcome_place is not null`.execute(db)],
        ['an entry taken out', (db) => sql`delete from audit_log where place = 2`.execute(db)],
        [
          'the last one taken out',
          (db) => sql`delete from audit_log where place = (select max(place) from audit_log)`.execute(db),
        ],
        ['all of it taken out', (db) => sql`delete from audit_log`.execute(db)],
      ])('by force unseen: %s', async (_, change) => {
        await byForce(change);
        expect((await chain()).brokenAt).not.toBeNull();
      });
    });

    describe('a failure cannot hide a write', () => {
      /** A call of its own that staff make, with a portal round it. */
      const serving = async (handler: () => Promise<never>, database = staff.database()) => {
        const row = await staff.database().selectFrom('users').selectAll().where('email', '=', morgan).execute();
        const [user] = row.map(toAccount).map(toIdentity);
        if (!user) throw new Error('There is no such user');
        const app = new Hono<Environment>();
        app.onError((_, context) => context.text('', 500));
        const serve = makeServe(app, {
          authenticate: async () => ({ user, sessionId: '' }),
          addressOf: () => '',
          countCost: async () => null,
          audited: createAuditLog(createAuditRepository(database), auditSubject, () => staff.portal().clock.now)
            .audited,
        });
        serve(calls.endAllSessions, handler);
        const trace = { id: '', route: '' };
        return app.fetch(
          new Request('http://localhost/api/v3/sessions/end', { method: 'POST', body: '{"password":null}' }),
          { trace },
        );
      };

      it('a call that fails is kept with status 500', async () => {
        const answer = await serving(() => Promise.reject(new Error('It failed')));
        expect([answer.status, (await entries()).map(brief)]).toEqual([500, ['POST /api/v3/sessions/end 500']]);
      });

      it('a call that never came to its end is kept without a status', async () => {
        void serving(() => new Promise(() => undefined));
        await expect.poll(async () => (await entries()).map(brief)).toEqual(['POST /api/v3/sessions/end null']);
      });

      it('what cannot be kept is not done', async () => {
        let isDone = false;
        const broken = staff.database().withSchema('nowhere');
        const answer = await serving(async () => {
          isDone = true;
          throw new Error('It was done');
        }, broken);
        expect([answer.status, isDone]).toEqual([500, false]);
      });
    });

    describe('its reading', () => {
      beforeEach(async () => {
        const lee = await actingToken(staff.portal(), superUser, 'C20915');
        await call(calls.customer, { token: lee });
        const priya = await act();
        await call(calls.contact, { ...good.contact, token: priya });
      });

      it.each([
        ['a customer', { customerNo: 'C20915' }, ['GET', null, 'POST']],
        ['somebody, however the email is written', { actorEmail: 'Morgan@Connect.example' }, ['POST', null, 'POST']],
        ['writes, starts among them', { filter: 'writes' }, ['POST', null, 'POST', null, 'POST']],
        ['starts and stops', { filter: 'starts' }, [null, null]],
        ['all of them together', { filter: 'starts', customerNo: 'C10482', actorEmail: morgan }, [null]],
        ['nobody', { actorEmail: 'nobody@connect.example' }, []],
      ])('is filtered by %s', async (_, query, methods) => {
        expect((await entries(query)).map(({ request }) => request?.method ?? null)).toEqual(methods);
      });

      it('is by 50, and the next page goes on where the last ended, whatever was done meanwhile', async () => {
        const token = await act();
        for (let count = 0; count < 60; count += 1) await call(calls.order, { token, params: { id: `SO-${count}` } });
        const first = await page();
        await call(calls.order, { token, params: { id: 'SO-60' } });
        const second = await page({ before: first.next ?? '' });
        expect([first.data.length, second.data.length, second.next]).toEqual([50, 18, null]);
        const numbers = [...first.data, ...second.data].flatMap(
          ({ request }) => /\/SO-(\d+)$/.exec(request?.path ?? '')?.[1] ?? [],
        );
        expect(numbers).toEqual(Array.from({ length: 60 }, (__, index) => String(59 - index)));
      });

      it('is for super users only, in their own name', async () => {
        const codeFor = async (token: string) => {
          const answer = await call(calls.audit, { token });
          return [answer.status, v.parse(ErrorBody, await answer.json()).code];
        };
        expect(await codeFor(staff.own())).toEqual([403, 'super_users_only']);
        expect(await codeFor(await actingToken(staff.portal(), superUser))).toEqual([403, 'wrong_role']);
        expect(await codeFor(await tokenFor('sasha@connect.example'))).toEqual([403, 'wrong_role']);
        expect(await codeFor(await tokenFor('priya@northgate.example'))).toEqual([403, 'wrong_role']);
      });
    });
  });
});

import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { softwareKey } from '@connect/core/testing/software-key';
import { demoPassword } from '@connect/demo/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaffMembers } from '../database/staff-members.ts';
import { startLimit } from '../application/sign-ins.ts';
import { codeLimit } from '../application/sign-in-with-code.ts';
import { changesWithin } from '../application/staff-passkeys.ts';
import { passkeyLife } from '../../auth/application/passkey-ceremony.ts';
import { actingToken } from '../../testing/acting.ts';
import { engines } from '../../testing/engines.ts';
import { secondFactorOwner } from '../../testing/second-factor-owner.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const [morgan, sasha, priya] = ['morgan@connect.example', 'sasha@connect.example', 'priya@northgate.example'];
const at = { origin: 'http://localhost' };
const halfADay = 12 * 60 * 60;
const times = { tokenSeconds: halfADay, sessionSeconds: halfADay };
interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly allowCredentials?: readonly object[];
}
type Key = ReturnType<typeof softwareKey>;

describe.each(engines)('passkeys of staff on $engine (specification §passkeys-of-staff)', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'there', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    let token: string;
    beforeAll(async () => {
      data = await open();
    });
    beforeEach(async () => {
      portal = createTestPortal({ ...data, times });
      for (const table of [
        'login_limits',
        'mail_jobs',
        'mailbox',
        'sessions',
        'security_events',
        'second_factors',
        'passkeys',
        'passkey_challenges',
      ] as const)
        await data.owner.deleteFrom(table).execute();
      token = await portal.tokenFor(morgan);
    });
    afterAll(() => data?.close());

    const wait = (milliseconds: number): void => {
      portal.clock.now = new Date(portal.clock.now.getTime() + milliseconds);
    };
    const ask = async <Answer = Record<string, unknown>>(
      row: Call,
      request: TestRequest = {},
      there = portal,
    ): Promise<Answer & { status: number; code?: string }> => {
      const answer = await there.call(row, request);
      const text = await answer.text();
      return { ...(text === '' ? {} : (JSON.parse(text) as Answer)), status: answer.status } as Answer & {
        status: number;
      };
    };
    const begin = (as = token) => ask<Options>(calls.beginStaffPasskey, { token: as });
    const add = (answer: object, as = token, name = 'Work laptop') =>
      ask<{ id: string }>(calls.addStaffPasskey, { token: as, body: { name, answer } });
    const added = async (as = token): Promise<Key> => {
      const key = softwareKey();
      expect(await add(key.make(await begin(as), at), as)).toMatchObject({ status: 200 });
      return key;
    };
    const question = () => ask<Options>(calls.askStaffPasskey);
    const logIn = (passkey: object) =>
      ask<{ token?: string; user?: { email: string } }>(calls.loginCode, { body: { passkey } });
    const listed = async (as = token) =>
      (await ask<{ data: { id: string }[] }>(calls.staffPasskeys, { token: as })).data;
    const remove = (id: string, as = token) => ask(calls.removeStaffPasskey, { token: as, params: { id }, body: {} });
    const events = async (as: string) => (await ask<{ data: object[] }>(calls.signIns, { token: as })).data;
    const refusedLogin = { status: 401, code: 'invalid_code' };

    it('given a member who is signed in, when they add one, then it alone signs them in, and they are told', async () => {
      const key = await added();
      expect(await listed()).toMatchObject([{ name: 'Work laptop', lastUsedAt: null }]);
      const asked = await question();
      expect(asked.allowCredentials ?? []).toEqual([]);
      const signedIn = await logIn(key.use(asked, { ...at, counter: 2 }));
      expect(signedIn).toMatchObject({ status: 200, user: { email: morgan } });
      const own = signedIn.token ?? '';
      expect((await ask(calls.me, { token: own })).status).toBe(200);
      expect(await listed(own)).toMatchObject([{ lastUsedAt: portal.clock.now.toISOString() }]);
      expect((await events(own)).slice(0, 2)).toMatchObject([
        { kind: 'signed-in', means: 'passkey' },
        { kind: 'passkey-added' },
      ]);
      expect(await portal.mails(morgan)).toContainEqual(expect.objectContaining({ subject: 'A passkey was added' }));
    });

    it('given a change, then the audit log has it with who made it', async () => {
      await added();
      await remove((await listed())[0]?.id ?? '');
      const robin = await portal.tokenFor('robin@connect.example');
      const { data: log } = await ask<{ data: object[] }>(calls.audit, { token: robin, query: { actorEmail: morgan } });
      expect(log.slice(0, 2)).toMatchObject([
        { actor: 'Morgan Hale', request: { path: expect.stringMatching(/staff-passkeys\/.*\/removal$/), status: 204 } },
        { actor: 'Morgan Hale', request: { path: '/api/v3/staff-passkeys', status: 200 } },
      ]);
    });

    it('given a login of more than an hour ago, when one is added or removed, then they log in again first', async () => {
      await added();
      const [passkey] = await listed();
      wait(changesWithin);
      expect((await begin()).status).toBe(200);
      wait(1);
      expect(await begin()).toMatchObject({ status: 403, code: 'sign_in_again' });
      expect(await remove(passkey?.id ?? '')).toMatchObject({ status: 403, code: 'sign_in_again' });
      expect(await listed()).toHaveLength(1);
    });

    it('given an answer of another person, origin, host or time, or of a device that asked nobody, then it is not added', async () => {
      const refused = { status: 422, code: 'invalid_passkey' };
      const key = softwareKey();
      const other = await portal.tokenFor(sasha);
      expect(await add(key.make(await begin(), at), other)).toMatchObject(refused);
      expect(await add(key.make(await begin(), { origin: 'http://localhost.evil.example' }))).toMatchObject(refused);
      expect(await add(key.make(await begin(), { ...at, host: 'evil.example' }))).toMatchObject(refused);
      expect(await add(key.make(await begin(), { ...at, isVerified: false }))).toMatchObject(refused);
      const late = await begin();
      wait(passkeyLife);
      expect(await add(key.make(late, at))).toMatchObject(refused);
      expect(await listed()).toEqual([]);
    });

    it('given an answer that was lost, when it is sent again, then it is answered as it was, and told of once', async () => {
      const key = softwareKey();
      const asked = await begin();
      const [first, again] = [await add(key.make(asked, at)), await add(key.make(asked, at))];
      expect(again).toEqual(first);
      expect(await listed()).toHaveLength(1);
      expect(await portal.mails(morgan)).toHaveLength(1);
      expect((await events(token)).filter((each) => 'kind' in each && each.kind === 'passkey-added')).toHaveLength(1);
      expect([(await remove(first.id)).status, (await remove(first.id)).status]).toEqual([204, 404]);
      // What made it makes it no more.
      expect(await add(key.make(asked, at))).toMatchObject({ status: 422 });
    });

    it('given two tabs that add at once, then both are there, and never more than there may be', async () => {
      const both = [await begin(), await begin()];
      const answers = await Promise.all(both.map((asked) => add(softwareKey().make(asked, at))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      for (let count = 2; count < 9; count += 1) await added();
      const last = [await begin(), await begin()];
      const most = await Promise.all(last.map((asked) => add(softwareKey().make(asked, at))));
      expect(most.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await listed()).toHaveLength(10);
    });

    it('given an answer that is foreign, late, replayed, of another page or person, or unverified, then nobody is signed in', async () => {
      const key = await added();
      const asked = await question();
      expect(await logIn(softwareKey().use(asked, at))).toMatchObject(refusedLogin);
      expect(await logIn(key.use(asked, { origin: 'http://localhost.evil.example' }))).toMatchObject(refusedLogin);
      // It was used up by the refused one.
      expect(await logIn(key.use(asked, { ...at, counter: 2 }))).toMatchObject(refusedLogin);
      expect(await logIn(key.use(await question(), { ...at, host: 'evil.example' }))).toMatchObject(refusedLogin);
      expect(await logIn(key.use(await question(), { ...at, isVerified: false }))).toMatchObject(refusedLogin);
      const userHandle = Buffer.from('somebody else').toString('base64url');
      expect(await logIn(key.use(await question(), { ...at, userHandle }))).toMatchObject(refusedLogin);
      const late = await question();
      wait(passkeyLife);
      expect(await logIn(key.use(late, { ...at, counter: 3 }))).toMatchObject(refusedLogin);
      const good = await question();
      expect(await logIn(key.use(good, { ...at, counter: 4 }))).toMatchObject({ status: 200 });
      expect(await logIn(key.use(good, { ...at, counter: 4 }))).toMatchObject(refusedLogin);
      expect(await logIn(key.use(await question(), { ...at, counter: 4 }))).toMatchObject(refusedLogin);
      expect((await events(token)).filter((each) => 'kind' in each && each.kind === 'code-refused')).not.toHaveLength(
        0,
      );
    });

    it('given two tabs that answer at once with one counter, then one is signed in', async () => {
      const key = await added();
      const asked = [await question(), await question()];
      const answers = await Promise.all(asked.map((each) => logIn(key.use(each, { ...at, counter: 2 }))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    it('given a passkey of a customer, then it signs no staff in, and the reverse', async () => {
      const customer = await secondFactorOwner(portal, priya).turnOn();
      const theirs = softwareKey();
      const asked = await ask<Options>(calls.beginPasskey, { token: customer.token, body: { password: demoPassword } });
      const body = { name: 'Phone', answer: theirs.make(asked, at) };
      expect(await ask(calls.addPasskey, { token: customer.token, body })).toMatchObject({ status: 200 });
      expect(await logIn(theirs.use(await question(), { ...at, counter: 2 }))).toMatchObject(refusedLogin);

      const key = await added();
      const { mfa_token } = await ask<{ mfa_token: string }>(calls.login, {
        body: { email: priya, password: demoPassword },
      });
      const second = await ask<{ options: Options }>(calls.loginPasskey, { body: { mfaToken: mfa_token } });
      const passkey = key.use(second.options, { ...at, counter: 2 });
      expect(await ask(calls.loginMfa, { body: { mfa_token, passkey } })).toMatchObject({ code: 'invalid_mfa_code' });
      // Nor is it in the other's list, nor goes it with a second factor.
      expect((await ask<{ data: object[] }>(calls.passkeys, { token: customer.token })).data).toHaveLength(1);
      await data.database.deleteFrom('second_factors').execute();
      expect(await data.database.selectFrom('passkeys').select('owner').execute()).toEqual([{ owner: 'staff' }]);
      for (const row of [calls.staffPasskeys, calls.beginStaffPasskey])
        expect(await ask(row, { token: customer.token })).toMatchObject({ status: 403, code: 'wrong_role' });
    });

    it('given somebody who acts for a customer, then the passkeys are not at hand', async () => {
      const acting = await actingToken(portal, token);
      for (const row of [calls.staffPasskeys, calls.beginStaffPasskey])
        expect(await ask(row, { token: acting })).toMatchObject({ status: 403 });
    });

    it('given a member who is kept out, then theirs are gone, and stay so when they come back', async () => {
      const key = await added();
      const asked = await begin();
      const members = createStaffMembers(data.database);
      expect(await members.keepOut(morgan)).toBe('kept-out');
      expect(await logIn(key.use(await question(), { ...at, counter: 2 }))).toMatchObject(refusedLogin);
      expect((await ask(calls.me, { token })).status).toBe(401);
      await members.letIn(morgan);
      expect(await logIn(key.use(await question(), { ...at, counter: 3 }))).toMatchObject(refusedLogin);
      const again = await portal.tokenFor(morgan);
      expect(await listed(again)).toEqual([]);
      expect(await add(softwareKey().make(asked, at), again)).toMatchObject({ status: 422 });
    });

    it('given one whom the supplier’s records keep out, then theirs signs nobody in', async () => {
      const key = await added();
      await data.database.updateTable('users').set({ active: false }).where('email', '=', morgan).execute();
      const answer = await logIn(key.use(await question(), { ...at, counter: 2 }));
      await data.database.updateTable('users').set({ active: true }).where('email', '=', morgan).execute();
      expect(answer).toMatchObject(refusedLogin);
    });

    it('given too many tries of one address, then it waits, and another does not', async () => {
      for (let count = 0; count < codeLimit.attempts; count += 1) await logIn({ id: 'none', response: {} });
      expect(await logIn({ id: 'none', response: {} })).toMatchObject({ status: 429 });
      for (let count = 0; count < startLimit.attempts; count += 1) await question();
      expect(await question()).toMatchObject({ status: 429, code: 'too_many_attempts' });
      portal.place.address = '192.0.2.9';
      expect((await question()).status).toBe(200);
    });

    it('given a database that is away, then that is no wrong answer', async () => {
      const key = await added();
      const asked = await question();
      await data.owner.schema.alterTable('passkey_challenges').renameTo('away').execute();
      const answer = await logIn(key.use(asked, { ...at, counter: 2 }));
      await data.owner.schema.alterTable('away').renameTo('passkey_challenges').execute();
      expect(answer.status).toBe(500);
    });

    it('given a portal where staff have a provider, then there are none, and those of before sleep', async () => {
      const key = await added();
      const asked = await question();
      const [passkey] = await listed();
      const there = createTestPortal({ ...data, times, hasStaffProvider: true });
      const params = { id: passkey?.id ?? '' };
      const request = { token, params, body: { name: 'Phone', answer: softwareKey().make(asked, at) } };
      for (const row of [calls.askStaffPasskey, calls.staffPasskeys, calls.beginStaffPasskey, calls.addStaffPasskey])
        expect(await ask(row, { ...request, ...(!('body' in row) && { body: undefined }) }, there)).toMatchObject({
          status: 404,
        });
      expect(await ask(calls.removeStaffPasskey, { token, params, body: {} }, there)).toMatchObject({ status: 404 });
      const passkeyAnswer = key.use(asked, { ...at, counter: 2 });
      expect(await ask(calls.loginCode, { body: { passkey: passkeyAnswer } }, there)).toMatchObject(refusedLogin);
      expect(await logIn(passkeyAnswer)).toMatchObject({ status: 200 });
    });
  });
});

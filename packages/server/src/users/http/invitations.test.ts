import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { Invitation } from '@connect/contract/users';
import { userPresets } from '@connect/core/domain/access/user-presets';
import { pence } from '@connect/core/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';
import { invitationsPerHour } from '../application/invite-users.ts';

const priya = 'priya@northgate.example';
const lee = 'lee@harbourworks.example';
const newcomer = 'new@northgate.example';
const day = 24 * 60 * 60 * 1000;

let data: TestDatabase;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  portal = createTestPortal(data);
  for (const table of ['activity', 'invitations', 'mail_jobs', 'mailbox'] as const)
    await data.database.deleteFrom(table).execute();
  token = await portal.tokenFor(priya);
});

const ask = async (row: Call, request: TestRequest = {}, by = token) => {
  const answer = await portal.call(row, { token: by, ...request });
  const text = await answer.text();
  return { status: answer.status, ...(text && (JSON.parse(text) as object)) };
};
const invite = (fields: object = {}, by = token) =>
  ask(calls.invite, { body: { email: newcomer, permissions: userPresets.viewer, spendLimit: null, ...fields } }, by);
const invited = async (fields: object = {}) => v.parse(Invitation, await invite(fields));
const resend = (id: string, by = token) => ask(calls.resendInvitation, { params: { id }, body: {} }, by);
const revoke = (id: string, by = token) => ask(calls.revokeInvitation, { params: { id } }, by);
const list = async (by = token) =>
  v.parse(v.object({ data: v.array(Invitation) }), await ask(calls.invitations, {}, by)).data;
const log = async () => {
  const rows = await data.database.selectFrom('activity').selectAll().orderBy('id').execute();
  return rows.map(({ kind, actor, subject, added, spend_limit }) => ({ kind, actor, subject, added, spend_limit }));
};
/** The links of the mails that were sent to an email, the newest first. */
const links = async (email: string) =>
  (await portal.mails(email)).map(({ text }) => /\S+\/connect\/register\?\S+/.exec(text)?.[0]);
const pass = (time: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + time);
};

describe('inviting somebody', () => {
  it('keeps an open invitation for seven days, sends one mail with its link, and is in the log', async () => {
    const answer = await invited({
      email: ' New@Northgate.example',
      permissions: userPresets.buyer,
      spendLimit: pence(250_50),
    });
    expect(answer).toMatchObject({
      email: newcomer,
      permissions: userPresets.buyer,
      spendLimit: pence(250_50),
      invitedBy: 'Priya Nair',
      sentAt: testNow.toISOString(),
      expiresAt: new Date(testNow.getTime() + 7 * day).toISOString(),
      expired: false,
    });
    expect(await list()).toEqual([answer]);
    expect(await log()).toEqual([
      { kind: 'invited', actor: 'Priya Nair', subject: newcomer, added: userPresets.buyer, spend_limit: 25_050 },
    ]);
    expect(await links(newcomer)).toEqual([expect.stringContaining(answer.id)]);
  });

  it('who is a user of the company already is refused, active or not', async () => {
    for (const email of ['sam@northgate.example', 'tomasz@northgate.example', 'SAM@northgate.example'])
      expect(await invite({ email })).toMatchObject({
        status: 422,
        code: 'already_a_user',
        values: { email: email.toLowerCase() },
      });
    expect(await log()).toEqual([]);
  });

  it('twice is refused while the first invitation is open, also at once', async () => {
    const answers = await Promise.all([invite(), invite(), invite()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(answers).toContainEqual(expect.objectContaining({ code: 'already_invited', values: { email: newcomer } }));
    expect(await list()).toHaveLength(1);
  });

  it('anew after the invitation expired gives what is asked for now, with a new link', async () => {
    await invited();
    const [old] = await links(newcomer);
    pass(7 * day);
    token = await portal.tokenFor(priya);
    expect(await list()).toMatchObject([{ expired: true }]);
    await invited({ permissions: userPresets.accounts, spendLimit: pence(10_00) });
    expect(await list()).toMatchObject([
      { expired: false, permissions: userPresets.accounts, spendLimit: pence(10_00) },
    ]);
    const [fresh] = await links(newcomer);
    expect(fresh).not.toBe(old);
  });

  it('with an account at another company looks like inviting anybody', async () => {
    const [known, unknown] = [await invite({ email: lee }), await invite({ email: 'nobody@elsewhere.example' })];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known).toMatchObject({ status: 200, expired: false });
    expect((await list()).map(({ email }) => email).toSorted()).toEqual([lee, 'nobody@elsewhere.example']);
  });

  it('is one company each: another may invite the same email', async () => {
    await invited();
    const theirs = await portal.tokenFor(lee);
    expect(await invite({}, theirs)).toMatchObject({ status: 200 });
    expect(await list(theirs)).toHaveLength(1);
  });

  it.each([
    ['not_yours_to_give', { permissions: ['View Balance'], spendLimit: pence(5_00) }],
    ['limit_above_yours', { spendLimit: null }],
    ['unknown_permission', { permissions: ['Sign Off Products'], spendLimit: pence(5_00) }],
  ])('is refused with %s for more than the inviter has, and sends nothing', async (code, fields) => {
    const sam = data.database.updateTable('users').where('email', '=', 'sam@northgate.example');
    await sam.set({ permissions: ['Create and Edit Users', ...userPresets.viewer], spend_limit: 500 }).execute();
    expect(await invite(fields, await portal.tokenFor('sam@northgate.example'))).toMatchObject({ status: 422, code });
    expect([await list(), await log(), await portal.mails(newcomer)]).toEqual([[], [], []]);
    await sam.set({ permissions: ['View Orders'], spend_limit: null }).execute();
  });

  it.each(['nobody', 'a b@c.example', 'a@b', '', 'x'.repeat(250) + '@y.example'])('%j is no email', async (email) => {
    expect(await invite({ email })).toMatchObject({ status: 400, errors: { email: expect.anything() } });
  });

  it('is limited for a company, and says how long to wait', async () => {
    const actor = await data.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', priya)
      .executeTakeFirstOrThrow();
    const sent = Array.from({ length: invitationsPerHour - 1 }, (_, n) => ({
      customer_no: 'C10482',
      at: new Date(testNow.getTime() - 40 * 60 * 1000 + n),
      kind: 'invited',
      actor_id: actor.id,
      actor: 'Priya Nair',
      subject: `user${n}@northgate.example`,
      added: [],
      removed: [],
      spend_limit: null,
    }));
    await data.database.insertInto('activity').values(sent).execute();
    const { id } = await invited();
    const answer = await portal.call(calls.invite, {
      token,
      body: { email: 'one.more@northgate.example', permissions: [], spendLimit: null },
    });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1200']);
    expect(await answer.json()).toMatchObject({ values: { seconds: 1200 } });
    expect(await resend(id)).toMatchObject({ status: 429 });
    pass(1200 * 1000);
    expect(await resend(id)).toMatchObject({ status: 200 });
  });
});

describe('sending an invitation again', () => {
  it('ends the old link, and counts seven days from then', async () => {
    const { id } = await invited();
    const [old] = await links(newcomer);
    pass(60_000);
    expect(await resend(id)).toMatchObject({ status: 200, id, sentAt: portal.clock.now.toISOString() });
    const [fresh, first] = await links(newcomer);
    expect([fresh === old, first]).toEqual([false, old]);
    expect((await log()).map(({ kind }) => kind)).toEqual(['invited', 'invitation-resent']);
  });

  it('opens an expired one again', async () => {
    const { id } = await invited();
    pass(8 * day);
    token = await portal.tokenFor(priya);
    expect(await resend(id)).toMatchObject({ status: 200, expired: false });
  });

  it('is refused for more than the sender has', async () => {
    const { id } = await invited({ permissions: userPresets.buyer });
    const sam = data.database.updateTable('users').where('email', '=', 'sam@northgate.example');
    await sam.set({ permissions: ['Create and Edit Users', ...userPresets.viewer] }).execute();
    const theirs = await portal.tokenFor('sam@northgate.example');
    expect(await resend(id, theirs)).toMatchObject({ status: 422, code: 'not_yours_to_give' });
    expect(await revoke(id, theirs)).toEqual({ status: 204 });
    await sam.set({ permissions: ['View Orders'] }).execute();
  });
});

describe('taking an invitation back', () => {
  it('ends it: it is not listed, not sent again, and the email can be invited anew', async () => {
    const { id } = await invited();
    expect(await revoke(id)).toEqual({ status: 204 });
    expect(await list()).toEqual([]);
    for (const again of [await resend(id), await revoke(id)]) expect(again).toMatchObject({ status: 404 });
    expect((await log()).map(({ kind }) => kind)).toEqual(['invited', 'invitation-revoked']);
    expect((await invited()).id).not.toBe(id);
  });

  it("is not for another company's, nor for one that was used", async () => {
    const { id } = await invited();
    const theirs = await portal.tokenFor(lee);
    for (const answer of [await resend(id, theirs), await revoke(id, theirs)])
      expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    await data.database.updateTable('invitations').set({ used_at: testNow }).execute();
    expect(await revoke(id)).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
  });
});

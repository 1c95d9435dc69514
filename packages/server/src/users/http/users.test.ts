import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { ActivityPage, CompanyUser } from '@connect/contract/users';
import { customerPermissions } from '@connect/core/domain/access/company-user';
import { userPresets } from '@connect/core/domain/access/user-presets';
import { pence } from '@connect/core/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const priya = 'priya@northgate.example';
const sam = 'sam@northgate.example';
const aoife = 'aoife@northgate.example';
const tomasz = 'tomasz@northgate.example';
const lee = 'lee@harbourworks.example';

let data: TestDatabase;
let portal: TestPortal;
let ids: Record<string, string>;
let token: string;

beforeAll(async () => {
  data = await openDemoDatabase();
  const rows = await data.database.selectFrom('users').select(['id', 'email']).execute();
  ids = Object.fromEntries(rows.map(({ id, email }) => [email, id]));
});
afterAll(() => data.database.destroy());

/** Everybody as the demo has them, and an empty log. */
beforeEach(async () => {
  portal = createTestPortal(data);
  const { database } = data;
  const is = (email: string, fields: { permissions: string[]; spend_limit: number | null; active: boolean }) =>
    database.updateTable('users').set(fields).where('email', '=', email).execute();
  await is(priya, { permissions: [...customerPermissions], spend_limit: null, active: true });
  await is(sam, { permissions: ['View Orders'], spend_limit: null, active: true });
  await is(tomasz, { permissions: [...userPresets.buyer], spend_limit: 100_000, active: false });
  await database
    .updateTable('users')
    .set({ first_name: 'Sam', last_name: 'Okafor' })
    .where('email', '=', sam)
    .execute();
  await database.deleteFrom('activity').execute();
  token = await portal.tokenFor(priya);
});

const idOf = (email: string): string => ids[email] ?? email;
const ask = async (row: Call, request: TestRequest = {}, by = token) => {
  const answer = await portal.call(row, { token: by, ...request });
  const text = await answer.text();
  return { status: answer.status, ...(text && (JSON.parse(text) as object)) };
};
const user = async (email: string) => v.parse(CompanyUser, await ask(calls.user, { params: { id: idOf(email) } }));
const edit = async (email: string, fields: object, by = token) => {
  const { firstName, lastName, permissions, spendLimit } = await user(email);
  const body = { firstName, lastName, permissions, spendLimit, ...fields };
  return ask(calls.editUser, { params: { id: idOf(email) }, body }, by);
};
const deactivate = (email: string, by = token) => ask(calls.deactivateUser, { params: { id: idOf(email) } }, by);
const reactivate = (email: string, by = token) => ask(calls.reactivateUser, { params: { id: idOf(email) } }, by);
const log = async (query: Record<string, string> = {}) =>
  v.parse(ActivityPage, await ask(calls.usersActivity, { query }));
const found = async (q: string) => {
  const { data: users } = v.parse(v.object({ data: v.array(CompanyUser) }), await ask(calls.users, { query: { q } }));
  return users.map(({ email }) => email.split('@')[0]);
};

describe('the list of users', () => {
  it("has the caller's company by name, and marks the caller", async () => {
    expect(await found('')).toEqual(['aoife', 'priya', 'sam', 'tomasz']);
    expect(await user(priya)).toMatchObject({ firstName: 'Priya', isYou: true, active: true, secondFactor: false });
    expect(await user(tomasz)).toMatchObject({ isYou: false, active: false, spendLimit: pence(1000_00) });
  });

  it.each([
    ['LUKASIK', ['tomasz']],
    ['bhriain Aoife', ['aoife']],
    ['sam@north', ['sam']],
    ['  ', ['aoife', 'priya', 'sam', 'tomasz']],
    ['%', []],
    ['s_m', []],
    ["'; drop table users; --", []],
  ])('is searched by name and email: %j', async (q, emails) => {
    expect(await found(q)).toEqual(emails);
  });

  it('says who signs in with a second factor, once it is confirmed', async () => {
    const { database } = data;
    const factor = { user_id: idOf(sam), secret: 'S', last_step: 0 };
    await database
      .insertInto('second_factors')
      .values({ ...factor, enabled_at: null })
      .execute();
    expect((await user(sam)).secondFactor).toBe(false);
    await database.updateTable('second_factors').set({ enabled_at: testNow }).execute();
    expect((await user(sam)).secondFactor).toBe(true);
    await database.deleteFrom('second_factors').execute();
  });
});

describe('editing a user', () => {
  it('changes name, permissions and limit, and writes each change into the log', async () => {
    const changed = {
      firstName: 'Samuel',
      lastName: 'Okafor',
      permissions: ['View Orders', 'Place Orders'],
      spendLimit: pence(99_99),
    };
    expect(await edit(sam, changed)).toMatchObject({ status: 200, ...changed });
    expect(await user(sam)).toMatchObject(changed);
    const { data: entries } = await log();
    expect(entries).toEqual(
      [
        { kind: 'spend-limit-changed', added: [], removed: [], spendLimit: pence(99_99) },
        { kind: 'permissions-changed', added: ['Place Orders'], removed: [], spendLimit: null },
        { kind: 'renamed', added: [], removed: [], spendLimit: null },
      ].map((entry) => ({ ...entry, at: testNow.toISOString(), actor: 'Priya Nair', subject: sam })),
    );
  });

  it('that changes nothing leaves nothing in the log', async () => {
    expect(await edit(sam, {})).toMatchObject({ status: 200 });
    expect((await log()).data).toEqual([]);
  });

  it('keeps a permission that is named twice once', async () => {
    await edit(sam, { permissions: ['View Orders', 'View Orders'] });
    expect((await user(sam)).permissions).toEqual(['View Orders']);
  });

  it.each([
    ['unknown_permission', sam, { permissions: ['View Orders', 'View Customers'] }, { permission: 'View Customers' }],
    ['last_administrator', priya, { permissions: ['View Orders'] }, undefined],
  ])('is refused with %s and changes nothing', async (code, email, fields, values) => {
    const before = await user(email);
    expect(await edit(email, { ...fields, firstName: 'Other' })).toMatchObject({
      status: 422,
      code,
      ...(values && { values }),
    });
    expect(await user(email)).toEqual(before);
    expect((await log()).data).toEqual([]);
  });

  it.each([
    [
      'not_yours_to_give',
      tomasz,
      { permissions: [...userPresets.buyer, 'Download Invoices'] },
      { permission: 'Download Invoices' },
    ],
    ['limit_above_yours', tomasz, { spendLimit: pence(1000_01) }, undefined],
    ['limit_above_yours', tomasz, { spendLimit: null }, undefined],
    ['raises_yourself', sam, { permissions: [...customerPermissions] }, undefined],
    ['raises_yourself', sam, { spendLimit: null }, undefined],
    ['exceeds_you', aoife, { permissions: [] }, undefined],
    ['exceeds_you', priya, { spendLimit: pence(0) }, undefined],
  ])('by an administrator with less is refused with %s where it is more', async (code, email, fields, values) => {
    expect(
      await edit(sam, { permissions: [...userPresets.buyer, 'Create and Edit Users'], spendLimit: pence(1000_00) }),
    ).toMatchObject({ status: 200 });
    const before = await user(email);
    const refusal = await edit(email, fields, await portal.tokenFor(sam));
    expect(refusal).toMatchObject({ status: 422, code, ...(values && { values }) });
    expect(await user(email)).toEqual(before);
    expect(await edit(aoife, { lastName: 'Ní Bhriain' }, await portal.tokenFor(sam))).toMatchObject({ status: 200 });
  });

  it('is by whoever may do it now: a permission that was taken is gone at once', async () => {
    await edit(sam, { permissions: [...customerPermissions] });
    const second = await portal.tokenFor(sam);
    await edit(sam, { permissions: [] });
    expect(await edit(aoife, { firstName: 'X' }, second)).toMatchObject({ status: 403, code: 'missing_permission' });
  });

  it.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ firstName: 'a\0b' }, 'firstName'],
    [{ spendLimit: pence(-1) }, 'spendLimit'],
    [{ spendLimit: pence(10_000_000_01) }, 'spendLimit'],
    [{ spendLimit: { minor: 100.5, currency: 'GBP' } }, 'spendLimit.minor'],
    [{ spendLimit: { minor: 100, currency: 'USD' } }, 'spendLimit'],
    [{ spendLimit: '5' }, 'spendLimit'],
    [{ permissions: 'View Orders' }, 'permissions'],
  ])('with %j is malformed, and says which field', async (fields, field) => {
    const refusal = await edit(sam, fields);
    expect(refusal).toMatchObject({ status: 400, errors: { [field]: expect.anything() } });
  });
});

describe('two who edit the same user', () => {
  const change = (body: object) => ask(calls.editUser, { params: { id: idOf(sam) }, body });
  const was = { permissions: ['View Orders'], spendLimit: null };
  const limited = { permissions: ['View Invoices'], spendLimit: pence(100_00) };

  it('have both their way where they change different things: what is left out stays', async () => {
    expect(await change({ ...limited, was })).toMatchObject({ status: 200, ...limited });
    expect(await change({ firstName: 'Samuel', was })).toMatchObject({ status: 200, firstName: 'Samuel', ...limited });
    const { data: entries } = await log();
    expect(entries.map(({ kind }) => kind)).toEqual(['renamed', 'spend-limit-changed', 'permissions-changed']);
    expect(await change({})).toMatchObject({ status: 200, firstName: 'Samuel', ...limited });
    expect((await log()).data).toHaveLength(3);
  });

  it.each([{ permissions: ['View Orders', 'View Balance'] }, { spendLimit: pence(50_00) }])(
    'are told where they change the same: %j comes second',
    async (second) => {
      await change({ ...limited, was });
      expect(await change({ firstName: 'Samuel', ...second, was })).toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
      });
      expect(await user(sam)).toMatchObject({ firstName: 'Sam', ...limited });
      expect(await change({ ...second, was: limited })).toMatchObject({ status: 200, ...limited, ...second });
    },
  );

  it('are not told where it stands as they want it, as after an answer that was lost', async () => {
    await change({ ...limited, was });
    expect(await change({ ...limited, was })).toMatchObject({ status: 200, ...limited });
    const inNoCurrency = { ...limited, spendLimit: { minor: 100_00, currency: '' } };
    expect(await change({ spendLimit: pence(75_00), was: inNoCurrency })).toMatchObject({ status: 200 });
  });
});

describe('deactivating a user', () => {
  it('ends their sessions at once, and keeps them out until they are reactivated', async () => {
    const theirs = await portal.signIn(sam);
    expect(await deactivate(sam)).toMatchObject({ status: 200, active: false });
    expect(await ask(calls.me, {}, theirs)).toMatchObject({ status: 401 });
    await expect(portal.signIn(sam)).rejects.toThrow('Your login is deactivated.');
    expect(await reactivate(sam)).toMatchObject({ status: 200, active: true });
    expect(await ask(calls.me, {}, theirs)).toMatchObject({ status: 401 });
    expect(await ask(calls.me, {}, await portal.signIn(sam))).toMatchObject({ status: 200 });
    expect((await log()).data.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['reactivated', sam],
      ['deactivated', sam],
    ]);
  });

  it('ends a password reset that is under way', async () => {
    const reset = { token_hash: 'h', user_id: idOf(sam), expires_at: new Date(testNow.getTime() + 1000) };
    await data.database.insertInto('password_resets').values(reset).execute();
    await deactivate(sam);
    expect(await data.database.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('twice is done once', async () => {
    await deactivate(sam);
    expect(await deactivate(sam)).toMatchObject({ status: 200, active: false });
    await reactivate(sam);
    expect(await reactivate(sam)).toMatchObject({ status: 200, active: true });
    expect((await log()).data).toHaveLength(2);
  });

  it('is refused for oneself, and for whoever may do more', async () => {
    expect(await deactivate(priya)).toMatchObject({ status: 422, code: 'deactivates_yourself' });
    await edit(sam, { permissions: ['Create and Edit Users'] });
    const second = await portal.tokenFor(sam);
    expect(await deactivate(priya, second)).toMatchObject({ status: 422, code: 'exceeds_you' });
    expect(await reactivate(tomasz, second)).toMatchObject({ status: 422, code: 'exceeds_you' });
    expect(await user(priya)).toMatchObject({ active: true });
    expect(await user(tomasz)).toMatchObject({ active: false });
  });
});

describe('a lost second factor', () => {
  const reset = (email: string, by = token) =>
    ask(calls.resetSecondFactor, { params: { id: idOf(email) }, body: { storefront: 'de/de' } }, by);
  const setUp = async (email: string) => {
    const id = idOf(email);
    const factor = { user_id: id, secret: 'JBSWY3DPEHPK3PXP', enabled_at: new Date('2026-11-01') };
    await data.database.insertInto('second_factors').values(factor).execute();
    await data.database.insertInto('recovery_codes').values({ user_id: id, code_hash: 'x' }).execute();
  };

  it('is taken with its recovery codes, sessions end, it stands in the log once and its owner is told once', async () => {
    await setUp(sam);
    const theirs = await portal.tokenFor(sam);
    const { length } = await portal.mails(sam);
    expect(await reset(sam)).toMatchObject({ status: 200, secondFactor: false });
    expect(await reset(sam)).toMatchObject({ status: 200, secondFactor: false });
    expect(await data.database.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect((await portal.call(calls.me, { token: theirs })).status).toBe(401);
    expect((await log()).data.map(({ kind }: { kind: string }) => kind)).toEqual(['second-factor-reset']);
    expect(await portal.mails(sam)).toHaveLength(length + 1);
    const events = await (await portal.call(calls.userSignIns, { token, params: { id: idOf(sam) } })).json();
    const [last] = v.parse(calls.userSignIns.answer, events).data;
    expect(last).toMatchObject({ kind: 'second-factor-reset', address: null, userAgent: null });
  });

  it('is not one’s own to take, nor of whoever may do more', async () => {
    expect(await reset(priya)).toMatchObject({ status: 422, code: 'resets_yourself' });
    await edit(sam, { permissions: ['Create and Edit Users'] });
    expect(await reset(priya, await portal.tokenFor(sam))).toMatchObject({ status: 422, code: 'exceeds_you' });
  });
});

describe("another company's user", () => {
  it('is as absent as one that does not exist, whatever is done (decisions §hidden-is-refused)', async () => {
    const nobody = '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173';
    const body = { firstName: 'X', lastName: 'Y', permissions: [], spendLimit: null };
    for (const row of [calls.user, calls.editUser, calls.deactivateUser, calls.reactivateUser])
      for (const id of [idOf(lee), nobody])
        expect(await ask(row, { params: { id }, ...(row === calls.editUser && { body }) })).toEqual({
          status: 404,
          code: 'not_found',
          message: 'There is nothing here, or you do not have access to it.',
        });
    expect(await found('lee')).toEqual([]);
    expect((await log({ subject: lee })).data).toEqual([]);
  });
});

describe('the log', () => {
  it('is given 50 at a time, the last first, to its end', async () => {
    for (let turn = 0; turn < 60; turn++) await edit(sam, { spendLimit: pence(turn) });
    const first = await log();
    expect(first.data.map(({ spendLimit }) => spendLimit)).toEqual(Array.from({ length: 50 }, (_, n) => pence(59 - n)));
    const second = await log({ before: first.next ?? '' });
    expect(second.data.map(({ spendLimit }) => spendLimit)).toEqual(Array.from({ length: 10 }, (_, n) => pence(9 - n)));
    expect(second.next).toBeNull();
  });

  it('can be of one person only, and of no other company', async () => {
    await edit(sam, { spendLimit: pence(1) });
    await edit(aoife, { spendLimit: pence(2) });
    expect((await log({ subject: 'Sam@Northgate.example' })).data.map(({ subject }) => subject)).toEqual([sam]);
    const theirs = await ask(calls.usersActivity, {}, await portal.tokenFor(lee));
    expect(theirs).toEqual({ status: 200, data: [], next: null });
  });
});

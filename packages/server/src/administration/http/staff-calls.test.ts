import { randomUUID } from 'node:crypto';
import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import type { StaffMember } from '@connect/core/domain/administration/staff-member';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const ada = 'ada@connect.example';
const manager = { position: 'account-manager', superUser: false } as const;
const administrator = { position: 'administrator', superUser: true } as const;
let byron: { readonly email: string; readonly firstName: string; readonly lastName: string };
/** Another member of staff in each test, as what they did stays. */
let second: string;

let data: TestDatabase;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  second = `second-${randomUUID()}@connect.example`;
  byron = { email: second.toUpperCase(), firstName: 'Second', lastName: 'Byron' };
  // Ada is the only administrator, whatever a test before has left.
  const { database } = data;
  await database.updateTable('users').set({ active: false }).where('email', 'like', 'second-%').execute();
  const roles = ['administrator', 'account_manager', 'senior_brand_manager'];
  const only = { active: true, kept_out: false, roles, is_super_user: true };
  await database.updateTable('users').set(only).where('email', '=', ada).execute();
  token = await portal.tokenFor(ada);
});
afterAll(() => data.database.destroy());

const ask = async (row: Call, body?: TestRequest['body'], by = token) => {
  const answer = await portal.call(row, { token: by, body });
  const text = await answer.text();
  return { status: answer.status, ...(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)) };
};
const memberOf = async (email: string): Promise<StaffMember | undefined> => {
  const { data: members } = (await ask(calls.staffMembers)) as unknown as { data: StaffMember[] };
  return members.find((each) => each.email === email);
};
const add = (role: object) => ask(calls.addStaffMember, { ...byron, ...role });
const setRole = (email: string, role: object, was: object, by = token) =>
  ask(calls.setStaffRole, { email, ...role, was }, by);

describe('people of staff, by an administrator (specification §administration)', () => {
  it('are listed with what they are and whose customers', async () => {
    expect(await memberOf(ada)).toMatchObject({ position: 'administrator', superUser: true, isYou: true });
    const morgan = await memberOf('morgan@connect.example');
    expect(morgan).toMatchObject({ position: 'account-manager', superUser: false, isYou: false, active: true });
    expect(morgan?.customers).toBeGreaterThan(0);
    expect(await memberOf('sasha@connect.example')).toMatchObject({ position: 'senior-brand-manager', customers: 0 });
    expect(await memberOf('priya@northgate.example')).toBeUndefined();
  });

  it('are added with a link that signs them in once; no email twice', async () => {
    const { link } = (await add(manager)) as { link?: string };
    const code = new URL(link ?? '').hash.slice(1);
    expect((await portal.call(calls.loginCode, { body: { code } })).status).toBe(200);
    expect((await portal.call(calls.loginCode, { body: { code } })).status).toBe(401);
    expect(await add(manager)).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await ask(calls.addStaffMember, { ...byron, ...manager, email: 'priya@northgate.example' })).toMatchObject({
      status: 409,
      code: 'email_taken',
    });
  });

  it('become something else from then on, and the log has what they were', async () => {
    await add(manager);
    const theirs = await portal.tokenFor(second);
    expect((await ask(calls.staffMembers, undefined, theirs)).status).toBe(403);
    expect(await setRole(second, administrator, manager)).toMatchObject({ status: 204 });
    expect((await ask(calls.staffMembers, undefined, theirs)).status).toBe(200);
    const { data: entries } = (await ask(calls.audit)) as unknown as { data: object[] };
    expect(entries[0]).toMatchObject({
      actorEmail: ada,
      about: {
        person: second,
        what: 'administrator',
        changes: [
          { field: 'position', before: 'account-manager', after: 'administrator' },
          { field: 'superUser', before: 'false', after: 'true' },
        ],
      },
    });
  });

  it('are not changed from a page that is out of date', async () => {
    await add(manager);
    await setRole(second, { position: 'brand-manager', superUser: false }, manager);
    expect(await setRole(second, administrator, manager)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(await memberOf(second)).toMatchObject({ position: 'brand-manager' });
  });

  it('lose their access at once, and have it again', async () => {
    await add(manager);
    const theirs = await portal.tokenFor(second);
    expect(await ask(calls.removeStaffMember, { email: second, typed: second })).toMatchObject({ status: 204 });
    expect((await portal.call(calls.accountManager, { token: theirs })).status).toBe(401);
    expect(await ask(calls.linkStaffMember, { email: second })).toMatchObject({ status: 404 });
    expect(await memberOf(second)).toMatchObject({ active: false });
    expect(await ask(calls.restoreStaffMember, { email: second })).toMatchObject({ status: 204 });
    expect(await ask(calls.linkStaffMember, { email: second })).toMatchObject({ status: 200 });
    // The session of before ended for good.
    expect((await portal.call(calls.accountManager, { token: theirs })).status).toBe(401);
  });

  it('do not include customers’ users, whatever is asked', async () => {
    const email = 'priya@northgate.example';
    expect(await ask(calls.removeStaffMember, { email, typed: email })).toMatchObject({ status: 404 });
    for (const row of [calls.restoreStaffMember, calls.linkStaffMember])
      expect(await ask(row, { email })).toMatchObject({ status: 404 });
    expect(await setRole(email, administrator, { position: null, superUser: false })).toMatchObject({ status: 404 });
  });
});

it('nobody is removed by another name', async () => {
  await add(manager);
  expect(await ask(calls.removeStaffMember, { email: second, typed: ada })).toMatchObject({
    status: 422,
    code: 'name_mistyped',
  });
  expect(await memberOf(second)).toMatchObject({ active: true });
});

describe('the last administrator', () => {
  it('is neither removed nor made something else', async () => {
    const refused = { status: 422, code: 'last_portal_administrator' };
    expect(await ask(calls.removeStaffMember, { email: ada, typed: ada })).toMatchObject(refused);
    expect(await setRole(ada, manager, administrator)).toMatchObject(refused);
    expect(await memberOf(ada)).toMatchObject({ position: 'administrator', active: true });
  });

  it.each([
    [
      'each removes the other',
      (email: string, by: string) => ask(calls.removeStaffMember, { email, typed: email }, by),
    ],
    ['each makes the other a manager', (email: string, by: string) => setRole(email, manager, administrator, by)],
  ])('is left where two do it at once: %s', async (_, act) => {
    await add(administrator);
    const theirs = await portal.tokenFor(second);
    await Promise.all([act(second, token), act(ada, theirs)]);
    const left = await data.database
      .selectFrom('users')
      .select('email')
      .where('active', '=', true)
      .where('email', 'in', [ada, second])
      .where(({ eb, val }) => eb(val('administrator'), '=', ({ fn, ref }) => fn.any(ref('roles'))))
      .execute();
    expect(left).toHaveLength(1);
  });
});

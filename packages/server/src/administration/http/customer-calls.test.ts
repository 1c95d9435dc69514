import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import type { CompanyUser } from '@connect/core/domain/access/company-user';
import type { CustomerUsers } from '@connect/core/domain/administration/customer-users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const no = 'C10482';
const email = 'sam@northgate.example';
let data: TestDatabase;
let portal: TestPortal;
let token: string;
let sam: CompanyUser;

const ask = async (row: Call, request: TestRequest = {}) => {
  const answer = await portal.call(row, { token, ...request });
  const text = await answer.text();
  return { status: answer.status, ...(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)) };
};
const usersOf = async (customer: string) =>
  (await ask(calls.customerUsers, { params: { no: customer } })) as unknown as CustomerUsers;
const ofSam = (body?: TestRequest['body']): TestRequest => ({ params: { no, id: sam.id }, body });
const lastEntry = async () => {
  const { data: entries } = (await ask(calls.audit)) as unknown as { data: object[] };
  return entries[0];
};

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  token = await portal.tokenFor('ada@connect.example');
  const found = (await usersOf(no)).users.find((each) => each.email === email);
  if (!found) throw new Error('The demo has no Sam');
  sam = found;
});
afterAll(() => data.database.destroy());

describe('users of customers, by an administrator (specification §administration)', () => {
  it('are those of one company; a customer there is not, and a user of another one, are not found', async () => {
    const { name, users } = await usersOf(no);
    expect([name, users.some((each) => each.email === 'lee@harbourworks.example')]).toEqual([
      'Northgate Site Supplies',
      false,
    ]);
    expect(await ask(calls.customerUsers, { params: { no: 'C9' } })).toMatchObject({ status: 404 });
    expect(await ask(calls.signCustomerOut, { params: { no: 'C20915', id: sam.id } })).toMatchObject({ status: 404 });
    expect(
      await ask(calls.inviteCustomerUser, { params: { no: 'C9' }, body: { email, permissions: [] } }),
    ).toMatchObject({ status: 404 });
  });

  it('are locked by their email alone, lose their sessions at once, and come back; the log has before and after', async () => {
    const theirs = await portal.tokenFor(email);
    expect(await ask(calls.lockCustomerUser, ofSam({ typed: 'sam' }))).toMatchObject({ code: 'name_mistyped' });
    expect((await portal.call(calls.me, { token: theirs })).status).toBe(200);
    expect(await ask(calls.lockCustomerUser, ofSam({ typed: ` ${email.toUpperCase()}` }))).toMatchObject({
      status: 200,
      active: false,
    });
    expect((await portal.call(calls.me, { token: theirs })).status).toBe(401);
    expect(await lastEntry()).toMatchObject({
      actorEmail: 'ada@connect.example',
      customer: { no },
      about: { person: email, changes: [{ field: 'active', before: 'true', after: 'false' }] },
    });
    expect(await ask(calls.unlockCustomerUser, ofSam())).toMatchObject({ status: 200, active: true });
  });

  it('are not let in again by their company, nor where that had kept them out before', async () => {
    const priya = await portal.tokenFor('priya@northgate.example');
    const byPriya = (row: Call) => ask(row, { token: priya, params: { id: sam.id } });
    for (const isOut of [false, true]) {
      if (isOut) expect(await byPriya(calls.deactivateUser)).toMatchObject({ status: 200, active: false });
      expect(await ask(calls.lockCustomerUser, ofSam({ typed: email }))).toMatchObject({ active: false });
      expect(await byPriya(calls.reactivateUser)).toMatchObject({ status: 422, code: 'locked_by_supplier' });
      expect(await byPriya(calls.deactivateUser)).toMatchObject({ status: 200, active: false });
      expect(await byPriya(calls.reactivateUser)).toMatchObject({ status: 422 });
      expect(await ask(calls.unlockCustomerUser, ofSam())).toMatchObject({ status: 200, active: true });
    }
    await byPriya(calls.deactivateUser);
    expect(await byPriya(calls.reactivateUser)).toMatchObject({ status: 200, active: true });
  });

  it('are logged out everywhere, and are still let in', async () => {
    const theirs = await portal.tokenFor(email);
    expect(await ask(calls.signCustomerOut, ofSam())).toMatchObject({ status: 200, active: true });
    expect((await portal.call(calls.me, { token: theirs })).status).toBe(401);
    expect((await portal.call(calls.me, { token: await portal.tokenFor(email) })).status).toBe(200);
  });

  it('are mailed a link to a new password, which the answer does not have', async () => {
    const answer = await ask(calls.mailCustomerPassword, ofSam());
    expect(answer).toMatchObject({ status: 200, email });
    expect(JSON.stringify(answer)).not.toContain('http');
    const queued = await data.database.selectFrom('mail_jobs').select(['kind', 'payload']).execute();
    expect(queued).toContainEqual({ kind: 'password-reset', payload: { email, storefront: '' } });
  });

  it('are invited in the supplier’s name, again as well; not who is one already', async () => {
    const body = { email: 'fresh@northgate.example', permissions: ['View Orders'] };
    for (const _ of [1, 2])
      expect(await ask(calls.inviteCustomerUser, { params: { no }, body })).toMatchObject({
        status: 200,
        hasAccount: false,
      });
    const { invitations } = await usersOf(no);
    expect(invitations.filter((each) => each.email === body.email)).toMatchObject([{ permissions: ['View Orders'] }]);
    expect(await ask(calls.inviteCustomerUser, { params: { no }, body: { ...body, email } })).toMatchObject({
      status: 422,
      code: 'already_a_user',
    });
  });

  it('are a company with an account manager, whom an administrator chooses; the log has who it was', async () => {
    const { manager } = await usersOf(no);
    const change = (body: object, customer = no) => ask(calls.setCustomerManager, { params: { no: customer }, body });
    const email = 'robin@connect.example';
    expect(await change({ email, was: null })).toMatchObject({ status: 200, own: { email }, given: manager.given });
    expect(await lastEntry()).toMatchObject({
      customer: { no },
      about: { changes: [{ field: 'accountManager', before: '', after: email }] },
    });
    const answer = await portal.call(calls.staffCustomers, { token, body: { email } });
    expect(((await answer.json()) as { data: object[] }).data).toContainEqual(expect.objectContaining({ no }));
    expect(await change({ email: 'priya@northgate.example', was: email })).toMatchObject({ status: 400 });
    expect(await change({ email, was: null }, 'C9')).toMatchObject({ status: 404 });
    expect(await change({ email: null, was: email })).toMatchObject({ status: 200, own: null });
  });

  it('are a company with rules for its orders, which hold for its buyers at once; the log has before and after (specification §company-rules)', async () => {
    const buyer = await portal.tokenFor('priya@northgate.example');
    const ruleOf = async () => {
      const answer = await portal.call(calls.checkout, { token: buyer });
      return ((await answer.json()) as { referenceRule: object }).referenceRule;
    };
    const { rules } = await usersOf(no);
    const set = { reference: { required: true, mask: 'PO-####' }, stopped: true };
    const change = (body: object, customer = no) => ask(calls.setCustomerRules, { params: { no: customer }, body });
    expect(await change({ rules: set, was: rules.own })).toMatchObject({ status: 200, own: set, given: rules.given });
    expect(await ruleOf()).toEqual({ required: true, mask: 'PO-####' });
    expect(await lastEntry()).toMatchObject({
      customer: { no },
      about: {
        changes: [
          { field: 'ordersStopped', before: 'false', after: 'true' },
          { field: 'referenceRequired', before: '', after: 'true' },
          { field: 'referenceFormat', before: '', after: 'PO-####' },
        ],
      },
    });
    expect(await change({ rules: rules.own, was: rules.own })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect(await change({ rules: set, was: rules.own }, 'C9')).toMatchObject({ status: 404 });
    const wrong = [{ ...set, reference: { required: true, mask: 'x'.repeat(36) } }, { reference: null }, null];
    for (const each of wrong) expect(await change({ rules: each, was: set })).toMatchObject({ status: 400 });
    expect(await change({ rules: rules.own, was: set })).toMatchObject({ status: 200 });
    expect(await ruleOf()).toEqual(rules.given.reference);
  });
});

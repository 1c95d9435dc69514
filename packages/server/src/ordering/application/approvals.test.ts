import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { anOrderForm, setInBasket } from '../testing/order-form.ts';
import { addWaitingOrder } from '../testing/waiting-order.ts';

const customerNo = 'C10482';

let data: TestDatabase;
let portal: TestPortal;
let priya: string;
let ask: ReturnType<typeof createTestClient>['ask'];
let refusal: ReturnType<typeof createTestClient>['refusal'];

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  priya = await portal.tokenFor('priya@northgate.example');
  ({ ask, refusal } = createTestClient(portal, priya));
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  const account = { credit_limit: 100_000_00, balance: 0, outstanding_orders_value: 0, given_blocked: false };
  await company(account);
  await limit(null);
});

const company = (fields: Record<string, number | boolean>) =>
  data.database.updateTable('customers').set(fields).where('no', '=', customerNo).execute();
const limit = (spendLimit: number | null) =>
  data.database
    .updateTable('users')
    .set({ spend_limit: spendLimit })
    .where('email', '=', 'priya@northgate.example')
    .execute();
const place = async () => {
  await setInBasket(portal, priya, 120);
  return ask(calls.placeOrder, { body: await anOrderForm(portal, priya) });
};

describe('who decides', () => {
  const decide = (row: Call, id: string, token: string) =>
    refusal(row, { token, params: { id }, body: { approve: true, reason: '' } });

  it("an order over a user's limit is not an account manager's, one over the credit not an administrator's", async () => {
    const other = 'aoife@northgate.example';
    await data.database
      .updateTable('users')
      .set({ permissions: ['Create and Edit Users'] })
      .where('email', '=', other)
      .execute();
    await limit(1);
    const overLimit = await place();
    expect(overLimit.waitsFor).toEqual(['over-limit']);
    await limit(null);
    await company({ credit_limit: 0 });
    const overCredit = await place();
    const manager = await portal.tokenFor('robin@connect.example');
    const administrator = await portal.tokenFor(other);
    const decided = { status: 409, code: 'already_decided' };
    expect(await decide(calls.decideCreditApproval, overLimit.no, manager)).toMatchObject(decided);
    expect(await decide(calls.decideApproval, overCredit.no, administrator)).toMatchObject(decided);
    expect(await decide(calls.decideApproval, overLimit.no, priya)).toMatchObject({
      status: 422,
      code: 'not_your_own_order',
    });
    // Of her own she is told so, though what it waits for is not hers to decide.
    expect(await decide(calls.decideApproval, overCredit.no, priya)).toMatchObject({
      status: 422,
      code: 'not_your_own_order',
    });
    const list = (await ask(calls.approvals, { token: administrator })).data;
    expect(list.find(({ orderNo: no }) => no === overLimit.no)?.mayDecide).toBe(true);
    expect(list.find(({ orderNo: no }) => no === overCredit.no)?.mayDecide).toBe(false);
  });

  it('an account manager decides within reach only, and an order that does not wait is nobody’s to decide', async () => {
    const lee = await data.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'lee@harbourworks.example')
      .executeTakeFirstOrThrow();
    const no = await addWaitingOrder(data.database, {
      customerNo: 'C20915',
      userId: lee.id,
      waitsFor: ['over-credit'],
    });
    const narrow = createTestPortal({ ...data, assignedCustomersOnly: true });
    const token = await narrow.tokenFor('morgan@connect.example');
    const theirs = createTestClient(narrow, token);
    const body = { approve: true, reason: '' };
    expect((await theirs.ask(calls.creditApprovals)).data.map(({ orderNo: each }) => each)).not.toContain(no);
    expect(await theirs.refusal(calls.decideCreditApproval, { params: { id: no }, body })).toMatchObject({
      status: 404,
    });
    const all = createTestClient(narrow, await narrow.tokenFor('robin@connect.example'));
    expect(await all.ask(calls.decideCreditApproval, { params: { id: no }, body })).toEqual({ waitsFor: [] });
    const ordinary = await data.database
      .selectFrom('orders')
      .select('no')
      .where('customer_no', '=', customerNo)
      .where('globus_reference', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await all.refusal(calls.decideCreditApproval, { params: { id: ordinary.no }, body })).toMatchObject({
      status: 404,
    });
  });

  it('a customer who was blocked meanwhile gets nothing approved, and a rejection needs a reason', async () => {
    await company({ credit_limit: 0 });
    const { no } = await place();
    await company({ given_blocked: true });
    const manager = createTestClient(portal, await portal.tokenFor('robin@connect.example'));
    const params = { id: no };
    const blocked = await manager.refusal(calls.decideCreditApproval, { params, body: { approve: true, reason: '' } });
    expect(blocked).toMatchObject({ status: 422, code: 'customer_blocked' });
    const silent = await manager.refusal(calls.decideCreditApproval, { params, body: { approve: false, reason: ' ' } });
    expect(silent).toMatchObject({ status: 400, errors: { reason: ['is required'] } });
    expect(
      await manager.ask(calls.decideCreditApproval, { params, body: { approve: false, reason: 'Blocked' } }),
    ).toEqual({
      waitsFor: [],
    });
  });
});

describe("an order over the limit of a company's only administrator", () => {
  const yes = { approve: true, reason: '' };
  const setUser = (email: string, fields: { permissions?: string[]; active?: boolean }) =>
    data.database.updateTable('users').set(fields).where('email', '=', email).execute();
  const administrator = 'aoife@northgate.example';
  const alone = async () => {
    await limit(1);
    await setUser(administrator, { permissions: ['View Orders'], active: true });
    return place();
  };

  it('is decided by their account manager, and both are told so', async () => {
    const placed = await alone();
    expect(placed).toMatchObject({ waitsFor: ['over-limit'], otherAdministrator: false });
    expect(await ask(calls.checkout)).toMatchObject({ otherAdministrator: false });
    const own = (await ask(calls.approvals)).data.find(({ orderNo: no }) => no === placed.no);
    expect(own).toMatchObject({ mayDecide: false, decidedBy: ['account-manager'] });
    expect(await refusal(calls.decideApproval, { params: { id: placed.no }, body: yes })).toMatchObject({
      code: 'not_your_own_order',
    });
    const manager = createTestClient(portal, await portal.tokenFor('robin@connect.example'));
    const listed = (await manager.ask(calls.creditApprovals)).data.find(({ orderNo: no }) => no === placed.no);
    expect(listed).toMatchObject({ mayDecide: true, waitsFor: ['over-limit'] });
    expect(await manager.ask(calls.decideCreditApproval, { params: { id: placed.no }, body: yes })).toEqual({
      waitsFor: [],
    });
  });

  it.each([
    ['may not change users', { permissions: ['View Orders'], active: true }],
    ['is kept out', { permissions: ['Create and Edit Users'], active: false }],
  ])('and so it is where the only other one %s', async (_, fields) => {
    await limit(1);
    await setUser(administrator, fields);
    expect(await place()).toMatchObject({ otherAdministrator: false });
    await setUser(administrator, { permissions: ['Create and Edit Users'], active: true });
    expect(await place()).toMatchObject({ otherAdministrator: true });
  });

  it('is decided by either once there is another administrator, or there is none any more', async () => {
    const [first, second] = [await alone(), await place()];
    await setUser(administrator, { permissions: ['Create and Edit Users'] });
    const manager = createTestClient(portal, await portal.tokenFor('robin@connect.example'));
    const other = createTestClient(portal, await portal.tokenFor(administrator));
    const listed = (await other.ask(calls.approvals)).data.find(({ orderNo: no }) => no === first.no);
    expect(listed).toMatchObject({ mayDecide: true, decidedBy: ['administrator', 'account-manager'] });
    const approved = { waitsFor: [] };
    expect(await other.ask(calls.decideApproval, { params: { id: first.no }, body: yes })).toEqual(approved);
    expect(await manager.ask(calls.decideCreditApproval, { params: { id: second.no }, body: yes })).toEqual(approved);

    const third = await place();
    const decide = { params: { id: third.no }, body: { approve: false, reason: 'Too much' } };
    expect(await manager.refusal(calls.decideCreditApproval, decide)).toMatchObject({ code: 'already_decided' });
    await setUser(administrator, { active: false });
    expect(await manager.ask(calls.decideCreditApproval, decide)).toEqual(approved);
  });

  it('and over the credit, too, is released from both at once; one whose credit went meanwhile waits for that', async () => {
    const manager = createTestClient(portal, await portal.tokenFor('robin@connect.example'));
    const decide = (id: string) => manager.ask(calls.decideCreditApproval, { params: { id }, body: yes });
    await company({ credit_limit: 0 });
    const both = await alone();
    expect(both.waitsFor).toEqual(['over-credit', 'over-limit']);
    expect(await decide(both.no)).toEqual({ waitsFor: [] });
    await company({ credit_limit: 100_000_00, outstanding_orders_value: 0 });
    const limited = await place();
    await company({ credit_limit: 0 });
    expect(await decide(limited.no)).toEqual({ waitsFor: ['over-credit'] });
    expect(await decide(limited.no)).toEqual({ waitsFor: [] });
  });
});

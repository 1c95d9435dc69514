import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAsk } from '../testing/ask.ts';
import { openDemoDatabase, patience, type TestDatabase } from '../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { anOrderForm, putIntoBasket } from './testing/order-form.ts';
import { addWaitingOrder } from './testing/waiting-order.ts';

const customerNo = 'C10482';

let data: TestDatabase;
let portal: TestPortal;
let priya: string;
let ask: ReturnType<typeof createAsk>['ask'];
let refusal: ReturnType<typeof createAsk>['refusal'];

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  priya = await portal.tokenFor('priya@northgate.example');
  ({ ask, refusal } = createAsk(portal, priya));
}, patience);
afterAll(() => data.database.destroy());
beforeEach(async () => {
  const account = { credit_limit: 100_000_00, balance: 0, outstanding_orders_value: 0, is_blocked: false };
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
  await putIntoBasket(portal, priya, 120);
  return ask(calls.placeOrder, { body: await anOrderForm(portal, priya) });
};

describe('who decides', () => {
  const decide = (row: Call, id: string, token: string) =>
    refusal(row, { token, params: { id }, body: { approve: true, reason: '' } });

  it("an order over a user's limit is not an account manager's, one over the credit not an administrator's", async () => {
    await limit(1);
    const overLimit = await place();
    expect(overLimit.waits_for).toEqual(['over-limit']);
    await limit(null);
    await company({ credit_limit: 0 });
    const overCredit = await place();
    const manager = await portal.tokenFor('robin@connect.example');
    const other = 'aoife@northgate.example';
    await data.database
      .updateTable('users')
      .set({ permissions: ['Create and Edit Users'] })
      .where('email', '=', other)
      .execute();
    const administrator = await portal.tokenFor(other);
    const decided = { status: 409, code: 'already_decided' };
    expect(await decide(calls.decideCreditApproval, overLimit.no, manager)).toMatchObject(decided);
    expect(await decide(calls.decideApproval, overCredit.no, administrator)).toMatchObject(decided);
    expect(await decide(calls.decideApproval, overLimit.no, priya)).toMatchObject({
      status: 422,
      code: 'not_your_own_order',
    });
    const list = (await ask(calls.approvals, { token: administrator })).data;
    expect(list.find(({ order_no: no }) => no === overLimit.no)?.may_decide).toBe(true);
    expect(list.find(({ order_no: no }) => no === overCredit.no)?.may_decide).toBe(false);
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
    const theirs = createAsk(narrow, token);
    const body = { approve: true, reason: '' };
    expect((await theirs.ask(calls.creditApprovals)).data.map(({ order_no: each }) => each)).not.toContain(no);
    expect(await theirs.refusal(calls.decideCreditApproval, { params: { id: no }, body })).toMatchObject({
      status: 404,
    });
    const all = createAsk(narrow, await narrow.tokenFor('robin@connect.example'));
    expect(await all.ask(calls.decideCreditApproval, { params: { id: no }, body })).toEqual({ waits_for: [] });
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
    await company({ is_blocked: true });
    const manager = createAsk(portal, await portal.tokenFor('robin@connect.example'));
    const params = { id: no };
    const blocked = await manager.refusal(calls.decideCreditApproval, { params, body: { approve: true, reason: '' } });
    expect(blocked).toMatchObject({ status: 422, code: 'customer_blocked' });
    const silent = await manager.refusal(calls.decideCreditApproval, { params, body: { approve: false, reason: ' ' } });
    expect(silent).toMatchObject({ status: 400, errors: { reason: ['is required'] } });
    expect(
      await manager.ask(calls.decideCreditApproval, { params, body: { approve: false, reason: 'Blocked' } }),
    ).toEqual({
      waits_for: [],
    });
  });
});

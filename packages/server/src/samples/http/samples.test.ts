import { orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';
import { aSampleForm } from '../testing/sample-form.ts';

const customerNo = 'C10482';
const today = day('2026-11-20');

let data: TestDatabase;
let portal: TestPortal;
let ask: ReturnType<typeof createTestClient>['ask'];
let refusal: ReturnType<typeof createTestClient>['refusal'];

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
});
beforeEach(async () => {
  portal.clock.now = testNow;
  ({ ask, refusal } = createTestClient(portal, await portal.tokenFor('morgan@connect.example')));
});
afterAll(() => data.database.destroy());

const order = (fields: Record<string, unknown> = {}) => ask(calls.createSampleOrder, { body: aSampleForm(fields) });

describe('the list of samples', () => {
  it('shows every sample of the portal and of elsewhere, the newest first, 25 a page', async () => {
    const rows = await data.database.selectFrom('orders').selectAll().execute();
    const samples = rows
      .filter(
        (row) => row.sample || row.sr_no || /^SR\d+$/.test(row.external_reference ?? '') || !row.total_amount_inc_vat,
      )
      .toSorted((a, b) =>
        a.document_date < b.document_date || (a.document_date === b.document_date && a.no < b.no) ? 1 : -1,
      );
    const listed = [];
    for (let page = 1; page <= Math.ceil(samples.length / 25); page++) {
      const { data: some, total } = await ask(calls.sampleOrders, { query: { page: String(page) } });
      expect(total).toBe(samples.length);
      expect(some.length).toBeLessThanOrEqual(25);
      listed.push(...some);
    }
    expect(listed.map(({ no }) => no)).toEqual(samples.map(({ no }) => no));
    const byReference = samples.find((row) => !row.sr_no && row.external_reference);
    expect(listed.find(({ no }) => no === byReference?.no)?.srNo).toBe(byReference?.external_reference);
    expect((await ask(calls.sampleOrders, { query: { page: '999' } })).data).toEqual([]);
  });

  it('is searched by number, SR number, customer name and number, every word of it', async () => {
    const made = await order();
    const found = async (q: string) => (await ask(calls.sampleOrders, { query: { q } })).data;
    for (const text of [made.order.no.toLowerCase(), made.order.srNo ?? '', `c10482 ${made.order.no}`])
      expect((await found(text)).map(({ no }) => no)).toContain(made.order.no);
    expect((await found('northgate')).every(({ customerNo: no }) => no === customerNo)).toBe(true);
    for (const text of [`C20915 ${made.order.no}`, '%', '_', '\\', 'northgate x'])
      expect(await found(text)).toEqual([]);
  });

  it('is narrowed to follow-ups that are open, due or done, and always counts those that are due', async () => {
    const nos = async (filter: string) => {
      const { data: some, due } = await ask(calls.sampleOrders, { query: { filter, q: 'C10482' } });
      return { nos: new Set(some.map(({ no }) => no)), due };
    };
    const before = (await nos('all')).due;
    const later = (await order({ followUpOn: '2026-11-21' })).order.no;
    const due = (await order({ followUpOn: today })).order.no;
    const id = (await order({ followUpOn: today })).order.no;
    const done = await ask(calls.editSampleOrder, { params: { id }, body: { followUpOn: today, followedUp: true } });
    expect(done).toMatchObject({ followedUpAt: '2026-11-20T10:00:00.000Z', followUpDue: false });
    const [open, dueNow, followedUp] = [await nos('open'), await nos('due'), await nos('followed-up')];
    const states = (no: string) => [open, dueNow, followedUp].map(({ nos: some }) => some.has(orderNoOf(no)));
    expect(states(later)).toEqual([true, false, false]);
    expect(states(due)).toEqual([true, true, false]);
    expect(states(id)).toEqual([false, false, true]);
    expect([open.due, dueNow.due, followedUp.due]).toEqual([1, 1, 1].map((one) => before + one));
    portal.clock.now = new Date('2026-11-21T10:00:00Z');
    const nextDay = createTestClient(portal, await portal.tokenFor('morgan@connect.example'));
    const dueThen = await nextDay.ask(calls.sampleOrders, { query: { filter: 'due', q: later } });
    expect(dueThen).toMatchObject({ data: [{ no: later, followUpDue: true }], total: 1 });
  });
});

describe('a follow-up', () => {
  const edit = (id: string, followUpOn: string | null, followedUp: boolean) => ({
    params: { id },
    body: { followUpOn, followedUp },
  });

  it('is set on a sample that was made elsewhere, too, of which nothing else is known', async () => {
    const { no } = await data.database
      .selectFrom('orders')
      .select('no')
      .where('sample', '=', true)
      .where((eb) => eb.not(eb.exists(eb.selectFrom('sample_requests').select('key').whereRef('order_no', '=', 'no'))))
      .limit(1)
      .executeTakeFirstOrThrow();
    const changed = await ask(calls.editSampleOrder, edit(no, '2027-01-01', false));
    expect(changed).toMatchObject({ followUpOn: '2027-01-01', reason: null, createdBy: null, followedUpAt: null });
    expect(await ask(calls.sampleOrder, { params: { id: no } })).toEqual(changed);
  });

  it('is done when it was first said to be, and can be open again', async () => {
    const { no: id } = (await order({ followUpOn: '2027-01-01' })).order;
    const done = await ask(calls.editSampleOrder, edit(id, '2027-01-01', true));
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    expect(await ask(calls.editSampleOrder, edit(id, '2027-01-01', true))).toEqual(done);
    expect(await ask(calls.editSampleOrder, edit(id, null, false))).toMatchObject({
      followUpOn: null,
      followedUpAt: null,
      reason: 'A new glove',
    });
  });

  it('is marked and undone whatever day it was moved to meanwhile', async () => {
    const { no: id } = (await order({ followUpOn: '2027-01-01' })).order;
    await ask(calls.editSampleOrder, { params: { id }, body: { followUpOn: '2027-01-24' } });
    const done = await ask(calls.editSampleOrder, { params: { id }, body: { followedUp: true } });
    expect(done).toMatchObject({ followUpOn: '2027-01-24', followedUpAt: expect.any(String) });
    const moved = await ask(calls.editSampleOrder, { params: { id }, body: { followUpOn: '2027-02-01' } });
    expect(moved).toEqual({ ...done, followUpOn: '2027-02-01' });
    const undone = await ask(calls.editSampleOrder, { params: { id }, body: { followedUp: false } });
    expect(undone).toEqual({ ...moved, followedUpAt: null });
  });

  it('stays where it was when it is overdue, but is not moved into the past', async () => {
    const { no: id } = (await order({ followUpOn: null })).order;
    await data.database
      .updateTable('sample_requests')
      .set({ follow_up_on: today })
      .where('order_no', '=', id)
      .execute();
    expect(await ask(calls.editSampleOrder, edit(id, today, true))).toMatchObject({ followUpOn: today });
    const refused = await refusal(calls.editSampleOrder, edit(id, '2020-01-01', true));
    expect(refused).toMatchObject({ status: 422, code: 'date_in_the_past' });
  });
});

it('an order that is no sample is none here', async () => {
  const { no: id } = await data.database
    .selectFrom('orders')
    .select('no')
    .where('sr_no', 'is', null)
    .where('total_amount_inc_vat', '>', 0)
    .where('external_reference', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await refusal(calls.sampleOrder, { params: { id } })).toMatchObject({ status: 404, code: 'not_found' });
  const body = { followUpOn: null, followedUp: true };
  expect(await refusal(calls.editSampleOrder, { params: { id }, body })).toMatchObject({ status: 404 });
});

describe('where the server gives an account manager some customers only', () => {
  it("others' samples are neither listed nor found nor made; a super user reaches all", async () => {
    const { order: theirs } = await order({ customerNo: 'C20915' });
    const narrow = createTestPortal({ ...data, assignedCustomersOnly: true });
    const [own, all] = [
      await narrow.tokenFor('morgan@connect.example'),
      await narrow.tokenFor('robin@connect.example'),
    ];
    const status = async (row: Call, request: TestRequest) => (await narrow.call(row, request)).status;
    const params = { id: theirs.no };
    const body = { followUpOn: null, followedUp: true };
    expect(await status(calls.sampleOrder, { token: own, params })).toBe(404);
    expect(await status(calls.editSampleOrder, { token: own, params, body })).toBe(404);
    expect(await status(calls.createSampleOrder, { token: own, body: aSampleForm({ customerNo: 'C20915' }) })).toBe(
      404,
    );
    expect(await status(calls.createSampleOrder, { token: own, body: aSampleForm() })).toBe(200);
    expect(await status(calls.sampleOrder, { token: all, params })).toBe(200);
    const listed = async (token: string) => {
      const answer = await narrow.call(calls.sampleOrders, { token, query: { q: theirs.no } });
      return v.parse(calls.sampleOrders.answer, await answer.json());
    };
    expect(await listed(own)).toMatchObject({ data: [], total: 0 });
    expect(await listed(all)).toMatchObject({ data: [{ no: theirs.no }], total: 1 });
  });
});

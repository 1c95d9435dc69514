import { calls } from '@connect/contract/calls';
import { asOrderRecord } from '@connect/contract/document-records';
import { nothing } from '@connect/core/domain/money/money';
import { orderStatus } from '@connect/core/domain/documents/order-status';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { type TestDatabase } from '../../testing/demo-database.ts';
import { openSearchPortal } from '../../testing/search-portal.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { aSampleForm } from '../testing/sample-form.ts';

const customerNo = 'C10482';

let data: TestDatabase;
let portal: TestPortal;
let close: () => Promise<void>;
let priya: string;
let ask: ReturnType<typeof createTestClient>['ask'];
let refusal: ReturnType<typeof createTestClient>['refusal'];

beforeAll(async () => {
  ({ data, portal, close } = await openSearchPortal());
  priya = await portal.tokenFor('priya@northgate.example');
  ({ ask, refusal } = createTestClient(portal, await portal.tokenFor('morgan@connect.example')));
});
afterAll(() => close());

const order = (fields: Record<string, unknown> = {}) => ask(calls.createSampleOrder, { body: aSampleForm(fields) });

describe('a sample order', () => {
  it('is written as one: nothing to pay, an SR number, placed in the portal by the account manager', async () => {
    const lines = [
      { sku: 'GLV-8841-L', quantity: 2 },
      { sku: 'HVJ-2210-M', quantity: 1 },
      { sku: 'GLV-8841-L', quantity: 3 },
    ];
    const made = await order({ lines, reason: ' A new glove ' });
    expect(made).toMatchObject({
      customerNo,
      customerName: 'Northgate Site Supplies',
      currencyCode: 'GBP',
      reason: 'A new glove',
      createdBy: 'Morgan Hale',
      followUpOn: null,
      followedUpAt: null,
      followUpDue: false,
    });
    expect(made.order).toMatchObject({
      sample: true,
      totalExVat: nothing('GBP'),
      totalIncVat: nothing('GBP'),
      globusReference: 'PORTAL',
      connectUserEmail: 'morgan@connect.example',
      status: 'Open',
      progress: 'New',
      completelyShipped: false,
      postingDate: null,
      externalReference: made.order.srNo,
      shipTo: { name: 'Northgate', postCode: 'LS9 7DN' },
      shipments: [],
    });
    expect(made.order.srNo).toMatch(/^SR\d{6}$/);
    expect(made.order.lines).toMatchObject([
      {
        itemNo: 'GLV-8841-L',
        description: 'Nitrile grip glove, cut F',
        quantity: 5,
        quantityShipped: 0,
        unitPrice: { minor: 0 },
        thumbnail: 'GLV-8841.svg',
        slug: 'nitrile-grip-glove-cut-f-glv-8841',
      },
      { itemNo: 'HVJ-2210-M', quantity: 1, slug: 'hi-vis-bomber-jacket-class-3-hvj-2210' },
    ]);
    const next = await order();
    const digits = (no: string | null) => Number(no?.replace(/\D/g, ''));
    expect(digits(next.order.no)).toBe(digits(made.order.no) + 1);
    expect(digits(next.order.srNo)).toBe(digits(made.order.srNo) + 1);
  });

  it('is made once, however often its key is sent', async () => {
    const body = aSampleForm();
    const first = await ask(calls.createSampleOrder, { body });
    const again = await ask(calls.createSampleOrder, {
      body: { ...body, idempotencyKey: body.idempotencyKey.toUpperCase(), reason: 'Other' },
    });
    expect(again).toEqual(first);
  });

  it('is its manager’s own: another one’s under the same key is another, and tells nothing of it', async () => {
    const body = aSampleForm();
    const morgans = await ask(calls.createSampleOrder, { body });
    const robin = await portal.tokenFor('robin@connect.example');
    const robins = await ask(calls.createSampleOrder, { token: robin, body: { ...body, reason: 'Other' } });
    expect(robins.order.no).not.toBe(morgans.order.no);
    expect(robins).toMatchObject({ reason: 'Other', createdBy: expect.stringMatching(/^Robin /) });
  });

  it("appears at once on the customer's side: in the list with its SR number, and as a sample in full", async () => {
    const made = await order();
    const own = await ask(calls.order, { token: priya, params: { id: made.order.no } });
    expect(own).toEqual(v.parse(calls.order.answer, asOrderRecord(made.order)));
    const credentials = await ask(calls.searchCredentials, { token: priya });
    const answer = await portal.fetch(`${credentials.host}/multi-search`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${credentials.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        federation: { limit: 10, offset: 0 },
        queries: [{ indexUid: credentials.indexes.orders, q: made.order.srNo, sort: ['number_sortable:desc'] }],
      }),
    });
    const { hits } = (await answer.json()) as { hits: Record<string, unknown>[] };
    // The list shows the newest first.
    expect(hits[0]).toMatchObject({
      number: made.order.no,
      customer_no: customerNo,
      sample: true,
      sr_number: made.order.srNo,
      po_number: made.order.srNo,
      total_amount: 0,
      items: [{ sku: 'GLV-8841-L' }],
    });
    expect(orderStatus({ ...made.order, completelyShipped: made.order.completelyShipped })).toBe('received');
  });
});

describe('a sample order is refused', () => {
  it.each([
    ['for a customer there is not', { customerNo: 'C99999' }, 404, 'not_found'],
    ['of an item there is not', { lines: [{ sku: "GLV'; --", quantity: 1 }] }, 422, 'unknown_product'],
    ['of a product without its size', { lines: [{ sku: 'GLV-8841', quantity: 1 }] }, 422, 'unknown_product'],
    ['of half a character', { lines: [{ sku: '\ud800', quantity: 1 }] }, 400, 'malformed_request'],
    [
      'of more than 99 in all',
      { lines: ['GLV-8841-L', 'GLV-8841-L'].map((sku) => ({ sku, quantity: 50 })) },
      400,
      'malformed_request',
    ],
    ['with a follow-up yesterday', { followUpOn: '2020-01-01' }, 422, 'date_in_the_past'],
    ['with a follow-up in the year 0', { followUpOn: '0000-01-01' }, 400, 'malformed_request'],
    ['without a reason', { reason: ' ' }, 400, 'malformed_request'],
  ])('%s', async (_, fields, status, code) => {
    const before = await ask(calls.sampleOrders);
    expect(await refusal(calls.createSampleOrder, { body: aSampleForm(fields) })).toMatchObject({ status, code });
    expect((await ask(calls.sampleOrders)).total).toBe(before.total);
  });

  it('for a customer who is blocked', async () => {
    const { no } = await data.database
      .selectFrom('customers')
      .select('no')
      .where('is_blocked', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    const refused = await refusal(calls.createSampleOrder, { body: aSampleForm({ customerNo: no }) });
    expect(refused).toMatchObject({ status: 422, code: 'customer_blocked' });
  });
});

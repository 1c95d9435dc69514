import { skuOf } from '@connect/core/domain/ordering/sku';
import { money, plus } from '@connect/core/domain/money/money';
import { pence } from '@connect/core/testing';
import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { type TestDatabase } from '../../testing/demo-database.ts';
import { openSearchPortal } from '../../testing/search-portal.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { anOrderForm, setInBasket } from '../testing/order-form.ts';

const customerNo = 'C10482';
const sku = skuOf('GLV-8841-L');

let data: TestDatabase;
let portal: TestPortal;
let close: () => Promise<void>;
let priya: string;
let ask: ReturnType<typeof createTestClient>['ask'];
let refusal: ReturnType<typeof createTestClient>['refusal'];

beforeAll(async () => {
  ({ data, portal, close } = await openSearchPortal());
  priya = await portal.tokenFor('priya@northgate.example');
  ({ ask, refusal } = createTestClient(portal, priya));
});
afterAll(() => close());
beforeEach(async () => {
  await company({
    credit_limit: 100_000_00,
    balance: 0,
    outstanding_orders_value: 0,
    given_blocked: false,
    given_reference_required: false,
    given_reference_mask: null,
  });
  await limit(null);
  await data.database.updateTable('items').set({ discontinued: false, stock: 1000 }).where('sku', '=', sku).execute();
});

const unblocked = { given_blocked: false };
const company = (fields: Record<string, number | boolean | string | null>) =>
  data.database.updateTable('customers').set(fields).where('no', '=', customerNo).execute();
const limit = (spendLimit: number | null, email = 'priya@northgate.example') =>
  data.database.updateTable('users').set({ spend_limit: spendLimit }).where('email', '=', email).execute();
const form = async (fields: Record<string, unknown> = {}) => {
  await setInBasket(portal, priya, 120);
  return anOrderForm(portal, priya, fields);
};
const place = async (fields: Record<string, unknown> = {}) => ask(calls.placeOrder, { body: await form(fields) });
const today = (): string => portal.clock.now.toISOString().slice(0, 10);

/** The order as the search service has it. */
const listed = async (no: string) => {
  const { host, token, indexes } = await ask(calls.searchCredentials);
  const answer = await portal.fetch(`${host}/multi-search`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ federation: { limit: 1 }, queries: [{ indexUid: indexes.orders, q: no }] }),
  });
  const { hits } = (await answer.json()) as { hits: Record<string, unknown>[] };
  return hits[0];
};

describe('a checkout', () => {
  it('has the addresses of the company, its own first and once', async () => {
    const { addresses } = await ask(calls.checkout);
    expect(addresses[0]).toMatchObject({ name: 'Northgate Site Supplies' });
    expect(new Set(addresses.map((address) => JSON.stringify({ ...address, id: null }))).size).toBe(addresses.length);
    await data.database.deleteFrom('customer_addresses').where('customer_no', '=', customerNo).execute();
    const left = (await ask(calls.checkout)).addresses;
    expect(left).toMatchObject([{ name: 'Northgate Site Supplies' }]);
    expect(await place({ addressId: left[0]?.id })).toMatchObject({ waitsFor: [] });
  });

  it('says the credit, the limit, the rule and what the basket would wait for', async () => {
    await company({
      credit_limit: 10_00,
      balance: 4_00,
      outstanding_orders_value: 7_50,
      given_reference_mask: '@@-####',
    });
    await limit(50_00);
    await setInBasket(portal, priya, 120);
    expect(await ask(calls.checkout)).toMatchObject({
      availableCredit: pence(-1_50),
      spendLimit: pence(50_00),
      referenceRule: { required: false, mask: '@@-####' },
      wouldWait: ['over-credit', 'over-limit'],
    });
    await company({ credit_limit: 1_000_000_00 });
    expect((await ask(calls.checkout)).wouldWait).toEqual(['over-limit']);
  });

  it('keeps the credit from users without View Balance (decisions §figures-withheld)', async () => {
    const { permissions } = await data.database
      .selectFrom('users')
      .select('permissions')
      .where('email', '=', 'priya@northgate.example')
      .executeTakeFirstOrThrow();
    const set = (names: string[]) =>
      data.database
        .updateTable('users')
        .set({ permissions: names })
        .where('email', '=', 'priya@northgate.example')
        .execute();
    await set(permissions.filter((name) => name !== 'View Balance'));
    expect((await ask(calls.checkout)).availableCredit).toBeNull();
    await set(permissions);
    expect((await ask(calls.checkout)).availableCredit).toEqual(pence(100_000_00));
  });
});

describe('an order placed', () => {
  it('is one of the portal, with what was asked for, and the basket is empty', async () => {
    const { addresses, earliest } = await ask(calls.checkout);
    const { lines, totalExVat, totalIncVat } = await setInBasket(portal, priya, 120).then(() => ask(calls.basket));
    const { no } = await place({ requestedOn: earliest, notes: ' Ring first\n', reference: ' PO 9 ' });
    expect(await ask(calls.order, { params: { id: no } })).toMatchObject({
      no,
      orderNumber: no,
      externalReference: 'PO 9',
      status: 'Open',
      progress: 'New',
      cancelled: false,
      sample: false,
      // Documented calls name no currency.
      totalExVat: money(totalExVat.minor, ''),
      totalIncVat: money(totalIncVat.minor, ''),
      documentDate: today(),
      globusReference: 'PORTAL',
      shipTo: { name: addresses[0]?.name, postCode: addresses[0]?.postCode },
      lines: [
        {
          itemNo: sku,
          quantity: 120,
          unitPrice: { minor: lines[0]?.unitPrice.minor },
          quantityShipped: 0,
          type: 'Item',
        },
      ],
      connectUserEmail: 'priya@northgate.example',
      placement: {
        placedBy: 'Priya Nair',
        requestedOn: earliest,
        notes: 'Ring first',
        waitsFor: [],
        left: [],
        decision: null,
      },
    });
    expect((await ask(calls.basket)).lines).toEqual([]);
  });

  it('names what it left in the basket, with what replaces it, however often it is asked', async () => {
    const gone = skuOf('GLV-8841-M');
    const item = data.database.updateTable('items').where('sku', '=', gone);
    await setInBasket(portal, priya, 120, gone);
    await item.set({ discontinued: true, replaced_by: sku }).execute();
    const body = await form();
    const left = { sku: gone, quantity: 120, problem: 'discontinued' };
    const placed = await ask(calls.placeOrder, { body });
    expect(placed.left).toMatchObject([{ ...left, replacedBy: sku }]);
    expect(await ask(calls.placeOrder, { body })).toEqual(placed);
    const { placement, lines } = await ask(calls.order, { params: { id: placed.no } });
    expect(lines.map(({ itemNo }) => itemNo)).toEqual([sku]);
    expect(placement?.left).toMatchObject([{ ...left, replacedBy: sku }]);
    expect((await ask(calls.basket)).lines.map((line) => line.item.sku)).toEqual([gone]);
    await item.set({ discontinued: false, replaced_by: null }).execute();
    await setInBasket(portal, priya, 0, gone);
  });

  it('is in list, search and counts at once, and lessens the credit', async () => {
    const range = { query: { date_from: today(), date_to: today() } };
    const before = [await ask(calls.ordersCount, range), await ask(calls.customer)] as const;
    const { no } = await place();
    expect(await listed(no)).toMatchObject({ number: no, status: 'Open', progress: 'New', items: [{ sku }] });
    const { totalIncVat } = await ask(calls.order, { params: { id: no } });
    expect((await ask(calls.ordersCount, range)).pending).toBe(before[0].pending + 1);
    const customer = await ask(calls.customer);
    expect(customer.outstandingOrdersValue).toEqual(
      plus(before[1].outstandingOrdersValue ?? pence(0), pence(totalIncVat.minor)),
    );
  });

  it('that waits says so in the list, and lessens no credit yet', async () => {
    await company({ credit_limit: 0 });
    const placed = await place();
    expect(placed.waitsFor).toEqual(['over-credit']);
    expect(await listed(placed.no)).toMatchObject({ status: 'Open', progress: 'Awaiting Approval' });
    expect((await ask(calls.customer)).outstandingOrdersValue).toEqual(pence(0));
    const manager = await portal.tokenFor('morgan@connect.example');
    const approvals = await ask(calls.creditApprovals, { token: manager, query: { customer: customerNo } });
    expect(approvals.data).toMatchObject([{ orderNo: placed.no, placedBy: 'Priya Nair', lines: 1, mayDecide: true }]);
    const params = { id: placed.no };
    await ask(calls.decideCreditApproval, {
      token: manager,
      params,
      body: { approve: false, reason: 'Please pay first' },
    });
    expect(await listed(placed.no)).toMatchObject({ status: 'Cancelled', progress: 'Rejected' });
    const { placement, cancelled } = await ask(calls.order, { params });
    expect(cancelled).toBe(true);
    expect(placement).toMatchObject({
      waitsFor: [],
      decision: { approved: false, by: 'Morgan Hale', reason: 'Please pay first' },
    });
  });

  it.each([
    ['reference_required', { reference: ' ' }, { given_reference_required: true }],
    ['reference_form', { reference: 'PO-12' }, { given_reference_mask: 'PO-####' }],
    ['reference_of_sample', { reference: 'SR1234' }, unblocked],
    ['unknown_address', { addressId: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173' }, unblocked],
    ['account_blocked', {}, { given_blocked: true }],
    ['day_too_early', { requestedOn: '2026-01-05' }, unblocked],
  ])('is refused with %s and leaves the basket', async (code, fields, customer) => {
    await company(customer);
    const body = await form(fields);
    expect(await refusal(calls.placeOrder, { body })).toMatchObject({ status: 422, code });
    expect((await ask(calls.basket)).version).toBe(body.basketVersion);
  });

  it.each([
    ['reference', { reference: 'two\nlines' }],
    ['reference', { reference: 'x'.repeat(36) }],
    ['notes', { notes: 'a\0b' }],
    ['requestedOn', { requestedOn: '2026-02-30' }],
    ['idempotencyKey', { idempotencyKey: 'SO-1' }],
    ['basketVersion', { basketVersion: 1.5 }],
    ['storefront', { storefront: 'https://x' }],
  ])('with a wrong %s is malformed', async (field, fields) => {
    const { errors } = await refusal(calls.placeOrder, { body: await form(fields) });
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });
});

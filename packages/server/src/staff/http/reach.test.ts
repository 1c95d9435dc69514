import { randomUUID } from 'node:crypto';
import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexes } from '../../indexing/application/indexes.ts';
import { actingToken, claimsOf } from '../../testing/acting.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

/** Every call about one customer, as the contract has them. */
const ofOneCustomer = Object.entries<Call>(calls).filter(
  ([, { access, path }]) => access === 'account-manager' && path.includes('{no}'),
);

let data: TestDatabase;
let documents: Map<string, Record<string, Record<string, string>>>;

/** Numbers of a customer's newest documents, and of a parcel, by the call that asks for them. */
const documentsOf = async (customerNo: string) => {
  const newest = async (table: 'orders' | 'invoices') => {
    const query = data.database.selectFrom(table).select('no').where('customer_no', '=', customerNo);
    return (await query.orderBy('no', 'desc').limit(1).executeTakeFirstOrThrow()).no;
  };
  const parcel = await data.database
    .selectFrom('shipments')
    .select(['package_tracking_number', 'order_number'])
    .where('customer_no', '=', customerNo)
    .where('agent_code', '=', 'H&B')
    .where('package_tracking_number', 'is not', null)
    .executeTakeFirstOrThrow();
  const [order, invoice] = [{ id: await newest('orders') }, { id: await newest('invoices') }];
  return {
    managedOrder: order,
    managedOrderPdf: order,
    managedInvoice: invoice,
    managedInvoicePdf: invoice,
    managedTrackHbl: {
      trackingNumber: parcel.package_tracking_number ?? '',
      orderNumber: parcel.order_number,
    },
  };
};

beforeAll(async () => {
  data = await openDemoDatabase();
  documents = new Map([
    ['C10482', await documentsOf('C10482')],
    ['C20915', await documentsOf('C20915')],
  ]);
});
afterAll(() => data.database.destroy());

const managers = () => data.database.selectFrom('users').select(['id', 'email']).execute();
const refusalOf = async (answer: Response) => v.parse(ErrorBody, await answer.json());

describe.each([
  { assignedCustomersOnly: false, manager: 'morgan', own: 'C10482', foreign: 'C20915', reaches: true },
  { assignedCustomersOnly: true, manager: 'morgan', own: 'C10482', foreign: 'C20915', reaches: false },
  { assignedCustomersOnly: false, manager: 'robin', own: 'C20915', foreign: 'C10482', reaches: true },
  { assignedCustomersOnly: true, manager: 'robin', own: 'C20915', foreign: 'C10482', reaches: true },
])(
  'ASSIGNED_CUSTOMERS_ONLY $assignedCustomersOnly: $manager',
  ({ assignedCustomersOnly, manager, own, foreign, reaches }) => {
    let portal: TestPortal;
    let token: string;

    beforeEach(async () => {
      portal = createTestPortal({ ...data, assignedCustomersOnly });
      token = await portal.tokenFor(`${manager}@connect.example`);
    });

    const request = async (name: string, row: Call, no: string): Promise<TestRequest> => {
      const { path, body } = row;
      const params = {
        no,
        ...documents.get(no)?.[name],
        ...(path.includes('notes/{id}') && { id: await note(no) }),
        ...(path.includes('{sku}') && { sku: 'GLV-8841-L' }),
      };
      return { token, params, ...(body?.type === 'object' && { body: { text: 'Asked for a catalogue.' } }) };
    };
    /** A note of the account manager's own, whoever's customer it is about. */
    const note = async (no: string): Promise<string> => {
      const everywhere = createTestPortal({ ...data, assignedCustomersOnly: false });
      const body = { text: 'To be deleted' };
      const answer = await everywhere.call(calls.addNote, { token, params: { no }, body });
      return v.parse(calls.addNote.answer, await answer.json()).id;
    };

    it.each(ofOneCustomer)(
      `${reaches ? 'reaches all customers' : 'reaches their own customers alone'}: %s`,
      async (name, row) => {
        const done = row.answer === 'none' ? 204 : 200;
        expect((await portal.call(row, await request(name, row, own))).status).toBe(done);
        const answer = await portal.call(row, await request(name, row, foreign));
        expect(answer.status).toBe(reaches ? done : 404);
        if (reaches) return;
        const absent = await portal.call(row, { ...(await request(name, row, foreign)), params: absentParams(row) });
        expect(await refusalOf(answer)).toEqual(await refusalOf(absent));
      },
    );

    it('finds in the lists whom they reach, and nobody else', async () => {
      const { id = '' } = (await managers()).find(({ email }) => email.startsWith(manager)) ?? {};
      await data.database.deleteFrom('favourite_customers').where('user_id', '=', id).execute();
      await data.database.deleteFrom('customer_visits').where('user_id', '=', id).execute();
      for (const [position, customer_no] of [own, foreign].entries()) {
        await data.database.insertInto('favourite_customers').values({ user_id: id, customer_no, position }).execute();
        const visit = { user_id: id, customer_no, visits: 9 - position, last_at: new Date() };
        await data.database.insertInto('customer_visits').values(visit).execute();
      }
      const lists: [Call, TestRequest][] = [
        [calls.favouriteCustomers, {}],
        [calls.orderFavourites, { body: { order: [own] } }],
      ];
      const numbers = async (row: Call, asked: TestRequest) => {
        const answer = await portal.call(row, { token, ...asked });
        const { data: rows } = v.parse(v.object({ data: v.array(v.object({ no: v.string() })) }), await answer.json());
        return rows.map(({ no }) => no);
      };
      // Who is a favourite is not among the top ones as well.
      expect(await numbers(calls.topCustomers, {})).toEqual([]);
      for (const [row, asked] of lists) expect(await numbers(row, asked)).toEqual(reaches ? [own, foreign] : [own]);
      await data.database.deleteFrom('favourite_customers').where('user_id', '=', id).execute();
      expect(await numbers(calls.topCustomers, {})).toEqual(reaches ? [own, foreign] : [own]);
      for (const no of [own, foreign])
        expect(await numbers(calls.managedCustomers, { query: { q: no } })).toEqual(reaches || no === own ? [no] : []);
      const answer = await portal.call(calls.managedCustomers, { token });
      const { total } = v.parse(calls.managedCustomers.answer, await answer.json());
      const customers = await data.database.selectFrom('customers').select('account_manager_id').execute();
      expect(total).toBe(customers.filter(({ account_manager_id: given }) => reaches || given === id).length);
    });

    it('searches within their reach, and as the customer while acting for one (decisions §hidden-is-refused)', async () => {
      const rulesOf = async (asking: string) => {
        const answer = await portal.call(calls.searchCredentials, { token: asking });
        const { token: searchToken } = v.parse(calls.searchCredentials.answer, await answer.json());
        return claimsOf(searchToken)['searchRules'] as Record<string, { filter: string | string[] } | null>;
      };
      const { id = '' } = (await managers()).find(({ email }) => email.startsWith(manager)) ?? {};
      const rules = await rulesOf(token);
      const theirs = `account_manager = "${id}"`;
      for (const uid of [indexes.managersInvoices, indexes.customers])
        expect(rules[uid]).toEqual(reaches ? null : { filter: theirs });
      // An order that is invoiced in full is found as its invoice (ADR 8).
      const open = 'invoiced = false';
      expect(rules[indexes.managersOrders]).toEqual({ filter: reaches ? [open] : [theirs, open] });
      expect(await rulesOf(await actingToken(portal, token, own))).toEqual({
        [indexes.orders]: { filter: [`customer_no = "${own}"`, open] },
        [indexes.invoices]: { filter: `customer_no = "${own}"` },
      });
    });

    it("is not handed another customer's document under a customer they reach", async () => {
      for (const [name, row] of ofOneCustomer.filter(([called]) => documents.get(own)?.[called])) {
        const params = { ...documents.get(foreign)?.[name], no: own };
        const answer = await portal.call(row, { token, params });
        expect([name, answer.status]).toEqual([name, 404]);
      }
    });
  },
);

/** Of nobody's customer. */
const absentParams = ({ path }: Call): Record<string, string> => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'SO-999999'])),
  ...(path.includes('notes/{id}') && { id: randomUUID() }),
});

it("a brand manager's search token is bound to their categories, and to none for whoever may see all", async () => {
  const portal = createTestPortal(data);
  const rulesOf = async (email: string) => {
    const answer = await portal.call(calls.searchCredentials, { token: await portal.tokenFor(email) });
    const { token } = v.parse(calls.searchCredentials.answer, await answer.json());
    return decodeJwt<{ searchRules: Record<string, unknown> }>(token).searchRules[indexes.products[0]?.uid ?? ''];
  };
  const brook = data.database.selectFrom('users').select('id').where('email', '=', 'brook@connect.example');
  const rows = await data.database
    .selectFrom('brand_categories')
    .select('category')
    .where('user_id', '=', brook)
    .orderBy('category')
    .execute();
  const categories = rows.map(({ category }) => category);
  expect(categories).toHaveLength(2);
  const filter = `schema_classification IN ${JSON.stringify(categories)}`;
  expect(await rulesOf('brook@connect.example')).toEqual({ filter });
  for (const email of ['sasha@connect.example', 'morgan@connect.example']) expect(await rulesOf(email)).toBeNull();
});

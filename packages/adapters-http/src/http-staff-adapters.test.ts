import { documentNoOf, invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { day } from '@connect/core/domain/calendar/day';
import { skuOf } from '@connect/core/domain/ordering/sku';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import { anInvoice, anOrder, aUser, createMemorySessionTokens, pence } from '@connect/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpIntegrationKeys, createHttpPortalWatch, createHttpStaffDirectory } from './http-administration.ts';
import { createHttpAuditLog } from './http-audit-log.ts';
import { createHttpCustomerDocuments, createHttpCustomerParcels } from './http-customer-documents.ts';
import { createHttpImpersonation } from './http-impersonation.ts';
import { createHttpManagedCustomers } from './http-managed-customers.ts';
import { createHttpManagerProfile } from './http-manager-profile.ts';
import { createHttpReports } from './http-reports.ts';
import { createHttpSampleOrders } from './http-sample-orders.ts';
import { createPortalClient } from './portal-client.ts';
import { startStubServer } from './testing/stub-server.ts';
import type { Reply, StubServer } from './testing/stub-server.ts';

let server: StubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Every adapter of staff over a server that always replies so. */
const setUp = async (reply: Reply) => {
  await server?.close();
  server = await startStubServer(() => reply);
  const tokens = createMemorySessionTokens();
  tokens.set('token');
  const portal = createPortalClient({ host: server.url, tokens, onSignedOut: tokens.clear, language: () => 'de' });
  return {
    received: server.received,
    customers: createHttpManagedCustomers(portal),
    profile: createHttpManagerProfile(portal),
    impersonation: createHttpImpersonation(portal),
    documents: createHttpCustomerDocuments(portal, 'C1'),
    parcels: createHttpCustomerParcels(portal, 'C1'),
    samples: createHttpSampleOrders(portal),
    reports: createHttpReports(portal),
    log: createHttpAuditLog(portal),
    watch: createHttpPortalWatch(portal),
    directory: createHttpStaffDirectory(portal),
    keys: createHttpIntegrationKeys(portal),
  };
};
type Adapters = Awaited<ReturnType<typeof setUp>>;

const id = '7f2c1b9e-5d3a-4c8e-9b21-0a6f4e8d1c35';
const root = '/api/v3/account-manager';
const c1 = `${root}/customers/C1`;
const list = { text: '', filter: 'all', sort: 'name', descending: false, page: 1 } as const;
const period = { from: '2026-01', to: '2026-12', region: 'UK', currency: null };
const newNote = { idempotencyKey: id, text: 'Call' };
const shipTo = { name: 'Leeds', address: '4 Mill Lane', address2: '', postCode: 'LS1 4AB' };
const form = {
  idempotencyKey: id,
  customerNo: 'C1',
  shipTo,
  lines: [{ sku: skuOf('GL-1'), quantity: quantityOf(2) }],
  reason: 'To try',
  followUpOn: day('2026-12-01'),
};
const max = { email: 'max@connect.example', firstName: 'Max', lastName: 'Hale' };
const shop = { name: 'Shop', scopes: ['read:products'], addresses: [], expiresAt: null };
const managing = { position: 'account-manager', superUser: false } as const;
const entries = { filter: 'all', customerNo: '', actorEmail: '', before: null } as const;

/** Every call: what it sends, in the words of the contract. */
const calls: readonly (readonly [
  name: string,
  ask: (adapters: Adapters) => Promise<Result<unknown, Refusal | Failure>>,
  sent: string,
  body?: object,
])[] = [
  ['the top', ({ customers }) => customers.top(), `GET ${root}/customers/top`],
  ['the favourites', ({ customers }) => customers.favourites(), `GET ${root}/customers/favourites`],
  [
    'ordering favourites',
    ({ customers }) => customers.orderFavourites(['C2', 'C1']),
    `PUT ${root}/customers/favourites`,
    { order: ['C2', 'C1'] },
  ],
  [
    'all customers',
    ({ customers }) => customers.list(list),
    `GET ${root}/customers?filter=all&sort=name&direction=asc&page=1`,
  ],
  [
    'some customers',
    ({ customers }) =>
      customers.list({ text: 'a & b', filter: 'near-limit', sort: 'credit_limit', descending: true, page: 3 }),
    `GET ${root}/customers?q=a+%26+b&filter=near-limit&sort=credit_limit&direction=desc&page=3`,
  ],
  ['a customer', ({ customers }) => customers.find('C1'), `GET ${c1}`],
  ['a new favourite', ({ customers }) => customers.setFavourite('C1', true), `PUT ${c1}/favourite`],
  ['no favourite any more', ({ customers }) => customers.setFavourite('C1', false), `DELETE ${c1}/favourite`],
  ['the notes', ({ customers }) => customers.notes('C1'), `GET ${c1}/notes`],
  ['a new note', ({ customers }) => customers.addNote('C1', newNote), `POST ${c1}/notes`, newNote],
  ['deleting a note', ({ customers }) => customers.deleteNote('C1', id), `DELETE ${c1}/notes/${id}`],
  ['the own record', ({ profile }) => profile.own(), `GET ${root}/me`],
  [
    'a new name',
    ({ profile }) => profile.rename({ firstName: 'Mo', lastName: 'Reed' }),
    `PATCH ${root}/me`,
    { firstName: 'Mo', lastName: 'Reed' },
  ],
  ['acting for a customer', ({ impersonation }) => impersonation.start('C1'), `POST ${c1}/impersonate`],
  [
    'acting for a customer, with a reason',
    ({ impersonation }) => impersonation.start('C1', 'Called about SO-1'),
    `POST ${c1}/impersonate`,
    { reason: 'Called about SO-1' },
  ],
  ["a customer's order", ({ documents }) => documents.order(orderNoOf('SO-1')), `GET ${c1}/orders/SO-1`],
  ["a customer's invoice", ({ documents }) => documents.invoice(invoiceNoOf('SI-1')), `GET ${c1}/invoices/SI-1`],
  ["an order's PDF", ({ documents }) => documents.pdf('order', documentNoOf('SO-1')), `GET ${c1}/orders/SO-1/download`],
  [
    "an invoice's PDF",
    ({ documents }) => documents.pdf('invoice', documentNoOf('SI-1')),
    `GET ${c1}/invoices/SI-1/download`,
  ],
  ["a customer's parcel", ({ parcels }) => parcels.track('HB1', orderNoOf('SO-1')), `GET ${c1}/track/hbl/HB1/SO-1`],
  [
    'the samples',
    ({ samples }) => samples.list({ text: '', filter: 'all', page: 1 }),
    `GET ${root}/sample-orders?filter=all&page=1`,
  ],
  [
    'some samples',
    ({ samples }) => samples.list({ text: 'SR1', filter: 'followed-up', page: 2 }),
    `GET ${root}/sample-orders?q=SR1&filter=followed-up&page=2`,
  ],
  ['a sample order', ({ samples }) => samples.find(orderNoOf('SO-1')), `GET ${root}/sample-orders/SO-1`],
  ['a new sample order', ({ samples }) => samples.create(form), `POST ${root}/sample-orders`, form],
  [
    'a follow-up',
    ({ samples }) => samples.edit(orderNoOf('SO-1'), { followUpOn: null, followedUp: true }),
    `PATCH ${root}/sample-orders/SO-1`,
    { followUpOn: null, followedUp: true },
  ],
  [
    'a mark alone',
    ({ samples }) => samples.edit(orderNoOf('SO-1'), { followedUp: true }),
    `PATCH ${root}/sample-orders/SO-1`,
    { followedUp: true },
  ],
  ...(['sales', 'customers', 'overdue', 'samples', 'signOff'] as const).map(
    (name) =>
      [
        `the report ${name}`,
        ({ reports }: Adapters) => reports[name](period),
        `GET ${root}/reports/${name === 'signOff' ? 'sign-off' : name}?from=2026-01&to=2026-12&region=UK`,
      ] as const,
  ),
  [
    'a report in a currency',
    ({ reports }) => reports.sales({ ...period, currency: 'USD' }),
    `GET ${root}/reports/sales?from=2026-01&to=2026-12&region=UK&currency=USD`,
  ],
  ['the health of the portal', ({ watch }) => watch.health(), 'GET /api/v3/admin/health'],
  ['the staff', ({ directory }) => directory.list(), 'GET /api/v3/admin/staff'],
  [
    'a new member of staff',
    ({ directory }) => directory.add({ ...max, ...managing }),
    'POST /api/v3/admin/staff',
    { ...max, ...managing },
  ],
  [
    'deleting a role for another',
    ({ directory }) => directory.setRole(max.email, managing, { position: null, superUser: true }),
    'PUT /api/v3/admin/staff-roles',
    { email: max.email, ...managing, was: { position: null, superUser: true } },
  ],
  [
    'a login link',
    ({ directory }) => directory.link(max.email),
    'POST /api/v3/admin/staff-links',
    { email: max.email },
  ],
  [
    'deleting an access',
    ({ directory }) => directory.remove(max.email, max.email),
    'POST /api/v3/admin/staff-departures',
    { email: max.email, typed: max.email },
  ],
  [
    'not deleting it any more',
    ({ directory }) => directory.restore(max.email),
    'POST /api/v3/admin/staff-returns',
    { email: max.email },
  ],
  ['the keys', ({ keys }) => keys.list(), 'GET /api/v3/admin/keys'],
  ['a new key', ({ keys }) => keys.create(shop), 'POST /api/v3/admin/keys', shop],
  [
    'a revoked key',
    ({ keys }) => keys.revoke('0123456789abcdef', 'Shop'),
    'POST /api/v3/admin/keys/0123456789abcdef/revocation',
    { typed: 'Shop' },
  ],
  ['the log', ({ log }) => log.entries(entries), `GET ${root}/audit?filter=all`],
  [
    'more of the log of one',
    ({ log }) =>
      log.entries({ filter: 'writes', customerNo: 'C1', actorEmail: 'morgan@connect.example', before: '50' }),
    `GET ${root}/audit?filter=writes&customerNo=C1&actorEmail=morgan%40connect.example&before=50`,
  ],
];

describe('every call of staff', () => {
  test.each(calls.map(([name, ...call]) => ({ name, call })))(
    '$name is sent as the contract says',
    async ({ call: [ask, sent, body] }) => {
      const adapters = await setUp({ status: 404, json: { message: 'No.', code: 'no' } });
      const answer = await ask(adapters);
      expect(adapters.received.map(({ method, path }) => `${method} ${path}`)).toEqual([sent]);
      expect(adapters.received).toMatchObject([{ token: 'token', language: 'de', body: body ?? null }]);
      expect(answer.ok || JSON.stringify(answer.refusal)).toContain('not-found');
    },
  );

  const answersNothing = /favourite|deleting/;
  const answering = calls.filter(([name]) => !answersNothing.test(name) || name.endsWith('favourites'));
  test.each(answering.map(([name, ask]) => ({ name, ask })))(
    '$name that is answered otherwise than agreed is unavailable',
    async ({ ask }) => {
      const answer = await ask(await setUp({ json: { data: 'none', currency: 5 } }));
      expect(answer.ok || JSON.stringify(answer.refusal)).toContain('unavailable');
    },
  );
});

describe('answers in the words of the core', () => {
  const listed = {
    no: 'C1',
    name: 'Northgate',
    isBlocked: true,
    creditLimit: pence(5000_00),
    totalOwed: pence(12_50),
    termsDescription: null,
    currencyCode: 'GBP',
  };
  const documented = {
    no: 'C1',
    name: 'Northgate',
    is_blocked: true,
    credit_limit: 5000,
    balance: { total_owed: 12.5 },
    terms: null,
    currency_code: 'GBP',
  };

  test('customers, by the calls of the specification and our own', async () => {
    const known = { ...listed, termsDescription: '30 Days EOM' };
    const top = await setUp({ json: { data: [documented, { ...documented, terms: { description: '30 Days EOM' } }] } });
    expect(await top.customers.top()).toEqual({ ok: true, value: [listed, known] });
    const { customers } = await setUp({ json: { data: [listed, known], total: 41 } });
    expect(await customers.list(list)).toEqual({ ok: true, value: { customers: [listed, known], total: 41 } });
  });

  test('a customer, and the notes about them', async () => {
    const address = {
      address: '4 Mill Lane',
      address2: 'Unit 2',
      city: 'Leeds',
      county: '',
      postCode: '',
      country: 'GB',
    };
    const { termsDescription: _, ...account } = listed;
    const customer = {
      ...account,
      address,
      vatRegistrationNo: '',
      outstandingOrdersValue: pence(3_00),
      terms: null,
      isFavourite: true,
      accountManager: 'Morgan Reed',
      nextDue: '2026-12-01',
      ordersCount: { pending: 1, fulfilled: 2 },
      overdue: pence(4_00),
      contacts: [{ name: 'Ada', job: 'Buyer', email: null, phone: '1' }],
      addresses: [{ id: '1', name: 'Yard', ...address }],
    };
    const { customers } = await setUp({ json: customer });
    expect(await customers.find('C1')).toEqual({ ok: true, value: customer });
    const data = [{ id, at: '2026-11-20T12:00:00.000Z', author: 'Morgan Reed', text: 'Call', isYours: true }];
    const noted = await setUp({ json: { data } });
    expect(await noted.customers.notes('C1')).toEqual({ ok: true, value: data });
  });

  test("a customer's order and invoice, each of its kind", async () => {
    const { documents } = await setUp({ json: anOrder({ no: orderNoOf('SO-201') }) });
    expect(await documents.order(orderNoOf('SO-201'))).toMatchObject({
      ok: true,
      value: { kind: 'order', no: 'SO-201' },
    });
    const invoiced = await setUp({ json: anInvoice() });
    expect(await invoiced.documents.invoice(invoiceNoOf('SI-301'))).toMatchObject({
      ok: true,
      value: { kind: 'invoice' },
    });
  });

  test('who begins to act for a customer gets a token and the user they act as', async () => {
    const { impersonation } = await setUp({ json: { token: 'acting', user: aUser({ customerNo: 'C10482' }) } });
    expect(await impersonation.start('C1')).toMatchObject({
      ok: true,
      value: { token: 'acting', user: { customerNo: 'C10482' } },
    });
  });

  test('sample orders', async () => {
    const request = {
      reason: 'To try',
      createdBy: 'Morgan Reed',
      followUpOn: '2026-12-01',
      followedUpAt: null,
      followUpDue: false,
      customerNo: 'C1',
      customerName: 'Northgate',
    };
    const state = { status: 'Open', progress: 'New', completelyShipped: false };
    const listed = { no: orderNoOf('SO-1'), srNo: 'SR1', documentDate: '2026-11-20', ...state, ...request };
    const { samples } = await setUp({ json: { data: [listed], total: 9, due: 2 } });
    expect(await samples.list({ text: '', filter: 'all', page: 1 })).toEqual({
      ok: true,
      value: { samples: [listed], total: 9, due: 2 },
    });
    const order = anOrder({ no: orderNoOf('SO-201') });
    const one = await setUp({ json: { order, currencyCode: 'GBP', ...request } });
    expect(await one.samples.find(orderNoOf('SO-201'))).toMatchObject({
      ok: true,
      value: { order, currencyCode: 'GBP', ...request },
    });
  });

  test('reports', async () => {
    const sales = { sales: pence(10_50), lastYear: pence(8_00) };
    const of = { currency: 'GBP', soFar: null };
    const sold = { ...of, currencies: ['GBP'], months: [{ month: '2026-01', ...sales, invoices: 3 }] };
    const { reports } = await setUp({ json: sold });
    expect(await reports.sales(period)).toEqual({ ok: true, value: sold });
    const customers = { ...of, top: [{ no: 'C1', name: 'Northgate', ...sales }], falling: [] };
    const best = await setUp({ json: customers });
    expect(await best.reports.customers(period)).toEqual({ ok: true, value: customers });
    const counts = { region: 'UK', unsigned: 1, signed: 2, secondSigned: 3, signedInPeriod: 4, daysToSecond: null };
    const signOff = await setUp({ json: { regions: [counts] } });
    expect(await signOff.reports.signOff(period)).toEqual({ ok: true, value: { regions: [counts] } });
  });

  test('the log: starts and stops, and requests', async () => {
    const at = '2026-11-20T12:00:00.000Z';
    const who = { at, actor: 'Morgan Reed', actorEmail: 'morgan@connect.example', impersonating: true };
    const start = { ...who, kind: 'started', customer: { no: 'C1', name: 'Northgate' }, request: null, about: null };
    const about = {
      document: 'SO-1',
      skus: [],
      count: 0,
      region: null,
      person: null,
      what: 'approve',
      changes: [],
      reason: null,
    };
    const request = { method: 'PUT', path: '/api/v3/x', status: 204 };
    const data = [{ ...who, kind: 'request', customer: null, request, about }, start];
    const { log } = await setUp({ json: { data, next: '50' } });
    expect(await log.entries(entries)).toEqual({ ok: true, value: { entries: data, next: '50' } });
  });
});

test('acting for a customer is stopped with the token of it, whichever is the current one', async () => {
  const { impersonation, received } = await setUp({ status: 204 });
  expect(await impersonation.stop('acting')).toEqual({ ok: true, value: null });
  expect(received).toMatchObject([{ method: 'DELETE', path: '/api/v3/impersonation', token: 'acting' }]);
});

test.each(['', '..', 'C  1', '/C1'])('what is no customer number, such as "%s", is not asked for', async (no) => {
  const { customers, impersonation, received } = await setUp({ json: {} });
  const notFound = { ok: false, refusal: { failure: 'not-found', message: null } };
  expect([await customers.find(no), await customers.notes(no), await impersonation.start(no)]).toEqual(
    Array.from({ length: 3 }, () => notFound),
  );
  expect(received).toEqual([]);
});

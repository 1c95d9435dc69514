import { day } from '@connect/core/domain/calendar/day';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { calls } from '@connect/contract/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../account/database/account-repository.ts';
import { createLoginLimiter } from '../auth/application/login-limiter.ts';
import { createAttempts } from '../auth/database/attempts.ts';
import { createSessions } from '../auth/database/sessions.ts';
import { createDocumentRepository } from '../documents/database/document-repository.ts';
import { seedDemo } from '../demo/seed.ts';
import { makeFindStatementDocuments } from '../exports/database/statement-documents.ts';
import { customerDocuments } from '../indexing/database/customer-documents.ts';
import { invoiceDocuments, orderDocuments, productDocuments } from '../indexing/database/search-documents.ts';
import { testKeys, openDemoDatabase, testNow, testScale } from '../testing/demo-database.ts';
import { noPostgres, startPostgres, type TestServer } from '../testing/postgres.ts';
import { createTestPortal } from '../testing/test-portal.ts';
import { openServer, type Database } from './open.ts';
import { prepareDatabase } from './prepare.ts';

const missing = noPostgres();
const customerNo = 'C10482';
const seed = seedDemo({ now: testNow, scale: testScale });
const little = seedDemo({ now: testNow, scale: 0.02 });
const ignore = (): void => undefined;

/** What every query of the portal answers on a database, to be compared between two of them. */
const everything = async (database: Database): Promise<unknown> => {
  const [accounts, documents] = [createAccountRepository(database), createDocumentRepository(database)];
  const numbers = async (table: 'orders' | 'invoices') =>
    (await database.selectFrom(table).select('no').where('customer_no', '=', customerNo).orderBy('no').execute()).map(
      ({ no }) => no,
    );
  const [orderNumbers, invoiceNumbers] = [await numbers('orders'), await numbers('invoices')];
  const shipments = await database
    .selectFrom('shipments')
    .select(['package_tracking_number', 'order_number'])
    .where('customer_no', '=', customerNo)
    .where('agent_code', '=', 'H&B')
    .orderBy('no')
    .execute();
  const managers = await database.selectFrom('users').select(['id', 'email']).execute();
  const emails = new Map(managers.map(({ id, email }) => [id, email]));
  /** With emails in place of ids, which differ from database to database. */
  const collect = async (pages: AsyncIterable<{ account_manager: string | null }[]>) => {
    const all: object[] = [];
    for await (const page of pages)
      all.push(...page.map((row) => ({ ...row, account_manager: emails.get(row.account_manager ?? '') })));
    return all;
  };
  return {
    account: await accounts.account(customerNo, day('2026-11-20')),
    nextDue: await accounts.nextDue(customerNo, day('2026-11-20')),
    counts: await accounts.countOrders(customerNo, day('2026-10-21'), day('2026-11-20')),
    banners: await accounts.banners({ language: 'en', region: 'UK', today: day('2026-05-04') }),
    statement: await makeFindStatementDocuments(database)(customerNo, day('2026-11-01')),
    orders: await Promise.all(orderNumbers.slice(-40).map((no) => documents.order(customerNo, orderNoOf(no)))),
    invoices: await Promise.all(invoiceNumbers.slice(-40).map((no) => documents.invoice(customerNo, invoiceNoOf(no)))),
    parcels: await Promise.all(
      shipments
        .slice(0, 10)
        .map((shipment) => documents.parcel(customerNo, shipment.package_tracking_number ?? '', shipment.order_number)),
    ),
    orderIndex: await collect(orderDocuments(database)),
    invoiceIndex: await collect(invoiceDocuments(database)),
    customerIndex: await collect(customerDocuments(database)),
    products: await productDocuments(database, 'uk_en-gb'),
  };
};

describe.skipIf(missing)(`on a PostgreSQL server${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres();
  });

  it('two processes that start at once on an empty database end with one data set', async () => {
    const url = await server.newDatabase();
    const [one, other] = [openServer(url, ignore), openServer(url, ignore)];
    const [first, second] = await Promise.all([prepareDatabase(one, little), prepareDatabase(other, little)]);
    expect(first).toEqual(second);
    const users = await one.selectFrom('users').select('email').execute();
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('every query answers what it answers on the embedded database', async () => {
    const onServer = openServer(await server.newDatabase(), ignore);
    await prepareDatabase(onServer, seed);
    const embedded = await openDemoDatabase();
    const answers = await everything(onServer);
    expect(answers).toEqual(await everything(embedded.database));
    expect(answers).toMatchObject({ account: { customer: { no: customerNo } }, nextDue: '2026-11-30' });
    await Promise.all([onServer.destroy(), embedded.database.destroy()]);
  });

  it('what one process knows the other knows: sessions, logouts and failed sign-ins', async () => {
    const url = await server.newDatabase();
    const [one, other] = [openServer(url, ignore), openServer(url, ignore)];
    await prepareDatabase(one, little);
    const keys = testKeys;
    const [here, there] = [createTestPortal({ database: one, keys }), createTestPortal({ database: other, keys })];
    const token = await here.signIn('priya@northgate.example');
    expect((await there.call(calls.me, { token })).status).toBe(200);
    expect((await there.call(calls.logout, { token })).status).toBe(204);
    expect((await here.call(calls.me, { token })).status).toBe(401);

    const attempt = { email: 'sam@northgate.example', address: '192.0.2.7' };
    const limits = { perAccount: 4, perAddress: 100, window: 60 };
    const limiters = [one, other].map((database) =>
      createLoginLimiter(
        createAttempts(database, () => testNow),
        limits,
      ),
    );
    const waits = await Promise.all([1, 2, 3, 4, 5].flatMap(() => limiters.map((limiter) => limiter.take(attempt))));
    expect(waits.filter((wait) => wait === null)).toHaveLength(4);
    expect(await createSessions(other, () => testNow).find({ id: '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173' })).toBeNull();
    await Promise.all([one.destroy(), other.destroy()]);
  });
});

import { sql, type Insertable, type Transaction } from 'kysely';
import { dayOf } from '../calendar.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { CustomersTable, OrdersTable, Tables } from '../database/tables.ts';
import { demoUsers } from './accounts.ts';
import { makeAddresses, makeContacts } from './contacts.ts';
import { makeFavourites, makeNotes, makeStandings, makeVisits, type Manager, type Standing } from './managers.ts';
import { createRandom } from './random.ts';
import { makeSampleRequests } from './sample-requests.ts';

/** Its own, so that customers and documents are the same with it and without. */
const seed = 5005;

const managerOf = async (trx: Transaction<Tables>, email: string): Promise<Manager> => {
  const user = await trx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  return { id: user.id, name: `${user.first_name} ${user.last_name}` };
};

const setStandings = async (
  trx: Transaction<Tables>,
  standings: readonly Standing[],
  idOf: (standing: Standing) => string | null,
): Promise<void> => {
  const rows = standings.map((standing) => ({
    no: standing.customer.no,
    manager: idOf(standing),
    blocked: standing.blocked,
  }));
  await sql`update customers set is_blocked = given.blocked, account_manager_id = given.manager
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(no text, manager uuid, blocked boolean)
    where customers.no = given.no`.execute(trx);
};

const addCategories = async (trx: Transaction<Tables>): Promise<void> => {
  for (const { email, categories = [] } of demoUsers) {
    if (categories.length === 0) continue;
    const { id } = await managerOf(trx, email);
    await bulkInsert(
      trx,
      'brand_categories',
      categories.map((category) => ({ user_id: id, category })),
    );
  }
};

/** What the demo's account managers know, keep and did: whose customers are whose, contacts, addresses, notes, sample requests; and whose categories the products are. */
export const addStaffWork = async (
  trx: Transaction<Tables>,
  demo: {
    readonly customers: readonly Insertable<CustomersTable>[];
    readonly orders: readonly Insertable<OrdersTable>[];
    readonly now: Date;
  },
): Promise<void> => {
  const random = createRandom(seed);
  const { customers, orders, now } = demo;
  const managers = {
    morgan: await managerOf(trx, 'morgan@connect.example'),
    robin: await managerOf(trx, 'robin@connect.example'),
  };
  const standings = makeStandings(customers);
  await setStandings(trx, standings, ({ manager }) => manager && managers[manager].id);
  const contacts = customers.flatMap((customer) => makeContacts(random, customer));
  await bulkInsert(trx, 'customer_contacts', contacts);
  const addresses = customers.flatMap((customer) => makeAddresses(random, customer));
  await bulkInsert(trx, 'customer_addresses', addresses);
  await bulkInsert(trx, 'favourite_customers', makeFavourites(standings, managers));
  await bulkInsert(trx, 'customer_visits', makeVisits(random, standings, managers, now));
  await bulkInsert(trx, 'customer_notes', makeNotes(managers, now));
  const byNo = new Map(standings.map(({ customer, manager }) => [customer.no, managers[manager ?? 'robin']]));
  const requests = makeSampleRequests(orders, dayOf(now), (no) => byNo.get(no) ?? managers.robin);
  await bulkInsert(trx, 'sample_requests', requests);
  await addCategories(trx);
};

import type { Day } from '@connect/core/domain/calendar/day';
import { demoUsers } from '../accounts.ts';
import { makeAddresses, makeContacts } from './contacts.ts';
import type { CustomerRow } from './customers.ts';
import { makeFavourites, makeNotes, makeStandings, makeVisits, type Manager } from './managers.ts';
import { createRandom } from './random.ts';
import type { DocumentRows } from './sale-documents.ts';
import { makeSampleRequests } from './sample-requests.ts';
import { userOf, type UserRow } from './users.ts';

/** Its own, so that customers and documents are the same with it and without. */
const seed = 5005;

const managerOf = (users: readonly UserRow[], email: string): Manager => {
  const { id, first_name: first, last_name: last } = userOf(users, email);
  return { id, name: `${first} ${last}` };
};

interface Known {
  readonly customers: readonly CustomerRow[];
  readonly orders: DocumentRows['orders'];
  readonly users: readonly UserRow[];
  readonly today: Day;
  readonly now: Date;
}

/**
 * What the demo's account managers know, keep and did: whose customers are whose (`standings`), contacts, addresses, notes, sample
 * requests; and whose categories the products are.
 */
export const makeStaffWork = ({ customers, orders, users, today, now }: Known) => {
  const random = createRandom(seed);
  const managers = {
    morgan: managerOf(users, 'morgan@connect.example'),
    robin: managerOf(users, 'robin@connect.example'),
  };
  const standings = makeStandings(customers);
  const byNo = new Map(standings.map(({ customer, manager }) => [customer.no, managers[manager ?? 'robin']]));
  const rows = {
    customer_contacts: customers.flatMap((customer) => makeContacts(random, customer)),
    customer_addresses: customers.flatMap((customer) => makeAddresses(random, customer)),
    favourite_customers: makeFavourites(standings, managers),
    customer_visits: makeVisits(random, standings, managers, now),
    customer_notes: makeNotes(managers, now),
    sample_requests: makeSampleRequests(orders, today, (no) => byNo.get(no) ?? managers.robin),
    brand_categories: demoUsers.flatMap(({ email, categories = [] }) =>
      categories.map((category) => ({ user_id: userOf(users, email).id, category })),
    ),
  };
  return {
    rows,
    standings: new Map(
      standings.map(({ customer, manager, blocked }) => [
        customer.no,
        { is_blocked: blocked, account_manager_id: manager && managers[manager].id },
      ]),
    ),
  };
};

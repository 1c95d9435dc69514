import type { RecordOf } from '@connect/contract/integration/kinds';
import type { Day } from '@connect/core/domain/calendar/day';
import { makeAddresses, makeContacts } from './contacts.ts';
import type { Account } from './customers.ts';
import { makeFavourites, makeNotes, makeStandings, makeVisits, managerEmails } from './managers.ts';
import type { PersonOf } from './people.ts';
import { createRandom } from './random.ts';
import { makeSampleRequests } from './sample-requests.ts';

/** Its own, so that customers and documents are the same with it and without. */
const seed = 5005;

interface Known {
  readonly customers: readonly Account[];
  readonly orders: readonly RecordOf<'orders'>[];
  readonly today: Day;
  readonly now: Date;
}

/**
 * What the demo's account managers know, keep and did: whose customers are whose, their contacts and addresses (`accounts`, in the order of
 * the customers), which their supplier sends; and what they keep in the portal (`rows`).
 */
export const makeStaffWork = ({ customers, orders, today, now }: Known) => {
  const random = createRandom(seed);
  const standings = makeStandings(customers);
  const contacts = customers.map((customer) => makeContacts(random, customer));
  const addresses = customers.map((customer) => makeAddresses(random, customer));
  const visits = makeVisits(random, standings, now);
  return {
    accounts: standings.map(({ customer, manager, blocked }, index) => ({
      customer,
      accountManager: manager && managerEmails[manager],
      blocked,
      contacts: contacts[index] ?? [],
      addresses: addresses[index] ?? [],
    })),
    rows: (personOf: PersonOf) => {
      const managers = { morgan: personOf(managerEmails.morgan), robin: personOf(managerEmails.robin) };
      const byNo = new Map(standings.map(({ customer, manager }) => [customer.no, managers[manager ?? 'robin']]));
      return {
        favourite_customers: makeFavourites(standings, managers),
        customer_visits: visits.map(({ manager, ...visit }) => ({ user_id: managers[manager].id, ...visit })),
        customer_notes: makeNotes(managers, now),
        sample_requests: makeSampleRequests(orders, today, (no) => byNo.get(no) ?? managers.robin),
      };
    },
  };
};

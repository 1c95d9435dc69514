import { randomUUID } from 'node:crypto';
import type { Account } from './customers.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** The demo's account managers, by the names they are known by here. */
export const managerEmails = { morgan: 'morgan@connect.example', robin: 'robin@connect.example' } as const;
export type ManagerName = keyof typeof managerEmails;
export type Managers = Readonly<Record<ManagerName, Person>>;

const known: Record<string, ManagerName> = { C10482: 'morgan', C30007: 'morgan', C20915: 'robin' };
const knownCount = Object.keys(known).length;

/** What account managers know of a customer beside its account. */
export interface Standing {
  readonly customer: Account;
  /** Null for nobody's. */
  readonly manager: ManagerName | null;
  readonly blocked: boolean;
}

/** Whose customers are whose, in turns so that few customers have every case: blocked, nobody's. */
export const makeStandings = (customers: readonly Account[]): Standing[] =>
  customers.map((customer, position) => {
    const manager = known[customer.no];
    if (manager) return { customer, manager, blocked: false };
    const turn = position - knownCount;
    return {
      customer,
      manager: turn % 14 === 5 ? null : turn % 3 === 2 ? 'robin' : 'morgan',
      blocked: turn % 11 === 2,
    };
  });

/** Robin looks after some of Morgan's customers, too, now and then. */
const workedWith = (standings: readonly Standing[]): Record<ManagerName, readonly Standing[]> => {
  const own = (manager: ManagerName) => standings.filter((standing) => standing.manager === manager);
  return { morgan: own('morgan'), robin: [...own('robin'), ...standings.filter(({ manager }) => manager !== 'robin')] };
};

/** Six of Morgan's, three of Robin's, one of them blocked. */
export const makeFavourites = (standings: readonly Standing[], managers: Managers) => {
  const { morgan, robin } = workedWith(standings);
  const favourites = (manager: Person, of: readonly Standing[]) =>
    of.map(({ customer }, position) => ({ user_id: manager.id, customer_no: customer.no, position }));
  return [...favourites(managers.morgan, morgan.slice(0, 6)), ...favourites(managers.robin, robin.slice(0, 3))];
};

/** Morgan works with eight customers, so that the table of top customers is padded; Robin with twelve. */
export const makeVisits = (random: Random, standings: readonly Standing[], now: Date) => {
  const { morgan, robin } = workedWith(standings);
  const visits = (manager: ManagerName, to: readonly Standing[]) => {
    let count = 48;
    return to.map(({ customer }, index) => ({
      manager,
      customer_no: customer.no,
      visits: (count -= random.whole(1, 4)),
      last_at: new Date(now.getTime() - (index * 26 + random.whole(1, 20)) * 3_600_000),
    }));
  };
  return [...visits('morgan', morgan.slice(0, 8)), ...visits('robin', robin.slice(0, 12))];
};

const texts: readonly (readonly [customerNo: string, author: ManagerName, daysAgo: number, text: string])[] = [
  [
    'C10482',
    'morgan',
    3,
    'Priya wants prices for winter jackets before the end of the month.\nHull takes deliveries before 10 only.',
  ],
  ['C10482', 'robin', 21, 'Credit limit looked at with accounts: it stays as it is until spring.'],
  ['C10482', 'morgan', 64, 'New depot in Wakefield. Goods for it go to the gate at Calder Vale Road.'],
  ['C20915', 'robin', 12, 'Lee is away until Monday week; the dry dock orders through the office.'],
  ['C30007', 'morgan', 30, 'No order yet. Kim asked for samples of ear defenders.'],
];

export const makeNotes = (managers: Managers, now: Date) =>
  texts.map(([customer_no, author, daysAgo, text]) => ({
    id: randomUUID(),
    customer_no,
    author_id: managers[author].id,
    author: managers[author].name,
    text,
    at: new Date(now.getTime() - (daysAgo * 24 + 2) * 3_600_000),
  }));

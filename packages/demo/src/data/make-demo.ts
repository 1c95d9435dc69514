import type { Kind, RecordOf } from '@connect/contract/integration/kinds';
import type { Day } from '@connect/core/domain/calendar/day';
import { money } from '@connect/core/domain/money/money';
import { bannerList } from '../pictures/banner-list.ts';
import { makeBuying } from './buying.ts';
import { makeCatalogue, type Product } from './catalogue.ts';
import { makeColleagues } from './colleagues.ts';
import { northgate, type DemoCustomer } from './customers.ts';
import { figuresOf } from './ledger.ts';
import { makeRange } from './ordering.ts';
import type { PersonOf } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { addDocuments, type Documents, type SaleNumbers } from './sale-documents.ts';
import { makeLines } from './sale-lines.ts';
import type { DatedSale } from './sale.ts';
import { makeSales } from './sales.ts';
import { makeSignedOff, makeSignOffs } from './sign-offs.ts';
import { makeStaffWork } from './staff-work.ts';
import { makeAdministrators, makeStaff, makeUsers } from './users.ts';

const seed = 4173;
/** Its own, so that everything else is the same with it and without. */
const itemsSeed = 7007;

const newestReference = 88_213;

/** The numbers of every sale, oldest first: they rise with the dates, as do each customer's references. */
const numberSales = (random: Random, sales: readonly DatedSale[]): SaleNumbers[] => {
  const references = new Map<DemoCustomer, number>();
  const backwards = sales.toReversed().map((sale) => {
    const { customer } = sale;
    const known = references.get(customer);
    const reference = known === undefined ? newestReference : known - random.whole(1, 14);
    references.set(customer, reference);
    const site = known === undefined ? (customer.sites[1] ?? '') : random.pick(customer.sites);
    return `${customer.referencePrefix}${Math.max(reference, 1)}${site}`;
  });
  let [orders, invoices, samples] = [200_000, 114_000, 4_000];
  return sales.map((sale, index) => {
    const sampleRequest = sale.sample ? `SR${String((samples += random.whole(1, 3))).padStart(6, '0')}` : null;
    const given = sampleRequest ?? backwards[sales.length - 1 - index] ?? null;
    if (sale.documents !== 'orderless-invoice') orders++;
    if (sale.documents !== 'order') invoices++;
    return {
      order: `SO-${orders}`,
      invoice: `SI-${invoices}`,
      shipment: `SH-${orders}`,
      sampleRequest,
      reference: sampleRequest || sale.reference === 'given' ? given : sale.reference === 'empty' ? '' : null,
    };
  });
};

const makeDocuments = (random: Random, today: Day, sales: readonly DatedSale[], catalogue: Product[]): Documents => {
  const documents: Documents = { orders: [], shipments: [], invoices: [] };
  const numbers = numberSales(random, sales);
  sales.forEach((sale, index) => {
    const own = numbers[index];
    if (own) addDocuments(documents, sale, own, makeLines(random, catalogue, sale), { random, today });
  });
  return documents;
};

/** What the customers may owe, by number, which follows from what their documents say. */
const creditLimitsOf = (customers: readonly DemoCustomer[], documents: Documents) => {
  const figures = figuresOf(documents);
  return new Map(
    customers.map(({ account, creditLimit }) => [
      account.no,
      money(creditLimit(figures.get(account.no) ?? { balance: 0, outstanding: 0 }), account.currency),
    ]),
  );
};

/** What the data are made for. */
export interface DemoOptions {
  readonly now: Date;
  /** The day of `now` where the portal is. */
  readonly today: Day;
  /** 1 for the usual amount. */
  readonly scale: number;
}

/** What the rows of the portal's own are made with. */
export interface PortalOptions {
  readonly personOf: PersonOf;
  /** Of the password of everybody's account. */
  readonly passwordHash: string;
  /** How long an invitation holds, in milliseconds. */
  readonly invitationLife: number;
}

/** Records of the model by kind, with their columns in its order: what the demo's supplier sends. */
export type DemoRecords = { readonly [K in Kind]: readonly RecordOf<K>[] };

/**
 * The demo's data (specification §demo-data): the same for the same moment and scale, but for ids. `records` is what its supplier sends,
 * by the calls that any supplier's data come in by; `portalRows` is what people did in the portal since, rows by table.
 */
export const makeDemo = ({ now, today, scale }: DemoOptions) => {
  const random = createRandom(seed);
  const catalogue = makeCatalogue(random, Math.max(60, Math.round(2400 * scale)));
  const { customers, sales } = makeSales(random, today, scale);
  const documents = makeDocuments(random, today, sales, catalogue);
  const signedOff = makeSignedOff(random, today, catalogue);
  const range = makeRange(createRandom(itemsSeed), catalogue, today);
  const accounts = customers.map(({ account }) => account);
  const staffWork = makeStaffWork({ customers: accounts, orders: documents.orders, today, now });
  const creditLimits = creditLimitsOf(customers, documents);
  const records: DemoRecords = {
    staff: makeStaff(),
    customers: staffWork.accounts.map(({ customer, ...known }) => {
      const { vatPercent, priceList, reference, ...before } = customer;
      const creditLimit = creditLimits.get(customer.no) ?? money(0, customer.currency);
      const { accountManager, blocked, addresses, contacts } = known;
      const account = { creditLimit, vatPercent, priceList, accountManager, blocked, reference };
      return { ...before, ...account, addresses, contacts, balance: null };
    }),
    users: makeUsers(),
    ...range,
    ...documents,
    'credit-notes': [],
    'help-articles': [],
    payments: [],
    banners: bannerList.map((banner, position) => ({
      position,
      ...banner,
      regions: [],
      validFrom: null,
      validUntil: null,
    })),
  };
  const portalRows = ({ personOf, passwordHash, invitationLife }: PortalOptions) => ({
    ...makeColleagues(personOf, { now, passwordHash, invitationLife }),
    administrators: makeAdministrators(),
    ...staffWork.rows(personOf),
    sign_offs: makeSignOffs(signedOff, personOf),
    ...makeBuying(range, northgate.account, personOf, now),
  });
  return { records, portalRows };
};

export type Demo = ReturnType<typeof makeDemo>;

import { addDays, type Day } from '@connect/core/domain/calendar/day';
import { harbourWorks, makeCustomers, northgate, quietCo, type DemoCustomer } from './customers.ts';
import { northgateCases } from './northgate-cases.ts';
import type { Random } from './random.ts';
import { makeSale, type DatedSale, type Sale } from './sale.ts';

const threeYears = 1095;

const documentCount = ({ documents }: Sale): number => (documents === 'both' ? 2 : 1);

const recentFirst = (random: Random): number => Math.floor(threeYears * random.next() ** 1.6);

/** Nothing of Northgate's falls due before its next payment, 12 days ahead. */
const northgateSale = (random: Random, given: Partial<Sale> & Pick<Sale, 'daysAgo'>): Sale => {
  const sale = makeSale(random, northgate, given);
  const { payment } = sale;
  if (payment.kind !== 'unpaid' || payment.dueInDays < 0 || payment.dueInDays >= 12) return sale;
  return { ...sale, payment: { kind: 'unpaid', dueInDays: 12 + payment.dueInDays } };
};

/** About 250 documents in the last 90 days and 700 in all: some every day of the last three weeks, every case there is. */
const northgateSales = (random: Random, scale: number): Sale[] => {
  const sales = northgateCases.map((given) => northgateSale(random, given));
  for (let daysAgo = 0; daysAgo < 21; daysAgo++) sales.push(northgateSale(random, { daysAgo }));
  let documents = sales.reduce((sum, sale) => sum + documentCount(sale), 0);
  const add = (daysAgo: number): void => {
    const sale = northgateSale(random, { daysAgo });
    documents += documentCount(sale);
    sales.push(sale);
  };
  while (documents < 250 * scale) add(random.whole(0, 89));
  // Every month of the last three years, so that no preset is empty.
  for (let daysAgo = 91; daysAgo < threeYears; daysAgo += 25) add(daysAgo);
  while (documents < 700 * scale) add(random.whole(91, threeYears));
  return sales;
};

/** Harbour Works owes one invoice, overdue for nine days. */
const harbourSales = (random: Random, count: number): Sale[] => {
  const settled = { payment: { kind: 'settled' } } as const;
  const overdue = { documents: 'invoice', payment: { kind: 'unpaid', dueInDays: -9 }, lineCount: 3 } as const;
  const sales = Array.from({ length: count }, () =>
    makeSale(random, harbourWorks, { daysAgo: recentFirst(random), ...settled }),
  );
  return [...sales, makeSale(random, harbourWorks, { daysAgo: 40, ...overdue })];
};

export interface DemoSales {
  readonly customers: readonly DemoCustomer[];
  /** Oldest first. */
  readonly sales: readonly DatedSale[];
}

/** Who the customers are and all that was ever sold: about 40 customers and 9,000 documents, times the scale. */
export const makeSales = (random: Random, today: Day, scale: number): DemoSales => {
  const others = makeCustomers(random, Math.max(3, Math.round(37 * scale)));
  const dated = (customer: DemoCustomer, sales: readonly Sale[]): DatedSale[] =>
    sales.map((sale) => ({ ...sale, customer, day: addDays(today, -sale.daysAgo) }));
  const perCustomer = (): number => random.whole(120, 308);
  const sales = [
    ...dated(northgate, northgateSales(random, scale)),
    ...dated(harbourWorks, harbourSales(random, Math.max(30, Math.round(175 * Math.min(scale, 4))))),
    ...others.flatMap((customer) =>
      dated(
        customer,
        Array.from({ length: scale < 1 ? 12 : perCustomer() }, () =>
          makeSale(random, customer, { daysAgo: recentFirst(random) }),
        ),
      ),
    ),
  ];
  // Oldest first; on one day the customers come in turns, as they happen to call.
  const turns = new Map(sales.map((sale) => [sale, random.next()]));
  sales.sort((a, b) => b.daysAgo - a.daysAgo || (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
  return { customers: [northgate, harbourWorks, quietCo, ...others], sales };
};

import { daysBetween, type Day } from '@connect/core/domain/calendar/day';
import { harbourWorks, makeCustomers, northgate, quietCo, type DemoCustomer } from './customers.ts';
import { northgateCases } from './northgate-cases.ts';
import type { Random } from './random.ts';
import { makeSale, type DatedSale, type Sale } from './sale.ts';

const threeYears = 1095;

interface Context {
  readonly random: Random;
  readonly today: Day;
}

const documentCount = ({ documents }: Sale): number => (documents === 'both' ? 2 : 1);

const recentFirst = (random: Random): number => Math.floor(threeYears * random.next() ** 1.6);

/** Northgate pays some days early, so that its next payment is never due within these, whatever day of the month it is. */
const paysDaysEarly = 2;

const northgateSale = (context: Context, given: Partial<Sale> & Pick<Sale, 'daysAgo'>): DatedSale => {
  const sale = makeSale(context, northgate, given);
  const dueInDays = daysBetween(context.today, sale.dueDate);
  return dueInDays >= 0 && dueInDays <= paysDaysEarly ? { ...sale, payment: 'settled' } : sale;
};

/** About 250 documents in the last 90 days and 700 in all: some every day of the last three weeks, every case there is. */
const northgateSales = (context: Context, scale: number): DatedSale[] => {
  const { random } = context;
  const sales = northgateCases.map((given) => northgateSale(context, given));
  for (let daysAgo = 0; daysAgo < 21; daysAgo++) sales.push(northgateSale(context, { daysAgo }));
  let documents = sales.reduce((sum, sale) => sum + documentCount(sale), 0);
  const add = (daysAgo: number): void => {
    const sale = northgateSale(context, { daysAgo });
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
const harbourSales = (context: Context, count: number): DatedSale[] => {
  const overdue = {
    // Its terms are 30 days.
    daysAgo: 39,
    documents: 'invoice',
    payment: 'unpaid',
    lineCount: 3,
  } as const;
  const sales = Array.from({ length: count }, () =>
    makeSale(context, harbourWorks, { daysAgo: recentFirst(context.random), payment: 'settled' }),
  );
  return [...sales, makeSale(context, harbourWorks, overdue)];
};

/** Every one of the others owes something. */
const otherSales = (context: Context, customer: DemoCustomer, count: number): DatedSale[] => [
  ...Array.from({ length: count }, () => makeSale(context, customer, { daysAgo: recentFirst(context.random) })),
  makeSale(context, customer, { daysAgo: context.random.whole(2, 12), documents: 'invoice', payment: 'unpaid' }),
];

export interface DemoSales {
  readonly customers: readonly DemoCustomer[];
  /** Oldest first. */
  readonly sales: readonly DatedSale[];
}

/** Who the customers are and all that was ever sold: about 40 customers and 9,000 documents, times the scale. */
export const makeSales = (random: Random, today: Day, scale: number): DemoSales => {
  const context = { random, today };
  const others = makeCustomers(random, Math.max(3, Math.round(37 * scale)));
  const perCustomer = (): number => (scale < 1 ? 12 : random.whole(120, 308));
  const sales = [
    ...northgateSales(context, scale),
    ...harbourSales(context, Math.max(30, Math.round(175 * Math.min(scale, 4)))),
    ...others.flatMap((customer) => otherSales(context, customer, perCustomer())),
  ];
  // Oldest first; on one day the customers come in turns, as they happen to call.
  const turns = new Map(sales.map((sale) => [sale, random.next()]));
  sales.sort((a, b) => b.daysAgo - a.daysAgo || (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
  return { customers: [northgate, harbourWorks, quietCo, ...others], sales };
};

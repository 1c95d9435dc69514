import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { randomUUID } from 'node:crypto';
import type { Account } from './customers.ts';
import type { Range } from './ordering.ts';
import type { PersonOf } from './people.ts';

/** Lists by the products whose items are on them. */
const lists = [
  { owner: 'priya@northgate.example', name: 'Gloves and boots', shared: true, products: ['GLV-8841', 'BOT-5517'] },
  { owner: 'priya@northgate.example', name: 'New starters', shared: false, products: ['HVJ-2210', 'GLV-8841'] },
] as const;

/** What Priya watches: by how many percent it cost more when last looked at, and whether it was there. */
const watched = [
  { product: 'GLV-8841', dearer: 8, inStock: true },
  { product: 'BOT-5517', dearer: 0, inStock: false },
  { product: 'HVJ-2210', dearer: 0, inStock: true },
] as const;

/** The first items of a product that are in stock. */
const inStockOf = ({ products, stock }: Range, product: string) => {
  const available = new Set(stock.flatMap((item) => (item.stock > 0 ? [item.sku] : [])));
  return (products.find(({ sku }) => sku === product)?.variations ?? [])
    .filter(({ sku }) => available.has(sku))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
    .slice(0, 3);
};

/** What one of a product costs a customer, in minor units: by its own list, else by that of its currency. */
const priceFor = ({ prices }: Range, customer: Account, product: string): number => {
  const on = (list: string | null) => prices.find((each) => each.product === product && each.priceList === list);
  return (on(customer.priceList) ?? on(customer.currency))?.breaks[0]?.price.minor ?? 0;
};

/**
 * Lists of favourites of Northgate, and what Priya watches: the first look of the job finds a price that fell and an item that is
 * back, so that a fresh start shows news and their mail.
 */
export const makeBuying = (range: Range, northgate: Account, personOf: PersonOf, now: Date) => {
  const ago = (days: number): Date => new Date(now.getTime() - days * millisecondsOfDay);
  const made = lists.map(({ owner, name, shared, products }) => {
    const id = randomUUID();
    const row = { id, customer_no: northgate.no, owner_id: personOf(owner).id, name, shared, changed_at: ago(9) };
    const items = products.flatMap((product) => inStockOf(range, product));
    return {
      row,
      lines: items.map(({ sku, minimum }, position) => ({ list_id: id, position, sku, quantity: quantityOf(minimum) })),
    };
  });
  const { id: user_id } = personOf(lists[0].owner);
  return {
    favourite_lists: made.map(({ row }) => row),
    favourite_lines: made.flatMap(({ lines }) => lines),
    watched_items: watched.flatMap(({ product, dearer, inStock }) => {
      const [item] = inStockOf(range, product);
      if (!item) return [];
      const price = Math.round((priceFor(range, northgate, product) * (100 + dearer)) / 100);
      const then = { since: ago(20), price_then: price, last_price: price, last_in_stock: inStock };
      return [{ user_id, sku: item.sku, currency: northgate.currency, ...then, storefront: '' }];
    }),
  };
};

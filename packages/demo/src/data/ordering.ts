import type { Sku } from '@connect/core/domain/ordering/sku';
import { addDays, type Day } from '@connect/core/domain/calendar/day';
import { variantsOf, type Product } from './catalogue.ts';
import type { Random } from './random.ts';

/** A size of a product, as it can be ordered. */
export type ItemRow = ReturnType<typeof itemsOf>[number];

/** A product's prices on a list: that of a currency, or a customer's own. */
export interface PricesRow {
  readonly price_list: string;
  readonly product_sku: string;
  /** The lowest quantity first, which is 1; in minor units, excluding VAT. */
  readonly prices: { from: number; price: number }[];
}

/** Supplier's prices times this are those of a currency. */
const currencies = [
  ['GBP', 1],
  ['EUR', 1.17],
  ['USD', 1.27],
] as const;

/** From so many packs on, so many percent less. */
const breaks = [
  [10, 5],
  [40, 10],
] as const;

/** The smallest pack a family is ordered in. */
const packOf = ({ family }: Product): number => {
  const [pack = 1] = family.packs;
  return pack;
};

const itemsOf = (random: Random, product: Product, today: Day) =>
  variantsOf(product).map(({ itemNo, description, titles }, position) => {
    const pack = packOf(product);
    const inStock = random.chance(0.86);
    const known = random.chance(0.7);
    return {
      sku: itemNo,
      product_sku: product.sku,
      position,
      title: description,
      titles,
      pack_size: pack,
      minimum: random.chance(0.12) ? pack * 2 : pack,
      stock: inStock ? random.whole(1, 60) * pack * 4 : random.chance(0.5) ? 0 : pack,
      restocked_on: !inStock && known ? addDays(today, random.whole(3, 40)) : null,
      lead_days: random.pick([2, 3, 5, 7, 10, 14, 21]),
      discontinued: false,
      replaced_by: null as Sku | null,
    };
  });

/** One product in forty is no longer made; most of those have one of their family in their place. */
const discontinue = (random: Random, items: readonly (readonly ItemRow[])[]): void => {
  items.forEach((group, index) => {
    if (index < 3 || !random.chance(1 / 40)) return;
    const [successor] = items[index + 14] ?? [];
    for (const item of group) {
      item.discontinued = true;
      item.stock = 0;
      item.restocked_on = null;
      item.replaced_by = successor && random.chance(0.8) ? successor.sku : null;
    }
  });
};

/** The price for one, then those of the quantities it falls at. */
const pricesFrom = (price: number, pack: number): PricesRow['prices'] => {
  const rows = breaks.map(([packs, percent]) => ({
    from: packs * pack,
    price: Math.round((price * (100 - percent)) / 100),
  }));
  return [{ from: 1, price }, ...rows.filter((row) => row.price < price)];
};

const pricesOf = (product: Product): PricesRow[] =>
  currencies.map(([currency, exchange]) => ({
    price_list: currency,
    product_sku: product.sku,
    prices: pricesFrom(Math.round(product.price * exchange), packOf(product)),
  }));

/** What Northgate agreed on: a sixth of the range for 12 percent less, at any quantity. */
const agreed = (products: readonly Product[]): PricesRow[] =>
  products
    .filter((_, index) => index % 6 === 1)
    .map((product) => ({
      price_list: 'C10482',
      product_sku: product.sku,
      prices: [{ from: 1, price: Math.round(product.price * 0.88) }],
    }));

/** What can be ordered and at which prices. */
export const makeItems = (
  random: Random,
  catalogue: readonly Product[],
  today: Day,
): { readonly items: ItemRow[]; readonly product_prices: PricesRow[] } => {
  const groups = catalogue.map((product) => itemsOf(random, product, today));
  discontinue(random, groups);
  return { items: groups.flat(), product_prices: [...catalogue.flatMap(pricesOf), ...agreed(catalogue)] };
};

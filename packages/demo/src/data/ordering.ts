import type { RecordOf } from '@connect/contract/integration/kinds';
import { storefronts } from '@connect/core/domain/access/storefront';
import { addDays, type Day } from '@connect/core/domain/calendar/day';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { skuOf } from '@connect/core/domain/ordering/sku';
import type { Product } from './catalogue.ts';
import type { Random } from './random.ts';
import { textsOf } from './product-texts.ts';

type Variation = RecordOf<'products'>['variations'][number];
type Prices = RecordOf<'prices'>;

/** A size of a product, as it can be ordered, and what is there of it. */
type Item = Variation & RecordOf<'stock'>;

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

const itemsOf = (random: Random, product: Product, today: Day): Item[] =>
  product.variants.map(({ itemNo, description, titles }) => {
    const pack = packOf(product);
    const inStock = random.chance(0.86);
    const known = random.chance(0.7);
    return {
      sku: itemNo,
      title: description,
      titles,
      packSize: pack,
      minimum: random.chance(0.12) ? pack * 2 : pack,
      picture: product.thumbnail,
      stock: inStock ? random.whole(1, 60) * pack * 4 : random.chance(0.5) ? 0 : pack,
      restockedOn: !inStock && known ? addDays(today, random.whole(3, 40)) : null,
      leadDays: random.pick([2, 3, 5, 7, 10, 14, 21]),
      discontinued: false,
      replacedBy: null,
    };
  });

/** One product in forty is no longer made; most of those have one of their family in their place. */
const discontinue = (random: Random, items: readonly (readonly Item[])[]): Item[][] =>
  items.map((group, index) => {
    if (index < 3 || !random.chance(1 / 40)) return [...group];
    const [successor] = items[index + 14] ?? [];
    return group.map((item) => ({
      ...item,
      discontinued: true,
      stock: 0,
      restockedOn: null,
      replacedBy: successor && random.chance(0.8) ? successor.sku : null,
    }));
  });

/** The price for one, then those of the quantities it falls at. */
const pricesFrom = (price: number, pack: number): { from: number; price: number }[] => {
  const rows = breaks.map(([packs, percent]) => ({
    from: packs * pack,
    price: Math.round((price * (100 - percent)) / 100),
  }));
  return [{ from: 1, price }, ...rows.filter((row) => row.price < price)];
};

/** A product's prices on a list: that of a currency, or a customer's own. */
const pricesOn = (
  priceList: string,
  product: Product,
  currency: string,
  prices: ReturnType<typeof pricesFrom>,
): Prices => ({
  priceList,
  product: skuOf(product.sku),
  validFrom: null,
  validUntil: null,
  breaks: prices.map(({ from, price }) => ({ from, price: unitPrice(price, currency) })),
});

const pricesOf = (product: Product): Prices[] =>
  currencies.map(([currency, exchange]) =>
    pricesOn(currency, product, currency, pricesFrom(Math.round(product.price * exchange), packOf(product))),
  );

/** What Northgate agreed on: a sixth of the range for 12 percent less, at any quantity. */
const agreed = (products: readonly Product[]): Prices[] =>
  products
    .filter((_, index) => index % 6 === 1)
    .map((product) => pricesOn('C10482', product, 'GBP', [{ from: 1, price: Math.round(product.price * 0.88) }]));

/** What can be ordered, what is there of it, and at which prices. */
export interface Range {
  readonly products: RecordOf<'products'>[];
  readonly stock: RecordOf<'stock'>[];
  readonly prices: Prices[];
}

const regions = storefronts.map(({ name }) => name);

const productOf = (product: Product, items: readonly Item[]): RecordOf<'products'> => ({
  sku: skuOf(product.sku),
  title: product.title,
  titles: product.titles,
  ...textsOf(product),
  brand: product.brand,
  classification: product.family.classification,
  slug: product.slug,
  regions,
  variations: items.map(({ stock: _, restockedOn: _on, leadDays: _days, ...variation }) => variation),
});

export const makeRange = (random: Random, catalogue: readonly Product[], today: Day): Range => {
  const groups = discontinue(
    random,
    catalogue.map((product) => itemsOf(random, product, today)),
  );
  return {
    products: catalogue.map((product, index) => productOf(product, groups[index] ?? [])),
    stock: groups.flat().map(({ sku, stock, restockedOn, leadDays }) => ({ sku, stock, restockedOn, leadDays })),
    prices: [...catalogue.flatMap(pricesOf), ...agreed(catalogue)],
  };
};

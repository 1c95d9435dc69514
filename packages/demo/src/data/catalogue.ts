import { skuOf, type Sku } from '@connect/core/domain/ordering/sku';
import { brands, families, type Family } from './families.ts';
import type { Random } from './random.ts';
import { titlesOf, withSize, type Titles } from './titles.ts';

export interface Variant {
  readonly itemNo: Sku;
  readonly description: string;
  readonly titles: Titles;
}

export interface Product {
  readonly sku: string;
  readonly title: string;
  readonly titles: Titles;
  readonly brand: string;
  readonly slug: string;
  /** In pence. */
  readonly price: number;
  readonly family: Family;
  readonly thumbnail: string;
  readonly variants: readonly Variant[];
}

/** Products that the pictures of the portal show. */
const known: readonly [prefix: string, number: number, title: string, price: number, titles: Titles][] = [
  ['GLV', 8841, 'Nitrile grip glove, cut F', 620, titlesOf('grip glove', 'Nitrile', 'cut F')],
  ['HVJ', 2210, 'Hi-vis bomber jacket class 3', 3850, titlesOf('bomber jacket', 'Hi-vis', 'class 3')],
  ['BOT', 5517, 'S3 safety boot, composite toe', 6175, titlesOf('safety boot', 'S3', 'composite toe')],
];

const slugOf = (title: string, sku: string): string =>
  `${title} ${sku}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The sizes of a product, as they stand on a document: `GLV-8841-L`, `Nitrile grip glove, cut F, size L`. */
const variantsOf = ({ sku, title, titles, family }: Omit<Product, 'variants'>): Variant[] => {
  if (family.sizes.length === 0) return [{ itemNo: skuOf(sku), description: title, titles }];
  return family.sizes.map((size) => ({
    itemNo: skuOf(`${sku}-${size}`),
    description: family.prefix === 'GLV' ? `${title}, size ${size}` : `${title}, ${size}`,
    titles: withSize(titles, size),
  }));
};

const product = (
  family: Family,
  number: number,
  [title, titles]: readonly [string, Titles],
  price: number,
  brand: string,
): Product => {
  const sku = `${family.prefix}-${number}`;
  const made = { sku, title, titles, brand, price, family, slug: slugOf(title, sku), thumbnail: `${sku}.svg` };
  return { ...made, variants: variantsOf(made) };
};

/** Every combination of a family's words once before any comes again. */
const titleOf = ({ kinds, materials, features }: Family, index: number): [string, Titles] => {
  const kind = kinds[index % kinds.length] ?? '';
  const material = materials[Math.floor(index / kinds.length) % materials.length] ?? '';
  const feature = features[Math.floor(index / (kinds.length * materials.length)) % features.length] ?? '';
  return [`${material} ${kind}, ${feature}`, titlesOf(kind, material, feature)];
};

/** Prices end in a 5 or a 0: 6.20, 38.50, 61.75. */
const priceWithin = ([low, high]: Family['price'], random: Random): number =>
  Math.round((low + (high - low) * random.next() ** 2) / 5) * 5;

/** The supplier's range, spread over its families. */
export const makeCatalogue = (random: Random, count: number): Product[] => {
  const products = known.flatMap(([prefix, number, title, price, titles]) => {
    const family = families.find((candidate) => candidate.prefix === prefix);
    return family ? [product(family, number, [title, titles], price, 'Chevron')] : [];
  });
  for (let index = 0; products.length < count; index++) {
    const family = families[index % families.length];
    if (!family) break;
    const turn = Math.floor(index / families.length);
    products.push(
      product(family, 1003 + turn * 7, titleOf(family, turn), priceWithin(family.price, random), random.pick(brands)),
    );
  }
  return products;
};

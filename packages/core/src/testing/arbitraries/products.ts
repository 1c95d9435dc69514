import fc from 'fast-check';
import { storefronts } from '../../domain/access/storefront.ts';
import type { Product, SignOffEntry } from '../../domain/products/product.ts';
import type { LocalMarks, LocalSignOffs } from '../../domain/products/sign-off.ts';
import { notSignedOff, signOffLevels } from '../../domain/products/sign-off.ts';
import { instants } from './calendar.ts';

/** Index suffixes of storefronts. */
export const productRegions: fc.Arbitrary<string> = fc.constantFrom(
  ...storefronts.map(({ indexSuffix }) => indexSuffix),
);
/** Of few, so that marks, entries and products meet. */
export const productSkus: fc.Arbitrary<string> = fc.constantFrom('GLV-1', 'GLV-2', 'BOT-2', 'EYE-3', 'HLM-4');

const seconds = fc.integer({ min: 1, max: 4_000_000_000 });
/** How far a sign-off is: there is no second without the first, and none before it. */
const signOffTimes = fc.oneof(
  fc.constant([notSignedOff, notSignedOff] as const),
  seconds.map((first) => [first, notSignedOff] as const),
  fc.tuple(seconds, fc.nat({ max: 1_000_000 })).map(([first, later]) => [first, first + later] as const),
);

/** A product of a storefront, however far its sign-off is. */
export const products: fc.Arbitrary<Product> = signOffTimes.chain(([signedOffAt, secondSignedOffAt]) =>
  fc.record({
    sku: productSkus,
    region: productRegions,
    classification: fc.constantFrom('Gloves', 'Boots', 'Eyewear'),
    signedOffAt: fc.constant(signedOffAt),
    secondSignedOffAt: fc.constant(secondSignedOffAt),
    title: fc.string(),
    brand: fc.constantFrom('Tuffgrip', 'Clearview', ''),
    slug: fc.string(),
    image: fc.option(fc.string()),
  }),
);

/** What the boards of several storefronts have: each product of each at most once. */
export const productBoards: fc.Arbitrary<readonly Product[]> = fc.uniqueArray(products, {
  maxLength: 20,
  selector: ({ sku, region }) => `${region} ${sku}`,
});

const marks: fc.Arbitrary<LocalMarks> = fc
  .array(fc.tuple(productSkus, fc.option(fc.uniqueArray(productRegions, { minLength: 1, maxLength: 3 }))), {
    maxLength: 4,
  })
  .map((all) => new Map(all.map(([sku, regions]) => [sku, regions && new Set(regions)])));

/** What a browser has signed off, with and without knowing the storefronts. */
export const localSignOffs: fc.Arbitrary<LocalSignOffs> = fc.record({ first: marks, second: marks });

/** One sign-off of a history, or its taking back. */
export const signOffEntries: fc.Arbitrary<SignOffEntry> = fc.record({
  at: instants,
  by: fc.string(),
  sku: productSkus,
  title: fc.string(),
  region: productRegions,
  level: fc.constantFrom(...signOffLevels),
  undo: fc.boolean(),
});

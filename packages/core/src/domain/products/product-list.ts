import { firstStorefront, storefronts } from '../access/storefront.ts';
import type { Storefront } from '../access/storefront.ts';
import { foldedWords } from '../search/words.ts';
import { pageOfProducts, productPage } from './product-paging.ts';
import type { Product } from './product.ts';
import { isSecondSignedOff, isSignedOff, maySignOff } from './sign-off.ts';
import type { LocalSignOffs, SignOffLevel } from './sign-off.ts';

export const productStates = ['all', 'not-signed', 'signed', 'second-signed'] as const;
/** How far the sign-off of the shown products is; `signed` ones have the first alone. */
export type ProductState = (typeof productStates)[number];

/** What the page of products shows; it stands in the address. */
export interface ProductQuery {
  /** Index suffix of the storefront whose tab is open. */
  readonly region: string;
  /** Searched in title, SKU and brand; empty for all. */
  readonly text: string;
  /** Null for all. */
  readonly brand: string | null;
  readonly classification: string | null;
  readonly state: ProductState;
  /** From 1. */
  readonly page: number;
}

/** What somebody asks for: without a region, the first tab that has products is open. */
export type AskedProducts = Omit<ProductQuery, 'region'> & { readonly region: string | null };

/** A product with the text it is searched by, made once: lists of 100,000 are searched at every key. */
export interface ListedProduct extends Product {
  readonly words: string;
}

/** A product with the words that it is searched by. */
export const listedProduct = (product: Product): ListedProduct => ({
  ...product,
  words: foldedWords(`${product.title} ${product.sku} ${product.brand}`).join(' '),
});

/** What the table and its tabs show. */
export interface ProductListing {
  readonly rows: readonly Product[];
  /** The page they are of. */
  readonly page: number;
  /** Products the query finds on the open tab. */
  readonly total: number;
  /** The same on every tab, by index suffix; none is absent. */
  readonly counts: Readonly<Partial<Record<string, number>>>;
}

/** How far a product is shown to be, local marks included (specification §sign-off-marks). */
const stateOf = (product: Product, local: LocalSignOffs): Exclude<ProductState, 'all'> => {
  if (isSecondSignedOff(product, local)) return 'second-signed';
  return isSignedOff(product, local) ? 'signed' : 'not-signed';
};

/** Whether a query finds a product, whatever tab it is on. */
const finder = (query: ProductQuery, local: LocalSignOffs): ((product: ListedProduct) => boolean) => {
  const words = foldedWords(query.text);
  return (product) =>
    (query.brand === null || product.brand === query.brand) &&
    (query.classification === null || product.classification === query.classification) &&
    (query.state === 'all' || stateOf(product, local) === query.state) &&
    words.every((word) => product.words.includes(word));
};

/** The SKUs of everything a query finds on the open tab, on all of its pages, that can be signed off at a level now. */
export const skusToSignOff = (
  products: readonly ListedProduct[],
  query: ProductQuery,
  local: LocalSignOffs,
  level: SignOffLevel,
): readonly string[] => {
  const finds = finder(query, local);
  const every = { first: true, second: true };
  return products
    .filter((product) => product.region === query.region && finds(product) && maySignOff(every, product, local, level))
    .map(({ sku }) => sku);
};

/** The products of a query, and how many of them every storefront has: a tab's count is that of its rows (specification §product-paging). */
export const listProducts = (
  products: readonly ListedProduct[],
  query: ProductQuery,
  local: LocalSignOffs,
): ProductListing => {
  const finds = finder(query, local);
  const counts: Partial<Record<string, number>> = {};
  const found: Product[] = [];
  for (const product of products) {
    if (!finds(product)) continue;
    counts[product.region] = (counts[product.region] ?? 0) + 1;
    if (product.region === query.region) found.push(product);
  }
  const page = productPage(query.page, found.length);
  return { rows: pageOfProducts(found, page), page, total: found.length, counts };
};

/** What can be chosen from in the filters, each once, in the order of the alphabet. */
export const productChoices = (
  products: readonly Product[],
): { readonly brands: readonly string[]; readonly classifications: readonly string[] } => {
  const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort((a, b) => a.localeCompare(b));
  return {
    brands: sorted(products.map(({ brand }) => brand)),
    classifications: sorted(products.map(({ classification }) => classification)),
  };
};

/** The tab that is open: the one that was asked for, else the first that has products. */
export const openStorefront = (asked: string | null, counts: Readonly<Partial<Record<string, number>>>): Storefront =>
  storefronts.find(({ indexSuffix }) => indexSuffix === asked) ??
  storefronts.find(({ indexSuffix }) => counts[indexSuffix]) ??
  firstStorefront;

import { storefronts } from '../access/storefront.ts';
import type { Storefront } from '../access/storefront.ts';

/** The storefront whose index a product was found in (specification §product-record); null for an index of none. */
export const storefrontOfIndex = (indexUid: string): Storefront | null =>
  storefronts.find(({ indexSuffix }) => indexUid.endsWith(`_${indexSuffix}`)) ?? null;

const prefixOf = ({ pair }: Storefront): string => (pair ? `/${pair.region}/${pair.language}` : '');

/** Addresses of storefronts by their names (specification §product-addresses); one that is not among them has none. */
export type StorefrontAddresses = Readonly<Partial<Record<string, string>>>;

/** A product's page on a storefront, prefixed per region (specification §product-addresses, §storefronts). */
export const productPath = (storefront: Storefront, slug: string): string =>
  `${prefixOf(storefront)}/products/${encodeURIComponent(slug)}`;

/** Where a storefront's own paths begin; null where it has no address. */
export const storefrontHome = (addresses: StorefrontAddresses, storefront: Storefront): string | null => {
  const address = addresses[storefront.name];
  return address === undefined ? null : address + prefixOf(storefront);
};

/** A product's page on a storefront, one of its items chosen (specification §product-addresses); null where the storefront has no address. */
export const productAddress = (
  addresses: StorefrontAddresses,
  storefront: Storefront,
  slug: string,
  itemNo?: string,
): string | null => {
  const address = addresses[storefront.name];
  if (address === undefined) return null;
  const variation = itemNo === undefined ? '' : `?var=${encodeURIComponent(itemNo)}`;
  return address + productPath(storefront, slug) + variation;
};

import { storefronts } from '../access/storefront.ts';
import type { Storefront } from '../access/storefront.ts';

/** The storefront whose index a product was found in (spec §3); null for an index of none. */
export const storefrontOfIndex = (indexUid: string): Storefront | null =>
  storefronts.find(({ indexSuffix }) => indexUid.endsWith(`_${indexSuffix}`)) ?? null;

/** A product's page on a storefront, prefixed per region (spec §2, §3). */
export const productPath = ({ pair }: Storefront, slug: string): string =>
  `${pair ? `/${pair.region}/${pair.language}` : ''}/products/${encodeURIComponent(slug)}`;

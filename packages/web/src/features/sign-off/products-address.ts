import { storefronts } from '@connect/core/domain/access/storefront';
import { productStates } from '@connect/core/domain/products/product-list';
import type { AskedProducts } from '@connect/core/domain/products/product-list';
import { searchTerm } from '@connect/core/domain/search/search-term';

/** The query of the address of My Products. */
export interface ProductsSearch {
  readonly region?: string | undefined;
  readonly q?: string | undefined;
  readonly brand?: string | undefined;
  readonly classification?: string | undefined;
  readonly state?: string | undefined;
  readonly page?: string | undefined;
}

/** What it does not say, or says wrongly, is the default: all, from the first page. */
export const askedProducts = ({
  region,
  q = '',
  brand,
  classification,
  state,
  page,
}: ProductsSearch): AskedProducts => ({
  region: storefronts.find(({ name }) => name === region)?.indexSuffix ?? null,
  text: searchTerm(q) ?? '',
  brand: brand || null,
  classification: classification || null,
  state: productStates.find((each) => each === state) ?? 'all',
  page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
});

/** The address of what is asked for, without what is the default anyway. */
export const productsSearch = ({
  region,
  text,
  brand,
  classification,
  state,
  page,
}: AskedProducts): ProductsSearch => ({
  region: storefronts.find(({ indexSuffix }) => indexSuffix === region)?.name,
  q: text || undefined,
  brand: brand ?? undefined,
  classification: classification ?? undefined,
  state: state === 'all' ? undefined : state,
  page: page === 1 ? undefined : String(page),
});

import type { SignOffTimes } from '@connect/core/domain/products/product';
import { unconfirmedSignOffs } from '@connect/core/domain/products/local-sign-offs';
import { listProducts, productChoices, skusToSignOff } from '@connect/core/domain/products/product-list';
import type { ListedProduct, ProductListing, ProductQuery } from '@connect/core/domain/products/product-list';
import type { LocalSignOffs, SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { LoadedProducts } from '@connect/core/ports/product-board';
import type { ProductHits } from './product-hits.ts';

/** The products a brand manager is to sign off, in memory. */
export interface HeldProducts<Ask> {
  /** Holds the products asked for in place of those before. Rejects when they cannot be had, or another load began meanwhile. */
  load(ask: Ask): Promise<LoadedProducts>;
  list(query: ProductQuery, local: LocalSignOffs): ProductListing;
  skusToSignOff(query: ProductQuery, local: LocalSignOffs, level: SignOffLevel): readonly string[];
  unconfirmed(local: LocalSignOffs): LocalSignOffs;
  update(times: readonly SignOffTimes[]): void;
}

const keyOf = ({ region, sku }: Pick<SignOffTimes, 'region' | 'sku'>): string => `${region} ${sku}`;

/** Holds the products of the last load; one that is overtaken by another changes nothing. */
export const createHeldProducts = <Ask>(
  fetchProducts: (ask: Ask, signal: AbortSignal) => Promise<ProductHits>,
): HeldProducts<Ask> => {
  let products: readonly ListedProduct[] = [];
  let isComplete = false;
  let loading = new AbortController();
  return {
    load: async (ask) => {
      loading.abort();
      loading = new AbortController();
      const { signal } = loading;
      const found = await fetchProducts(ask, signal);
      signal.throwIfAborted();
      products = found.products;
      isComplete = products.length >= found.estimated;
      return { received: products.length, estimated: found.estimated, ...productChoices(products) };
    },
    list: (query, local) => listProducts(products, query, local),
    skusToSignOff: (query, local, level) => skusToSignOff(products, query, local, level),
    unconfirmed: (local) => unconfirmedSignOffs(local, products, isComplete),
    update: (times) => {
      const changed = new Map(times.map((each) => [keyOf(each), each]));
      products = products.map((product) => {
        const now = changed.get(keyOf(product));
        if (!now) return product;
        return { ...product, signedOffAt: now.signedOffAt, secondSignedOffAt: now.secondSignedOffAt };
      });
    },
  };
};

import type { Product } from '../domain/products/product.ts';

/** What was received of the products to sign off; `total` is what the service estimates there are. */
export interface FoundProducts {
  readonly products: readonly Product[];
  readonly total: number;
}

/** Finds the products to sign off on all storefronts in one search (spec §7). A failure throws. */
export interface SignOffSearch {
  findToSignOff(filter: string): Promise<FoundProducts>;
}

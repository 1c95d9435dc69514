import type { ProductListing, ProductQuery } from '../domain/products/product-list.ts';
import type { SignOffTimes } from '../domain/products/product.ts';
import type { LocalSignOffs, ProductsToLoad, SignOffLevel } from '../domain/products/sign-off.ts';

/** What was received of the products to sign off. */
export interface LoadedProducts {
  readonly received: number;
  /** What the search service estimates there are: more than received when it holds some back (decisions §received-products). */
  readonly estimated: number;
  /** What the filters offer. */
  readonly brands: readonly string[];
  readonly classifications: readonly string[];
}

/** The products to sign off, up to 100,000 of them, held apart from the page so that nobody who types waits for them. */
export interface ProductBoard {
  /** Fetches these products in place of those before. Rejects when the search fails. */
  load(products: ProductsToLoad): Promise<LoadedProducts>;
  /** A page of what was loaded. */
  list(query: ProductQuery, local: LocalSignOffs): Promise<ProductListing>;
  /** The SKUs of everything a query finds on its tab that can be signed off at a level now (`skusToSignOff`). */
  skusToSignOff(query: ProductQuery, local: LocalSignOffs, level: SignOffLevel): Promise<readonly string[]>;
  /** The marks that what was loaded does not confirm (`unconfirmedSignOffs`). */
  unconfirmed(local: LocalSignOffs): Promise<LocalSignOffs>;
  /** Takes over what the server answered to a sign-off. */
  update(times: readonly SignOffTimes[]): Promise<void>;
}

import type { SignOffEntry } from '@connect/core/domain/products/product';
import type { SignOffLevel, SignOffState } from '@connect/core/domain/products/sign-off';
import type { LastSignOff } from '@connect/core/domain/products/sign-off-outcome';
import type { LastSignOffs } from '../domain/sign-off-names.ts';

/** Products of one storefront, by its index suffix. */
export interface AskedProducts {
  readonly skus: readonly string[];
  readonly region: string;
}

type State = Omit<SignOffState, 'classification'>;

/** How far products are on each storefront, and what was done. A limit is of classifications; null for none. */
export interface SignOffRepository {
  /** Classifications of the products somebody may see without the right to the second sign-off. */
  categories(userId: string): Promise<string[]>;
  /** Nobody else signs these until the transaction ends; locked in one order, so that two who sign the same wait for each other. */
  hold(products: AskedProducts, limit: readonly string[] | null): Promise<readonly State[]>;
  /** A sign-off that is being written is waited for. */
  states(products: AskedProducts, limit: readonly string[] | null): Promise<readonly State[]>;
  /** By SKU. */
  last(products: AskedProducts): Promise<ReadonlyMap<string, LastSignOffs>>;
  /** Sets the time of a level, unix seconds or −1, and writes who did it when into the history. */
  write(
    products: AskedProducts,
    level: SignOffLevel,
    time: number,
    done: LastSignOff & { readonly name: string },
  ): Promise<void>;
  /** So many at most, the last first; `place` is where the history goes on behind an entry. */
  history(
    query: {
      readonly sku?: string | undefined;
      readonly region?: string | undefined;
      readonly before?: string | undefined;
    },
    limit: readonly string[] | null,
    count: number,
  ): Promise<readonly (SignOffEntry & { readonly place: string })[]>;
}

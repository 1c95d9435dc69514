import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Logger } from 'pino';

/** Told of each document that an index refuses. */
export type IndexLog = Pick<Logger, 'warn'>;

/** Brings what was written just now into the search indexes, which are otherwise filled at start. */
export interface LiveIndex {
  /** Makes an order as the database has it findable, and answers once it is. Rejects when the search service does not take it. */
  putOrder(no: OrderNo): Promise<void>;
  /** The same for products of one storefront, by their SKUs. */
  putProducts(region: string, skus: readonly string[]): Promise<void>;
}

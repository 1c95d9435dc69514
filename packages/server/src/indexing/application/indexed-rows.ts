import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { InvoiceNo, OrderNo } from '@connect/core/domain/documents/number';

export interface IndexedCounts {
  readonly orders: number;
  readonly invoices: number;
  readonly customers: number;
  readonly products: ReadonlyMap<string, number>;
}

/** Documents of the search indexes, as the database has them now; all of a kind come in pages. */
export interface IndexedRows {
  orders(customers?: readonly CustomerNo[]): AsyncIterable<object[]>;
  invoices(customers?: readonly CustomerNo[]): AsyncIterable<object[]>;
  customers(): AsyncIterable<object[]>;
  ordersOf(nos: readonly OrderNo[]): Promise<object[]>;
  invoicesOf(nos: readonly InvoiceNo[]): Promise<object[]>;
  customersOf(nos: readonly CustomerNo[]): Promise<object[]>;
  /** The id that a document has in its index, by its number. */
  idOf(no: string): string;
  /** Products of a storefront, by its index suffix; of some SKUs where they are named. */
  products(region: string, skus?: readonly string[]): Promise<object[]>;
  /** How many there are of each; of products by storefront, by its index suffix. */
  counts(): Promise<IndexedCounts>;
}

import type { SampleItem } from '../domain/samples/sample-order.ts';

/** Finds items of a storefront's products by SKU and title. A failure throws. */
export interface ProductSearch {
  findItems(text: string, indexSuffix: string, limit: number): Promise<readonly SampleItem[]>;
}

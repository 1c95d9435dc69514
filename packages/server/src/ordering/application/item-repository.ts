import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Item } from '@connect/core/domain/ordering/item';

/** Items as one customer can order them: at their own list's prices, else at those of their currency's (decisions §cleared-currency). */
export interface ItemRepository {
  /** Those of the numbers that are items with a price for the customer, by number, discontinued ones too. */
  find(customerNo: CustomerNo, skus: readonly Sku[]): Promise<ReadonlyMap<Sku, Item>>;
  /** What is known of items whatever their prices: of those that have none any more. */
  findWithoutPrices(skus: readonly Sku[]): Promise<ReadonlyMap<Sku, Omit<Item, 'prices'>>>;
  /** A product's classification, what is told of it, and the pictures of each of its variations. */
  product(productSku: string): Promise<{
    readonly classification: string;
    readonly text: string;
    readonly texts: Readonly<Record<string, string>>;
    readonly variations: readonly { readonly sku: Sku; readonly pictures: readonly string[] }[];
  }>;
}

/** What storefronts are written in. */
export type Language = 'en' | 'de' | 'fr' | 'it' | 'pl';

/** The items that a customer has prices for, by what somebody types. */
export interface ItemSearch {
  /** Those whose letters and digits are one of these, with their own. */
  alike(
    customerNo: CustomerNo,
    letters: readonly string[],
  ): Promise<readonly { readonly sku: Sku; readonly letters: string }[]>;
  /** All that can still be ordered, each product's sizes from small to large. */
  orderable(customerNo: CustomerNo): Promise<readonly { readonly sku: Sku; readonly productSku: string }[]>;
  /**
   * A page of those that can still be ordered, the best first, with how many there are in all: first those whose number is the text,
   * or begins with it; then by how its words stand in the title. A word that no title has stands for those nearest to it.
   */
  ranked(
    customerNo: CustomerNo,
    text: string,
    part: { readonly language: Language; readonly skip: number },
  ): Promise<{ readonly skus: readonly Sku[]; readonly total: number }>;
}

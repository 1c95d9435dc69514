import type { CustomerNo } from '../domain/account/customer-no.ts';
import type { Item, ItemFacts, LookedUp } from '../domain/ordering/item.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';
import type { Sku } from '../domain/ordering/sku.ts';

export interface FoundItems {
  readonly items: readonly Item[];
  /** How many there are in all. */
  readonly total: number;
}

/** Items that the customer can order (specification §items). */
export interface Items {
  /** One answer for each number, in their order, however many; numbers are found in whatever case and with any separators. */
  lookUp(skus: readonly Sku[]): Promise<Result<readonly LookedUp[], Refusal>>;
  /** All that is known of an item, for an account manager at a customer's prices. A number that is none is `not-found`. */
  facts(sku: Sku, customerNo?: CustomerNo): Promise<Result<ItemFacts, Refusal>>;
  /**
   * Those that a text names by their number or words of their title, in the language given and the supplier's own, the best
   * first: `itemsPage` of them, after those left out. A word that none has stands for those nearest to it.
   */
  find(text: string, language: string, skip?: number): Promise<Result<FoundItems, Refusal>>;
}

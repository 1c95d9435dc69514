import type { Item, ItemFacts, LookedUp } from '../domain/ordering/item.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Items that the customer can order. */
export interface Items {
  /** One answer for each number, in their order, however many; numbers are found in whatever case and with any separators. */
  lookUp(skus: readonly string[]): Promise<Result<readonly LookedUp[], Refusal>>;
  /** All that is known of an item, for an account manager at a customer's prices. A number that is none is `not-found`. */
  facts(sku: string, customerNo?: string): Promise<Result<ItemFacts, Refusal>>;
  /** The best 8, by what their numbers and titles begin with. */
  find(text: string): Promise<Result<readonly Item[], Refusal>>;
}

import type { Item, LookedUp } from '../domain/ordering/item.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Items that the customer can order. */
export interface Items {
  /** One answer for each number, in their order, however many; numbers are found in whatever case and with any separators. */
  lookUp(skus: readonly string[]): Promise<Result<readonly LookedUp[], Refusal>>;
  /** The best 8, by what their numbers and titles begin with. */
  find(text: string): Promise<Result<readonly Item[], Refusal>>;
}

import type { OrderMailChoice } from '../domain/account/order-mails.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Which mails about orders the signed-in user wants (specification §order-emails). */
export interface OrderMails {
  choice(): Promise<Result<OrderMailChoice, Refusal>>;
  /** Those of all orders are in the language of the storefront whose path this is. */
  choose(choice: OrderMailChoice, storefront: string): Promise<Result<null, Refusal>>;
}

import type { OrderMailChoice } from '@connect/core/domain/account/order-mails';

/** Which mails about orders each user wants. */
export interface OrderMailChoices {
  of(userId: string): Promise<OrderMailChoice>;
  /** From then on those of all orders are in the language of that storefront. */
  set(userId: string, choice: OrderMailChoice, storefront: string): Promise<void>;
}

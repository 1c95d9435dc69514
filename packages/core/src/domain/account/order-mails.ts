/** What a buyer can be mailed about once the supplier answers an order (specification §order-emails). */
export const orderMailKinds = ['confirmed', 'changed', 'dispatched', 'invoiced'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** Which mails about orders a user wants. */
export interface OrderMailChoice {
  readonly kinds: readonly OrderMailKind[];
  /** Of every order of the company that they may see; of those alone that they placed in the portal otherwise. */
  readonly allOrders: boolean;
}

/** What holds for whoever has not chosen. */
export const usualOrderMails: OrderMailChoice = { kinds: orderMailKinds, allOrders: false };

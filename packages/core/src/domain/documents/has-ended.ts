import type { Order } from './document.ts';
import { orderOutcome } from './order-outcome.ts';

/** Whether nothing of an order will be shipped any more: it was cancelled, rejected or withdrawn (specification §order-outcome). */
export const hasEnded = (order: Order): boolean => {
  const outcome = orderOutcome(order);
  return outcome === 'cancelled' || outcome === 'rejected' || outcome === 'withdrawn';
};

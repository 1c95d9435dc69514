import type { Order } from '@connect/core/domain/documents/document';
import { orderOutcome } from '@connect/core/domain/documents/order-outcome';

/** Whether there is more to say of an order than its status: what became of it, or what it waits for. */
export const hasNotice = (order: Order): boolean =>
  orderOutcome(order) !== null || (order.placement?.waitsFor.length ?? 0) > 0;

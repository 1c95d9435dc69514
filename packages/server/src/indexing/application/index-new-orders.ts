import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Logger } from 'pino';
import type { LiveIndex } from './live-index.ts';

/**
 * Puts each new order into the search index at once. The index is derived: while it is out of reach the order stands all the same,
 * the failure is logged, and it is tried again with the next order, or with the next start of the server (`catchUp`).
 */
export const createOrderIndexing = (liveIndex: LiveIndex, log: Pick<Logger, 'warn'>) => {
  const waiting = new Set<OrderNo>();
  return async (orderNo: OrderNo): Promise<void> => {
    waiting.add(orderNo);
    try {
      // The newest first: it does not wait for one that cannot be taken.
      for (const no of [...waiting].reverse()) {
        await liveIndex.putOrder(no);
        waiting.delete(no);
      }
    } catch (error) {
      log.warn({ err: error, order: orderNo }, 'The search index did not take an order; it is tried again later');
    }
  };
};

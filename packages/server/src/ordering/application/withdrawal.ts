import { decideWithdrawal } from '@connect/core/domain/ordering/placement';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Database } from '../../database/open.ts';
import { notFound, notWaiting, notYoursToWithdraw, type Refusal } from '../../refusal.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import type { Buyer } from './checkout.ts';
import { endOrder, holdOrder } from '../database/waiting-orders.ts';

/** Takes an order back that waits for approval. Done twice, for an answer that was lost, it is answered alike. */
export type WithdrawOrder = (
  buyer: Pick<Buyer, 'id' | 'customer_no'>,
  orderNo: string,
) => Promise<Result<null, Refusal>>;

const refusals = { 'not-yours': notYoursToWithdraw, 'not-waiting': notWaiting } as const;

export const makeWithdrawOrder =
  ({ database, now }: { database: Database; now: () => Date }): WithdrawOrder =>
  (buyer, orderNo) =>
    database.transaction().execute(async (trx) => {
      // Of a withdrawal and an approval at once the second sees what the first has done.
      const order = await holdOrder(trx, { kind: 'company', customerNo: buyer.customer_no }, orderNo);
      if (!order) return refused(notFound);
      const decided = decideWithdrawal({
        isOwn: order.user_id === buyer.id,
        isWithdrawn: order.withdrawn_at !== null,
        waitsFor: order.waits_for,
      });
      if (!decided.ok) return refused(refusals[decided.refusal]);
      if (decided.value === 'withdrawn-before') return ok(null);
      await endOrder(trx, order, 'withdrawn');
      await trx.updateTable('portal_orders').set({ withdrawn_at: now() }).where('order_no', '=', orderNo).execute();
      await queueMail(trx, { kind: 'order-withdrawn', payload: { orderNo, reasons: [...order.waits_for] } });
      return ok(null);
    });

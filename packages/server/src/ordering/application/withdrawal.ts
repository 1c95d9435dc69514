import type { OrderNo } from '@connect/core/domain/documents/number';
import { decideWithdrawal } from '@connect/core/domain/ordering/placement';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { notFound, notWaiting, notYoursToWithdraw, type Refusal } from '../../refusal.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { endOrder } from './approvals.ts';
import type { Buyer } from './checkout.ts';
import type { OrderingRepositories } from './repositories.ts';

/** Takes an order back that waits for approval. Done twice, for an answer that was lost, it is answered alike. */
export type WithdrawOrder = (
  buyer: Pick<Buyer, 'id' | 'customerNo'>,
  orderNo: OrderNo,
) => Promise<Result<null, Refusal>>;

const refusals = { 'not-yours': notYoursToWithdraw, 'not-waiting': notWaiting } as const;

export const makeWithdrawOrder =
  ({ inTransaction }: UnitOfWork<OrderingRepositories>, now: () => Date): WithdrawOrder =>
  (buyer, orderNo) =>
    inTransaction(async (within) => {
      // Of a withdrawal and an approval at once the second sees what the first has done.
      const order = await within.placed.hold({ kind: 'company', customerNo: buyer.customerNo }, orderNo);
      if (!order) return refused(notFound);
      const decided = decideWithdrawal({ ...order, isOwn: order.userId === buyer.id });
      if (!decided.ok) return refused(refusals[decided.refusal]);
      if (decided.value === 'withdrawn-before') return ok(null);
      await endOrder(within, order, 'withdrawn');
      const at = now();
      await within.placed.setWithdrawn(orderNo, at);
      const { customerNo } = buyer;
      await within.addEvents([{ kind: 'order.withdrawn', at, data: { orderNo, customerNo } }]);
      await within.queueMail({ kind: 'order-withdrawn', payload: { orderNo, reasons: [...order.waitsFor] } });
      return ok(null);
    });

import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import {
  decideOrder,
  whoDecides,
  type Decided,
  type DecisionRefusal,
} from '@connect/core/domain/ordering/decide-order';
import type { Approval, Decider, WaitReason } from '@connect/core/domain/ordering/placement';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Identity } from '../../identity.ts';
import {
  aboveYourLimit,
  accountBlocked,
  alreadyDecided,
  customerBlocked,
  malformed,
  notFound,
  notYourOwnOrder,
  orderWithdrawn,
  type Refusal,
} from '../../refusal.ts';
import type { Reach } from '../../reach.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { reserveCredit } from './place-order.ts';
import type { HeldOrder } from './placed-orders.ts';
import type { OrderingRepositories } from './repositories.ts';
import { giveBackStock } from './stock.ts';

/** Who decides, as what, and on orders of which customers. */
export interface Approver {
  readonly user: Pick<Identity, 'id' | 'firstName' | 'lastName'>;
  readonly decider: Decider;
  readonly reach: Reach;
}

export interface Decision {
  readonly approve: boolean;
  readonly reason: string;
}

export interface ApprovalService {
  /** Orders that wait, the oldest first: for something the approver decides, or for anything where `all`. */
  list(approver: Approver, options: { all: boolean; customerNo?: CustomerNo | undefined }): Promise<Approval[]>;
  /** What the order still waits for; a decision is on all that the approver decides. Of two on one reason the second is refused. */
  decide(approver: Approver, orderNo: OrderNo, decision: Decision): Promise<Result<readonly WaitReason[], Refusal>>;
}

/** A refusal as it is answered: a blocked account is an administrator's own, and one of an account manager's customers. */
const refusalOf = (why: DecisionRefusal, decider: Decider): Refusal => {
  switch (why) {
    case 'withdrawn':
      return orderWithdrawn;
    case 'own-order':
      return notYourOwnOrder;
    case 'above-your-limit':
      return aboveYourLimit;
    case 'already-decided':
      return alreadyDecided;
    case 'reason-missing':
      return malformed({ reason: ['is required'] });
    case 'account-blocked':
      return decider === 'administrator' ? accountBlocked : customerBlocked;
  }
};

/** Ends an order that waited. It used no credit yet; its stock is given back. */
export const endOrder = async (
  { placed, stock }: Pick<OrderingRepositories, 'placed' | 'stock'>,
  { orderNo, taken }: HeldOrder,
  how: Parameters<OrderingRepositories['placed']['end']>[1],
): Promise<void> => {
  await placed.end(orderNo, how);
  await placed.setWaiting(orderNo, []);
  await giveBackStock(stock, taken);
};

const carryOut = async (
  repositories: OrderingRepositories,
  order: HeldOrder,
  { decided, at }: { readonly decided: Decided; readonly at: Date },
): Promise<void> => {
  const { placed, queueMail } = repositories;
  const { orderNo } = order;
  if (decided.outcome === 'rejected') return endOrder(repositories, order, 'rejected');
  await placed.setWaiting(orderNo, decided.waitsFor);
  for (const reason of decided.added) await queueMail({ kind: 'order-waits', payload: { orderNo, reason } });
  if (decided.outcome === 'released') await placed.release(orderNo);
  if (decided.credit?.kind === 'reserved')
    await reserveCredit(repositories, { orderNo, customerNo: order.company.no, amount: order.totalIncVat, at });
};

export const createApprovalService = (
  { repositories, inTransaction }: UnitOfWork<OrderingRepositories>,
  now: () => Date,
): ApprovalService => ({
  list: async ({ user, decider, reach }, { all, customerNo }) => {
    const waiting = await repositories.placed.waiting(reach, customerNo);
    const approver = { decider, spendLimit: await repositories.companies.spendLimit(user.id) };
    const orders = waiting.map(({ userId, otherAdministrator, credit, ...shown }) => ({
      ...shown,
      // A company's administrator may lack View Balance (decisions §figures-withheld).
      credit: decider === 'account-manager' ? credit : null,
      ...whoDecides({ ...shown, otherAdministrator, isOwn: userId === user.id }, approver),
    }));
    return all ? orders : orders.filter(({ decidedBy }) => decidedBy.includes(decider));
  },
  decide: ({ user, decider, reach }, orderNo, decision) =>
    inTransaction(async (within) => {
      const { placed, companies, queueMail, addEvents } = within;
      const order = await placed.hold(reach, orderNo);
      if (!order) return refused(notFound);
      const { availableCredit, isBlocked } = order.company;
      const answer = decideOrder(
        {
          ...order,
          isOwn: order.userId === user.id,
          creditApproved: await placed.isCreditApproved(orderNo),
          availableCredit,
          isBlocked,
        },
        { ...decision, decider, spendLimit: await companies.spendLimit(user.id) },
      );
      if (!answer.ok) return refused(refusalOf(answer.refusal, decider));
      const at = now();
      const { decided, waitsFor: left } = answer.value;
      const by = `${user.firstName} ${user.lastName}`;
      const reason = decision.reason.trim();
      const shared = { orderNo, customerNo: order.company.no, by, reason };
      await addEvents([
        decision.approve
          ? { kind: 'order.approved', at, data: { ...shared, approved: [...decided], waitsFor: [...left] } }
          : { kind: 'order.rejected', at, data: shared },
      ]);
      await carryOut(within, order, { decided: answer.value, at });
      await placed.addDecision({
        orderNo,
        at,
        userId: user.id,
        by,
        approved: decision.approve,
        reason,
        released: decided,
      });
      if (left.length === 0) await queueMail({ kind: 'order-decided', payload: { orderNo } });
      return ok(left);
    }),
});

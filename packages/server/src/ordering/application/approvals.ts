import { decideOrder, type Decided, type DecisionRefusal } from '@connect/core/domain/ordering/decide-order';
import {
  deciders,
  reasonsDecidedBy,
  type Approval,
  type Decider,
  type WaitReason,
} from '@connect/core/domain/ordering/placement';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type Transaction } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Reach } from '../../staff/application/customer-scope.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import {
  accountBlocked,
  alreadyDecided,
  customerBlocked,
  malformed,
  notFound,
  notYourOwnOrder,
  orderWithdrawn,
  type Refusal,
} from '../../refusal.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import { availableCreditOf, ofCustomer, reserveCredit } from '../database/credit.ts';
import {
  endOrder,
  holdOrder,
  otherNow,
  otherOf,
  portalOrders,
  setWaiting,
  type WaitingOrder,
} from '../database/waiting-orders.ts';

/** Who decides, as what, and on orders of which customers. */
export interface Approver {
  readonly user: Pick<Identity, 'id' | 'first_name' | 'last_name'>;
  readonly decider: Decider;
  readonly reach: Reach;
}

export interface Decision {
  readonly approve: boolean;
  readonly reason: string;
}

export interface ApprovalService {
  /** Orders that wait, the oldest first: for something the approver decides, or for anything where `all`. */
  list(approver: Approver, options: { all: boolean; customerNo?: string | undefined }): Promise<Approval[]>;
  /** What the order still waits for; a decision is on all that the approver decides. Of two on one reason the second is refused. */
  decide(approver: Approver, orderNo: string, decision: Decision): Promise<Result<readonly WaitReason[], Refusal>>;
}

/** A refusal as it is answered: a blocked account is an administrator's own, and one of an account manager's customers. */
const refusalOf = (why: DecisionRefusal, decider: Decider): Refusal => {
  switch (why) {
    case 'withdrawn':
      return orderWithdrawn;
    case 'own-order':
      return notYourOwnOrder;
    case 'already-decided':
      return alreadyDecided;
    case 'reason-missing':
      return malformed({ reason: ['is required'] });
    case 'account-blocked':
      return decider === 'administrator' ? accountBlocked : customerBlocked;
  }
};

const isCreditApproved = async (trx: Transaction<Tables>, orderNo: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('order_decisions')
    .select('number')
    .where('order_no', '=', orderNo)
    .where('released', '=', 'over-credit')
    .executeTakeFirst();
  return row !== undefined;
};

const carryOut = async (trx: Transaction<Tables>, order: WaitingOrder, decided: Decided): Promise<void> => {
  const { order_no: orderNo, customer } = order;
  if (decided.outcome === 'rejected') return endOrder(trx, order, 'rejected');
  await setWaiting(trx, orderNo, decided.waitsFor);
  for (const reason of decided.added) await queueMail(trx, { kind: 'order-waits', payload: { orderNo, reason } });
  if (decided.outcome === 'waits') return;
  await trx.updateTable('orders').set({ progress: 'New' }).where('no', '=', orderNo).execute();
  await reserveCredit(trx, customer.no, ofCustomer(customer, order.total_amount_inc_vat));
};

export const createApprovalService = ({ database, now }: { database: Database; now: () => Date }): ApprovalService => ({
  list: async (approver, { all, customerNo }) => {
    const rows = await portalOrders(database, approver.reach)
      .select(['order_no', 'orders.customer_no', 'customers.name', 'external_reference', 'placed_by', 'user_id'])
      .select(['connect_user_email', 'placed_at', 'total_amount_inc_vat', 'currency_code', 'waits_for'])
      .select(['had_administrator', otherNow(database).as('has_administrator')])
      .select(sql<number>`(select count(*) from order_lines where document_no = order_no)::integer`.as('lines'))
      .where(sql<boolean>`waits_for <> '{}'`)
      .$if(customerNo !== undefined, (query) => query.where('orders.customer_no', '=', customerNo ?? ''))
      .orderBy('placed_at')
      .orderBy('order_no')
      .execute();
    const decidedBy = (decider: Decider, row: (typeof rows)[number]) =>
      reasonsDecidedBy(decider, row.waits_for, otherOf(row)).length > 0;
    const listed = all ? rows : rows.filter((row) => decidedBy(approver.decider, row));
    return listed.map((row) => ({
      orderNo: row.order_no,
      customerNo: row.customer_no,
      customerName: row.name,
      reference: row.external_reference ?? '',
      placedBy: row.placed_by,
      placedByEmail: row.connect_user_email ?? '',
      placedAt: row.placed_at.toISOString(),
      totalIncVat: ofCustomer(row, row.total_amount_inc_vat),
      lines: row.lines,
      waitsFor: row.waits_for,
      mayDecide: decidedBy(approver.decider, row) && row.user_id !== approver.user.id,
      decidedBy: deciders.filter((decider) => decidedBy(decider, row)),
    }));
  },
  decide: (approver, orderNo, decision) =>
    database.transaction().execute(async (trx) => {
      const order = await holdOrder(trx, approver.reach, orderNo);
      if (!order) return refused(notFound);
      const { customer } = order;
      const state = {
        isWithdrawn: order.withdrawn_at !== null,
        isOwn: order.user_id === approver.user.id,
        waitsFor: order.waits_for,
        otherAdministrator: otherOf(order),
        creditApproved: await isCreditApproved(trx, orderNo),
        totalIncVat: ofCustomer(customer, order.total_amount_inc_vat),
        availableCredit: availableCreditOf(customer),
        isBlocked: customer.is_blocked,
      };
      const answer = decideOrder(state, { ...decision, decider: approver.decider });
      if (!answer.ok) return refused(refusalOf(answer.refusal, approver.decider));
      await carryOut(trx, order, answer.value);
      const { decided, waitsFor: left } = answer.value;
      const row = {
        order_no: orderNo,
        at: now(),
        user_id: approver.user.id,
        by_name: `${approver.user.first_name} ${approver.user.last_name}`,
        approved: decision.approve,
        reason: decision.reason.trim(),
      };
      await trx
        .insertInto('order_decisions')
        .values(decided.map((released) => ({ ...row, released })))
        .execute();
      if (left.length === 0) await queueMail(trx, { kind: 'order-decided', payload: { orderNo } });
      return ok(left);
    }),
});

import {
  deciders,
  reasonsDecidedBy,
  waitsAfterApproval,
  type Approval,
  type Decider,
  type OtherAdministrator,
  type WaitReason,
} from '@connect/core/domain/ordering/placement';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Identity } from '../auth/users.ts';
import type { Database } from '../database/open.ts';
import type { CustomersTable, Tables } from '../database/tables.ts';
import {
  alreadyDecided,
  customerBlocked,
  malformed,
  notFound,
  notYourOwnOrder,
  type Refusal,
} from '../http/refusal.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { otherAdministrators } from './administrators.ts';
import { availableCreditOf, lockCustomer, useCredit } from './credit.ts';
import { giveBackStock } from './stock.ts';

/** Who decides, as what, and on orders of which customers. */
export interface Approver {
  readonly user: Pick<Identity, 'id' | 'first_name' | 'last_name'>;
  readonly decider: Decider;
  /** Condition on rows of `customers`. */
  readonly reach: RawBuilder<boolean>;
}

export interface Decision {
  readonly approve: boolean;
  readonly reason: string;
}

export interface ApprovalDesk {
  /** Orders that wait, the oldest first: for something the approver decides, or for anything where `all`. */
  list(approver: Approver, options: { all: boolean; customerNo?: string | undefined }): Promise<Approval[]>;
  /** What the order still waits for; a decision is on all that the approver decides. Of two on one reason the second is refused. */
  decide(approver: Approver, orderNo: string, decision: Decision): Promise<Result<readonly WaitReason[], Refusal>>;
}

/** Orders placed in the portal, with whose they are. */
const portalOrders = (database: Database | Transaction<Tables>, { reach }: Approver) =>
  database
    .selectFrom('portal_orders')
    .innerJoin('orders', 'orders.no', 'portal_orders.order_no')
    .innerJoin('customers', 'customers.no', 'orders.customer_no')
    .where(reach);

/** Whether somebody else in the company of an order of `portalOrders` may decide on it, when it was placed and now. */
const otherNow = (database: Database | Transaction<Tables>): RawBuilder<boolean> => {
  const company = {
    customerNo: sql.ref<string>('orders.customer_no'),
    userId: sql.ref<string>('portal_orders.user_id'),
  };
  return sql<boolean>`exists ${otherAdministrators(database, company).select('users.id')}`;
};

const otherOf = (row: {
  readonly had_administrator: boolean;
  readonly has_administrator: boolean;
}): OtherAdministrator => ({
  before: row.had_administrator,
  now: row.has_administrator,
});

interface Waiting {
  readonly order_no: string;
  readonly customer: Selectable<CustomersTable>;
  readonly total_amount_inc_vat: number;
  readonly user_id: string;
  readonly waits_for: readonly WaitReason[];
  readonly had_administrator: boolean;
  readonly has_administrator: boolean;
  readonly taken: Readonly<Record<string, number>>;
}

/** The order, while nobody else decides on the company's. */
const hold = async (trx: Transaction<Tables>, approver: Approver, orderNo: string): Promise<Waiting | null> => {
  const found = await portalOrders(trx, approver)
    .select('orders.customer_no')
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!found) return null;
  const customer = await lockCustomer(trx, found.customer_no);
  const order = await portalOrders(trx, approver)
    .select(['order_no', 'total_amount_inc_vat', 'user_id', 'waits_for', 'taken', 'had_administrator'])
    .select(otherNow(trx).as('has_administrator'))
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return order ? { ...order, customer } : null;
};

const decisionRefusal = (
  { user }: Approver,
  order: Waiting,
  decision: Decision,
  decided: readonly WaitReason[],
): Refusal | null => {
  if (order.user_id === user.id && order.waits_for.length > 0) return notYourOwnOrder;
  if (decided.length === 0) return alreadyDecided;
  if (!decision.approve) return decision.reason.trim() === '' ? malformed({ reason: ['is required'] }) : null;
  return order.customer.is_blocked ? customerBlocked : null;
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

const setWaiting = async (trx: Transaction<Tables>, orderNo: string, waits: readonly WaitReason[]): Promise<void> => {
  await trx
    .updateTable('portal_orders')
    .set({ waits_for: [...waits] })
    .where('order_no', '=', orderNo)
    .execute();
};

/** Lets the order go on its way where nothing else is in it. */
const approve = async (
  trx: Transaction<Tables>,
  approved: readonly WaitReason[],
  order: Waiting,
): Promise<readonly WaitReason[]> => {
  const { order_no: orderNo, total_amount_inc_vat: totalIncVat, customer } = order;
  const left = waitsAfterApproval({
    waitsFor: order.waits_for,
    approved,
    creditApproved: await isCreditApproved(trx, orderNo),
    totalIncVat,
    availableCredit: availableCreditOf(customer),
  });
  await setWaiting(trx, orderNo, left);
  for (const added of left.filter((each) => !order.waits_for.includes(each)))
    await queueMail(trx, { kind: 'order-waits', payload: { orderNo, reason: added } });
  if (left.length > 0) return left;
  await trx.updateTable('orders').set({ progress: 'New' }).where('no', '=', orderNo).execute();
  await useCredit(trx, customer.no, totalIncVat);
  return left;
};

/** Ends the order as the back office ends a cancelled one: it stays in the list, and nothing comes of it. */
const reject = async (trx: Transaction<Tables>, order: Waiting): Promise<readonly WaitReason[]> => {
  const ended = { cancelled: true, status: 'Cancelled', progress: null };
  await trx.updateTable('orders').set(ended).where('no', '=', order.order_no).execute();
  await setWaiting(trx, order.order_no, []);
  await giveBackStock(trx, order.taken);
  return [];
};

export const createApprovalDesk = ({ database, now }: { database: Database; now: () => Date }): ApprovalDesk => ({
  list: async (approver, { all, customerNo }) => {
    const rows = await portalOrders(database, approver)
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
      totalIncVat: row.total_amount_inc_vat,
      currencyCode: row.currency_code,
      lines: row.lines,
      waitsFor: row.waits_for,
      mayDecide: decidedBy(approver.decider, row) && row.user_id !== approver.user.id,
      decidedBy: deciders.filter((decider) => decidedBy(decider, row)),
    }));
  },
  decide: (approver, orderNo, decision) =>
    database.transaction().execute(async (trx) => {
      const order = await hold(trx, approver, orderNo);
      if (!order) return refused(notFound);
      const decided = reasonsDecidedBy(approver.decider, order.waits_for, otherOf(order));
      const refusal = decisionRefusal(approver, order, decision, decided);
      if (refusal) return refused(refusal);
      const left = decision.approve ? await approve(trx, decided, order) : await reject(trx, order);
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

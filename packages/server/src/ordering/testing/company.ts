import { randomUUID } from 'node:crypto';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import type { OrderForm } from '@connect/core/domain/ordering/placement';
import type { Database } from '../../database/open.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { testNow } from '../../testing/demo-database.ts';
import { createApprovalService, type Approver } from '../application/approvals.ts';
import { createBaskets } from '../application/baskets.ts';
import type { Buyer } from '../application/checkout.ts';
import { makePlaceOrder } from '../application/place-order.ts';
import { makeWithdrawOrder } from '../application/withdrawal.ts';
import { createOrderingRepositories } from '../../portal/repositories.ts';
import { toAccount } from '../../identity.ts';

const now = (): Date => testNow;
const customerNo = 'C10482';
export const sku = skuOf('GLV-8841-L');
/** What orders are counted in: enough of the item to be ordered. */
export const pack = 120;
const ownAddress = '00000000-0000-0000-0000-000000000000';

/** A company with two buyers, each an administrator, and whoever approves its credit: what they do, and what is seen of it. */
export const openCompany = async (database: Database) => {
  const work = createUnitOfWork(database, createOrderingRepositories);
  const baskets = createBaskets(work, now);
  const addBuyer = async (name: string): Promise<Buyer> => {
    const user = {
      id: randomUUID(),
      email: `${name}@northgate.example`,
      first_name: name,
      last_name: 'Buyer',
      roles: ['customer'],
      permissions: ['Place Orders', 'Create and Edit Users'],
      is_super_user: false,
      customer_no: customerNo,
      password_hash: null,
      spend_limit: null,
      last_signed_in_at: null,
    };
    const row = await database.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
    return { ...toAccount(row), customerNo };
  };

  const buyers = [await addBuyer('ann'), await addBuyer('ben')] as const;
  await database.deleteFrom('customer_addresses').where('customer_no', '=', customerNo).execute();
  const morgan = database.selectFrom('users').selectAll().where('email', '=', 'morgan@connect.example');
  const user = toAccount(await morgan.executeTakeFirstOrThrow());
  const manager: Approver = { user, decider: 'account-manager', reach: { kind: 'all' } };

  /** A company that has ordered nothing, with this much credit; the second buyer's limit. */
  const setUp = async (credit: number, limit: number | null = null): Promise<void> => {
    await database
      .deleteFrom('orders')
      .where('no', 'in', database.selectFrom('portal_orders').select('order_no'))
      .execute();
    await database.deleteFrom('baskets').execute();
    await database.deleteFrom('mail_jobs').execute();
    await database
      .updateTable('customers')
      .set({ credit_limit: credit, balance: 0, outstanding_orders_value: 0, given_blocked: false })
      .where('no', '=', customerNo)
      .execute();
    await database.updateTable('users').set({ spend_limit: limit }).where('id', '=', buyers[1].id).execute();
    await database
      .updateTable('items')
      .set({ stock: 10 * pack, discontinued: false })
      .where('sku', '=', sku)
      .execute();
  };

  const others = () =>
    database.updateTable('users').where('customer_no', '=', customerNo).where('id', '!=', buyers[1].id);

  /** Lets in, or keeps out, everybody of the company but the second buyer, who is its only administrator then. */
  const letOthersIn = async (active: boolean): Promise<void> => {
    await others().set({ active }).execute();
  };

  /** Gives everybody of the company but the second buyer this limit. */
  const limitOthers = async (limit: number | null): Promise<void> => {
    await others().set({ spend_limit: limit }).execute();
  };

  /** A form to order so many packs, which are put into the basket. */
  const formFor = async (buyer: Buyer, packs: number, fields: Partial<OrderForm> = {}): Promise<OrderForm> => {
    await baskets.edit(buyer, randomUUID(), [{ kind: 'set', sku, quantity: quantityOf(packs * pack) }]);
    const { version, totalIncVat } = await baskets.load(buyer);
    return {
      idempotencyKey: randomUUID(),
      basketVersion: version,
      totalIncVat,
      addressId: ownAddress,
      reference: 'PO 9',
      requestedOn: null,
      notes: '',
      storefront: '',
      ...fields,
    };
  };
  const administrator = (user: Buyer): Approver => ({
    user,
    decider: 'administrator',
    reach: { kind: 'company', customerNo },
  });
  const outstanding = async (): Promise<number> => {
    const customer = database.selectFrom('customers').select('outstanding_orders_value').where('no', '=', customerNo);
    return (await customer.executeTakeFirstOrThrow()).outstanding_orders_value;
  };
  const placed = () =>
    database
      .selectFrom('portal_orders')
      .innerJoin('orders', 'orders.no', 'order_no')
      .select(['order_no', 'progress', 'status', 'cancelled', 'waits_for', 'total_amount_inc_vat as total'])
      .execute();
  const stock = async (): Promise<number> => {
    const item = database.selectFrom('items').select('stock').where('sku', '=', sku);
    return (await item.executeTakeFirstOrThrow()).stock;
  };
  const queued = async (): Promise<string[]> => {
    const rows = await database.selectFrom('mail_jobs').select(['kind', 'payload']).orderBy('id').execute();
    return rows.map(({ kind, payload }) => [kind, payload['reason']].filter(Boolean).join(' '));
  };

  return {
    buyers,
    manager,
    administrator,
    baskets,
    place: makePlaceOrder(work, now),
    approvals: createApprovalService(work, now),
    withdraw: makeWithdrawOrder(work, now),
    setUp,
    letOthersIn,
    limitOthers,
    formFor,
    outstanding,
    placed,
    stock,
    queued,
  };
};
export type Company = Awaited<ReturnType<typeof openCompany>>;

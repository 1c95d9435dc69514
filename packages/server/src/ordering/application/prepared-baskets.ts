import { randomUUID } from 'node:crypto';
import { parseSku, type Sku } from '@connect/core/domain/ordering/sku';
import {
  hasOrderable,
  preparedLine,
  type EditedBasket,
  type PreparedBasket,
  type PreparedLine,
} from '@connect/core/domain/ordering/basket';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Kysely } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { isSampleOrder } from '../../documents/database/sample-sql.ts';
import { customerBlocked, notFound, nothingLeftToOrder, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import { isWithin } from '../../staff/database/customer-scope.ts';
import type { BasketRepository, BasketUser } from './basket.ts';
import { createItemRepository } from '../database/item-repository.ts';

/** Baskets that account managers make of sample orders, for any of the company who may order. */
export interface PreparedBaskets {
  /** The lines that `prepare` would make. */
  preview(manager: Identity, orderNo: string): Promise<Result<readonly PreparedLine[], Refusal>>;
  /** The one that waits already, if one does. */
  prepare(manager: Identity, orderNo: string): Promise<Result<PreparedBasket, Refusal>>;
  /** Those that wait, the newest first. */
  list(customerNo: string): Promise<PreparedBasket[]>;
  /** Adds its lines to the user's basket, and it waits no longer; of two who take it at once one does. */
  take(user: BasketUser, id: string): Promise<Result<EditedBasket, Refusal>>;
  /** It waits no longer; null when it does not wait. */
  dismiss(customerNo: string, id: string): Promise<Result<null, Refusal>>;
}

export const createPreparedBaskets = (parts: {
  readonly database: Database;
  readonly baskets: BasketRepository;
  readonly scope: CustomerScope;
  readonly now: () => Date;
}): PreparedBaskets => {
  const { database, baskets, scope, now } = parts;
  const items = createItemRepository(database);

  /** What a sample order had, each item once, and of each as few as can be ordered: samples are fewer than a pack. */
  const linesOf = async (trx: Kysely<Tables>, customerNo: string, orderNo: string): Promise<PreparedLine[]> => {
    const rows = await trx
      .selectFrom('order_lines')
      .select(['item_no', 'description', 'quantity'])
      .where('document_no', '=', orderNo)
      .where('type', '=', 'Item')
      .where('quantity', '>', 0)
      .orderBy('position')
      .execute();
    const quantities = new Map<Sku, number>();
    for (const { item_no, quantity } of rows) {
      const sku = parseSku(item_no);
      if (sku) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
    }
    const found = await items.find(customerNo, [...quantities.keys()], trx);
    return [...quantities].map(([sku, asked]) => {
      const title = rows.find((row) => row.item_no === sku)?.description ?? sku;
      return preparedLine({ sku, title, asked }, found.get(sku) ?? null);
    });
  };

  /** A sample order within a manager's reach. */
  const findSample = (manager: Identity, orderNo: string) =>
    database
      .selectFrom('orders')
      .innerJoin('customers', 'customers.no', 'orders.customer_no')
      .select(['customers.no as customerNo', 'is_blocked as isBlocked'])
      .where('orders.no', '=', orderNo)
      .where(isSampleOrder())
      .where(isWithin(scope.reachOf(manager)))
      .executeTakeFirst();

  const waiting = (trx: Kysely<Tables>) =>
    trx.selectFrom('prepared_baskets').selectAll().where('closed_at', 'is', null);

  const shown = async (row: {
    readonly id: string;
    readonly customer_no: string;
    readonly order_no: string;
    readonly made_by: string;
    readonly at: Date;
  }): Promise<PreparedBasket> => ({
    id: row.id,
    madeBy: row.made_by,
    fromOrder: row.order_no,
    at: row.at.toISOString(),
    lines: await linesOf(database, row.customer_no, row.order_no),
  });

  /** The sample order it was made of, when it was still waiting for the company. */
  const close = (trx: Kysely<Tables>, customerNo: string, id: string) =>
    trx
      .updateTable('prepared_baskets')
      .set({ closed_at: now() })
      .where('id', '=', id)
      .where('customer_no', '=', customerNo)
      .where('closed_at', 'is', null)
      .returning('order_no')
      .executeTakeFirst();

  return {
    preview: async (manager, orderNo) => {
      const order = await findSample(manager, orderNo);
      return order ? ok(await linesOf(database, order.customerNo, orderNo)) : refused(notFound);
    },
    prepare: async (manager, orderNo) => {
      const order = await findSample(manager, orderNo);
      if (!order) return refused(notFound);
      if (order.isBlocked) return refused(customerBlocked);
      const lines = await linesOf(database, order.customerNo, orderNo);
      if (!hasOrderable(lines)) return refused(nothingLeftToOrder);
      await database
        .insertInto('prepared_baskets')
        .values({
          id: randomUUID(),
          customer_no: order.customerNo,
          order_no: orderNo,
          made_by: `${manager.first_name} ${manager.last_name}`,
          at: now(),
          closed_at: null,
        })
        .onConflict((conflict) => conflict.column('order_no').where('closed_at', 'is', null).doNothing())
        .execute();
      const row = await waiting(database).where('order_no', '=', orderNo).executeTakeFirst();
      // Somebody was faster, and took it since.
      return row ? ok(await shown(row)) : refused(notFound);
    },
    list: async (customerNo) => {
      const rows = await waiting(database)
        .where('customer_no', '=', customerNo)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      return Promise.all(rows.map(shown));
    },
    take: (user, id) =>
      database.transaction().execute(async (trx) => {
        const taken = await close(trx, user.customer_no, id);
        if (!taken) return refused(notFound);
        await baskets.lock(trx, user.id);
        const lines = await linesOf(trx, user.customer_no, taken.order_no);
        const edits = lines.map(({ sku, quantity }) => ({ kind: 'add' as const, sku, quantity }));
        const refusedLines = await baskets.change(trx, user, edits);
        return ok({ basket: await baskets.load(user, trx), refused: refusedLines, skus: lines.map(({ sku }) => sku) });
      }),
    dismiss: async (customerNo, id) => ((await close(database, customerNo, id)) ? ok(null) : refused(notFound)),
  };
};

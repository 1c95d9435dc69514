import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { parseSku } from '@connect/core/domain/ordering/sku';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { PreparedBasketsTable } from '../../database/ordering-tables.ts';
import { isSampleOrder } from '../../database/sample-sql.ts';
import { isWithin } from '../../database/reach.ts';
import type { PreparedRepository, PreparedRow } from '../application/prepared-repository.ts';

const toRow = (row: Selectable<PreparedBasketsTable>): PreparedRow => ({
  id: row.id,
  customerNo: row.customer_no,
  orderNo: row.order_no,
  madeBy: row.made_by,
  at: row.at,
});

export const createPreparedRepository = (database: Database): PreparedRepository => {
  const waiting = () => database.selectFrom('prepared_baskets').selectAll().where('closed_at', 'is', null);
  return {
    findSample: async (reach, orderNo) => {
      const row = await database
        .selectFrom('orders')
        .innerJoin('customers', 'customers.no', 'orders.customer_no')
        .select(['customers.no as customerNo', 'is_blocked as isBlocked'])
        .where('orders.no', '=', orderNo)
        .where(isSampleOrder())
        .where(isWithin(reach))
        .executeTakeFirst();
      return row ?? null;
    },
    sampleLines: async (orderNo) => {
      const rows = await database
        .selectFrom('order_lines')
        .select(['item_no', 'description as title', 'quantity'])
        .where('document_no', '=', orderNo)
        .where('type', '=', 'Item')
        .where('quantity', '>', lineQuantity(0))
        .orderBy('position')
        .execute();
      return rows.flatMap(({ item_no: no, ...line }) => {
        const sku = parseSku(no);
        return sku ? [{ sku, ...line }] : [];
      });
    },
    waiting: async (customerNo) => {
      const rows = await waiting().where('customer_no', '=', customerNo).orderBy('at', 'desc').orderBy('id').execute();
      return rows.map(toRow);
    },
    waitingOf: async (orderNo) => {
      const row = await waiting().where('order_no', '=', orderNo).executeTakeFirst();
      return row ? toRow(row) : null;
    },
    add: async ({ id, customerNo, orderNo, madeBy, at }) => {
      const row = await database
        .insertInto('prepared_baskets')
        .values({ id, customer_no: customerNo, order_no: orderNo, made_by: madeBy, at, closed_at: null })
        .onConflict((conflict) => conflict.column('order_no').where('closed_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    close: async (customerNo, id, at) => {
      const row = await database
        .updateTable('prepared_baskets')
        .set({ closed_at: at })
        .where('id', '=', id)
        .where('customer_no', '=', customerNo)
        .where('closed_at', 'is', null)
        .returning('order_no')
        .executeTakeFirst();
      return row?.order_no ?? null;
    },
  };
};

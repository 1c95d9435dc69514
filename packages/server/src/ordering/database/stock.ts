import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { StockRepository } from '../application/stock.ts';

export const createStockRepository = (database: Database): StockRepository => ({
  hold: async (skus) => {
    const rows = await database
      .selectFrom('items')
      .select(['sku', 'stock'])
      .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
      .orderBy('sku')
      .forNoKeyUpdate()
      .execute();
    return new Map(rows.map(({ sku, stock }) => [sku, stock]));
  },
  change: async (byItem) => {
    await sql`update items set stock = stock + change.value::integer
      from jsonb_each_text(${JSON.stringify(byItem)}::jsonb) as change where sku = change.key`.execute(database);
  },
});

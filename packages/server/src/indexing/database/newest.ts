import type { OrderNo } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Those made in the portal last, and those last decided on. */
export const newestPortalOrders = async (database: Database): Promise<OrderNo[]> => {
  const { rows } = await sql<{ order_no: OrderNo }>`
    (select order_no from sample_requests where key is not null order by created_at desc limit 1000)
    union (select order_no from portal_orders order by placed_at desc limit 1000)
    union (select order_no from portal_orders where withdrawn_at is not null order by withdrawn_at desc limit 1000)
    union (select order_no from order_decisions order by number desc limit 1000)`.execute(database);
  return rows.map((row) => row.order_no);
};

/** Those of a storefront that were signed off last. */
export const newestSignedSkus = async (database: Database, region: string): Promise<string[]> => {
  const signed = await database
    .selectFrom('sign_offs')
    .select('sku_id')
    .where('region', '=', region)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
  return [...new Set(signed.map((row) => row.sku_id))];
};

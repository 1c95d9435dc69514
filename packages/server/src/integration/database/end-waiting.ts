import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/**
 * Has some orders wait for nobody's approval any more, as their back office cancelled them, and gives back the stock that they took. Their
 * customers are held first, as by whoever decides at the same time: of the two the second sees what the first has done.
 */
export const endWaiting = async (trx: Database, cancelled: readonly string[]): Promise<void> => {
  if (cancelled.length === 0) return;
  const waiting = sql`portal_orders where order_no = any(${cancelled}::text[]) and cardinality(waits_for) > 0`;
  await sql`select no from customers where no in (
    select customer_no from orders where no in (select order_no from ${waiting})) order by no for no key update`.execute(
    trx,
  );
  const { rows } = await sql<{ taken: Readonly<Record<string, number>> }>`update portal_orders set waits_for = '{}'
    where order_no in (select order_no from ${waiting}) returning taken`.execute(trx);
  const given = rows.flatMap(({ taken }) => Object.entries(taken));
  const skus = given.map(([sku]) => sku);
  // In the order in which those who place an order hold them.
  await sql`select sku from items where sku = any(${skus}::text[]) order by sku for no key update`.execute(trx);
  await sql`update items set stock = stock + back.quantity from (
      select sku, sum(quantity)::integer as quantity from unnest(${skus}::text[], ${given.map(([, quantity]) => quantity)}::integer[])
        as given(sku, quantity) group by sku) as back
    where items.sku = back.sku`.execute(trx);
};

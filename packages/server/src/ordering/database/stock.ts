import type { Sku } from '@connect/core/domain/ordering/sku';
import { stockTaken } from '@connect/core/domain/ordering/stock';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Stock of items that nobody else changes until the transaction ends; always in one order, so that no two wait for each other. */
const lockStock = async (trx: Transaction<Tables>, skus: readonly string[]): Promise<ReadonlyMap<Sku, number>> => {
  const rows = await trx
    .selectFrom('items')
    .select(['sku', 'stock'])
    .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
    .orderBy('sku')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
};

const change = async (trx: Transaction<Tables>, byItem: Readonly<Record<string, number>>): Promise<void> => {
  await sql`update items set stock = stock + change.value::integer
    from jsonb_each_text(${JSON.stringify(byItem)}::jsonb) as change where sku = change.key`.execute(trx);
};

/** Takes what is there of each line from the stock, and answers how many of each item that was; the rest comes later. */
export const takeStock = async (
  trx: Transaction<Tables>,
  lines: readonly { readonly sku: Sku; readonly quantity: number }[],
): Promise<Readonly<Record<string, number>>> => {
  const stock = await lockStock(
    trx,
    lines.map(({ sku }) => sku),
  );
  const taken = stockTaken(lines, stock);
  await change(trx, Object.fromEntries(Object.entries(taken).map(([sku, quantity]) => [sku, -quantity])));
  return taken;
};

/** Gives back what `takeStock` took. */
export const giveBackStock = async (
  trx: Transaction<Tables>,
  taken: Readonly<Record<string, number>>,
): Promise<void> => {
  await lockStock(trx, Object.keys(taken));
  await change(trx, taken);
};

import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** What a document's line shows of its item beside what it says itself. */
export interface Look {
  readonly thumbnail: string | null;
  readonly slug: string | null;
}

/** The picture and the address of items, for the lines that name them. An item stands where it does among its product's variations. */
export const looksOf = async (trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, Look>> => {
  const { rows } = await sql<Look & { sku: string }>`select items.sku, products.slug,
      case when variations -> items.position ->> 'sku' = items.sku
        then variations -> items.position -> 'product_images' -> 0 ->> 'filename' end as thumbnail
    from items join products on products.sku_id = items.product_sku
    where items.sku = any(${[...new Set(skus)]}::text[])`.execute(trx);
  return new Map(rows.map(({ sku, ...look }) => [sku, look]));
};

/** Brings lines that were written before to what their items look like now; `before` is what they looked like then. */
export const refreshLooks = async (trx: Database, before: ReadonlyMap<string, Look>, skus: readonly string[]) => {
  const now = await looksOf(trx, skus);
  const changed = [...now].filter(([sku, look]) => {
    const then = before.get(sku);
    return then?.slug !== look.slug || then.thumbnail !== look.thumbnail;
  });
  if (changed.length === 0) return;
  const looks = JSON.stringify(changed.map(([sku, look]) => ({ sku, ...look })));
  for (const table of ['order_lines', 'invoice_lines'])
    await sql`update ${sql.table(table)} as line set thumbnail = look.thumbnail, slug = look.slug
      from json_to_recordset(${looks}::json) as look(sku text, thumbnail text, slug text)
      where line.item_no = look.sku`.execute(trx);
};

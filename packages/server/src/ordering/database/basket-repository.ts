import type { SeenItem } from '@connect/core/domain/ordering/basket-notices';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { BasketRepository } from '../application/basket-repository.ts';
import { pricesOf, type StoredPrices } from './item-repository.ts';

/** What is kept of an item, as the user sees it now. */
const toSeen = ({ prices, stock, discontinued }: SeenItem) => ({
  seen_prices: JSON.stringify(prices.map(({ from, price }) => ({ from, price: price.minor })) satisfies StoredPrices),
  seen_stock: stock,
  seen_discontinued: discontinued,
});

/** What of a basket has a rate of VAT of its own, by the rates that the company has by class. */
const findOwnVat =
  (database: Database) =>
  async (userId: string, byClass: ReadonlyMap<string, number>): Promise<ReadonlyMap<Sku, number>> => {
    const rows = await database
      .selectFrom('basket_lines')
      .innerJoin('items', 'items.sku', 'basket_lines.sku')
      .select(['items.sku', 'items.vat_class'])
      .where('user_id', '=', userId)
      .where('vat_class', '<>', '')
      .execute();
    return new Map(
      rows.flatMap(({ sku, vat_class: vatClass }) => {
        const percent = byClass.get(vatClass);
        return percent === undefined ? [] : [[sku, percent] as const];
      }),
    );
  };

export const createBasketRepository = (database: Database): BasketRepository => ({
  terms: async (user) => {
    const row = await database
      .selectFrom('customers')
      .leftJoin('baskets', (join) => join.on('baskets.user_id', '=', user.id))
      .select(['currency_code', 'vat_percent', 'vat_by_class', 'version'])
      .where('customers.no', '=', user.customerNo)
      .executeTakeFirstOrThrow();
    const byClass = new Map(Object.entries(row.vat_by_class));
    const ownVat = byClass.size === 0 ? undefined : await findOwnVat(database)(user.id, byClass);
    return {
      version: row.version ?? 0,
      vatPercent: row.vat_percent,
      ...(ownVat && { ownVat }),
      currency: row.currency_code,
    };
  },
  lines: async (userId, currency) => {
    const rows = await database
      .selectFrom('basket_lines')
      .select(['sku', 'quantity', 'seen_prices', 'seen_stock', 'seen_discontinued'])
      .where('user_id', '=', userId)
      .orderBy('number')
      .execute();
    return rows.map(({ sku, quantity, seen_prices, seen_stock, seen_discontinued }) => ({
      sku,
      quantity,
      seen: { prices: pricesOf(seen_prices, currency), stock: seen_stock, discontinued: seen_discontinued },
    }));
  },
  quantities: async (userId) => {
    const rows = await database
      .selectFrom('basket_lines')
      .select(['sku', 'quantity'])
      .where('user_id', '=', userId)
      .orderBy('number')
      .execute();
    return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
  },
  hold: async (userId) => {
    await database
      .insertInto('baskets')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database.selectFrom('baskets').select('version').where('user_id', '=', userId).forUpdate().execute();
  },
  save: async (userId, lines) => {
    await database
      .insertInto('basket_lines')
      .values(lines.map(({ item, quantity }) => ({ user_id: userId, sku: item.sku, quantity, ...toSeen(item) })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'sku']).doUpdateSet({ quantity: ({ ref }) => ref('excluded.quantity') }),
      )
      .execute();
  },
  remove: async (userId, skus) => {
    await database
      .deleteFrom('basket_lines')
      .where('user_id', '=', userId)
      .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
      .execute();
  },
  // Numbers the lines anew, up to the highest number they have: what comes after gets a higher one.
  arrange: async (userId, skus) => {
    await sql`update basket_lines set number = last.number - ${skus.length} + place.number
      from unnest(${[...skus]}::text[]) with ordinality as place (sku, number),
        (select max(number) as number from basket_lines where user_id = ${userId}) as last
      where basket_lines.user_id = ${userId} and basket_lines.sku = place.sku`.execute(database);
  },
  see: async (userId, item) => {
    await database
      .updateTable('basket_lines')
      .set(toSeen(item))
      .where('user_id', '=', userId)
      .where('sku', '=', item.sku)
      .execute();
  },
  raiseVersion: async (userId) => {
    await database
      .updateTable('baskets')
      .set({ version: sql`version + 1` })
      .where('user_id', '=', userId)
      .execute();
  },
  edited: async (userId, idempotencyKey) => {
    const keys = database.selectFrom('basket_edits').where('user_id', '=', userId);
    return (await keys.select(['refused', 'skus']).where('key', '=', idempotencyKey).executeTakeFirst()) ?? null;
  },
  keepEdited: async (userId, idempotencyKey, { refused, skus }, at) => {
    await database
      .insertInto('basket_edits')
      .values({ user_id: userId, key: idempotencyKey, at, refused: JSON.stringify(refused), skus: [...skus] })
      .execute();
  },
  forgetEdited: async (userId, before) => {
    await database.deleteFrom('basket_edits').where('user_id', '=', userId).where('at', '<', before).execute();
  },
});

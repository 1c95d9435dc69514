import type { Sku } from '@connect/core/domain/ordering/sku';
import {
  basketLine,
  basketTotals,
  type Basket,
  type BasketEdit,
  type CarriedOut,
  type EditedBasket,
  type RefusedEdit,
} from '@connect/core/domain/ordering/basket';
import { carryOut } from '@connect/core/domain/ordering/basket-edits';
import { noticesOf, type SeenItem } from '@connect/core/domain/ordering/basket-notices';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { BasketLinesTable } from '../../database/ordering-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { createItemRepository, pricesOf, type StoredPrices } from '../database/item-repository.ts';

/** Whose basket it is. */
export interface BasketUser {
  readonly id: string;
  readonly customer_no: string;
}

/** One basket a user, at the prices and stock of now. */
export interface BasketRepository {
  load(user: BasketUser, trx?: Kysely<Tables>): Promise<Basket>;
  /** Until the transaction ends nobody else changes the basket. */
  lock(trx: Transaction<Tables>, userId: string): Promise<void>;
  /** What was refused; the rest is done. The basket must be locked. */
  change(trx: Transaction<Tables>, user: BasketUser, edits: readonly BasketEdit[]): Promise<readonly RefusedEdit[]>;
  /** Takes lines out, such as those that were ordered. */
  clear(trx: Transaction<Tables>, userId: string, skus: readonly Sku[]): Promise<void>;
  /** Carries edits out once for a key. */
  edit(user: BasketUser, key: string, edits: readonly BasketEdit[]): Promise<EditedBasket>;
  /** The same for one of several that follow each other at once. */
  editPart(user: BasketUser, key: string, edits: readonly BasketEdit[]): Promise<CarriedOut>;
  /** The user has seen what changed. */
  seen(user: BasketUser): Promise<Basket>;
}

/** Nobody sends an edit again after a day. */
const keyLife = 24 * 60 * 60 * 1000;

type Row = Pick<Selectable<BasketLinesTable>, 'sku' | 'quantity' | 'seen_prices' | 'seen_stock' | 'seen_discontinued'>;

const seenOf = (row: Row, currency: string): SeenItem => ({
  prices: pricesOf(row.seen_prices, currency),
  stock: row.seen_stock,
  discontinued: row.seen_discontinued,
});

/** What is kept of an item, as the user sees it now. */
const toSeen = ({ prices, stock, discontinued }: SeenItem) => ({
  seen_prices: JSON.stringify(prices.map(({ from, price }) => ({ from, price: price.minor })) satisfies StoredPrices),
  seen_stock: stock,
  seen_discontinued: discontinued,
});

export const createBasketRepository = (database: Database, now: () => Date): BasketRepository => {
  const items = createItemRepository(database);

  const rowsOf = (trx: Kysely<Tables>, userId: string): Promise<Row[]> =>
    trx
      .selectFrom('basket_lines')
      .select(['sku', 'quantity', 'seen_prices', 'seen_stock', 'seen_discontinued'])
      .where('user_id', '=', userId)
      .orderBy('number')
      .execute();

  const linesOf = async (trx: Kysely<Tables>, user: BasketUser, currency: string) => {
    const rows = await rowsOf(trx, user.id);
    const skus = rows.map(({ sku }) => sku);
    const found = await items.find(user.customer_no, skus, trx);
    const unpriced = await items.findWithoutPrices(
      skus.filter((sku) => !found.has(sku)),
      trx,
    );
    return rows.flatMap((row) => {
      const seen = seenOf(row, currency);
      const item = found.get(row.sku);
      if (item) return [{ line: basketLine(item, row.quantity), seen }];
      const known = unpriced.get(row.sku);
      return known ? [{ line: basketLine({ ...known, prices: seen.prices }, row.quantity, false), seen }] : [];
    });
  };

  const load: BasketRepository['load'] = async (user, trx = database) => {
    // Before the lines: one that is put in meanwhile comes with a version that is too low, and the next look brings a higher one.
    const basket = await trx
      .selectFrom('customers')
      .leftJoin('baskets', (join) => join.on('baskets.user_id', '=', user.id))
      .select(['currency_code', 'vat_percent', 'version'])
      .where('customers.no', '=', user.customer_no)
      .executeTakeFirstOrThrow();
    const lines = await linesOf(trx, user, basket.currency_code);
    return {
      version: basket.version ?? 0,
      lines: lines.map(({ line }) => line),
      ...basketTotals(
        lines.map(({ line }) => line),
        { vatPercent: basket.vat_percent, currency: basket.currency_code },
      ),
      notices: lines.flatMap(({ line, seen }) => noticesOf(line, seen)),
    };
  };

  const lock: BasketRepository['lock'] = async (trx, userId) => {
    await trx
      .insertInto('baskets')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.selectFrom('baskets').select('version').where('user_id', '=', userId).forUpdate().execute();
  };

  const raiseVersion = (trx: Transaction<Tables>, userId: string) =>
    trx
      .updateTable('baskets')
      .set({ version: sql`version + 1` })
      .where('user_id', '=', userId)
      .execute();

  const remove = async (trx: Transaction<Tables>, userId: string, skus: readonly Sku[]): Promise<void> => {
    await trx
      .deleteFrom('basket_lines')
      .where('user_id', '=', userId)
      .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
      .execute();
  };

  /** Numbers the lines anew, up to the highest number they have: what comes after gets a higher one. */
  const order = async (trx: Transaction<Tables>, userId: string, skus: readonly Sku[]): Promise<void> => {
    await sql`update basket_lines set number = last.number - ${skus.length} + place.number
      from unnest(${[...skus]}::text[]) with ordinality as place (sku, number),
        (select max(number) as number from basket_lines where user_id = ${userId}) as last
      where basket_lines.user_id = ${userId} and basket_lines.sku = place.sku`.execute(trx);
  };

  const change: BasketRepository['change'] = async (trx, user, edits) => {
    const before = new Map((await rowsOf(trx, user.id)).map(({ sku, quantity }) => [sku, quantity]));
    const found = await items.find(
      user.customer_no,
      edits.map(({ sku }) => sku),
      trx,
    );
    const { quantities, refused } = carryOut(before, edits, found);
    const gone = [...before.keys()].filter((sku) => !quantities.has(sku));
    const put = [...quantities].flatMap(([sku, quantity]) => {
      const item = found.get(sku);
      return item && before.get(sku) !== quantity ? { user_id: user.id, sku, quantity, ...toSeen(item) } : [];
    });
    if (gone.length > 0) await remove(trx, user.id, gone);
    if (put.length > 0)
      await trx
        .insertInto('basket_lines')
        .values(put)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'sku']).doUpdateSet({ quantity: ({ ref }) => ref('excluded.quantity') }),
        )
        .execute();
    // What was there keeps its place, and what came stands at the end.
    const asStored = [...new Set([...before.keys(), ...quantities.keys()])].filter((sku) => quantities.has(sku));
    const wanted = [...quantities.keys()];
    const isMoved = wanted.some((sku, at) => sku !== asStored[at]);
    if (isMoved) await order(trx, user.id, wanted);
    if (gone.length + put.length > 0 || isMoved) await raiseVersion(trx, user.id);
    return refused;
  };

  /** Carries edits out, unless the key was used already: then what came of those. */
  const once = async (
    trx: Transaction<Tables>,
    user: BasketUser,
    key: string,
    edits: readonly BasketEdit[],
  ): Promise<CarriedOut> => {
    await lock(trx, user.id);
    const keys = trx.selectFrom('basket_edits').where('user_id', '=', user.id);
    const done = await keys.select(['refused', 'skus']).where('key', '=', key).executeTakeFirst();
    if (done) return done;
    const at = now();
    await trx
      .deleteFrom('basket_edits')
      .where('user_id', '=', user.id)
      .where('at', '<', new Date(at.getTime() - keyLife))
      .execute();
    const refused = await change(trx, user, edits);
    const skus = edits.map(({ sku }) => sku);
    await trx
      .insertInto('basket_edits')
      .values({ user_id: user.id, key, at, refused: JSON.stringify(refused), skus })
      .execute();
    return { refused, skus };
  };

  return {
    load,
    lock,
    change,
    clear: async (trx, userId, skus) => {
      await lock(trx, userId);
      await remove(trx, userId, skus);
      await raiseVersion(trx, userId);
    },
    edit: (user, key, edits) =>
      database.transaction().execute(async (trx) => {
        const done = await once(trx, user, key, edits);
        return { ...done, basket: await load(user, trx) };
      }),
    editPart: (user, key, edits) => database.transaction().execute((trx) => once(trx, user, key, edits)),
    seen: (user) =>
      database.transaction().execute(async (trx) => {
        await lock(trx, user.id);
        const before = await load(user, trx);
        if (before.notices.length === 0) return before;
        const changed = new Set(before.notices.map(({ sku }) => sku));
        for (const { item } of before.lines.filter((line) => changed.has(line.item.sku)))
          await trx
            .updateTable('basket_lines')
            .set(toSeen(item))
            .where('user_id', '=', user.id)
            .where('sku', '=', item.sku)
            .execute();
        await raiseVersion(trx, user.id);
        return load(user, trx);
      }),
  };
};

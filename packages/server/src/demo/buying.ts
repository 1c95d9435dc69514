import { randomUUID } from 'node:crypto';
import { priceAt } from '@connect/core/domain/ordering/item';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { createItemRepository } from '../ordering/item-repository.ts';

const customerNo = 'C10482';
const day = 24 * 60 * 60 * 1000;

/** Lists by the products whose items are on them. */
const lists = [
  { owner: 'priya@northgate.example', name: 'Gloves and boots', shared: true, products: ['GLV-8841', 'BOT-5517'] },
  { owner: 'priya@northgate.example', name: 'New starters', shared: false, products: ['HVJ-2210', 'GLV-8841'] },
] as const;

/** What Priya watches: by how many percent it cost more when last looked at, and whether it was there. */
const watched = [
  { product: 'GLV-8841', dearer: 8, inStock: true },
  { product: 'BOT-5517', dearer: 0, inStock: false },
  { product: 'HVJ-2210', dearer: 0, inStock: true },
] as const;

/**
 * Lists of favourites of Northgate, and what Priya watches: the first look of the job finds a price that fell and an item that is
 * back, so that a fresh start shows news and their mail.
 */
export const addBuying = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  const skuOf = async (product: string): Promise<string[]> => {
    const rows = await trx
      .selectFrom('items')
      .select('sku')
      .where('product_sku', '=', product)
      .where('stock', '>', 0)
      .orderBy('sku')
      .limit(3)
      .execute();
    return rows.map(({ sku }) => sku);
  };
  const userId = async (email: string): Promise<string> =>
    (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const database: Database = trx;
  const items = createItemRepository(database);

  for (const { owner, name, shared, products } of lists) {
    const id = randomUUID();
    const row = { id, customer_no: customerNo, owner_id: await userId(owner), name, shared };
    await trx
      .insertInto('favourite_lists')
      .values({ ...row, changed_at: new Date(now.getTime() - 9 * day) })
      .execute();
    const skus = (await Promise.all(products.map(skuOf))).flat();
    const known = await items.find(customerNo, skus);
    const lines = skus.flatMap((sku, position) => {
      const item = known.get(sku);
      return item ? [{ list_id: id, position, sku, quantity: item.minimum }] : [];
    });
    if (lines.length > 0) await trx.insertInto('favourite_lines').values(lines).execute();
  }
  const priya = await userId(lists[0].owner);
  for (const { product, dearer, inStock } of watched) {
    const [sku] = await skuOf(product);
    const item = sku === undefined ? undefined : (await items.find(customerNo, [sku])).get(sku);
    if (!item) continue;
    const price = Math.round((priceAt(item, 1) * (100 + dearer)) / 100);
    const since = new Date(now.getTime() - 20 * day);
    const row = { user_id: priya, sku: item.sku, since, price_then: price, last_price: price };
    await trx
      .insertInto('watched_items')
      .values({ ...row, last_in_stock: inStock, storefront: '' })
      .execute();
  }
};

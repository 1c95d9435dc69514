import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { ItemRepository } from '../application/item-repository.ts';

/** Prices as the database has them, in minor units of the currency of whoever they are for. */
export type StoredPrices = readonly { readonly from: number; readonly price: number }[];

export const pricesOf = (stored: StoredPrices, currency: string): Item['prices'] =>
  stored.map(({ from, price }) => ({ from, price: unitPrice(price, currency) }));

const itemColumns = [
  'items.sku',
  'items.product_sku as productSku',
  'items.title',
  'items.titles',
  'products.brand',
  sql<string | null>`jsonb_path_query_first(products.variations,
    '$[*] ? (@.sku == $sku).product_images[0].filename', jsonb_build_object('sku', items.sku)) #>> '{}'`.as(
    'thumbnail',
  ),
  'products.slug',
  'items.pack_size as packSize',
  'items.minimum',
  'items.stock',
  'items.restocked_on as restockedOn',
  'items.lead_days as leadDays',
  'items.discontinued',
  // Of items that replace each other in a circle none takes the place of another.
  sql<Sku | null>`case when items.replaced_by is not null and not exists (
    with recursive chain(sku) as (select items.replaced_by
      union select next.replaced_by from chain join items as next on next.sku = chain.sku
        where next.replaced_by is not null)
    select from chain where chain.sku = items.sku) then items.replaced_by end`.as('replacedBy'),
] as const;

/** Every item with a price for a customer; the one place that says which price list holds. */
export const pricedItems = (database: Kysely<Tables>, customerNo: CustomerNo) => {
  const prices = sql<StoredPrices | null>`coalesce(own.prices, common.prices)`;
  return database
    .selectFrom('customers')
    .innerJoin('items', (join) => join.onTrue())
    .innerJoin('products', 'products.sku_id', 'items.product_sku')
    .leftJoin('product_prices as own', (join) =>
      join.onRef('own.product_sku', '=', 'items.product_sku').onRef('own.price_list', '=', 'customers.price_list'),
    )
    .leftJoin('product_prices as common', (join) =>
      join
        .onRef('common.product_sku', '=', 'items.product_sku')
        .onRef('common.price_list', '=', 'customers.currency_code'),
    )
    .where('customers.no', '=', customerNo)
    .where(prices, 'is not', null)
    .select([...itemColumns, 'customers.currency_code as currency', prices.$notNull().as('prices')]);
};

const isOneOf = (skus: readonly string[]) => sql<boolean>`items.sku = any(${[...skus]}::text[])`;

export const createItemRepository = (database: Database): ItemRepository => ({
  find: async (customerNo, skus) => {
    if (skus.length === 0) return new Map();
    const items = await pricedItems(database, customerNo).where(isOneOf(skus)).execute();
    return new Map(
      items.map(({ currency, prices, ...item }) => [item.sku, { ...item, prices: pricesOf(prices, currency) }]),
    );
  },
  findWithoutPrices: async (skus) => {
    if (skus.length === 0) return new Map();
    const items = await database
      .selectFrom('items')
      .innerJoin('products', 'products.sku_id', 'items.product_sku')
      .select(itemColumns)
      .where(isOneOf(skus))
      .execute();
    return new Map(items.map((item) => [item.sku, item]));
  },
  product: async (productSku) => {
    const product = await database
      .selectFrom('products')
      .select(['schema_classification', 'variations', 'web_text', 'web_texts'])
      .where('sku_id', '=', productSku)
      .executeTakeFirstOrThrow();
    return {
      classification: product.schema_classification,
      text: product.web_text,
      texts: product.web_texts,
      variations: product.variations.map(({ sku, product_images: images }) => ({
        sku,
        pictures: images.map(({ filename }) => filename),
      })),
    };
  },
});

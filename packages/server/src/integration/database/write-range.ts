import type { RecordOf } from '@connect/contract/integration/kinds';
import { storefronts } from '@connect/core/domain/access/storefront';
import { day, type Day } from '@connect/core/domain/calendar/day';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { sql } from 'kysely';
import { bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import { looksOf, refreshLooks } from './looks.ts';
import { writeItems } from './write-items.ts';

type Trx = Database;

const suffixOf = new Map(storefronts.map(({ name, indexSuffix }) => [name, indexSuffix]));

/** Where products are offered, as the search indexes are told: `uk_en-gb GLV-8841`. */
const offeredAt = async (trx: Trx, skus: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom('regional_products')
    .select(['region', 'sku_id'])
    .where(sql<boolean>`sku_id = any(${skus}::text[])`)
    .execute();
  return rows.map(({ region, sku_id: sku }) => `${region} ${sku}`);
};

/** Answers where they were offered, and where they are now. */
export const writeProducts = async (trx: Trx, records: readonly RecordOf<'products'>[]): Promise<string[]> => {
  const skusOfItems = records.flatMap(({ variations }) => variations.map(({ sku }) => sku));
  const looks = await looksOf(trx, skusOfItems);
  const products = records.map((record) => ({
    sku_id: record.sku,
    web_title: record.title,
    web_titles: record.titles,
    web_text: record.text,
    web_texts: record.texts,
    brand: record.brand,
    schema_classification: record.classification,
    slug: record.slug,
    variations: record.variations.map(({ sku, picture }) => ({
      sku,
      product_images: picture === null ? [] : [{ filename: picture }],
    })),
  }));
  await bulkUpsert(trx, 'products', products, { unique: ['sku_id'] });
  const regional = records.flatMap(({ sku, regions }) =>
    [...new Set(regions)].map((name) => ({
      region: suffixOf.get(name) ?? '',
      sku_id: sku,
      signed_off_at: -1,
      second_signed_off_at: -1,
    })),
  );
  const skus = records.map(({ sku }) => sku);
  const before = await offeredAt(trx, skus);
  const kept = regional.map(({ region, sku_id: sku }) => `${region} ${sku}`);
  await sql`delete from regional_products where sku_id = any(${skus}::text[])
    and region || ' ' || sku_id <> all(${kept}::text[])`.execute(trx);
  // A product that is on a storefront already keeps its sign-offs.
  await bulkUpsert(trx, 'regional_products', regional, {
    unique: ['region', 'sku_id'],
    kept: ['signed_off_at', 'second_signed_off_at'],
  });
  const written = await writeItems(trx, records);
  await refreshLooks(trx, looks, [...new Set([...skusOfItems, ...written])]);
  return [...before, ...kept];
};

/** Nobody is offered it any more; what was ordered of it stays. Answers where they were offered. */
export const removeProducts = async (trx: Trx, skus: readonly Sku[]): Promise<string[]> => {
  const before = await offeredAt(trx, skus);
  await writeItems(
    trx,
    skus.map((sku) => ({ sku, variations: [] })),
  );
  await trx.deleteFrom('regional_products').where('sku_id', 'in', skus).execute();
  return before;
};

export const writeStock = async (trx: Trx, records: readonly RecordOf<'stock'>[]): Promise<void> => {
  const rows = records.map(({ sku, stock, restockedOn, leadDays }) => ({
    sku,
    // Below 0 is what was promised beyond what there is.
    stock: Math.max(0, stock),
    restocked_on: restockedOn,
    lead_days: leadDays,
  }));
  await sql`update items set stock = new.stock, restocked_on = new.restocked_on, lead_days = new.lead_days
    from json_populate_recordset(null::items, ${JSON.stringify(rows)}::json) as new where items.sku = new.sku`.execute(
    trx,
  );
};

/** None of what is gone can be sent. */
export const removeStock = (trx: Trx, records: readonly RecordOf<'stock'>[]): Promise<void> =>
  writeStock(
    trx,
    records.map(({ sku }) => ({ sku, stock: 0, restockedOn: null, leadDays: 0 })),
  );

const [always, noEnd] = [day('0001-01-01'), day('9999-12-31')];

/** A price list and a product. */
type Priced = Pick<RecordOf<'prices'>, 'priceList' | 'product'>;

/**
 * Brings the prices of a day to where they are read: of the periods that hold then, the one that began last. Of some products on their
 * lists, or of all that change with the days.
 */
export const refreshPrices = async (trx: Trx, today: Day, some?: readonly Priced[]): Promise<void> => {
  const pairs = some
    ? sql`select distinct "priceList", product
        from json_to_recordset(${JSON.stringify(some)}::json) as given("priceList" text, product text)`
    : sql`select distinct price_list, product_sku from price_periods
        where valid_from > '0001-01-01' or valid_until < '9999-12-31'`;
  await sql`with pairs (price_list, product_sku) as (${pairs}),
    gone as (delete from product_prices using pairs where product_prices.price_list = pairs.price_list
      and product_prices.product_sku = pairs.product_sku and not exists (select from price_periods as period
        where period.price_list = pairs.price_list and period.product_sku = pairs.product_sku
          and ${today}::date between valid_from and valid_until))
    insert into product_prices (price_list, product_sku, prices)
      select distinct on (price_list, product_sku) price_list, product_sku, prices
      from price_periods natural join pairs where ${today}::date between valid_from and valid_until
      order by price_list, product_sku, valid_from desc
      on conflict (price_list, product_sku) do update set prices = excluded.prices`.execute(trx);
};

export const writePrices = async (trx: Trx, records: readonly RecordOf<'prices'>[], today: Day): Promise<void> => {
  const rows = records.map(({ priceList, product, validFrom, validUntil, breaks }) => ({
    price_list: priceList,
    product_sku: product,
    valid_from: validFrom ?? always,
    valid_until: validUntil ?? noEnd,
    prices: breaks.map(({ from, price }) => ({ from, price: price.minor })),
  }));
  await bulkUpsert(trx, 'price_periods', rows, { unique: ['price_list', 'product_sku', 'valid_from'] });
  await refreshPrices(trx, today, records);
};

export const removePrices = async (trx: Trx, records: readonly RecordOf<'prices'>[], today: Day): Promise<void> => {
  for (const { priceList, product, validFrom } of records)
    await trx
      .deleteFrom('price_periods')
      .where('price_list', '=', priceList)
      .where('product_sku', '=', product)
      .where('valid_from', '=', validFrom ?? always)
      .execute();
  await refreshPrices(trx, today, records);
};

export const writeBanners = (trx: Trx, records: readonly RecordOf<'banners'>[]): Promise<void> =>
  bulkUpsert(
    trx,
    'banners',
    records.map(({ image, validFrom, validUntil, ...banner }) => ({
      ...banner,
      img: image,
      valid_from: validFrom,
      valid_until: validUntil,
    })),
    { unique: ['position', 'language'] },
  );

export const writeHelpArticles = (trx: Trx, records: readonly RecordOf<'help-articles'>[]): Promise<void> =>
  bulkUpsert(
    trx,
    'help_articles',
    records.map(({ validFrom, validUntil, ...article }) => ({
      ...article,
      valid_from: validFrom,
      valid_until: validUntil,
    })),
    { unique: ['key', 'language'] },
  );

export const removeHelpArticles = async (trx: Trx, records: readonly RecordOf<'help-articles'>[]): Promise<void> => {
  for (const { key, language } of records)
    await trx.deleteFrom('help_articles').where('key', '=', key).where('language', '=', language).execute();
};

export const removeBanners = async (trx: Trx, records: readonly RecordOf<'banners'>[]): Promise<void> => {
  for (const { position, language } of records)
    await trx.deleteFrom('banners').where('position', '=', position).where('language', '=', language).execute();
};

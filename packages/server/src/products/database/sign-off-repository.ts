import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { RegionalProductsTable } from '../../database/product-tables.ts';
import type { Tables } from '../../database/tables.ts';
import type { AskedProducts, SignOffRepository } from '../application/sign-off-repository.ts';
import type { LastSignOffs } from '../domain/sign-off-names.ts';

const columns = { first: 'signed_off_at', second: 'second_signed_off_at' } as const;

const toState = (row: Selectable<RegionalProductsTable>) => ({
  sku: row.sku_id,
  region: row.region,
  signedOffAt: row.signed_off_at,
  secondSignedOffAt: row.second_signed_off_at,
});

/** No category means no products (decisions §no-categories), and SQL has no empty list. */
const ofCategories =
  (categories: readonly string[]) =>
  (product: ExpressionBuilder<Tables, 'products'>): Expression<SqlBool> =>
    categories.length > 0 ? product('schema_classification', 'in', categories) : product.lit(false);

export const createSignOffRepository = (database: Database): SignOffRepository => {
  /** The products of a storefront within somebody's limit. */
  const within = ({ skus, region }: AskedProducts, limit: readonly string[] | null) =>
    database
      .selectFrom('regional_products')
      .innerJoin('products', 'products.sku_id', 'regional_products.sku_id')
      .selectAll('regional_products')
      .where('region', '=', region)
      .where('regional_products.sku_id', 'in', [...skus])
      .$if(limit !== null, (query) => query.where(ofCategories(limit ?? [])))
      .orderBy('regional_products.sku_id');

  return {
    categories: async (userId) => {
      const rows = await database
        .selectFrom('brand_categories')
        .select('category')
        .where('user_id', '=', userId)
        .orderBy('category')
        .execute();
      return rows.map(({ category }) => category);
    },
    hold: async (products, limit) =>
      (await within(products, limit).forUpdate('regional_products').execute()).map(toState),
    states: async (products, limit) =>
      (await within(products, limit).forShare('regional_products').execute()).map(toState),
    last: async ({ skus, region }) => {
      const rows = await database
        .selectFrom('sign_offs')
        .distinctOn(['sku_id', 'level'])
        .select(['sku_id', 'level', 'user_id', 'by_name', 'action', 'at', 'undo'])
        .where('sku_id', 'in', [...skus])
        .where('region', '=', region)
        .orderBy('sku_id')
        .orderBy('level')
        .orderBy('id', 'desc')
        .execute();
      const last = new Map<string, LastSignOffs>();
      for (const { sku_id: sku, level, user_id: by, by_name: name, action, at, undo } of rows)
        last.set(sku, { ...last.get(sku), [level]: { by, name, action, at: at.getTime(), undo } });
      return last;
    },
    write: async ({ skus, region }, level, time, { at, by, name, undo, action }) => {
      await database
        .updateTable('regional_products')
        .set({ [columns[level]]: time })
        .where('region', '=', region)
        .where('sku_id', 'in', [...skus])
        .execute();
      const entry = { at: new Date(at), user_id: by, by_name: name, level, region, undo, action };
      await database
        .insertInto('sign_offs')
        .values(skus.map((sku) => ({ ...entry, sku_id: sku })))
        .execute();
    },
    history: async ({ sku, region, before }, limit, count) => {
      const rows = await database
        .selectFrom('sign_offs')
        .innerJoin('products', 'products.sku_id', 'sign_offs.sku_id')
        .selectAll('sign_offs')
        .select('web_title')
        .$if(limit !== null, (query) => query.where(ofCategories(limit ?? [])))
        .$if(sku !== undefined, (query) => query.where('sign_offs.sku_id', '=', sku ?? ''))
        .$if(region !== undefined, (query) => query.where('region', '=', region ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(count)
        .execute();
      return rows.map((row) => ({
        at: row.at.toISOString(),
        by: row.by_name,
        sku: row.sku_id,
        title: row.web_title,
        region: row.region,
        level: row.level,
        undo: row.undo,
        place: row.id,
      }));
    },
  };
};

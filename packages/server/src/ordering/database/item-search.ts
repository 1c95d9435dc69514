import { itemsPage } from '@connect/core/domain/ordering/item';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { ItemSearch } from '../application/item-repository.ts';
import { pricedItems } from './item-repository.ts';
import { createTitleWords, rankedItems } from './ranked-items.ts';

export const createItemSearch = (database: Database): ItemSearch => {
  const titleWords = createTitleWords(database);
  return {
    alike: (customerNo, letters) =>
      pricedItems(database, customerNo)
        .clearSelect()
        .select(['items.sku', 'sku_letters as letters'])
        .where(sql<boolean>`sku_letters = any(${[...letters]}::text[])`)
        .execute(),
    orderable: (customerNo) =>
      pricedItems(database, customerNo)
        .clearSelect()
        .select(['items.sku', 'items.product_sku as productSku'])
        .where('discontinued', '=', false)
        .orderBy('items.product_sku')
        .orderBy('position')
        .execute(),
    ranked: async (customerNo, text, { language, skip }) => {
      const rows = await rankedItems(database, customerNo, text, language, await titleWords.known(language))
        .limit(itemsPage)
        .offset(skip)
        .execute();
      return { skus: rows.map(({ sku }) => sku), total: Number(rows[0]?.total ?? 0) };
    },
  };
};

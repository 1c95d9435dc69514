import type { Sku } from '@connect/core/domain/ordering/sku';
import type { ItemFacts } from '@connect/core/domain/ordering/item';
import type { Database } from '../../database/open.ts';
import type { ProductsTable } from '../../database/tables.ts';
import { createItemRepository } from './item-repository.ts';

/** An item's own pictures, else the first of each variation of its product. */
const picturesOf = (variations: ProductsTable['variations'], sku: Sku): string[] => {
  const namesOf = ({ product_images: images }: (typeof variations)[number]) => images.map(({ filename }) => filename);
  const own = variations.filter((variation) => variation.sku === sku).flatMap(namesOf);
  return [...new Set(own.length > 0 ? own : variations.flatMap((each) => namesOf(each).slice(0, 1)))];
};

/**
 * All that is known of an item, at a customer's prices: of one that is not sold to them, or not any more, without prices. Null for
 * a number that is none.
 */
export const itemFacts = async (database: Database, customerNo: string, sku: Sku): Promise<ItemFacts | null> => {
  const items = createItemRepository(database);
  const priced = (await items.find(customerNo, [sku])).get(sku);
  const unpriced = priced ? undefined : (await items.findWithoutPrices([sku])).get(sku);
  const item = priced ?? (unpriced && { ...unpriced, prices: [] });
  if (!item) return null;
  const product = await database
    .selectFrom('products')
    .select(['schema_classification', 'variations'])
    .where('sku_id', '=', item.productSku)
    .executeTakeFirstOrThrow();
  const pictures = picturesOf(product.variations, sku);
  return { ...item, classification: product.schema_classification, pictures };
};

import type { Sku } from '@connect/core/domain/ordering/sku';
import { lettersOf, nearestNumbers } from '@connect/core/domain/ordering/item-numbers';
import { itemsPage, type Item, type LookedUp } from '@connect/core/domain/ordering/item';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { createItemRepository, pricedItems } from '../database/item-repository.ts';
import { createTitleWords, rankedItems, type Language } from '../database/ranked-items.ts';

/** Finds items for a customer, as somebody types or pastes them. */
export interface ItemFinder {
  /** One answer for each number, in their order. */
  lookUp(customerNo: string, skus: readonly Sku[]): Promise<LookedUp[]>;
  /** Those that can still be ordered, the best first: see `rankedItems`. */
  find(
    customerNo: string,
    text: string,
    part: { readonly language: Language; readonly skip: number },
  ): Promise<{ items: Item[]; total: number }>;
}

const byKey = <Value>(entries: Iterable<readonly [string, Value]>): ReadonlyMap<string, readonly Value[]> => {
  const all = new Map<string, Value[]>();
  for (const [key, value] of entries) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
};

export const createItemFinder = (database: Database): ItemFinder => {
  const items = createItemRepository(database);
  const titleWords = createTitleWords(database);

  /** The item of each number, whatever its case and separators; written as the item itself where two differ in those alone. */
  const numbersOf = async (customerNo: string, skus: readonly Sku[]): Promise<(asked: string) => Sku | null> => {
    const rows = await pricedItems(database, customerNo)
      .clearSelect()
      .select(['items.sku', 'sku_letters'])
      .where(sql<boolean>`sku_letters = any(${skus.map(lettersOf)}::text[])`)
      .execute();
    const alike = byKey(rows.map((row) => [row.sku_letters, row.sku]));
    return (asked) => {
      const found = alike.get(lettersOf(asked)) ?? [];
      return (found.length === 1 ? found[0] : found.find((sku) => sku === asked.toUpperCase())) ?? null;
    };
  };

  /** For a number that is none the sizes of the product it names, else those nearest to it. */
  const nearTo = async (customerNo: string): Promise<(asked: string) => readonly Sku[]> => {
    const rows = await pricedItems(database, customerNo)
      .clearSelect()
      .select(['items.sku', 'items.product_sku'])
      .where('discontinued', '=', false)
      .orderBy('items.product_sku')
      .orderBy('position')
      .execute();
    const sizes = byKey(rows.map((row) => [lettersOf(row.product_sku), row.sku]));
    const nearest = nearestNumbers(rows.map(({ sku }) => sku));
    return (asked) => sizes.get(lettersOf(asked)) ?? nearest(asked);
  };

  return {
    lookUp: async (customerNo, skus) => {
      const numberOf = await numbersOf(customerNo, skus);
      const unknown = new Set(skus.filter((asked) => numberOf(asked) === null));
      const nearOf = unknown.size > 0 ? await nearTo(customerNo) : () => [];
      const near = new Map([...unknown].map((asked) => [asked, nearOf(asked)]));
      const wanted = new Set([...skus.flatMap((asked) => numberOf(asked) ?? []), ...[...near.values()].flat()]);
      const found = await items.find(customerNo, [...wanted]);
      const itemOf = (sku: Sku | null): Item | null => (sku && found.get(sku)) ?? null;
      return skus.map((asked) => ({
        asked,
        item: itemOf(numberOf(asked)),
        near: (near.get(asked) ?? []).flatMap((sku) => found.get(sku) ?? []),
      }));
    },
    find: async (customerNo, text, { language, skip }) => {
      const ranked = await rankedItems(database, customerNo, text, language, await titleWords.known(language))
        .limit(itemsPage)
        .offset(skip)
        .execute();
      const found = await items.find(
        customerNo,
        ranked.map(({ sku }) => sku),
      );
      return {
        items: ranked.flatMap(({ sku }) => found.get(sku) ?? []),
        total: Number(ranked[0]?.total ?? 0),
      };
    },
  };
};

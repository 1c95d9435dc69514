import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { lettersOf, nearestNumbers } from '@connect/core/domain/ordering/item-numbers';
import type { Item, ItemFacts, LookedUp } from '@connect/core/domain/ordering/item';
import type { ItemRepository, ItemSearch, Language } from './item-repository.ts';

/** Finds items for a customer, as somebody types or pastes them. */
export interface ItemFinder {
  /** One answer for each number, in their order. */
  lookUp(customerNo: CustomerNo, skus: readonly Sku[]): Promise<LookedUp[]>;
  /** Those that can still be ordered, the best first: see `ItemSearch`. */
  find(
    customerNo: CustomerNo,
    text: string,
    part: { readonly language: Language; readonly skip: number },
  ): Promise<{ items: Item[]; total: number }>;
  /**
   * All that is known of an item, at a customer's prices: of one that is not sold to them, or not any more, without prices. Null for a
   * number that is none.
   */
  facts(customerNo: CustomerNo, sku: Sku): Promise<ItemFacts | null>;
}

const byKey = <Value>(entries: Iterable<readonly [string, Value]>): ReadonlyMap<string, readonly Value[]> => {
  const all = new Map<string, Value[]>();
  for (const [key, value] of entries) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
};

/** An item's own pictures, else the first of each variation of its product. */
const picturesOf = (
  variations: readonly { readonly sku: Sku; readonly pictures: readonly string[] }[],
  sku: Sku,
): string[] => {
  const own = variations.filter((variation) => variation.sku === sku).flatMap(({ pictures }) => pictures);
  return [...new Set(own.length > 0 ? own : variations.flatMap(({ pictures }) => pictures.slice(0, 1)))];
};

export const createItemFinder = ({
  items,
  search,
}: {
  readonly items: ItemRepository;
  readonly search: ItemSearch;
}): ItemFinder => {
  /** The item of each number, whatever its case and separators; written as the item itself where two differ in those alone. */
  const numbersOf = async (customerNo: CustomerNo, skus: readonly Sku[]): Promise<(asked: string) => Sku | null> => {
    const found = await search.alike(customerNo, skus.map(lettersOf));
    const alike = byKey(found.map(({ sku, letters }) => [letters, sku]));
    return (asked) => {
      const same = alike.get(lettersOf(asked)) ?? [];
      return (same.length === 1 ? same[0] : same.find((sku) => sku === asked.toUpperCase())) ?? null;
    };
  };

  /** For a number that is none the sizes of the product it names, else those nearest to it. */
  const nearTo = async (customerNo: CustomerNo): Promise<(asked: string) => readonly Sku[]> => {
    const all = await search.orderable(customerNo);
    const sizes = byKey(all.map(({ sku, productSku }) => [lettersOf(productSku), sku]));
    const nearest = nearestNumbers(all.map(({ sku }) => sku));
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
    find: async (customerNo, text, part) => {
      const { skus, total } = await search.ranked(customerNo, text, part);
      const found = await items.find(customerNo, skus);
      return { items: skus.flatMap((sku) => found.get(sku) ?? []), total };
    },
    facts: async (customerNo, sku) => {
      const priced = (await items.find(customerNo, [sku])).get(sku);
      const unpriced = priced ? undefined : (await items.findWithoutPrices([sku])).get(sku);
      const item = priced ?? (unpriced && { ...unpriced, prices: [] });
      if (!item) return null;
      const { variations, ...product } = await items.product(item.productSku);
      return { ...item, ...product, pictures: picturesOf(variations, sku) };
    },
  };
};

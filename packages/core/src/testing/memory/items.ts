import { lettersOf, nearestNumbers } from '../../domain/ordering/item-numbers.ts';
import { itemsPage } from '../../domain/ordering/item.ts';
import type { Item } from '../../domain/ordering/item.ts';
import { aRefusal } from './session.ts';
import { ok, refused } from '../../domain/result.ts';
import { nearWords } from '../../domain/search/near-words.ts';
import { foldedWords, holdsEveryWord } from '../../domain/search/words.ts';
import type { Items } from '../../ports/items.ts';

/** The items given, those of one product from small to large. */
export const createMemoryItems = (range: readonly Item[]): Items => {
  const current = range.filter(({ discontinued }) => !discontinued);
  const nearest = nearestNumbers(current.map(({ sku }) => sku));
  const nearTo = (asked: string): readonly Item[] => {
    const sizes = current.filter(({ productSku }) => lettersOf(productSku) === lettersOf(asked));
    return sizes.length > 0 ? sizes : nearest(asked).flatMap((near) => current.find(({ sku }) => sku === near) ?? []);
  };
  return {
    lookUp: async (skus) =>
      ok(
        skus.map((asked) => {
          const item = range.find(({ sku }) => lettersOf(sku) === lettersOf(asked)) ?? null;
          return { asked, item, near: item ? [] : nearTo(asked) };
        }),
      ),
    facts: async (sku) => {
      const item = range.find((each) => each.sku === sku);
      return item
        ? ok({ ...item, classification: '', pictures: [] })
        : refused(aRefusal('not-found', 'not_found', 'There is no such item.'));
    },
    find: async (text, language, skip = 0) => {
      const letters = lettersOf(text);
      const words = (item: Item): string => `${item.sku} ${item.title} ${item.titles?.[language] ?? ''}`;
      const known = current.flatMap((item) => foldedWords(words(item).replaceAll(/\P{L}+/gu, ' ')));
      const meant = foldedWords(text).map((word) => nearWords(word, known));
      const begins = ({ sku }: Item): boolean => letters !== '' && lettersOf(sku).startsWith(letters);
      const holds = (item: Item): boolean =>
        meant.every((alternatives) => alternatives.some((word) => holdsEveryWord(words(item), word)));
      const found = [...current.filter(begins), ...current.filter((item) => !begins(item) && holds(item))];
      return ok({ items: found.slice(skip, skip + itemsPage), total: found.length });
    },
  };
};

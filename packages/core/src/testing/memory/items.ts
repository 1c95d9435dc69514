import { itemsPage, type Item, type ItemFacts, type LookedUp } from '../../domain/ordering/item.ts';
import { lettersOf, nearestNumbers } from '../../domain/ordering/item-numbers.ts';
import type { Sku } from '../../domain/ordering/sku.ts';
import { ok, refused } from '../../domain/result.ts';
import { nearWords } from '../../domain/search/near-words.ts';
import { foldedWords } from '../../domain/search/words.ts';
import type { Items } from '../../ports/items.ts';
import { aRefusal } from './session.ts';

const factsOf = (item: Item): ItemFacts => ({
  classification: '',
  text: '',
  texts: {},
  pictures: item.thumbnail === null ? [] : [item.thumbnail],
  ...item,
});

const wordsOf = ({ title, titles }: Item, language: string): readonly string[] =>
  foldedWords(`${title} ${titles?.[language] ?? ''}`);

/** The items given, at one customer's prices: they can be changed meanwhile. */
export const createMemoryItems = (range: ReadonlyMap<Sku, Item>): Items => {
  const alike = (asked: string): Item | null => {
    const same = [...range.values()].filter(({ sku }) => lettersOf(sku) === lettersOf(asked));
    return (same.length === 1 ? same[0] : same.find(({ sku }) => sku === asked.toUpperCase())) ?? null;
  };
  const nearOf = (): ((asked: string) => readonly Item[]) => {
    const orderable = [...range.values()].filter(({ discontinued }) => !discontinued);
    const nearest = nearestNumbers(orderable.map(({ sku }) => sku));
    return (asked) => {
      const sizes = orderable.filter(({ productSku }) => lettersOf(productSku) === lettersOf(asked));
      return sizes.length > 0 ? sizes : nearest(asked).flatMap((sku) => range.get(sku) ?? []);
    };
  };
  return {
    lookUp: async (skus) => {
      const near = nearOf();
      const answers = new Map<Sku, LookedUp>();
      for (const asked of new Set(skus)) {
        const item = alike(asked);
        answers.set(asked, { asked, item, near: item ? [] : near(asked) });
      }
      return ok(skus.flatMap((asked) => answers.get(asked) ?? []));
    },
    facts: async (sku) => {
      const item = range.get(sku);
      return item ? ok(factsOf(item)) : refused(aRefusal('not-found', 'not_found', 'There is no such item.'));
    },
    find: async (text, language, skip = 0) => {
      const letters = lettersOf(text);
      const orderable = [...range.values()].filter(({ discontinued }) => !discontinued);
      const known = orderable.flatMap((item) => wordsOf(item, language));
      const typed = foldedWords(text).map((word) => nearWords(word, known));
      const isNamed = (item: Item): boolean =>
        typed.length > 0 &&
        typed.every((near) => wordsOf(item, language).some((word) => near.some((each) => word.includes(each))));
      const byNumber = orderable.filter(({ sku }) => letters !== '' && lettersOf(sku).startsWith(letters));
      const found = [...new Set([...byNumber, ...orderable.filter(isNamed)])];
      return ok({ items: found.slice(skip, skip + itemsPage), total: found.length });
    },
  };
};

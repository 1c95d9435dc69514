import { describe, expect, test } from 'vitest';
import { lettersOf, maxNear } from '../../domain/ordering/item-numbers.ts';
import { itemsPage } from '../../domain/ordering/item.ts';
import type { Items } from '../../ports/items.ts';
import { valueOf } from './answers.ts';
import { skuOf, type Sku } from '../../domain/ordering/sku.ts';

export interface ItemsFixture {
  readonly items: Items;
  /** An item that can be ordered, of a product with several sizes, and that product's number. */
  readonly sku: Sku;
  readonly productSku: string;
}

/** A number that no item is near to. */
const unknown = skuOf('NO NUMBER AT ALL');

/** Laws of every `Items`. */
export const itemsContract = (name: string, make: () => Promise<ItemsFixture>): void => {
  describe(`${name} is an Items`, () => {
    test('each number is answered as it was asked, in whatever case and with any separators', async () => {
      const { items, sku } = await make();
      const asked = [sku, unknown, sku.toLowerCase(), lettersOf(sku), sku.replaceAll('-', ' / '), unknown].map(skuOf);
      const answers = valueOf(await items.lookUp(asked));
      expect(answers.map((answer) => answer.asked)).toEqual(asked);
      expect(answers.map(({ item }) => item?.sku)).toEqual([sku, undefined, sku, sku, sku, undefined]);
      expect(answers.flatMap(({ near }) => near)).toEqual([]);
      expect(valueOf(await items.lookUp([]))).toEqual([]);
    });

    test('many more than a call takes are answered, each in its place', async () => {
      const { items, sku } = await make();
      const asked = Array.from({ length: 1100 }, (_, index) => (index % 3 === 0 ? sku : skuOf(`${unknown} ${index}`)));
      const answers = valueOf(await items.lookUp(asked));
      expect(answers.map((answer) => [answer.asked, answer.item?.sku])).toEqual(
        asked.map((number) => [number, number === sku ? sku : undefined]),
      );
    });

    test('the facts of an item are those it is looked up with; a number that is none is not found', async () => {
      const { items, sku } = await make();
      const [answer] = valueOf(await items.lookUp([sku]));
      expect(valueOf(await items.facts(sku))).toMatchObject(answer?.item ?? { sku });
      expect(await items.facts(skuOf(unknown))).toMatchObject({ ok: false, refusal: { failure: 'not-found' } });
    });

    test('prices are from one on, and from ever larger quantities', async () => {
      const { items, sku } = await make();
      const [answer] = valueOf(await items.lookUp([sku]));
      const from = answer?.item?.prices.map((price) => price.from) ?? [];
      expect(from[0]).toBe(1);
      expect(from).toEqual([...new Set(from)].toSorted((a, b) => a - b));
    });

    test('a number with a mistake is near to the right one, that of a product to its sizes', async () => {
      const { items, sku, productSku } = await make();
      const [typo, product] = valueOf(await items.lookUp([skuOf(`${sku}Q`), skuOf(productSku)]));
      expect(typo?.item).toBeNull();
      expect(typo?.near.map((item) => item.sku)).toContain(sku);
      expect(typo?.near.length).toBeLessThanOrEqual(maxNear);
      expect(product?.item).toBeNull();
      expect(product?.near.map((item) => item.sku)).toContain(sku);
      expect(new Set(product?.near.map((item) => item.productSku))).toEqual(new Set([productSku]));
    });

    test('what is typed finds eight at once: numbers that begin so first, none that is discontinued', async () => {
      const { items, sku, productSku } = await make();
      expect(valueOf(await items.find(sku, 'en')).items.map((item) => item.sku)).toEqual([sku]);
      const { items: found, total } = valueOf(await items.find(productSku.toLowerCase().slice(0, 5), 'en'));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBe(Math.min(total, itemsPage));
      for (const item of found) {
        expect(item.discontinued).toBe(false);
        expect(lettersOf(item.sku)).toMatch(new RegExp(`^${lettersOf(productSku.slice(0, 5))}`));
      }
      expect(valueOf(await items.find(unknown, 'en'))).toEqual({ items: [], total: 0 });
    });

    test('the rest follows, each once, up to as many as there are', async () => {
      const { items, productSku } = await make();
      const text = productSku.slice(0, 3);
      const { total } = valueOf(await items.find(text, 'en'));
      const pages = await Promise.all(
        Array.from({ length: Math.min(4, Math.ceil(total / itemsPage)) }, (_, page) =>
          items.find(text, 'en', page * itemsPage),
        ),
      );
      const found = pages.flatMap((page) => valueOf(page).items.map((item) => item.sku));
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBe(Math.min(total, 4 * itemsPage));
      expect(valueOf(await items.find(text, 'en', total)).items).toEqual([]);
    });

    test('what is typed is found by the words of the title, too, a letter left out or not', async () => {
      const { items, sku } = await make();
      const [known] = valueOf(await items.find(sku, 'en')).items;
      const title = known?.title ?? '';
      const titles = async (text: string) => valueOf(await items.find(text, 'en')).items.map((item) => item.title);
      expect(await titles(title.toUpperCase())).toContain(title);
      const mistaken = title.replace(/[a-z]{6,}/i, (word) => word.slice(0, 3) + word.slice(4));
      expect(mistaken).not.toBe(title);
      expect(await titles(mistaken)).toContain(title);
    });
  });
};

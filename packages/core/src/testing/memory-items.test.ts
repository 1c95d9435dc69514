import { describe, expect, test } from 'vitest';
import { skuOf } from '../domain/ordering/sku.ts';
import { valueOf } from './contracts/answers.ts';
import { favouriteListsContract } from './contracts/favourite-lists.ts';
import { itemsContract } from './contracts/items.ts';
import { watchlistContract } from './contracts/watchlist.ts';
import { anItem } from './examples.ts';
import { createMemoryFavouriteLists } from './memory/favourite-lists.ts';
import { createMemoryItems } from './memory/items.ts';
import { createMemoryWatchlist } from './memory/watchlist.ts';
import { penceEach } from './money.ts';

const glove = anItem();
const sizes = ['S', 'M', 'L', 'XL'].map((size) =>
  anItem({ sku: skuOf(`GLV-8841-${size}`), title: `Nitrile grip glove, cut F, size ${size}` }),
);
const boots = Array.from({ length: 20 }, (_, index) =>
  anItem({ sku: skuOf(`BOT-55${index + 10}`), productSku: 'BOT-55', title: 'Safety boot', discontinued: index === 3 }),
);
const rangeOf = (...items: (typeof glove)[]) => new Map(items.map((item) => [item.sku, item]));
const range = rangeOf(...sizes, ...boots);

itemsContract('the range in memory', async () => ({
  items: createMemoryItems(range),
  sku: glove.sku,
  productSku: glove.productSku,
}));

let names = 0;
favouriteListsContract('lists in memory', async () => {
  const listsOf = createMemoryFavouriteLists(range);
  const [first, second, third] = sizes.map(({ sku }) => sku);
  return {
    lists: listsOf('Priya'),
    colleagues: listsOf('Sam'),
    skus: [first ?? glove.sku, second ?? glove.sku, third ?? glove.sku],
    newName: () => `list ${(names += 1)}`,
  };
});

watchlistContract('a watchlist in memory', async () => ({
  watchlist: createMemoryWatchlist(range),
  skus: ['GLV-8841-L', 'BOT-5510'],
}));

describe('what changes in the range', () => {
  test('is news for who watches it, once, with news first', async () => {
    const items = rangeOf(...sizes);
    const watchlist = createMemoryWatchlist(items);
    for (const { sku } of sizes.slice(0, 2)) await watchlist.watch(sku, '');
    const [first] = sizes;
    if (first) items.set(first.sku, { ...first, prices: [{ from: 1, price: penceEach(100) }] });
    expect(valueOf(await watchlist.newsCount())).toBe(1);
    const [news] = valueOf(await watchlist.list());
    expect(news).toMatchObject({ item: { sku: first?.sku }, news: { kind: 'price-fell', now: penceEach(100) } });
    await watchlist.newsSeen();
    expect(valueOf(await watchlist.newsCount())).toBe(0);
    expect(valueOf(await watchlist.list()).map(({ item }) => item.sku)).toEqual(['GLV-8841-M', 'GLV-8841-S']);
  });

  test('is found and looked up as it is now', async () => {
    const items = rangeOf(...sizes);
    const memory = createMemoryItems(items);
    items.delete(glove.sku);
    expect(valueOf(await memory.find(glove.sku, 'en')).total).toBe(0);
    expect(valueOf(await memory.lookUp([glove.sku]))[0]?.item).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { quantityOf } from '../domain/ordering/quantity.ts';
import { skuOf } from '../domain/ordering/sku.ts';
import { basketNewsContract } from './contracts/basket-news.ts';
import { basketsContract } from './contracts/baskets.ts';
import { valueOf } from './contracts/answers.ts';
import { anItem } from './examples.ts';
import { createMemoryBasketNews } from './memory/basket-news.ts';
import { createMemoryBaskets } from './memory/baskets.ts';
import { pence, penceEach } from './money.ts';

const glove = anItem();
const boot = anItem({
  sku: skuOf('BOT-5517-42'),
  productSku: 'BOT-5517',
  title: 'Safety boot',
  packSize: 1,
  minimum: 1,
});

const rangeOf = (...items: (typeof glove)[]) => new Map(items.map((item) => [item.sku, item]));

let keys = 0;
basketsContract('the basket in memory', async () => {
  const baskets = createMemoryBaskets(rangeOf(glove, boot), { 'SO-1': [{ sku: glove.sku, quantity: quantityOf(2) }] });
  return {
    baskets,
    elsewhere: baskets,
    preparation: baskets,
    items: [glove, boot],
    sampleNo: 'SO-1',
    newIdempotencyKey: () => `key-${(keys += 1)}`,
  };
});

basketNewsContract('the news of the basket in memory', { make: createMemoryBasketNews, elsewhere: {} });

test('the basket in memory tells what changed until it was seen, and keeps what is no longer there', async () => {
  const range = rangeOf(glove);
  const baskets = createMemoryBaskets(range);
  await baskets.edit('a', [{ kind: 'set', sku: glove.sku, quantity: quantityOf(24) }]);
  range.set(glove.sku, { ...glove, prices: [{ from: 1, price: penceEach(700) }], stock: 12 });
  const changes = [
    { sku: glove.sku, title: glove.title, change: 'price-rose', before: penceEach(620), now: penceEach(700) },
    { sku: glove.sku, title: glove.title, change: 'stock-short', before: 480, now: 12 },
  ];
  expect(valueOf(await baskets.load()).notices).toEqual(changes);
  expect(valueOf(await baskets.seen()).notices).toEqual([]);
  range.delete(glove.sku);
  expect(valueOf(await baskets.load())).toMatchObject({
    lines: [{ quantity: quantityOf(24), problem: 'unknown' }],
    totalExVat: pence(0),
  });
});

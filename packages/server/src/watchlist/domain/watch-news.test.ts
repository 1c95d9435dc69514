import { unitPrice } from '@connect/core/domain/money/unit-price';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { anItem } from '@connect/core/testing';
import { expect, test } from 'vitest';
import { keptBeside, watchNews, type SeenRow } from './watch-news.ts';

const [gloves, boots] = [skuOf('GLV-8841-L'), skuOf('BTS-100-42')];
const price = (minor: number, currency = 'GBP') => [{ from: 1, price: unitPrice(minor, currency) }];
const row = (more: Partial<SeenRow> = {}): SeenRow => ({
  userId: 'priya',
  sku: gloves,
  storefront: 'de/de',
  lastPrice: unitPrice(500, 'GBP'),
  lastInStock: true,
  ...more,
});
const items = (...known: readonly Parameters<typeof anItem>[0][]) =>
  new Map(
    known.map((each) => anItem({ sku: gloves, prices: price(500), stock: 9, ...each })).map((item) => [item.sku, item]),
  );

test.each([
  ['nothing has changed', [row()], items({}), 0, []],
  ['the price rose', [row()], items({ prices: price(600) }), 1, []],
  ['it ran out', [row()], items({ stock: 0 }), 1, []],
  ['nobody can order it any more', [row()], items({ prices: price(100), discontinued: true }), 0, []],
  ['it has no price any more', [row()], items(), 0, []],
  [
    'the price fell',
    [row()],
    items({ prices: price(400) }),
    1,
    [{ sku: gloves, kind: 'price-fell', before: 500, now: 400, currency: 'GBP' }],
  ],
  ['the account has another currency, in which it is less', [row()], items({ prices: price(400, 'EUR') }), 1, []],
  [
    'it is back',
    [row({ lastInStock: false })],
    items({}),
    1,
    [{ sku: gloves, kind: 'back-in-stock', before: null, now: null, currency: 'GBP' }],
  ],
] as const)(
  'given a watched item, when %s, then what is told (specification §watchlist)',
  (_, rows, known, count, news) => {
    const { changed, mails } = watchNews(rows, known);
    expect(changed).toHaveLength(count);
    expect(mails).toEqual(news.length === 0 ? [] : [{ userId: 'priya', storefront: 'de/de', news }]);
  },
);

test('given several watchers, when several items fall, then each is told of theirs, in one mail', () => {
  const rows = [row(), row({ userId: 'sam' }), row({ sku: boots, storefront: 'uk/en-gb' })];
  const { mails } = watchNews(rows, items({ prices: price(400) }, { sku: boots, prices: price(400) }));
  expect(mails.map(({ userId, storefront, news }) => [userId, storefront, news.map(({ sku }) => sku)])).toEqual([
    ['priya', 'de/de', [gloves, boots]],
    ['sam', 'de/de', [gloves]],
  ]);
});

test('given news of prices, when the account has another currency, then prices begin anew and what is back stays', () => {
  const [at, euros] = [new Date(0), unitPrice(700, 'EUR')];
  const kept = { sku: gloves, since: at, priceThen: unitPrice(500, 'GBP') };
  const prices = { at, before: unitPrice(500, 'GBP'), now: unitPrice(400, 'GBP'), isNew: true };
  const fell = { ...kept, news: { ...prices, kind: 'price-fell' } } as const;
  const back = { ...kept, news: { ...prices, kind: 'back-in-stock' } } as const;
  expect(keptBeside(unitPrice(300, 'GBP'), fell)).toBe(fell);
  expect(keptBeside(euros, fell)).toMatchObject({ priceThen: euros, news: null });
  expect(keptBeside(euros, back)).toMatchObject({ priceThen: euros, news: { ...back.news, before: null, now: null } });
});

import { describe, expect, test } from 'vitest';

import { anItem } from '../../testing/examples.ts';
import { penceEach } from '../../testing/money.ts';
import { itemText, itemTitle, priceAt, raisedBy } from './item.ts';
import { matchKey, nextBreak, unmatched } from './quick-order.ts';
import { skuOf } from './sku.ts';
import { sightingOf } from './watch.ts';

test('an item is called as in the language of the storefront, or as the supplier calls it', () => {
  const named = { title: 'Glove', titles: { de: 'Handschuh' } };
  expect([itemTitle(named, 'de-DE'), itemTitle(named, 'fr-FR')]).toEqual(['Handschuh', 'Glove']);
  expect(itemTitle({ title: 'Glove' }, 'de-DE')).toBe('Glove');
  const translated = { text: 'Grips', texts: { pl: 'Chwyta' } };
  expect([itemText(translated, 'pl-PL'), itemText(translated, 'en-GB')]).toEqual(['Chwyta', 'Grips']);
});

describe('the price of one', () => {
  const item = anItem();
  test('is that of the last quantity that is reached', () => {
    expect([1, 119, 120, 5000].map((quantity) => priceAt(item, quantity).minor)).toEqual([620, 620, 589, 589]);
  });

  test('is the first there is below it, and none where an item has no price', () => {
    const prices = [{ from: 12, price: penceEach(620) }];
    expect(priceAt({ prices }, 1).minor).toBe(620);
    expect(priceAt({ prices: [] }, 1)).toEqual({ minor: 0, currency: '' });
  });

  test('falls at the next quantity from which it is lower', () => {
    const prices = [
      { from: 1, price: penceEach(620) },
      { from: 24, price: penceEach(620) },
      { from: 120, price: penceEach(589) },
    ];
    expect(nextBreak({ prices }, 1)).toEqual(prices[2]);
    expect(nextBreak({ prices }, 119)).toEqual(prices[2]);
    expect(nextBreak({ prices }, 120)).toBeNull();
    expect(nextBreak({ prices: [...prices, { from: 200, price: penceEach(600) }] }, 120)).toBeNull();
  });
});

test.each([
  [24, null],
  [12, { why: 'below-minimum', to: 24 }],
  [23.5, { why: 'part-of-unit', to: 24 }],
  [24.5, { why: 'off-pack', to: 12 }],
  [25, { why: 'off-pack', to: 12 }],
])('%d in packs of 12, at least 24, are raised: %j', (quantity, raised) => {
  expect(raisedBy(anItem(), quantity)).toEqual(raised);
});

test('what reaches a minimum that is no whole pack is raised for the pack', () => {
  const item = { packSize: 12, minimum: 10 };
  expect(raisedBy(item, 10)).toEqual({ why: 'off-pack', to: 12 });
  expect(raisedBy(item, 9.5)).toEqual({ why: 'off-pack', to: 12 });
  expect(raisedBy(item, 9)).toEqual({ why: 'below-minimum', to: 10 });
});

test.each([
  [10, false, true],
  [1, false, true],
  [0, false, false],
  [10, true, false],
])('an item with %d in stock, discontinued %s, is in stock: %s', (stock, discontinued, inStock) => {
  expect(sightingOf(anItem({ stock, discontinued }))).toEqual({ price: penceEach(620), inStock });
});

describe('numbers that are to be looked up', () => {
  const known = new Map([[matchKey('A-1'), { item: anItem(), near: [] }]]);

  test('are those that are not known, each once, in their order', () => {
    expect(unmatched([' b-2', 'a-1', 'C-3', 'B-2', '', 'not a\nnumber'], known)).toEqual([skuOf('B-2'), skuOf('C-3')]);
  });

  test('are as many as a call takes', () => {
    const typed = Array.from({ length: 600 }, (_, index) => `X-${index}`);
    expect(unmatched(typed, known)).toEqual(typed.slice(0, 500));
  });
});

import fc from 'fast-check';
import { basketLine, basketTotals } from '../../domain/ordering/basket.ts';
import type { Basket, BasketLine } from '../../domain/ordering/basket.ts';
import type { FavouriteList, OpenedList } from '../../domain/ordering/favourite-list.ts';
import { newsOf, sightingOf, type WatchedItem } from '../../domain/ordering/watch.ts';
import { instants } from './calendar.ts';
import { items, quantitiesOf } from './ordering.ts';

/** A line of a basket, some of which cannot be ordered. */
export const basketLines: fc.Arbitrary<BasketLine> = items.chain((item) =>
  quantitiesOf(item).map((quantity) => basketLine(item, quantity)),
);

const linesOfItems = fc.uniqueArray(basketLines, { maxLength: 5, selector: ({ item }) => item.sku });

/** A basket whose totals are those of its lines, each item on one of them. */
export const baskets: fc.Arbitrary<Basket> = fc
  .tuple(fc.nat({ max: 10_000 }), linesOfItems, fc.constantFrom(0, 5, 20))
  .map(([version, lines, vatPercent]) => ({
    version,
    lines,
    ...basketTotals(lines, { vatPercent, currency: 'GBP' }),
    notices: [],
  }));

const favouriteLists: fc.Arbitrary<FavouriteList> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1, maxLength: 60 }),
  shared: fc.boolean(),
  isYours: fc.boolean(),
  owner: fc.string(),
  size: fc.nat({ max: 500 }),
  changedAt: fc.constant('2026-11-20T12:00:00.000Z'),
});

/** A list of favourites with its lines; its size is how many they are. */
export const openedLists: fc.Arbitrary<OpenedList> = fc
  .tuple(favouriteLists, linesOfItems)
  .map(([list, lines]) => ({ list: { ...list, size: lines.length }, lines }));

/** An item that is watched, with the last that happened to it: what is told of one item that came to look as another does. */
export const watchedItems: fc.Arbitrary<WatchedItem> = fc
  .tuple(items, items, instants, instants, fc.boolean())
  .map(([before, item, one, other, isNew]) => {
    const [since = '', at = ''] = [one, other].toSorted();
    const [then, now] = [sightingOf(before), sightingOf(item)];
    const news = newsOf(then, now);
    return { item, since, priceThen: then.price, news: news && { ...news, at, isNew } };
  });

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { penceEach } from '../../testing/money.ts';
import { newsOf, type Sighting } from './watch.ts';

const sighting: fc.Arbitrary<Sighting> = fc.record({
  price: fc.integer({ min: 1, max: 5 }).map(penceEach),
  inStock: fc.boolean(),
});

describe('news of a watched item', () => {
  test('there is some if and only if the price fell or the item is back', () => {
    fc.assert(
      fc.property(sighting, sighting, (before, now) => {
        const news = newsOf(before, now);
        const [fell, isBack] = [now.price.minor < before.price.minor, now.inStock && !before.inStock];
        expect(news !== null).toBe(fell || isBack);
        if (!news) return;
        expect(news.kind).toBe(isBack ? 'back-in-stock' : 'price-fell');
        expect([news.before, news.now]).toEqual(fell ? [before.price, now.price] : [null, null]);
      }),
    );
  });

  test('what has been told is not told again', () => {
    fc.assert(fc.property(sighting, (seen) => newsOf(seen, seen) === null));
  });
});

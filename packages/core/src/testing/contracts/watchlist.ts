import { describe, expect, test } from 'vitest';
import { skuOf } from '../../domain/ordering/sku.ts';
import { priceAt } from '../../domain/ordering/item.ts';
import type { Watchlist } from '../../ports/watchlist.ts';
import { valueOf } from './answers.ts';

export interface WatchlistFixture {
  /** With nothing on it. */
  readonly watchlist: Watchlist;
  /** Numbers of two items. */
  readonly skus: readonly [string, string];
}

/** Laws of every `Watchlist`. */
export const watchlistContract = (name: string, make: () => Promise<WatchlistFixture>): void => {
  describe(`${name} is a Watchlist`, () => {
    test('an item is watched from today’s price on, the last put on it first, and twice is once', async () => {
      const { watchlist, skus } = await make();
      const first = valueOf(await watchlist.watch(skuOf(skus[0]), ''));
      expect(first).toMatchObject({ item: { sku: skus[0] }, priceThen: priceAt(first.item, 1), news: null });
      await watchlist.watch(skuOf(skus[1]), 'de/de');
      expect(valueOf(await watchlist.watch(skuOf(skus[0]), ''))).toEqual(first);
      const watched = valueOf(await watchlist.list());
      expect(watched.map(({ item }) => item.sku)).toEqual([skus[1], skus[0]]);
    });

    test('one that is taken off is gone, also twice, and is as it was when it is put back at once', async () => {
      const { watchlist, skus } = await make();
      const before = valueOf(await watchlist.watch(skuOf(skus[0]), ''));
      for (let time = 0; time < 2; time++)
        expect(await watchlist.unwatch(skuOf(skus[0]))).toEqual({ ok: true, value: null });
      expect(valueOf(await watchlist.list())).toEqual([]);
      expect(valueOf(await watchlist.watch(skuOf(skus[0]), ''))).toEqual(before);
    });

    test('nothing is news before anything happens, and looking at none is fine', async () => {
      const { watchlist, skus } = await make();
      await watchlist.watch(skuOf(skus[0]), '');
      expect(valueOf(await watchlist.newsCount())).toBe(0);
      expect(await watchlist.newsSeen()).toEqual({ ok: true, value: null });
    });

    test('a number that is no item is refused', async () => {
      const { watchlist } = await make();
      const refused = { ok: false, refusal: { failure: 'rejected', message: { code: 'unknown_product' } } };
      expect(await watchlist.watch(skuOf('NONE-1'), '')).toMatchObject(refused);
    });
  });
};

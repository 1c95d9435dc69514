import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Basket } from '../../domain/ordering/basket.ts';
import type { BasketNews } from '../../ports/basket-news.ts';
import { pence } from '../money.ts';

/**
 * Laws of every `BasketNews`. `elsewhere` has what there is beyond this part of the page, by name: each may have changed the basket without
 * saying to what.
 */
export const basketNewsContract = (
  name: string,
  { make, elsewhere }: { readonly make: () => BasketNews; readonly elsewhere: Readonly<Record<string, () => void>> },
): void => {
  const basket: Basket = { version: 3, lines: [], totalExVat: pence(0), totalIncVat: pence(0), notices: [] };
  /** Somebody who follows until the test is over, and what they were told. */
  const follower = (news: BasketNews) => {
    const told: (Basket | null)[] = [];
    const followed = news.follow((each) => void told.push(each));
    onTestFinished(() => followed.stop());
    return { told, ...followed };
  };
  const hears = ({ told }: ReturnType<typeof follower>, what: Basket | null): Promise<void> =>
    vi.waitFor(() => expect(told).toContainEqual(what));

  describe(`${name} is a BasketNews`, () => {
    test('each follower is told to what the basket was changed, or that nobody knows', () => {
      const news = make();
      const [one, other] = [follower(news), follower(news)];
      news.tell(basket);
      news.tell(null);
      expect([one.told, other.told]).toEqual([
        [basket, null],
        [basket, null],
      ]);
    });

    test('what a follower did itself the others ask for, and it does not', async () => {
      const news = make();
      const [one, other] = [follower(news), follower(news)];
      one.tellOthers();
      await hears(other, null);
      expect(one.told).toEqual([]);
    });

    test('who has stopped is told nothing, and the others are', async () => {
      const news = make();
      const [gone, one, other] = [follower(news), follower(news), follower(news)];
      gone.stop();
      news.tell(basket);
      one.tellOthers();
      await hears(other, basket);
      await hears(other, null);
      expect(gone.told).toEqual([]);
    });

    test('one listener that follows twice is two followers', async () => {
      const news = make();
      const told: (Basket | null)[] = [];
      const listener = (each: Basket | null) => void told.push(each);
      const [one, other] = [news.follow(listener), news.follow(listener)];
      onTestFinished(() => other.stop());
      one.tellOthers();
      await vi.waitFor(() => expect(told).toEqual([null]));
      one.stop();
      news.tell(basket);
      expect(told).toEqual([null, basket]);
    });

    for (const [what, change] of Object.entries(elsewhere))
      test(`${what} may have changed it: it is asked for`, async () => {
        const one = follower(make());
        change();
        await hears(one, null);
      });
  });
};

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
    const received: (Basket | null)[] = [];
    const followed = news.follow((each) => void received.push(each));
    onTestFinished(() => followed.stop());
    return { received, ...followed };
  };
  const hears = ({ received }: ReturnType<typeof follower>, what: Basket | null): Promise<void> =>
    vi.waitFor(() => expect(received).toContainEqual(what));

  describe(`${name} is a BasketNews`, () => {
    test('each follower is told to what the basket was changed, or that nobody knows', () => {
      const news = make();
      const [one, other] = [follower(news), follower(news)];
      news.notify(basket);
      news.notify(null);
      expect([one.received, other.received]).toEqual([
        [basket, null],
        [basket, null],
      ]);
    });

    test('what a follower did itself the others ask for, and it does not', async () => {
      const news = make();
      const [one, other] = [follower(news), follower(news)];
      one.notifyOthers();
      await hears(other, null);
      expect(one.received).toEqual([]);
    });

    test('who has stopped is told nothing, and the others are', async () => {
      const news = make();
      const [gone, one, other] = [follower(news), follower(news), follower(news)];
      gone.stop();
      news.notify(basket);
      one.notifyOthers();
      await hears(other, basket);
      await hears(other, null);
      expect(gone.received).toEqual([]);
    });

    test('one listener that follows twice is two followers', async () => {
      const news = make();
      const received: (Basket | null)[] = [];
      const listener = (each: Basket | null) => void received.push(each);
      const [one, other] = [news.follow(listener), news.follow(listener)];
      onTestFinished(() => other.stop());
      one.notifyOthers();
      await vi.waitFor(() => expect(received).toEqual([null]));
      one.stop();
      news.notify(basket);
      expect(received).toEqual([null, basket]);
    });

    for (const [what, change] of Object.entries(elsewhere))
      test(`${what} may have changed it: it is asked for`, async () => {
        const one = follower(make());
        change();
        await hears(one, null);
      });
  });
};

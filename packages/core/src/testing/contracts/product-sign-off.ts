import { describe, expect, test } from 'vitest';
import { notSignedOff } from '../../domain/products/sign-off.ts';
import type { ProductSignOff } from '../../ports/product-sign-off.ts';
import { valueOf } from './answers.ts';

/** Brand managers, and products of a storefront that nobody has signed off: others each time. */
export interface ProductSignOffFixture {
  /** Of who may give both sign-offs. */
  readonly senior: ProductSignOff;
  /** Of who may give the first, to products of some categories. */
  readonly junior: ProductSignOff;
  readonly categories: readonly string[];
  /** Of somebody signed in who may give none. */
  readonly other: ProductSignOff;
  readonly region: string;
  /** A storefront that has them, too. */
  readonly elsewhere: string;
  /** Three of the junior's categories, one of another, and one that is none. */
  readonly skus: readonly [string, string, string];
  readonly foreign: string;
  readonly unknown: string;
  readonly newAction: () => string;
}

/** Laws of every `ProductSignOff`. */
export const productSignOffContract = (name: string, make: () => Promise<ProductSignOffFixture>): void => {
  const setUp = async () => {
    const fixture = await make();
    const { senior, region, newAction } = fixture;
    const press = (skus: readonly string[], change: Partial<Parameters<ProductSignOff['sign']>[0]> = {}) =>
      ({ skus, region, level: 'first', undo: false, action: newAction(), ...change }) as const;
    const states = async (skus: readonly string[], on = region, as = senior) =>
      valueOf(await as.states({ skus, region: on })).toSorted((a, b) => skus.indexOf(a.sku) - skus.indexOf(b.sku));
    const history = async (sku: string | null, as = senior) =>
      valueOf(await as.history({ sku, region, before: null })).entries;
    return { ...fixture, press, states, history };
  };
  const refusedFor = (sku: string) => ({ sku, why: { code: expect.stringMatching(/./) } });
  const forbidden = { ok: false, refusal: { failure: 'forbidden' } };

  describe(`${name} is a ProductSignOff`, () => {
    test('the categories are those of who asks', async () => {
      const { junior, categories } = await setUp();
      expect(valueOf(await junior.categories()).toSorted()).toEqual(categories.toSorted());
    });

    // One is asked for by another call than several, and nobody notices.
    describe.each([1, 2])('of %i at once', (count) => {
      test('a sign-off stands on its storefront alone, with when and who, once, though it is sent again', async () => {
        const { junior, skus, elsewhere, press, states, history } = await setUp();
        const asked = press(skus.slice(0, count));
        const before = await states(asked.skus, elsewhere);
        const answer = await junior.sign(asked);
        const { products, refused } = valueOf(answer);
        expect(refused).toEqual([]);
        expect(products.map(({ sku }) => sku).toSorted()).toEqual(asked.skus.toSorted());
        for (const { changed, ...times } of products) {
          const given = { secondSignedOffAt: notSignedOff, signedOffBy: expect.stringMatching(/./) };
          expect([changed, times]).toMatchObject([true, given]);
          expect(times.signedOffAt).toBeGreaterThan(notSignedOff);
          expect(await states([times.sku])).toEqual([times]);
        }
        expect(await states(asked.skus, elsewhere)).toEqual(before);
        expect(await junior.sign(asked)).toEqual(answer);
        for (const sku of asked.skus) expect(await history(sku)).toMatchObject([{ sku, level: 'first', undo: false }]);
      });

      test('an undo takes back what its action did, once, though it is sent again', async () => {
        const { junior, skus, press, states, history } = await setUp();
        const asked = press(skus.slice(0, count));
        await junior.sign(asked);
        const answer = await junior.sign({ ...asked, undo: true });
        const undone = valueOf(answer).products;
        expect(undone.map(({ sku }) => sku).toSorted()).toEqual(asked.skus.toSorted());
        expect(undone.map(({ changed }) => changed)).toEqual(asked.skus.map(() => true));
        const now = (await states(asked.skus)).map(({ signedOffAt }) => signedOffAt);
        expect(now).toEqual(asked.skus.map(() => notSignedOff));
        expect(await junior.sign({ ...asked, undo: true })).toEqual(answer);
        for (const sku of asked.skus) expect(await history(sku)).toMatchObject([{ undo: true }, { undo: false }]);
      });

      test('what another did before is theirs: it is told, and an undo refuses it', async () => {
        const { senior, junior, skus, press, states } = await setUp();
        const [own] = skus;
        const theirs = valueOf(await junior.sign(press([own]))).products;
        const asked = press(skus.slice(0, count));
        const { products } = valueOf(await senior.sign(asked));
        expect(products.find(({ sku }) => sku === own)).toEqual({ ...theirs[0], changed: false });
        const undone = valueOf(await senior.sign({ ...asked, undo: true }));
        expect(undone).toMatchObject({ refused: [refusedFor(own)] });
        expect(undone.products.map(({ sku }) => sku)).toEqual(asked.skus.slice(1));
        expect(await states([own])).toMatchObject([{ signedOffAt: theirs[0]?.signedOffAt }]);
      });

      test('what cannot be is refused with why, and the rest is done', async () => {
        const { senior, junior, skus, foreign, unknown, press, states } = await setUp();
        const more = skus.slice(1, count);
        await senior.sign(press(more));
        const asked = { skus: [skus[0], ...more], level: 'second' } as const;
        const early = valueOf(await senior.sign(press(asked.skus, asked)));
        expect(early).toMatchObject({ refused: [refusedFor(skus[0])] });
        expect(early.products.map(({ sku }) => sku)).toEqual(more);
        for (const sku of [foreign, unknown]) {
          const answer = valueOf(await junior.sign(press([sku, ...more])));
          expect(answer).toMatchObject({ refused: [refusedFor(sku)] });
          expect(answer.products.map((each) => each.sku)).toEqual(more);
        }
        expect(await states([skus[0], foreign])).toMatchObject([
          { signedOffAt: notSignedOff, secondSignedOffAt: notSignedOff },
          { signedOffAt: notSignedOff },
        ]);
      });
    });

    test('the second comes over the first, which stays while it stands', async () => {
      const { senior, skus, press, states } = await setUp();
      const [sku] = skus;
      const first = press([sku]);
      await senior.sign(first);
      const second = press([sku], { level: 'second' });
      expect(valueOf(await senior.sign(second)).products).toMatchObject([{ sku, changed: true }]);
      expect(valueOf(await senior.sign({ ...first, undo: true }))).toMatchObject({ refused: [refusedFor(sku)] });
      expect((await states([sku])).every((each) => Math.min(each.signedOffAt, each.secondSignedOffAt) > 0)).toBe(true);
      await senior.sign({ ...second, action: null, undo: true });
      await senior.sign({ ...first, action: null, undo: true });
      expect(await states([sku])).toMatchObject([{ signedOffAt: notSignedOff, secondSignedOffAt: notSignedOff }]);
    });

    test('of what may not be seen, or is no product, nothing is told', async () => {
      const { senior, junior, skus, foreign, unknown, region, press, states, history } = await setUp();
      await senior.sign(press([foreign, skus[0]]));
      const seen = await states([skus[0], foreign, unknown], region, junior);
      expect(seen.map(({ sku }) => sku)).toEqual([skus[0]]);
      expect(await history(foreign)).toHaveLength(1);
      expect(await history(foreign, junior)).toEqual([]);
      const entries = await history(null, junior);
      expect([entries[0]?.sku, entries.some(({ sku }) => sku === foreign)]).toEqual([skus[0], false]);
    });

    test('the history has the last first, and goes on where it broke off', async () => {
      const { senior, skus, region, press, history } = await setUp();
      const presses = Array.from({ length: 9 }, () => press(skus));
      for (const each of presses) {
        await senior.sign(each);
        await senior.sign({ ...each, undo: true });
      }
      const found = [];
      let before: string | null = null;
      do {
        const page: Awaited<ReturnType<ProductSignOff['history']>> = await senior.history({
          sku: null,
          region,
          before,
        });
        found.push(...valueOf(page).entries);
        before = valueOf(page).next;
      } while (before !== null && found.length < 2 * skus.length * presses.length);
      expect(found.map(({ at }) => at)).toEqual(
        found
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      for (const sku of skus) {
        const own = found.filter((each) => each.sku === sku);
        expect(own.map(({ undo }) => undo)).toEqual(presses.flatMap(() => [true, false]));
        expect(await history(sku)).toEqual(own);
      }
    });

    test('a right that somebody lacks is no product’s fault', async () => {
      const { junior, other, skus, region, press } = await setUp();
      const asked = [
        await junior.sign(press(skus, { level: 'second' })),
        await junior.sign(press([skus[0]], { level: 'second' })),
        await other.categories(),
        await other.sign(press(skus)),
        await other.sign(press([skus[0]])),
        await other.states({ skus, region }),
        await other.history({ sku: null, region: null, before: null }),
      ];
      for (const answer of asked) expect(answer).toMatchObject(forbidden);
    });
  });
};

import { describe, expect, test } from 'vitest';
import { orderNoOf } from '../../domain/documents/number.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import type { Basket, BasketEdit } from '../../domain/ordering/basket.ts';
import { compare, isNothing, plus } from '../../domain/money/money.ts';
import { amountOfLine } from '../../domain/money/unit-price.ts';
import { lineProblem, orderableQuantity, priceAt, type Item } from '../../domain/ordering/item.ts';
import type { BasketPreparation, Baskets } from '../../ports/baskets.ts';
import { unknownId, valueOf } from './answers.ts';
import { skuOf, type Sku } from '../../domain/ordering/sku.ts';

export interface BasketsFixture {
  /** A user's basket, empty, and the same one on another device; nothing waits for the company. */
  readonly baskets: Baskets;
  readonly elsewhere: Baskets;
  readonly preparation: BasketPreparation;
  /** Two items that can be ordered. */
  readonly items: readonly [Item, Item];
  /** A sample order of the company with the first of them on it. */
  readonly sampleNo: string;
  /** A UUID that was not used yet. */
  readonly newIdempotencyKey: () => string;
}

const notFound = { ok: false, refusal: { failure: 'not-found' } };
const quantitiesOf = ({ lines }: Basket) => lines.map(({ item, quantity }) => [item.sku, quantity]);

/** Laws of every `Baskets` and `BasketPreparation`. */
export const basketsContract = (name: string, make: () => Promise<BasketsFixture>): void => {
  const set = ({ sku }: Item, quantity: number, before?: Sku): BasketEdit => ({
    kind: 'set',
    sku,
    quantity: quantity === 0 ? 0 : quantityOf(quantity),
    before,
  });
  const add = ({ sku }: Item, quantity: number): BasketEdit => ({ kind: 'add', sku, quantity: quantityOf(quantity) });

  describe(`${name} is a Baskets`, () => {
    test('what is put in stands there in its order at the price of its quantity, and totals are its sum', async () => {
      const { baskets, items, newIdempotencyKey } = await make();
      const [one, other] = items;
      const most = orderableQuantity(one, one.prices.at(-1)?.from ?? 1);
      const least = orderableQuantity(other, 1);
      const { basket } = valueOf(await baskets.edit(newIdempotencyKey(), [set(one, most), set(other, least)]));
      expect(quantitiesOf(basket)).toEqual([
        [one.sku, most],
        [other.sku, least],
      ]);
      expect(basket.lines.map(({ unitPrice }) => unitPrice)).toEqual([priceAt(one, most), priceAt(other, least)]);
      const [first, second] = [
        amountOfLine({ quantity: most, unitPrice: priceAt(one, most) }),
        amountOfLine({ quantity: least, unitPrice: priceAt(other, least) }),
      ];
      expect(basket.totalExVat).toEqual(plus(first, second));
      expect(compare(basket.totalIncVat, basket.totalExVat)).toBeGreaterThanOrEqual(0);
      expect(basket.notices).toEqual([]);
      expect(valueOf(await baskets.load())).toEqual(basket);
    });

    test('edits of two devices come together, each counted once, and the version rises', async () => {
      const { baskets, elsewhere, items, newIdempotencyKey } = await make();
      const [one, other] = items;
      const [some, least] = [orderableQuantity(one, 1), orderableQuantity(other, 1)];
      const before = valueOf(await baskets.load()).version;
      const idempotencyKey = newIdempotencyKey();
      await Promise.all([
        baskets.edit(idempotencyKey, [add(one, some)]),
        elsewhere.edit(idempotencyKey, [add(one, some)]),
        baskets.edit(newIdempotencyKey(), [add(one, some)]),
        elsewhere.edit(newIdempotencyKey(), [add(other, least)]),
      ]);
      const basket = valueOf(await elsewhere.load());
      expect(quantitiesOf(basket).toSorted()).toEqual(
        [
          [one.sku, 2 * some],
          [other.sku, least],
        ].toSorted(),
      );
      expect(basket.version).toBe(before + 3);
      expect(valueOf(await baskets.edit(idempotencyKey, [add(one, some)])).basket).toEqual(basket);
    });

    test('what cannot be ordered is named with its reason, again when it is asked again; the rest is done', async () => {
      const { baskets, items, newIdempotencyKey } = await make();
      const [one, other] = items;
      const least = orderableQuantity(other, 1);
      const [idempotencyKey, wrong] = [
        newIdempotencyKey(),
        orderableQuantity(one, 1) + (one.packSize > 1 ? 1 : 100_000),
      ];
      const edits: BasketEdit[] = [
        set(one, wrong),
        { kind: 'add', sku: skuOf('NONE-1'), quantity: quantityOf(1) },
        add(other, least),
      ];
      const edited = valueOf(await baskets.edit(idempotencyKey, edits));
      expect(edited.refused).toEqual([
        { sku: one.sku, quantity: wrong, problem: lineProblem(one, wrong) },
        { sku: skuOf('NONE-1'), quantity: quantityOf(1), problem: 'unknown' },
      ]);
      expect(quantitiesOf(edited.basket)).toEqual([[other.sku, least]]);
      expect(edited.skus).toEqual([one.sku, 'NONE-1', other.sku]);
      expect(valueOf(await baskets.edit(idempotencyKey, edits))).toEqual(edited);
    });

    test('a key counts with the edits it came with first, none of them too', async () => {
      const { baskets, items, newIdempotencyKey } = await make();
      const [one, other] = items;
      const [some, least] = [orderableQuantity(one, 1), orderableQuantity(other, 1)];
      const [idempotencyKey, usedUp] = [newIdempotencyKey(), newIdempotencyKey()];
      await baskets.edit(idempotencyKey, [add(one, some)]);
      const again = valueOf(await baskets.edit(idempotencyKey, [add(other, least)]));
      expect([quantitiesOf(again.basket), again.skus]).toEqual([[[one.sku, some]], [one.sku]]);
      for (const edits of [[], [add(other, least)]])
        expect(valueOf(await baskets.edit(usedUp, edits))).toEqual({ basket: again.basket, refused: [], skus: [] });
    });

    test('one of several edits is carried out alike, and once, without an answer of the whole basket', async () => {
      const { baskets, items, newIdempotencyKey } = await make();
      const [one] = items;
      const idempotencyKey = newIdempotencyKey();
      const edits = [
        add(one, orderableQuantity(one, 1)),
        { kind: 'add' as const, sku: skuOf('NONE-1'), quantity: quantityOf(1) },
      ];
      const part = valueOf(await baskets.editPart(idempotencyKey, edits));
      expect(part.skus).toEqual([one.sku, 'NONE-1']);
      expect(valueOf(await baskets.editPart(idempotencyKey, edits))).toEqual(part);
      const { basket, ...again } = valueOf(await baskets.edit(idempotencyKey, edits));
      expect([again, quantitiesOf(basket)]).toEqual([part, [[one.sku, orderableQuantity(one, 1)]]]);
    });

    test('none of an item takes its line out', async () => {
      const { baskets, items, newIdempotencyKey } = await make();
      const [one] = items;
      await baskets.edit(newIdempotencyKey(), [set(one, orderableQuantity(one, 1))]);
      const { basket } = valueOf(await baskets.edit(newIdempotencyKey(), [set(one, 0)]));
      expect([basket.lines, isNothing(basket.totalExVat), isNothing(basket.totalIncVat)]).toEqual([[], true, true]);
      expect(valueOf(await baskets.seen())).toEqual(basket);
    });

    test('what was removed goes back in front of the line it stood before, or to the end if that is gone too', async () => {
      const { baskets, elsewhere, items, newIdempotencyKey } = await make();
      const [one, other] = items;
      const [some, least] = [orderableQuantity(one, 1), orderableQuantity(other, 1)];
      const edit = (...edits: BasketEdit[]) => baskets.edit(newIdempotencyKey(), edits);
      await edit(set(one, some), set(other, least), set(one, 0));
      const back = valueOf(await edit(set(one, some, other.sku))).basket;
      const asBefore = [
        [one.sku, some],
        [other.sku, least],
      ];
      expect(quantitiesOf(back)).toEqual(asBefore);
      expect(valueOf(await elsewhere.load())).toEqual(back);
      // What is there keeps its place, and what is taken out and put in at once does not.
      expect(quantitiesOf(valueOf(await edit(set(other, least, one.sku))).basket)).toEqual(asBefore);
      const moved = valueOf(await edit(set(one, 0), set(one, some))).basket;
      expect(quantitiesOf(moved)).toEqual(asBefore.toReversed());
      expect(moved.version).toBeGreaterThan(back.version);
      await edit(set(one, 0), set(other, 0));
      await edit(set(other, least));
      expect(quantitiesOf(valueOf(await edit(set(one, some, skuOf('NONE-1')))).basket)).toEqual(asBefore.toReversed());
    });

    test('one made ready waits once, goes into the basket of who takes it, and waits no longer', async () => {
      const { baskets, preparation, items, sampleNo, newIdempotencyKey } = await make();
      const [one] = items;
      const some = orderableQuantity(one, 1);
      await baskets.edit(newIdempotencyKey(), [set(one, some)]);
      const before = valueOf(await preparation.preview(orderNoOf(sampleNo)));
      expect(valueOf(await baskets.prepared())).toEqual([]);
      const made = valueOf(await preparation.prepare(orderNoOf(sampleNo)));
      expect(valueOf(await preparation.prepare(orderNoOf(sampleNo)))).toEqual(made);
      expect(made.lines).toEqual(before);
      // A quantity that was raised says why.
      for (const { asked, quantity, raised } of before) expect(raised !== null).toBe(quantity > asked);
      expect(valueOf(await baskets.prepared())).toEqual([made]);
      const line = made.lines.find(({ sku }) => sku === one.sku);
      expect(made.fromOrder).toBe(sampleNo);
      expect(lineProblem(one, line?.quantity ?? 0)).toBeNull();
      const answers = await Promise.all([baskets.take(made.id), baskets.take(made.id)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject(notFound);
      expect(quantitiesOf(valueOf(await baskets.load()))).toContainEqual([one.sku, some + (line?.quantity ?? 0)]);
      expect(valueOf(await baskets.prepared())).toEqual([]);
    });

    test('one made ready can be put aside, and made again', async () => {
      const { baskets, preparation, sampleNo } = await make();
      const { id } = valueOf(await preparation.prepare(orderNoOf(sampleNo)));
      expect(await baskets.dismiss(id)).toMatchObject({ ok: true });
      expect(valueOf(await baskets.prepared())).toEqual([]);
      for (const gone of [id, unknownId]) {
        expect(await baskets.dismiss(gone)).toMatchObject(notFound);
        expect(await baskets.take(gone)).toMatchObject(notFound);
      }
      expect(valueOf(await preparation.prepare(orderNoOf(sampleNo))).id).not.toBe(id);
      expect(await preparation.prepare(orderNoOf('SO-0'))).toMatchObject(notFound);
      expect(await preparation.preview(orderNoOf('SO-0'))).toMatchObject(notFound);
    });
  });
};

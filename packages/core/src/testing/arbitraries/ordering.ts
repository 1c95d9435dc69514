import fc from 'fast-check';
import { quantityOf, type Quantity } from '../../domain/ordering/quantity.ts';
import { skuOf } from '../../domain/ordering/sku.ts';
import type { BasketEdit } from '../../domain/ordering/basket.ts';
import type { Item } from '../../domain/ordering/item.ts';
import { days } from './calendar.ts';
import { penceEach } from '../money.ts';
import { exactPrices } from './prices.ts';

/** Prices as lists have them: from one on, and less from larger quantities on. */
const prices: fc.Arbitrary<Item['prices']> = fc
  .uniqueArray(fc.integer({ min: 2, max: 2000 }), { maxLength: 3 })
  .chain((froms) =>
    fc.tuple(
      fc.constant([1, ...froms.toSorted((a, b) => a - b)]),
      fc.array(
        exactPrices.map((price) => price || 1),
        { minLength: froms.length + 1, maxLength: froms.length + 1 },
      ),
    ),
  )
  .map(([froms, amounts]) => {
    const falling = amounts.toSorted((a, b) => b - a);
    return froms.map((from, index) => ({ from, price: penceEach(falling[index] ?? 1) }));
  });

/** Any item; of few numbers, so that edits meet. */
export const items: fc.Arbitrary<Item> = fc.record({
  sku: fc.constantFrom(...['GLV-1-S', 'GLV-1-M', 'GLV-1-L', 'BOT-2-41', 'EYE-3'].map(skuOf)),
  productSku: fc.constant('GLV-1'),
  title: fc.string(),
  brand: fc.string(),
  thumbnail: fc.option(fc.string()),
  slug: fc.string(),
  packSize: fc.integer({ min: 1, max: 144 }),
  minimum: fc.integer({ min: 1, max: 300 }),
  stock: fc.nat({ max: 500 }),
  restockedOn: fc.option(days),
  leadDays: fc.nat({ max: 60 }),
  discontinued: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  replacedBy: fc.constant(null),
  prices,
});

/** Any quantity of an item, most of them ones that can be ordered. */
export const quantitiesOf = ({ packSize }: Pick<Item, 'packSize'>): fc.Arbitrary<Quantity> =>
  fc
    .oneof(
      fc.integer({ min: 1, max: 40 }).map((packs) => packs * packSize),
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom(99_999, 99_990),
    )
    .map(quantityOf);

/** Any edit of lines of these items, or of one that is none. */
export const basketEdits = (of: readonly Pick<Item, 'sku' | 'packSize'>[]): fc.Arbitrary<BasketEdit> =>
  fc.constantFrom(...of, { sku: skuOf('NONE-1'), packSize: 1 }).chain((item) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: quantitiesOf(item).map((quantity) => ({ kind: 'set' as const, sku: item.sku, quantity })),
      },
      {
        weight: 3,
        arbitrary: quantitiesOf(item).map((quantity) => ({ kind: 'add' as const, sku: item.sku, quantity })),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(quantitiesOf(item), fc.constantFrom(...of))
          .map(([quantity, { sku: before }]) => ({ kind: 'set' as const, sku: item.sku, quantity, before })),
      },
      { weight: 2, arbitrary: fc.constant({ kind: 'set' as const, sku: item.sku, quantity: 0 }) },
    ),
  );

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lineQuantities } from '../../testing/arbitraries/documents.ts';
import { lineQuantity, together, type LineQuantity } from '../documents/line-quantity.ts';
import { maxQuantity } from './quantity.ts';
import { skuOf } from './sku.ts';
import { lineProblem, raisedBy, type Item } from './item.ts';
import { orderedItems, reorderEdit, reorderLine } from './reorder.ts';
import { penceEach } from '../../testing/money.ts';

const anItem: Item = {
  sku: skuOf('GLV-8841-L'),
  productSku: 'GLV-8841',
  title: 'Nitrile grip glove',
  brand: 'Gripline',
  thumbnail: null,
  slug: 'nitrile-grip-glove',
  packSize: 1,
  minimum: 1,
  stock: 100,
  restockedOn: null,
  leadDays: 3,
  discontinued: false,
  replacedBy: null,
  prices: [{ from: 1, price: penceEach(620) }],
};
const items = fc
  .record({
    packSize: fc.integer({ min: 1, max: 144 }),
    minimum: fc.integer({ min: 1, max: 500 }),
    discontinued: fc.boolean(),
  })
  .map((traits): Item => ({ ...anItem, ...traits }));
const quantities = fc
  .oneof(
    fc.integer({ min: 1, max: 110_000 }),
    fc.integer({ min: 1, max: 110_000_000 }).map((parts) => parts / 1000),
  )
  .map(lineQuantity);
const found = fc.option(items);

const line = (itemNo: string, quantity: LineQuantity, type = 'Item') => ({
  itemNo,
  quantity,
  type,
  description: `${itemNo} in words`,
});
const lines = fc.array(
  fc.tuple(
    fc.constantFrom('GLV-8841-L', 'HLM-1010', 'BOT-3', 'POSTAGE', 'SPL123', 'FEE', ''),
    fc.oneof(
      lineQuantities,
      fc.integer({ min: -2000, max: 2000 }).map((parts) => lineQuantity(parts / 1000)),
    ),
    fc.constantFrom('Item', ' ', ''),
  ),
);

test.prop([lines])('each product of a document is there once, with all that was ordered of it', (given) => {
  const ordered = orderedItems(given.map((each) => line(...each)));
  const products = given.filter(([sku, quantity, type]) => /-\d/.test(sku) && quantity > 0 && type === 'Item');
  expect(ordered.map(({ sku }) => sku)).toEqual([...new Set(products.map(([sku]) => sku))]);
  for (const { sku, quantity } of ordered)
    expect(quantity).toBe(
      products.filter(([each]) => each === sku).reduce((sum, [, count]) => together(sum, count), lineQuantity(0)),
    );
});

test.prop([quantities, found, found])(
  'whatever is put into the basket can be ordered and is no less than was asked for, rounded up no further than it must',
  (quantity, item, replacing) => {
    const planned = reorderLine({ sku: skuOf('x'), description: '', quantity }, item, replacing);
    const edit = reorderEdit(planned);
    const chosen = item && !item.discontinued && planned.problem === null ? item : replacing;
    if (!edit) {
      // Neither can be: there is none, it is discontinued, or it would be more than a line may have.
      for (const each of [item, item && replacing])
        expect(!each || each.discontinued || quantity + each.packSize + each.minimum > maxQuantity).toBe(true);
      return;
    }
    expect(chosen && lineProblem(chosen, edit.quantity)).toBeNull();
    expect(edit.quantity).toBeGreaterThanOrEqual(quantity);
    if (chosen) expect(edit.quantity).toBeLessThan(Math.max(quantity, chosen.minimum) + chosen.packSize);
  },
);

describe('a line to order again', () => {
  const asked = { sku: skuOf('GLV-8841-L'), description: 'Glove', quantity: lineQuantity(7) };

  it('is rounded up to whole packs', () => {
    expect(reorderLine(asked, { ...anItem, packSize: 12 }, null)).toMatchObject({ orderable: 12, problem: null });
  });

  it('is rounded up to whole units, parts of several lines together', () => {
    const half = { itemNo: 'HOSE-1', description: 'Hose', quantity: lineQuantity(0.5), type: 'Item' };
    const [two] = orderedItems([{ ...half, quantity: lineQuantity(2.5) }]);
    const [one] = orderedItems([half, half]);
    expect(two && reorderLine(two, anItem, null)).toMatchObject({ quantity: 2.5, orderable: 3, problem: null });
    expect(one && reorderLine(one, anItem, null)).toMatchObject({ quantity: 1, orderable: 1, problem: null });
  });

  it.each([
    [{ packSize: 1, minimum: 1 }, 2.5, { why: 'part-of-unit', to: 3 }],
    [{ packSize: 3, minimum: 1 }, 2.5, { why: 'part-of-unit', to: 3 }],
    [{ packSize: 12, minimum: 1 }, 2.5, { why: 'off-pack', to: 12 }],
    [{ packSize: 1, minimum: 5 }, 2.5, { why: 'below-minimum', to: 5 }],
    [{ packSize: 1, minimum: 3 }, 2.5, { why: 'part-of-unit', to: 3 }],
    [{ packSize: 1, minimum: 1 }, 0.1, { why: 'part-of-unit', to: 1 }],
    [{ packSize: 1, minimum: 1 }, 3, null],
  ])('of %o is raised from %d by %o', (item, quantity, raised) => {
    expect(raisedBy(item, quantity)).toEqual(raised);
  });

  it('is itself where it can be ordered, whatever would replace it', () => {
    const replacing = { ...anItem, sku: skuOf('GLV-9000-L') };
    const planned = reorderLine(asked, { ...anItem, replacedBy: replacing.sku }, replacing);
    expect(planned).toMatchObject({ orderable: 7, problem: null, replacement: null });
    expect(reorderEdit(planned)).toEqual({ kind: 'add', sku: 'GLV-8841-L', quantity: 7 });
  });

  it('is none where nothing was charged or sent of it', () => {
    const none = { itemNo: 'HLM-1010', description: 'Helmet', quantity: lineQuantity(0), type: 'Item' };
    expect(orderedItems([none])).toEqual([]);
  });

  it('names why it cannot be ordered, and what replaces it', () => {
    const replacing = { ...anItem, sku: skuOf('GLV-9000-L'), packSize: 10 };
    const planned = reorderLine(asked, { ...anItem, discontinued: true, replacedBy: replacing.sku }, replacing);
    expect(planned).toMatchObject({ orderable: 0, problem: 'discontinued', replacement: { orderable: 10 } });
    expect(reorderEdit(planned)).toEqual({ kind: 'add', sku: 'GLV-9000-L', quantity: 10 });
    expect(reorderLine(asked, null, null)).toMatchObject({ problem: 'unknown', replacement: null });
  });
});

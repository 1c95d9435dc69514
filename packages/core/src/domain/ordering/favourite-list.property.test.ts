import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityOf } from './quantity.ts';
import { skuOf } from './sku.ts';
import { linesChanged, linesWith, type SavedLine } from './favourite-list.ts';

const line = fc.record({
  sku: fc.constantFrom(...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(skuOf)),
  quantity: fc.integer({ min: 1, max: 9 }).map(quantityOf),
});
const lines = fc.array(line, { maxLength: 8 });
const list = lines.map((some) => linesWith([], some));
const skusOf = (some: readonly SavedLine[]) => some.map(({ sku }) => sku);
/** A line with a sure change of its quantity. */
const more = ({ sku, quantity }: SavedLine): SavedLine => ({ sku, quantity: quantityOf(quantity + 10) });

describe('lines of a list', () => {
  test('adding leaves what is there as it is, and each item once', () => {
    fc.assert(
      fc.property(lines, lines, (some, added) => {
        const held = linesWith([], some);
        const after = linesWith(held, added);
        expect(after.slice(0, held.length)).toEqual(held);
        expect(new Set(skusOf(after)).size).toBe(after.length);
        expect(new Set(skusOf(after))).toEqual(new Set(skusOf([...some, ...added])));
        expect(linesWith(after, added)).toEqual(after);
      }),
    );
  });

  test('where nobody else changed anything, they are as they are wanted; where only others did, as they are kept', () => {
    fc.assert(
      fc.property(list, list, (kept, other) => {
        expect(linesChanged(kept, kept, other)).toEqual(other);
        expect(linesChanged(kept, other, other)).toEqual(kept);
      }),
    );
  });

  test('each item is there once, as it is wanted where that was changed, and else as it is kept', () => {
    fc.assert(
      fc.property(list, list, lines, (kept, seen, wanted) => {
        const after = linesChanged(kept, seen, wanted);
        const quantityIn = (some: readonly SavedLine[], sku: string) => some.find((each) => each.sku === sku)?.quantity;
        const isChanged = (sku: string) => quantityIn(wanted, sku) !== quantityIn(seen, sku);
        expect(new Set(skusOf(after)).size).toBe(after.length);
        for (const sku of new Set(skusOf([...kept, ...seen, ...wanted])))
          expect(quantityIn(after, sku)).toBe(quantityIn(isChanged(sku) ? wanted : kept, sku));
        expect(linesChanged(after, seen, wanted)).toEqual(after);
      }),
    );
  });

  test('a quantity, a removal and a line put back leave the order of others, who come where they put them', () => {
    fc.assert(
      fc.property(
        list.filter(({ length }) => length > 0),
        list,
        fc.nat(),
        (seen, kept, at) => {
          const index = at % seen.length;
          const own = seen.slice(index, index + 1);
          const of = (some: readonly SavedLine[]) => some.filter(({ sku }) => sku !== own[0]?.sku);
          const others = of(kept);
          const without = seen.toSpliced(index, 1);
          expect(linesChanged(kept, seen, without)).toEqual(others);
          for (const [before, after] of [
            [seen, seen.toSpliced(index, 1, ...own.map(more))],
            [without, seen],
          ] as const)
            expect(of(linesChanged(kept, before, after))).toEqual(others);
        },
      ),
    );
  });

  test('the order that was changed on the page counts, and what others added is there all the same', () => {
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((sku) => ({ sku: skuOf(sku), quantity: quantityOf(1) }));
    if (!a || !b || !c || !d) throw new Error('They are four');
    expect(linesChanged([a, b, c, d], [a, b, c], [c, a, b])).toEqual([c, a, b, d]);
    expect(linesChanged([d, a, b, c], [a, b, c], [c, a, b])).toEqual([c, d, a, b]);
    expect(linesChanged([a, c], [a, b, c], [c, a, b])).toEqual([c, a]);
  });
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { maxQuantity } from './quantity.ts';
import { skuOf, type Sku } from './sku.ts';
import { day } from '../calendar/day.ts';
import { pence, penceEach } from '../../testing/money.ts';
import { plus } from '../money/money.ts';
import { amountOfLine, comparePrices } from '../money/unit-price.ts';
import { lineProblem, orderableQuantity, priceAt } from './item.ts';
import type { Item } from './item.ts';
import { matchKey, nextBreak, ownQuantity, quickTotals, roundedQuantities, statesOf } from './quick-order.ts';
import type { Match, Matches } from './quick-order.ts';
import type { TypedLine } from './quick-order-paste.ts';

const today = day('2026-11-20');

const anItem = (sku: Sku): fc.Arbitrary<Item> =>
  fc
    .record({
      packSize: fc.constantFrom(1, 6, 10, 144),
      minimum: fc.constantFrom(1, 10, 50),
      stock: fc.constantFrom(0, 5, 1000),
      restockedOn: fc.constantFrom(null, day('2026-12-03')),
      discontinued: fc.nat(9).map((n) => n === 0),
      prices: fc
        .array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 3 })
        .map((prices) =>
          prices.map((price, index) => ({ from: index === 0 ? 1 : index * 50, price: penceEach(price) })),
        ),
    })
    .map((fields) => ({
      ...fields,
      sku,
      productSku: sku,
      title: sku,
      brand: 'Hold',
      thumbnail: null,
      slug: sku.toLowerCase(),
      leadDays: 5,
      replacedBy: null,
    }));

const known = ['A-1', 'B-2', 'C-3', 'D-4'].map(skuOf);
const matchesOf = fc.tuple(...known.map(anItem)).map((items): Matches => {
  const found = items.map((item): [string, Match] => [item.sku, { item, near: [] }]);
  return new Map([...found, ['X-9', { item: null, near: items }]]);
});
const typed: fc.Arbitrary<TypedLine> = fc.record({
  sku: fc.constantFrom(...known, 'a-1', ' b-2 ', 'X-9', 'not looked up', '', ' ', '\u0000', 'A'.repeat(61)),
  quantity: fc.oneof(
    fc.integer({ min: -1, max: 120 }).map(String),
    fc.constantFrom('', '1,000', 'ten', '1.5', '200000'),
  ),
});
const orders = fc.tuple(fc.array(typed, { maxLength: 40 }), matchesOf);

describe('the lines of a quick order', () => {
  test.prop([orders])('each have a state, whatever stands in them', ([lines, matches]) => {
    expect(statesOf(lines, matches, today)).toHaveLength(lines.length);
  });

  test.prop([orders])(
    'that are found can be ordered: as many as the readable lines of the item come to',
    ([lines, matches]) => {
      const states = statesOf(lines, matches, today);
      for (const [index, state] of states.entries()) {
        if (state.kind !== 'found') continue;
        expect(lineProblem(state.item, state.quantity)).toBeNull();
        const merged = states.filter((other) => other.kind === 'merged' && other.into === index);
        expect(state.merged).toBe(merged.length);
        const alone = statesOf([lines[index] ?? { sku: '', quantity: '' }], matches, today)[0];
        const own = alone && 'quantity' in alone ? alone.quantity : null;
        // Alone it may be too many, which names no quantity.
        if (own !== null)
          expect(state.quantity).toBe(
            merged.reduce((sum, line) => sum + ('quantity' in line ? line.quantity : 0), own),
          );
        const unitPrice = priceAt(state.item, state.quantity);
        expect(state.amount).toEqual(amountOfLine({ quantity: state.quantity, unitPrice }));
      }
    },
  );

  test.prop([orders])(
    'are all put right at once where packs or minimum are missed; none is lowered',
    ([lines, matches]) => {
      const before = statesOf(lines, matches, today);
      const rounded = roundedQuantities(lines, before);
      const fixable = before.flatMap((state, index) => ('next' in state && state.next !== null ? [index] : []));
      expect([...rounded.keys()]).toEqual(fixable);
      const fixed = lines.map((line, index) => {
        const quantity = rounded.get(index);
        return quantity === undefined ? line : { ...line, quantity: String(quantity) };
      });
      const after = statesOf(fixed, matches, today);
      for (const [index, state] of after.entries()) {
        const was = before[index];
        if (!rounded.has(index)) expect(fixed[index]).toBe(lines[index]);
        else expect(state).toMatchObject({ kind: 'found', quantity: was && 'next' in was && was.next });
      }
      expect(roundedQuantities(fixed, after)).toEqual(new Map());
    },
  );

  test.prop([orders])(
    'have an item in no more than one line that is judged, and the others name it',
    ([lines, matches]) => {
      const states = statesOf(lines, matches, today);
      const judged = states.flatMap((state) =>
        state.kind !== 'merged' && state.kind !== 'discontinued' && state.kind !== 'bad-quantity' && 'item' in state
          ? [state.item.sku]
          : [],
      );
      expect(new Set(judged).size).toBe(judged.length);
      for (const state of states)
        if (state.kind === 'merged') expect(matchKey(lines[state.into]?.sku ?? '')).toBe(state.item.sku);
    },
  );

  test.prop([orders])(
    'that are off pack or below the minimum can be ordered once they take what is offered',
    ([lines, matches]) => {
      statesOf(lines, matches, today).forEach((state, index) => {
        if (state.kind !== 'off-pack' && state.kind !== 'below-minimum') return;
        expect(state.next).toBe(orderableQuantity(state.item, state.quantity));
        const line = lines[index];
        if (!line || state.next === null) return;
        const quantity = String(ownQuantity(line, state.item, state.quantity, state.next));
        const fixed = statesOf(lines.with(index, { ...line, quantity }), matches, today)[index];
        expect(fixed).toMatchObject({ kind: 'found', quantity: state.next });
      });
    },
  );

  test.prop([orders])('are counted once: they are ordered, merged, waiting, or a problem', ([lines, matches]) => {
    const states = statesOf(lines, matches, today);
    const { filled, orderable, problems, waiting, amount } = quickTotals(states);
    expect(filled).toBe(lines.filter(({ sku, quantity }) => (sku + quantity).trim() !== '').length);
    expect(filled - orderable - problems - waiting).toBe(states.filter(({ kind }) => kind === 'merged').length);
    expect(amount ?? pence(0)).toEqual(
      states.reduce((sum, state) => (state.kind === 'found' ? plus(sum, state.amount) : sum), pence(0)),
    );
    expect(amount === null).toBe(orderable === 0);
  });

  test.prop([orders, fc.nat()])(
    'stand the same wherever a line of nothing is put between them',
    ([lines, matches], at) => {
      const index = at % (lines.length + 1);
      const kinds = (all: readonly TypedLine[]) => statesOf(all, matches, today).map(({ kind }) => kind);
      expect(kinds(lines.toSpliced(index, 0, { sku: '', quantity: '' }))).toEqual(
        kinds(lines).toSpliced(index, 0, 'blank'),
      );
    },
  );
});

test.prop([anItem(skuOf('A-1')), fc.integer({ min: 1, max: maxQuantity })])(
  'the next price is lower, and from more on',
  (item, quantity) => {
    const next = nextBreak(item, quantity);
    if (!next) return;
    expect(next.from).toBeGreaterThan(quantity);
    expect(comparePrices(priceAt(item, next.from), priceAt(item, quantity))).toBeLessThan(0);
  },
);

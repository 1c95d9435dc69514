import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lineQuantity } from './line-quantity.ts';
import { orderChanges, type OrderTerms } from './order-changes.ts';

const line = fc.record({
  sku: fc.constantFrom('', 'GLV-1', 'BOT-2', 'HVJ-3'),
  title: fc.constant('An item'),
  quantity: fc.integer({ min: 0, max: 9 }).map(lineQuantity),
});
const terms: fc.Arbitrary<OrderTerms> = fc.record({
  cancelled: fc.boolean(),
  totalIncVat: fc.integer({ min: 0, max: 3 }),
  shipTo: fc.constantFrom('', 'leeds', 'york'),
  lines: fc.array(line, { maxLength: 5 }),
});
const of = (...quantities: readonly [sku: string, quantity: number][]): OrderTerms => ({
  cancelled: false,
  totalIncVat: 100,
  shipTo: 'leeds',
  lines: quantities.map(([sku, quantity]) => ({ sku, title: `Item ${sku}`, quantity: lineQuantity(quantity) })),
});

describe('what was changed of an order (specification §order-emails)', () => {
  test.prop([terms])('is nothing where it is as it was', (same) => {
    expect(orderChanges(same, same)).toBeNull();
  });

  test.prop([terms, terms])('is the same backwards, but for what is cancelled', (one, other) => {
    const both = { cancelled: false } as const;
    const there = orderChanges({ ...one, ...both }, { ...other, ...both });
    const back = orderChanges({ ...other, ...both }, { ...one, ...both });
    const turned = (there?.items ?? []).map(({ sku, before, now }) => ({ sku, before: now, now: before }));
    expect(back?.items ?? []).toHaveLength(turned.length);
    for (const item of turned) expect(back?.items).toContainEqual(expect.objectContaining(item));
    expect([back?.total, back?.shipTo]).toEqual([there?.total, there?.shipTo]);
  });

  test.prop([terms, fc.array(line)])(
    'is nothing by the order of its lines, nor by what they are parted into',
    (one, more) => {
      const shuffled = { ...one, lines: one.lines.toReversed() };
      const parted = one.lines.flatMap((each) => [each, { ...each, quantity: lineQuantity(0) }]);
      const notes = more.map((each) => ({ ...each, sku: '' }));
      expect(orderChanges(one, shuffled)).toBeNull();
      expect(orderChanges(one, { ...one, lines: [...parted, ...notes] })).toBeNull();
    },
  );

  it('names what is left out, what was added, and of what there is more or less', () => {
    expect(orderChanges(of(['A', 2], ['B', 5], ['B', 1]), of(['B', 4], ['C', 1]))).toEqual({
      cancelled: false,
      items: [
        { sku: 'A', title: 'Item A', before: 2, now: 0 },
        { sku: 'B', title: 'Item B', before: 6, now: 4 },
        { sku: 'C', title: 'Item C', before: 0, now: 1 },
      ],
      total: false,
      shipTo: false,
    });
  });

  it('is no other address where none is told', () => {
    expect(orderChanges(of(), { ...of(), shipTo: '' })).toBeNull();
    expect(orderChanges(of(), { ...of(), shipTo: 'york' })).toMatchObject({ shipTo: true });
  });

  it('is that it was cancelled, once', () => {
    const cancelled = { ...of(), cancelled: true };
    expect(orderChanges(of(['A', 2]), cancelled)).toMatchObject({ cancelled: true, items: [] });
    expect(orderChanges(cancelled, { ...cancelled, totalIncVat: 0 })).toBeNull();
  });
});

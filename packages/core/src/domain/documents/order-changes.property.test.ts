import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { day, type Day } from '../calendar/day.ts';
import { money, nothing } from '../money/money.ts';
import { lineQuantity } from './line-quantity.ts';
import { orderChanges, type OrderTerms } from './order-changes.ts';

const line = fc.record({
  sku: fc.constantFrom('', 'GLV-1', 'BOT-2', 'HVJ-3'),
  title: fc.constant('An item'),
  quantity: fc.integer({ min: 0, max: 9 }).map(lineQuantity),
  isOpen: fc.boolean(),
  promisedOn: fc.constantFrom(null, day('2026-12-05'), day('2026-12-09')),
  promisedBefore: fc.constantFrom(null, day('2026-12-05'), day('2026-12-09')),
});
const terms: fc.Arbitrary<OrderTerms> = fc.record({
  cancelled: fc.boolean(),
  totalIncVat: fc.integer({ min: 0, max: 3 }).map((minor) => money(minor, 'GBP')),
  shipTo: fc.constantFrom('', 'leeds', 'york'),
  lines: fc.array(line, { maxLength: 5 }),
});
const unpromised = { promisedOn: null, promisedBefore: null };
const of = (...quantities: readonly [sku: string, quantity: number][]): OrderTerms => ({
  cancelled: false,
  totalIncVat: money(100, 'GBP'),
  shipTo: 'leeds',
  lines: quantities.map(([sku, quantity]) => ({
    sku,
    title: `Item ${sku}`,
    quantity: lineQuantity(quantity),
    isOpen: true,
    ...unpromised,
  })),
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
      const undated = { ...one, lines: one.lines.map((each) => ({ ...each, ...unpromised })) };
      const shuffled = { ...undated, lines: undated.lines.toReversed() };
      const parted = undated.lines.flatMap((each) => [each, { ...each, quantity: lineQuantity(0) }]);
      const notes = more.map((each) => ({ ...each, sku: '' }));
      expect(orderChanges(undated, shuffled)).toBeNull();
      expect(orderChanges(undated, { ...undated, lines: [...parted, ...notes] })).toBeNull();
    },
  );

  it('names what is left out, what was added, and of what there is more or less', () => {
    expect(orderChanges(of(['A', 2], ['B', 5], ['B', 1]), of(['B', 4], ['C', 1]))).toEqual({
      cancelled: false,
      reopened: false,
      items: [
        { sku: 'A', title: 'Item A', before: 2, now: 0 },
        { sku: 'B', title: 'Item B', before: 6, now: 4 },
        { sku: 'C', title: 'Item C', before: 0, now: 1 },
      ],
      promises: [],
      total: false,
      shipTo: false,
    });
  });

  const [fifth, ninth] = [day('2026-12-05'), day('2026-12-09')];
  const promised = (...lines: readonly [sku: string, promisedOn: Day | null, isOpen?: boolean][]): OrderTerms => ({
    ...of(),
    lines: lines.map(([sku, promisedOn, isOpen = true]) => ({
      sku,
      title: `Item ${sku}`,
      quantity: lineQuantity(2),
      isOpen,
      promisedOn,
      promisedBefore: null,
    })),
  });
  it('names what still comes on another day, or on none that is known any more', () => {
    const before = promised(['A', fifth], ['B', fifth], ['B', ninth], ['C', fifth], ['D', null], ['E', fifth]);
    const now = promised(['A', ninth], ['B', fifth], ['B', fifth], ['C', null], ['D', fifth], ['E', null, false]);
    expect(orderChanges(before, now)?.promises).toEqual([
      { sku: 'A', title: 'Item A', quantity: 2, before: fifth, now: ninth },
      { sku: 'B', title: 'Item B', quantity: 2, before: ninth, now: fifth },
      { sku: 'C', title: 'Item C', quantity: 2, before: fifth, now: null },
    ]);
  });

  it('names no day of a note, nor one that its line has at another place', () => {
    const before = promised(['A', fifth], ['', fifth], ['B', ninth]);
    expect(orderChanges(before, promised(['B', ninth], ['', ninth], ['A', fifth]))).toBeNull();
  });

  it('names a day that is given again after one was taken back', () => {
    const [before, now] = [promised(['A', null]), promised(['A', ninth])];
    const takenBack = { ...before, lines: before.lines.map((each) => ({ ...each, promisedBefore: fifth })) };
    expect(orderChanges(takenBack, now)?.promises).toMatchObject([{ sku: 'A', before: null, now: ninth }]);
    expect(orderChanges(before, now)).toBeNull();
  });

  it('names the second day of a line that was split', () => {
    const halves = promised(['A', fifth], ['A', ninth]);
    const one = promised(['A', fifth]);
    const whole = { ...one, lines: one.lines.map((each) => ({ ...each, quantity: lineQuantity(4) })) };
    expect(orderChanges(whole, halves)).toMatchObject({
      items: [],
      promises: [{ sku: 'A', quantity: 2, before: null, now: ninth }],
    });
  });

  test.prop([terms, terms])('is told of no promise of what was sent, nor of the first', (before, now) => {
    const sent = { ...now, lines: now.lines.map((each) => ({ ...each, isOpen: false })) };
    expect(orderChanges(before, sent)?.promises ?? []).toEqual([]);
    const none = { ...before, lines: before.lines.map((each) => ({ ...each, ...unpromised })) };
    expect(orderChanges(none, now)?.promises ?? []).toEqual([]);
  });

  it('is no other address where none is told', () => {
    expect(orderChanges(of(), { ...of(), shipTo: '' })).toBeNull();
    expect(orderChanges(of(), { ...of(), shipTo: 'york' })).toMatchObject({ shipTo: true });
  });

  it('is that it was cancelled, once', () => {
    const cancelled = { ...of(), cancelled: true };
    expect(orderChanges(of(['A', 2]), { ...cancelled, totalIncVat: nothing('GBP'), shipTo: 'york' })).toEqual({
      cancelled: true,
      reopened: false,
      items: [],
      promises: [],
      total: false,
      shipTo: false,
    });
    expect(orderChanges(cancelled, { ...cancelled, totalIncVat: nothing('GBP') })).toBeNull();
    expect(orderChanges(cancelled, of())).toMatchObject({ cancelled: false, reopened: true, items: [] });
  });
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../../testing/examples.ts';
import { days } from '../../testing/arbitraries/calendar.ts';
import { orders } from '../../testing/arbitraries/documents.ts';
import { day } from '../calendar/day.ts';
import { orderLineClass } from './lines.ts';
import { awaitedPromise, lineNames, nextPromise, promisedDays } from './promises.ts';

const promises = fc.record({ promisedOn: fc.option(days), promisedBefore: fc.option(days) });
const skus = fc.array(fc.constantFrom('A', 'B', '1 A', ''), { maxLength: 8 });

describe('what is promised for a line (specification §promised-dates)', () => {
  test.prop([fc.option(promises), fc.option(days)])(
    'is what was said last, however often it is said',
    (standing, on) => {
      const next = nextPromise(standing, on);
      expect(next.promisedOn).toBe(on);
      expect(nextPromise(next, on)).toEqual(next);
    },
  );

  test.prop([promises, days, days])('has before it the last day that was another', (standing, one, other) => {
    fc.pre(one !== other);
    expect(nextPromise(nextPromise(standing, one), other).promisedBefore).toBe(one);
    expect(nextPromise({ promisedOn: null, promisedBefore: null }, one).promisedBefore).toBeNull();
    const takenBack = nextPromise(nextPromise(standing, one), null);
    expect(takenBack).toEqual({ promisedOn: null, promisedBefore: one });
    expect(nextPromise(takenBack, other)).toEqual({ promisedOn: other, promisedBefore: one });
    expect(nextPromise(takenBack, one)).toEqual({ promisedOn: one, promisedBefore: null });
  });

  test.prop([skus, skus])('is of the same line again, whatever stands between', (one, others) => {
    const names = lineNames(one);
    expect(new Set(names).size).toBe(one.length);
    const apart = others.filter((sku) => !one.includes(sku));
    const between = one.flatMap((sku, index) => [...(index === 0 ? apart : []), sku]);
    const found = lineNames(between).filter((_, index) => one.includes(between[index] ?? ''));
    expect(found).toEqual(names);
  });

  it('is of a line by its item, and by which of the item’s lines it is', () => {
    expect(lineNames(['A', 'B', 'A', '', 'A'])).toEqual(['1 A', '1 B', '2 A', '1 ', '3 A']);
  });

  test.prop([orders])('is shown of what still comes alone, and spans it', (order) => {
    const shown = order.lines.filter((line) => awaitedPromise(order, line));
    for (const line of shown) expect(orderLineClass(line)).toBe('backorder');
    const days = promisedDays(order);
    const all = shown.flatMap(({ promisedOn }) => promisedOn ?? []).toSorted();
    expect(days).toEqual([...new Set([all[0], all.at(-1)])].filter((each) => each !== undefined));
    expect(promisedDays({ ...order, cancelled: true })).toEqual([]);
  });

  it('is nothing of a line that was sent, nor of a charge', () => {
    const promisedOn = day('2026-12-05');
    const of = (line: Parameters<typeof anOrderLine>[0]) =>
      awaitedPromise(anOrder(), anOrderLine({ promisedOn, quantityShipped: 0, ...line }));
    expect(of({})?.promisedOn).toBe(promisedOn);
    expect(of({ promisedOn: null, promisedBefore: promisedOn })).toBeNull();
    expect(of({ quantityShipped: 10 })).toBeNull();
    expect(of({ itemNo: 'POSTAGE' })).toBeNull();
    expect(of({ type: ' ' })).toBeNull();
  });
});

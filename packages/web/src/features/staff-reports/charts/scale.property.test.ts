import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { everyNth, placeOn, scaleOf } from './scale.ts';

const amounts = fc.array(
  fc.integer({ min: -1_000_000_00, max: 100_000_000_00 }).map((cents) => cents / 100),
  {
    maxLength: 60,
  },
);
const counts = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 60 });

test.prop([amounts, fc.integer({ min: 2, max: 8 })])('an axis holds zero and every value', (values, count) => {
  const { min, max } = scaleOf(values, count);
  for (const value of [0, ...values]) {
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  }
});

test.prop([amounts, fc.integer({ min: 2, max: 8 })])(
  'its ticks go from end to end in even steps, zero among them, and there are not many more than asked for',
  (values, count) => {
    const { min, max, ticks } = scaleOf(values, count);
    expect([ticks[0], ticks.at(-1)]).toEqual([min, max]);
    expect(ticks).toContain(0);
    const step = (max - min) / (ticks.length - 1);
    ticks.forEach((tick, index) => expect(tick).toBeCloseTo(min + index * step, 5));
    expect(ticks.length).toBeLessThanOrEqual(count + 3);
  },
);

test.prop([amounts, fc.integer({ min: 2, max: 8 })])('a step is 1, 2, 2.5 or 5 with noughts', (values, count) => {
  const [first = 0, second = 0] = scaleOf(values, count).ticks;
  expect(['1', '2', '25', '5']).toContain(
    String(Number((second - first).toPrecision(3))).replaceAll(/[.0]|e[+-]\d+/g, '') || '1',
  );
});

test.prop([counts, fc.integer({ min: 2, max: 8 })])('an axis of counts has only whole ones', (values, count) => {
  expect(scaleOf(values, count, true).ticks.every(Number.isInteger)).toBe(true);
});

test.prop([amounts])('the greater of two values stands higher, and none outside the chart', (values) => {
  const scale = scaleOf(values, 4);
  const places = values.toSorted((one, other) => one - other).map((value) => placeOn(scale, value));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
});

test.prop([fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 10, max: 120 })])(
  'the labels that are shown have room beside each other, and one more would not',
  (count, room, width) => {
    const nth = everyNth(count, room, width);
    expect((room / count) * nth).toBeGreaterThanOrEqual(width - 1e-9);
    if (nth > 1) expect((room / count) * (nth - 1)).toBeLessThan(width);
  },
);

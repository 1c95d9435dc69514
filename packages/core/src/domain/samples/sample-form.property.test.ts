import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { skuOf } from '../ordering/sku.ts';
import { day } from '../calendar/day.ts';
import { days } from '../../testing/arbitraries/calendar.ts';
import { mergeSampleLines, sampleFormProblems, type SampleDraft } from './sample-form.ts';
import { maxSampleLines, maxSampleQuantity } from './sample-order.ts';

const skus = fc.constantFrom(...['A', 'B', 'C', 'constructor'].map(skuOf));
const lines = fc.array(fc.record({ sku: skus, quantity: fc.integer({ min: -2, max: 60 }) }), { maxLength: 55 });
const text = fc.string({ maxLength: 120 });
const drafts: fc.Arbitrary<SampleDraft> = fc.record({
  customer: fc.option(fc.record({ no: fc.string(), isBlocked: fc.boolean() })),
  shipTo: fc.record({ name: text, address: text, address2: text, postCode: text }),
  lines,
  reason: fc.string({ maxLength: 600 }),
  followUpOn: fc.option(days),
});

const totalOf = (all: readonly { sku: string; quantity: number }[], sku: string): number =>
  all.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);

test.prop([lines])(
  'merged lines name each item once, in the order of their first lines, and keep its quantity',
  (all) => {
    const merged = mergeSampleLines(all);
    expect(merged.map(({ sku }) => sku)).toEqual([...new Set(all.map(({ sku }) => sku))]);
    for (const { sku, quantity } of merged) expect(quantity).toBe(totalOf(all, sku));
  },
);

test.prop([lines])('merging merged lines changes nothing', (all) => {
  expect(mergeSampleLines(mergeSampleLines(all))).toEqual(mergeSampleLines(all));
});

test.prop([lines])('lines without a problem come to 1 to 99 of each item', (all) => {
  const problems = sampleFormProblems(
    {
      customer: { no: 'C1', isBlocked: false },
      shipTo: { name: 'A', address: 'B', address2: '', postCode: 'C' },
      lines: all,
      reason: 'D',
      followUpOn: null,
    },
    day('2026-11-20'),
  );
  const fine =
    all.length >= 1 &&
    all.length <= maxSampleLines &&
    all.every(({ sku, quantity }) => quantity >= 1 && totalOf(all, sku) <= maxSampleQuantity);
  expect(problems.length === 0).toBe(fine);
});

test.prop([drafts, days])(
  'a field has one kind of problem in one place, and mending it mends nothing else',
  (draft, today) => {
    const problems = sampleFormProblems(draft, today);
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(problems.length);
    const mended = sampleFormProblems({ ...draft, reason: 'A reason', followUpOn: today }, today);
    expect(mended).toEqual(problems.filter(({ field }) => field !== 'reason' && field !== 'followUpOn'));
  },
);

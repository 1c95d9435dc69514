import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { skuOf } from '../ordering/sku.ts';
import { addItem, findLine, setQuantity, withLineRestored, withoutLine } from './sample-entry.ts';
import type { SampleLine } from './sample-entry.ts';
import { maxSampleLines, maxSampleQuantity } from './sample-order.ts';

const items = fc
  .integer({ min: 0, max: 59 })
  .map((n) => ({ sku: skuOf(`SKU-${n}`), title: `Item ${n}`, brand: '', thumbnail: null, slug: '' }));
const amounts = fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double());

type Step = (lines: readonly SampleLine[]) => readonly SampleLine[];
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(items, amounts).map(
      ([item, n]): Step =>
        (lines) =>
          addItem(lines, item, n),
    ),
  },
  fc.tuple(items, amounts).map(
    ([{ sku }, n]): Step =>
      (lines) =>
        setQuantity(lines, skuOf(sku), n),
  ),
  items.map(
    ({ sku }): Step =>
      (lines) =>
        withoutLine(lines, skuOf(sku)),
  ),
);
const forms = fc
  .array(steps, { maxLength: 120 })
  .map((all) => all.reduce<readonly SampleLine[]>((lines, step) => step(lines), []));

test.prop([forms])('whatever is done, each item stands once and every quantity can be sent', (lines) => {
  const skus = lines.map(({ item }) => item.sku);
  expect(new Set(skus).size).toBe(skus.length);
  expect(lines.length).toBeLessThanOrEqual(maxSampleLines);
  for (const { quantity } of lines) {
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
    expect(quantity).toBeLessThanOrEqual(maxSampleQuantity);
  }
});

test.prop([forms, items])('an item that is there already becomes more, in its place', (lines, item) => {
  const before = findLine(lines, skuOf(item.sku));
  const after = findLine(addItem(lines, item), skuOf(item.sku));
  if (before)
    expect(after).toEqual({
      index: before.index,
      line: { ...before.line, quantity: Math.min(before.line.quantity + 1, maxSampleQuantity) },
    });
  else if (lines.length < maxSampleLines) expect(after).toEqual({ index: lines.length, line: { item, quantity: 1 } });
  else expect(after).toBeNull();
});

test.prop([forms, fc.nat()])('undo restores exactly what was removed', (lines, at) => {
  const line = lines[at % Math.max(lines.length, 1)];
  const removed = line && findLine(lines, line.item.sku);
  if (!removed) return;
  const left = withoutLine(lines, removed.line.item.sku);
  expect(left).toHaveLength(lines.length - 1);
  expect(withLineRestored(left, removed)).toEqual(lines);
  expect(withLineRestored(lines, removed)).toBe(lines);
});

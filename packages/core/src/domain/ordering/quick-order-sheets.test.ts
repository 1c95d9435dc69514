import { expect, test } from 'vitest';

import { likeliestSheet, type Sheet } from './quick-order-sheets.ts';

const sheetOf = (name: string, ...lines: (readonly [sku: string, quantity: string])[]): Sheet => ({
  name,
  list: { lines: lines.map(([sku, quantity]) => ({ sku, quantity })), heading: null },
});

test.each([
  ['has no digit in its number', ['GLOVES', '3']],
  ['is a sentence', ['Please send these 2 soon', '3']],
  ['has no quantity', ['GLV-1', 'some']],
  ['has a number that is none', [`GLV-${'1'.repeat(300)}`, '3']],
  ['has none', ['', '3']],
] as const)('a line that %s is none of an order', (_, line) => {
  expect(likeliestSheet([sheetOf('Other', line), sheetOf('Order', ['GLV 1 L B', '3'])])).toBe(1);
});

test('of several sheets alike, and of none that is an order, the first is taken', () => {
  const order = sheetOf('Order', ['GLV-1', '3'], ['GLV-2', '4']);
  expect(likeliestSheet([order, sheetOf('Same', ['A-1', '1'], ['B-1', '1'])])).toBe(0);
  expect(likeliestSheet([sheetOf('One', ['words', '']), sheetOf('Two', ['more words', ''])])).toBe(0);
});

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { likeliestSheet } from './quick-order-sheets.ts';
import type { Sheet } from './quick-order-sheets.ts';

const sheetOf = (lines: Sheet['list']['lines']): Sheet => ({ name: '', list: { lines, heading: null } });
const notes = fc
  .array(fc.record({ sku: fc.constantFrom('Dear team,', 'please send it to', 'Depot 4'), quantity: fc.constant('') }))
  .map(sheetOf);
const orders = fc
  .array(
    fc.record({
      sku: fc.stringMatching(/^[A-Z]{3}-\d{4}$/),
      quantity: fc.integer({ min: 1, max: 999 }).map(String),
    }),
    { minLength: 1 },
  )
  .map(sheetOf);

test.prop([fc.array(notes), orders, fc.array(notes)])(
  'the sheet with SKUs is found among notes',
  (before, order, after) => {
    expect(likeliestSheet([...before, order, ...after])).toBe(before.length);
  },
);

test.prop([fc.array(fc.oneof(notes, orders), { minLength: 1 })])(
  'it always is one of them, the first where all are alike',
  (sheets) => {
    expect(sheets[likeliestSheet(sheets)]).toBeDefined();
    expect(likeliestSheet(sheets.map(() => sheets[0] ?? sheetOf([])))).toBe(0);
  },
);

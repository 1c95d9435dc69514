import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { moved } from './moved.ts';

const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
const steps = fc.constantFrom(-1, 1);

test.prop([lists, fc.nat(), steps])('a move changes places only: nothing is lost or doubled', (items, at, by) => {
  const after = moved(items, at % items.length, by);
  expect(after.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
});

test.prop([lists, fc.nat(), steps])(
  'a move and its opposite lead back, but at the ends, where it stays',
  (items, at, by) => {
    const index = at % items.length;
    const after = moved(items, index, by);
    const isEnd = index + by < 0 || index + by >= items.length;
    expect(isEnd ? after : moved(after, index + by, -by)).toEqual(items);
    if (!isEnd) expect(after[index + by]).toBe(items[index]);
  },
);

test.prop([lists, fc.array(fc.tuple(fc.nat(12), fc.integer({ min: -12, max: 12 })))])(
  'any number of moves over any distance leaves the same set',
  (items, moves) => {
    const after = moves.reduce<readonly number[]>((list, [index, by]) => moved(list, index, by), items);
    expect(after.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
  },
);

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { orders } from '../../testing/arbitraries/documents.ts';
import { shipToLines, shownValue } from './document.ts';

test.prop([orders])('where an order goes has no line that is empty, and each part that is written', ({ shipTo }) => {
  const lines = shipToLines(shipTo);
  expect(lines.filter((line) => line.trim() === '')).toEqual([]);
  const written = Object.values(shipTo).filter((part) => part.trim() !== '');
  for (const part of written) expect(lines.some((line) => line.includes(part))).toBe(true);
});

test.prop([fc.option(fc.string()), fc.string({ minLength: 1 })])(
  'a value is shown without spaces around it, and words stand for one that is empty',
  (value, missing) => {
    const shown = shownValue(value, missing);
    expect(shown).toBe((value ?? '').trim() === '' ? missing : value?.trim());
  },
);

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { skuOf } from './sku.ts';
import { lettersOf, maxNear, nearEdits, nearestNumbers } from './item-numbers.ts';

/** Edits between two words, straight from what an edit is. */
const editsBetween = (one: string, other: string): number => {
  if (one === '' || other === '') return Math.max(one.length, other.length);
  const [a, b] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return editsBetween(a, b);
  return 1 + Math.min(editsBetween(a, b), editsBetween(one, b), editsBetween(a, other));
};

// Of few letters, so that many are near to each other.
const numbers = fc.stringMatching(/^[AB]{1,2}-?[12]{1,3}$/);
const ranges = fc.uniqueArray(numbers.map(skuOf), { maxLength: 12 });

test.prop([ranges, numbers])(
  'the nearest are those with the fewest edits, and none of more than two',
  (skus, asked) => {
    const edits = (sku: string): number => editsBetween(lettersOf(asked), lettersOf(sku));
    const near = nearestNumbers(skus)(asked);
    const all = skus.map(edits).filter((count) => count <= nearEdits);
    expect(near.map(edits)).toEqual(all.toSorted((a, b) => a - b).slice(0, maxNear));
    expect(new Set(near).size).toBe(near.length);
  },
);

test.prop([ranges, fc.string({ maxLength: 60 })])(
  'whatever is asked for, what is near is of the range',
  (skus, asked) => {
    for (const sku of nearestNumbers(skus)(asked)) expect(skus).toContain(sku);
  },
);

test.prop([
  fc.stringMatching(/^[A-Za-z0-9ÖÄß\u1e9eŁΣЖ]{1,12}$/),
  fc.array(fc.constantFrom('-', ' ', '/', '.', '_', '\u00a0', '\u2013')),
])('case and separators make no other number', (sku, separators) => {
  const written = [...sku].map((letter, index) => `${letter}${separators[index] ?? ''}`).join('');
  expect(lettersOf(written.toLowerCase())).toBe(lettersOf(sku));
});

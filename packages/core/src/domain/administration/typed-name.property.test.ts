import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTyped } from './typed-name.ts';

const names = fc.string({ minLength: 1 }).filter((name) => name.trim() !== '');

test('a name is typed by itself, in small letters and with blanks around it', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect([name, ` ${name}\n`, name.toLowerCase()].every((typed) => isTyped(typed, name))).toBe(true);
    }),
  );
});

test('nothing, a part of it and more than it are not the name', () => {
  fc.assert(
    fc.property(names, (name) => {
      const whole = name.trim();
      expect(['', ' ', whole.slice(1), `${whole}x`].some((typed) => isTyped(typed, name))).toBe(false);
    }),
  );
});

test('blanks round the name itself, and its capitals, need not be typed', () => {
  expect(['northgate', 'NORTHGATE', '\tNorthgate '].every((typed) => isTyped(typed, ' Northgate\n'))).toBe(true);
  expect(isTyped('North gate', 'Northgate')).toBe(false);
});

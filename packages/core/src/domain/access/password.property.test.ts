import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { isLongEnough, minPasswordLength, shortPassword } from './password.ts';

test.prop([fc.array(fc.constantFrom('a', 'ß', '🧤', ' '), { maxLength: 12 })])(
  'a password has at least eight characters, however many units each of them takes',
  (characters) => {
    expect(minPasswordLength).toBe(8);
    expect(isLongEnough(characters.join(''))).toBe(characters.length >= 8);
  },
);

test('a shorter one has a message of its own', () => {
  expect(shortPassword.code).toBe('short_password');
});

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { hasStrayBraces } from './stray-braces.ts';

const plain = fc.string().filter((text) => !/[{}]/.test(text));
const names = fc.stringMatching(/^[a-z]{1,8}$/);
const places = fc.oneof(
  names.map((name) => `{${name}}`),
  fc.tuple(names, plain, plain).map(([name, one, other]) => `{${name}, plural, one {${one}} other {${other}}}`),
);
const messages = fc.array(fc.oneof(plain, places)).map((parts) => parts.join(''));

test.prop([messages])('what is made of texts, values and plurals has no stray brace', (message) => {
  expect(hasStrayBraces(message)).toBe(false);
});

test.prop([messages, fc.constantFrom('{', '}'), messages])('one brace more is told', (before, brace, after) => {
  expect(hasStrayBraces(`${before}${brace}${after}`)).toBe(true);
});

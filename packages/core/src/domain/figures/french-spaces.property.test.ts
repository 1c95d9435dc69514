import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

const texts = fc
  .array(fc.constantFrom(' ', ':', ';', '?', '!', '«', '»', 'a', '\u00A0'))
  .map((signs) => signs.join(''));

test.prop([texts])('spaces alone change, once, and none that may break is left where French has none', (text) => {
  const french = frenchSpaces(text);
  expect(french.replaceAll('\u00A0', ' ')).toBe(text.replaceAll('\u00A0', ' '));
  expect(frenchSpaces(french)).toBe(french);
  expect(french).not.toMatch(/ [:;?!»]|« /);
});

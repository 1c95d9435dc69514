import { expect, test } from 'vitest';

import { isForAnother } from './link-owner.ts';

const user = { email: 'Priya@northgate.example' };

test.each([
  ['sam@northgate.example', true],
  [' PRIYA@northgate.example ', false],
  ['', false],
  ['  ', false],
  [undefined, false],
])('a link mailed to %j is for somebody else: %s', (linkFor, expected) => {
  expect(isForAnother(linkFor, user)).toBe(expected);
});

test('an address with ß is another one than that with ss', () => {
  expect(isForAnother('straße@northgate.example', { email: 'strasse@northgate.example' })).toBe(true);
});

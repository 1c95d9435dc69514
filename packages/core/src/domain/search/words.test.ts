import { expect, test } from 'vitest';

import { holdsEveryWord, markWords } from './words.ts';

test('every word must occur, in any order and inside other words', () => {
  expect(holdsEveryWord('Where is my parcel?', 'parc WHERE')).toBe(true);
  expect(holdsEveryWord('Where is my parcel?', 'parcel invoice')).toBe(false);
});

test.each([
  ['Straße', 'strasse', [['Straße', true]]],
  [
    'Été livré',
    'livre',
    [
      ['Été ', false],
      ['livré', true],
    ],
  ],
  ['Łódź', 'lodz', [['Łódź', true]]],
  [
    'an invoice',
    'voice',
    [
      ['an in', false],
      ['voice', true],
    ],
  ],
  ['plain', 'other', [['plain', false]]],
])('in “%s” the words of “%s” are marked', (text, query, parts) => {
  expect(markWords(text, query).map((part) => [part.text, part.marked])).toEqual(parts);
});

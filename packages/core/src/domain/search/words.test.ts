import { expect, test } from 'vitest';

import { holdsEveryWord, markWords, markWordStarts } from './words.ts';

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
  [
    'an invoice',
    'inv',
    [
      ['an ', false],
      ['inv', true],
      ['oice', false],
    ],
  ],
  [
    'ana',
    'a',
    [
      ['a', true],
      ['n', false],
      ['a', true],
    ],
  ],
  // An accent that is a letter of its own is marked with the one it stands on, and not without one.
  [
    'livre\u0301s',
    'livre',
    [
      ['livre\u0301', true],
      ['s', false],
    ],
  ],
  [
    '\u0301le',
    'le',
    [
      ['\u0301', false],
      ['le', true],
    ],
  ],
])('in “%s” the words of “%s” are marked', (text, query, parts) => {
  expect(markWords(text, query).map((part) => [part.text, part.marked])).toEqual(parts);
});

const plain = (text: string) => [{ text, marked: false }];
/** Parts as a reader sees them: what is marked in brackets. */
const shown = (parts: ReturnType<typeof markWordStarts>): string =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['Northgate Site Supplies', 'nor si', '[Nor]thgate [Si]te Supplies'],
  ['Northgate Site Supplies', 'gate', 'Northgate Site Supplies'],
  ['O’Brien & Söhne', 'sohne obr br', '[O]’[Br]ien & [Söhne]'],
  ['LS1 4AB', '4a', 'LS1 [4A]B'],
  ['Northgate Site Supplies', 'ns', '[N]orthgate [S]ite Supplies'],
  ['Northgate Site Supplies', 'ss', 'Northgate Site Supplies'],
  ['Nsk Site', 'ns', '[Ns]k Site'],
  ['C10482', '104', 'C[104]82'],
  ['LS1 4AB', 'ls14a', '[LS1] [4A]B'],
  ['LS1 4AB', 'ls14abc', 'LS1 4AB'],
  ['L S1 1', 'ls1', '[L] [S1] 1'],
  ['North Site Nsk', 'ns', 'North Site [Ns]k'],
  ['-Nsk Site Supplies', 'x', '-Nsk Site Supplies'],
])('in “%s” “%s” marks the beginnings of words, or their first letters: %s', (text, query, expected) => {
  expect(shown(markWordStarts(plain(text), query))).toBe(expected);
});

test('what is marked already stays so', () => {
  const parts = [
    { text: 'Nort', marked: true },
    { text: 'hgate Site', marked: false },
  ];
  expect(shown(markWordStarts(parts, 'si zz'))).toBe('[Nort]hgate [Si]te');
});

import { describe, expect, test } from 'vitest';

import {
  highlightMarkers,
  highlightParts,
  minimumTermLength,
  panelHideDelay,
  searchTerm,
  withMarkers,
} from './search-term.ts';

test('search needs a minimum of 2 characters (specification §search-terms)', () => {
  expect(minimumTermLength).toBe(2);
});

test.each(['', 'S', ' S ', '   ', '\u{1F9E4}'])(
  '1 character or fewer clears results: %j (specification §search-terms)',
  (text) => {
    expect(searchTerm(text)).toBeNull();
  },
);

test.each([
  ['SO', 'SO'],
  [' SO-204918 ', 'SO-204918'],
  ['a b', 'a b'],
])('2 or more trigger a search: %j (specification §search-terms)', (text, term) => {
  expect(searchTerm(text)).toBe(term);
});

describe('of a long text', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

  test('the first 512 characters are searched for, without a blank at their end', () => {
    expect(searchTerm('x'.repeat(513))).toBe('x'.repeat(512));
    expect(searchTerm(`${'x'.repeat(511)} y`)).toBe('x'.repeat(511));
  });

  test.each([
    [words(20), words(20)],
    [words(21), words(20)],
    [`${words(19)} (l’eau)`, `${words(19)} (l`],
    [`- ${words(20)}; w21`, `- ${words(20)}`],
  ])('the first 20 words are searched for, of “%s” “%s”', (text, term) => {
    expect(searchTerm(text)).toBe(term);
  });
});

test('the results panel hide delay is 200 ms (specification §search-panel)', () => {
  expect(panelHideDelay).toBe(200);
});

describe('a text with highlights (decisions §nothing-as-html)', () => {
  const { start, end } = highlightMarkers;

  test('is taken apart at its markers', () => {
    expect(highlightParts(`PO ${start}882${end}13 ${start}Leeds${end}`)).toEqual([
      { text: 'PO ', marked: false },
      { text: '882', marked: true },
      { text: '13 ', marked: false },
      { text: 'Leeds', marked: true },
    ]);
  });

  test('that has no marker is one part, and none when it is empty', () => {
    expect(highlightParts('SO-1')).toEqual([{ text: 'SO-1', marked: false }]);
    expect(highlightParts('')).toEqual([]);
  });

  test('is marked to its end when a marker has no partner', () => {
    expect(highlightParts(`SO-${start}1`).at(-1)).toEqual({ text: '1', marked: true });
    expect(highlightParts(`SO${end}-1`)).toEqual([{ text: 'SO-1', marked: false }]);
  });

  test('is put together again with them', () => {
    const text = `PO ${start}882${end}13 ${start}Leeds${end}`;
    expect(withMarkers(highlightParts(text))).toBe(text);
  });

  test('ends a part with the first of its markers, and shows no other', () => {
    expect(highlightParts(`a${start}b${end}c${end}d`)).toEqual([
      { text: 'a', marked: false },
      { text: 'b', marked: true },
      { text: 'cd', marked: false },
    ]);
  });
});

import { describe, expect, test } from 'vitest';

import { highlightMarkers, highlightParts, minimumTermLength, panelHideDelay, searchTerm } from './search-term.ts';

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
});

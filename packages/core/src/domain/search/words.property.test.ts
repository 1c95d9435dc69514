import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { highlightParts, withMarkers } from './search-term.ts';
import { holdsEveryWord, markWords, markWordStarts } from './words.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.constantFrom('Straße', 'LIEFERUNG', 'livré', 'Łódź', 'an', ' '), { maxLength: 6 })
    .map((words) => words.join('')),
);

test.prop([texts, texts])('the parts of a text put together are the text', (text, query) => {
  expect(
    markWords(text, query)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.prop([texts, texts])('neighbouring parts differ: every stretch is one part', (text, query) => {
  const parts = markWords(text, query);
  expect(parts.every((part, index) => part.marked !== parts[index + 1]?.marked)).toBe(true);
});

test.prop([texts, fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 })])(
  'a text holds every word of its own, whatever stands before and after it',
  (text, before, after) => {
    expect(holdsEveryWord(`${before} ${text} ${after}`, text)).toBe(true);
  },
);

test.prop([texts])('case and accents do not matter', (text) => {
  expect(holdsEveryWord(text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase(), text)).toBe(true);
});

test.prop([texts])('an empty query marks nothing and is held by every text', (text) => {
  expect(holdsEveryWord(text, '  ')).toBe(true);
  expect(markWords(text, '  ').some((part) => part.marked)).toBe(false);
});

test.prop([texts, texts, texts])(
  'marking beginnings of words adds marks and takes none away',
  (text, first, second) => {
    const lettersOf = (parts: ReturnType<typeof markWords>) =>
      parts.flatMap((part) => [...part.text].map((letter) => ({ letter, marked: part.marked })));
    const before = markWords(text, first);
    const after = markWordStarts(before, second);
    expect(after.map((part) => part.text).join('')).toBe(text);
    expect(lettersOf(before).every(({ marked }, index) => !marked || lettersOf(after)[index]?.marked)).toBe(true);
  },
);

test.prop([texts.filter((text) => !/[\uE000\uE001]/.test(text)), texts])(
  'parts put together with markers are taken apart the same',
  (text, query) => {
    const parts = markWords(text, query);
    expect(highlightParts(withMarkers(parts))).toEqual(parts);
  },
);

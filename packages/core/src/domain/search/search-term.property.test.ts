import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { highlightMarkers, highlightParts, searchTerm } from './search-term.ts';

const { start, end } = highlightMarkers;
const plain = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\uE000\uE001]/g, ''));
const marked = fc
  .array(fc.oneof(plain, fc.constantFrom(start, end)), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

test.prop([marked])('highlight parts joined are the text without markers', (text) => {
  const joined = highlightParts(text).map((part) => part.text);
  expect(joined.join('')).toBe(text.replaceAll(/[\uE000\uE001]/g, ''));
});

test.prop([fc.array(fc.record({ text: plain, marked: fc.boolean() }), { maxLength: 8 })])(
  'just the texts that were put between markers are marked',
  (parts) => {
    const text = parts.map((part) => (part.marked ? `${start}${part.text}${end}` : part.text)).join('');
    const marks = (of: readonly { text: string; marked: boolean }[]): string[] =>
      of.filter((part) => part.marked && part.text !== '').map((part) => part.text);
    expect(marks(highlightParts(text))).toEqual(marks(parts));
  },
);

test.prop([
  fc.oneof(
    fc.string({ maxLength: 2000 }),
    fc.array(fc.string({ minLength: 1, maxLength: 9 })).map((all) => all.join(' ')),
  ),
])(
  'a term is the beginning of its text, of 512 characters and 20 words at most, and all of one that is shorter',
  (text) => {
    const term = searchTerm(text) ?? '';
    expect(text.trim().startsWith(term)).toBe(true);
    expect(term.length).toBeLessThanOrEqual(512);
    expect(term.match(/[\p{L}\p{N}]+/gu)?.length ?? 0).toBeLessThanOrEqual(20);
    if (text.trim().length <= 19 && term !== '') expect(term).toBe(text.trim());
  },
);

test.prop([marked])('no part is empty', (text) => {
  expect(highlightParts(text).filter((part) => part.text === '')).toEqual([]);
});

test.prop([fc.string(), fc.stringMatching(/^\s*$/), fc.stringMatching(/^\s*$/)])(
  'spaces round a text do not change what is searched for',
  (text, before, after) => {
    expect(searchTerm(`${before}${text}${after}`)).toBe(searchTerm(text));
  },
);

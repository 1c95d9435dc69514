import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { nearWords } from './near-words.ts';

const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1, maxLength: 30 });
const wordAndPlace = words.chain((known) =>
  fc.record({ known: fc.constant(known), at: fc.nat({ max: known.length - 1 }), place: fc.nat({ max: 11 }) }),
);

test.prop([words, fc.nat({ max: 29 }), fc.nat({ max: 11 })])(
  'what stands in a known word is taken as it is',
  (known, at, end) => {
    const typed = known[at % known.length]?.slice(0, 1 + end) ?? '';
    expect(nearWords(typed, known)).toEqual([typed]);
  },
);

test.prop([wordAndPlace, fc.constantFrom('left-out', 'doubled', 'swapped')])(
  'a long word with one mistake stands for that word, or for one as near',
  ({ known, at, place }, mistake) => {
    const word = known[at] ?? '';
    fc.pre(word.length >= 5);
    const here = place % (word.length - 1);
    const letters = [...word];
    if (mistake === 'left-out') letters.splice(here, 1);
    else if (mistake === 'doubled') letters.splice(here, 0, word[here] ?? '');
    else letters.splice(here, 2, word[here + 1] ?? '', word[here] ?? '');
    const typed = letters.join('');
    const near = nearWords(typed, known);
    if (known.some((each) => each.includes(typed))) expect(near).toEqual([typed]);
    else expect(near).toContain(word);
  },
);

test.prop([fc.string({ maxLength: 15 }), words])('a word always stands for something', (typed, known) => {
  const near = nearWords(typed, known);
  expect(near.length).toBeGreaterThan(0);
  for (const each of near) expect(each === typed || known.includes(each)).toBe(true);
});

test('“jaket” is a jacket, “gloev” a glove; numbers and short words are left alone', () => {
  const known = ['jacket', 'glove', 'goggle', 'gel'];
  expect(nearWords('jaket', known)).toEqual(['jacket']);
  expect(nearWords('gloev', known)).toEqual(['glove']);
  expect(nearWords('jake', known)).toEqual(['jacket']);
  expect(nearWords('gol', known)).toEqual(['gol']);
  expect(nearWords('8842', known)).toEqual(['8842']);
});

test('two mistakes are one too many below eight letters, and no word stands for one that ends alike', () => {
  const known = ['glove', 'superglove', 'waterproof'];
  for (const typed of ['glxxe', 'glvxe', 'glxoe', 'xloev', 'awtrepr', 'pergloev'])
    expect(nearWords(typed, known)).toEqual([typed]);
  expect(nearWords('glxve', known)).toEqual(['glove']);
  expect(nearWords('watrepor', known)).toEqual(['waterproof']);
});

test('all words that are as near as the nearest are meant, and none that is further', () => {
  expect(nearWords('waterprof', ['waterproof', 'waterproofs', 'waterprint'])).toEqual(['waterproof', 'waterproofs']);
});

test('what has a digit or a mark in it is no word, and stands for itself', () => {
  for (const typed of ['1glove', 'glove1', 'glo1ve', 'glo-ve', ''])
    expect(nearWords(typed, ['glove'])).toEqual([typed]);
});

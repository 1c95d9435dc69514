import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { markEnd, markStart, splitMarks } from './split-marks.ts';

const plain = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\uE000\uE001]/g, ''));
const noisy = fc.array(fc.oneof(plain, fc.constantFrom(markStart, markEnd))).map((parts) => parts.join(''));
const textOf = (text: string): string =>
  splitMarks(text)
    .map((part) => part.text)
    .join('');

test.prop([noisy])('nothing of a text is lost but its markers, however they stand', (text) => {
  expect(textOf(text)).toBe(text.replaceAll(/[\uE000\uE001]/g, ''));
});

test.prop([plain, plain.filter((text) => text !== ''), plain])(
  'what stands between two markers is marked',
  (before, found, after) => {
    const parts = splitMarks(`${before}${markStart}${found}${markEnd}${after}`);
    expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual([found]);
  },
);

test.prop([plain])('a text without markers is one unmarked part, or none when empty', (text) => {
  expect(splitMarks(text)).toEqual(text === '' ? [] : [{ text, marked: false }]);
});

import { expect, test } from 'vitest';
import { isSeen } from './seen.ts';

test.each(['', ' ', '\u00A0', '\u200B \u2060', '\u00AD', '\u3164', '\u2800', '\u115F\uFFA0', '\uFE0F'])(
  'nothing can be read in %j',
  (text) => {
    expect(isSeen(text)).toBe(false);
  },
);

test.each(['a', '\u200B1', '-', 'é', '手', 'e\u0301', '👷\u200D♀️'])('something can be read in %j', (text) => {
  expect(isSeen(text)).toBe(true);
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';

import { edits, nextRow } from './edits.ts';

/** Few different letters, so that texts share some. */
const texts = fc.stringMatching(/^[abc]{0,8}$/);

describe('the edits between two texts', () => {
  example.each([
    ['kitten', 'sitting', 3],
    ['MEILI_URL', 'MEILI_URI', 1],
    ['url', 'curl', 1],
    ['colour', 'color', 1],
    ['form', 'from', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'xyz', 3],
    ['', '', 0],
  ])('of “%s” and “%s” are %d', (one, other, count) => {
    expect(edits(one, other)).toBe(count);
  });

  test.prop([texts, texts])('are none just where both are the same, and as many the other way round', (one, other) => {
    expect(edits(one, other) === 0).toBe(one === other);
    expect(edits(one, other)).toBe(edits(other, one));
  });

  test.prop([texts, texts, texts])('are no more than those by way of a third text', (one, other, third) => {
    expect(edits(one, other)).toBeLessThanOrEqual(edits(one, third) + edits(third, other));
  });

  test.prop([texts, texts, texts, texts])('are not in what both begin or end with', (start, one, other, end) => {
    expect(edits(start + one + end, start + other + end)).toBe(edits(one, other));
  });

  test.prop([texts, texts])('are the letters that one has more, where it holds the other', (held, more) => {
    expect(edits(held, more + held)).toBe(more.length);
  });
});

test.prop([texts, texts, texts])(
  'a row says how far each beginning of a text is from the letters so far',
  (asked, way, letter) => {
    const beginnings = Array.from({ length: asked.length + 1 }, (_, length) => asked.slice(0, length));
    const row = beginnings.map((beginning) => edits(way, beginning));
    const next = `${letter}d`.charAt(0);
    expect(nextRow(row, asked, next)).toEqual(beginnings.map((beginning) => edits(way + next, beginning)));
  },
);

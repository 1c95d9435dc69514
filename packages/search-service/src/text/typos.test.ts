import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { allowedTypos, typosBetween } from './typos.ts';

describe('allowedTypos', () => {
  it.each([
    ['abcd', 0],
    ['abcde', 1],
    ['abcdefgh', 1],
    ['abcdefghi', 2],
    ['123456', 1],
  ])('allows by length: below 5 none, 5 to 8 one, 9 and more two (%s)', (word, expected) => {
    expect(allowedTypos(word, defaultSettings.typoTolerance)).toBe(expected);
  });

  it('allows none where typo tolerance is off for the word, for numbers or altogether', () => {
    const tolerance = defaultSettings.typoTolerance;
    expect(allowedTypos('123456', { ...tolerance, disableOnNumbers: true })).toBe(0);
    expect(allowedTypos('so123456', { ...tolerance, disableOnNumbers: true })).toBe(1);
    expect(allowedTypos('hammer', { ...tolerance, disableOnWords: ['hammer'] })).toBe(0);
    expect(allowedTypos('hammer', { ...tolerance, enabled: false })).toBe(0);
  });
});

describe('typosBetween', () => {
  it.each([
    ['hammer', 'hammer', 0],
    ['hammer', 'hamer', 1],
    ['hammer', 'hmamer', 1],
    ['hammer', 'hummer', 1],
    ['hammer', 'hxmmxr', 2],
    ['hammer', 'xammer', 2],
    ['hammer', 'xxmmer', undefined],
    ['hammer', 'hammers', 1],
  ])('counts from %s to %s, a swap as 1, a wrong first letter as 2', (query, word, expected) => {
    expect(typosBetween(query, word, false, 2)).toBe(expected);
  });

  it('does not forgive the first letter where one typo is allowed', () => {
    expect(typosBetween('hammer', 'xammer', false, 1)).toBeUndefined();
  });

  it('measures a beginning against the nearest beginning of the word', () => {
    expect(typosBetween('hamm', 'hammerhead', true, 0)).toBe(0);
    expect(typosBetween('hamme', 'humme-and-more', true, 1)).toBe(1);
  });
});

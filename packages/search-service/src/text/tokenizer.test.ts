import { describe, expect, it } from 'vitest';
import { sourceLength, tokenise } from './tokenizer.ts';

const words = (text: string): string[] => tokenise(text).map((token) => token.word);

describe('tokenise', () => {
  it.each([
    ['SO-123456', ['so', '123456']],
    ['S10 4EE', ['s10', '4ee']],
    ['PO_77/A', ['po', '77', 'a']],
    ["O'Brien + Sons", ['o', 'brien', 'sons']],
    ['12.50', ['12', '50']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['ﬁne №5', ['fine', 'no5']],
    ['a=b<c', ['a', 'b', 'c']],
    ['', []],
    [' -- ', []],
  ])('splits %j on separators, never between letters and digits', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('counts 1 for soft separators and 8 for hard ones', () => {
    const positions = (text: string): number[] => tokenise(text).map((token) => token.position);
    expect(positions('a b-c')).toEqual([0, 1, 2]);
    expect(positions('a. b, c! d? e; f')).toEqual([0, 8, 16, 24, 32, 40]);
    expect(positions('1.5')).toEqual([0, 1]);
  });

  it('measures how much of the source a typed beginning takes, accents included', () => {
    expect(sourceLength('Crème', 3)).toBe(3);
    expect(sourceLength('Cre\u0300me', 3)).toBe(4);
    expect(sourceLength('ﬁne', 1)).toBe(1);
  });
});

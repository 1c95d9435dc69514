/** One word of a text. */
export interface Token {
  /** The word as it is compared: lowercase, decomposed, without accents. */
  readonly word: string;
  /** Where it stands in the source text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Distance to the first word: soft separators count 1, hard ones 8 (search protocol §tokens). */
  readonly position: number;
}

const WORD = /[^\p{P}\p{Z}\p{C}\p{Sm}\p{Sc}\p{Sk}\s]+/gu;
const HARD_SEPARATOR = /[.,]\s|[!?;\u3002\uff01\uff1f\uff1b]/u;
export const HARD_DISTANCE = 8;

/** Most words: what else is done to a word leaves them as they are. */
const ASCII = /^[!-~]*$/;

/** A word in the form in which words are compared. */
export const normalise = (word: string): string =>
  ASCII.test(word)
    ? word.toLowerCase()
    : word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('œ', 'oe');

/** The words of a text. Letters and digits stay together: `SO-123456` is so, 123456 and `S10 4EE` is s10, 4ee. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = normalise(match[0]);
    if (word === '') continue;
    if (tokens.length > 0) position += HARD_SEPARATOR.test(text.slice(end, match.index)) ? HARD_DISTANCE : 1;
    end = match.index + match[0].length;
    tokens.push({ word, start: match.index, end, position });
  }
  return tokens;
}

/** How many UTF-16 units of the source word the first `length` units of its normal form take, its accents included. */
export function sourceLength(source: string, length: number): number {
  let taken = 0;
  let normal = 0;
  for (const character of source) {
    const size = normalise(character).length;
    if (normal >= length && size > 0) break;
    normal += size;
    taken += character.length;
  }
  return taken;
}

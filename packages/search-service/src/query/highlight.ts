import type { Settings } from '../settings.ts';
import { sourceLength, tokenise } from '../text/tokenizer.ts';
import type { Token } from '../text/tokenizer.ts';
import { allowedTypos, typosBetween } from '../text/typos.ts';
import type { Term } from './parse-query.ts';

/** A matched part of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the matched parts of a text, in order and without overlap. */
export type Highlighter = (text: string) => Span[];

/** How many words are joined at most. */
const MOST_JOINED = 3;

/**
 * Marks what a query matches (search protocol §formatted-hits): each word by itself, of the last word only what was
 * typed, a quoted phrase and a word that stands as two as one run.
 */
export function makeHighlighter(terms: readonly Term[], settings: Settings): Highlighter {
  const words = [...searchedWords(terms)];
  const phrases = terms.flatMap((term) => (term.kind === 'phrase' ? [term.words] : []));
  if (terms.length === 0) return () => [];
  return (text) => {
    const tokens = tokenise(text);
    const spans: Span[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const phrase = phrases.find((run) => run.every((word, step) => tokens[at + step]?.word === word));
      const token = tokens[at];
      if (token === undefined) continue;
      if (phrase !== undefined) {
        spans.push({ start: token.start, end: tokens[at + phrase.length - 1]?.end ?? token.end });
        at += phrase.length - 1;
        continue;
      }
      const end = matchedEnd(text, token, words, settings);
      const after = tokens[at + 1];
      if (end !== undefined) spans.push({ start: token.start, end });
      else if (after !== undefined && isSplit(token, after, words)) {
        spans.push({ start: token.start, end: after.end });
        at += 1;
      }
    }
    return spans;
  };
}

interface SearchedWord {
  readonly word: string;
  readonly prefix: boolean;
  /** How many words of the query were joined into it. */
  readonly joined: number;
}

/** The words of a query and its neighbouring words joined. */
function* searchedWords(terms: readonly Term[]): Generator<SearchedWord> {
  for (const first of terms.keys()) {
    let word = '';
    for (let joined = 1; joined <= MOST_JOINED; joined += 1) {
      const term = terms[first + joined - 1];
      if (term?.kind !== 'word') break;
      word += term.word;
      yield { word, prefix: term.prefix, joined };
    }
  }
}

/** Where the mark of a token ends: what was typed of a prefix, else the whole token; undefined without a match. */
function matchedEnd(
  text: string,
  token: Token,
  words: readonly SearchedWord[],
  { typoTolerance, prefixSearch }: Settings,
): number | undefined {
  let longest: number | undefined;
  for (const { word, prefix, joined } of words) {
    const open = prefix && prefixSearch === 'indexingTime';
    const allowed = Math.max(0, allowedTypos(word, typoTolerance) - (joined - 1));
    const typos = typosBetween(word, token.word, open, allowed);
    if (typos === undefined) continue;
    const typedOnly = open && word.length < token.word.length;
    const length = typedOnly ? sourceLength(text.slice(token.start, token.end), word.length) : token.end - token.start;
    longest = Math.max(longest ?? 0, token.start + length);
  }
  return longest;
}

/** Whether a word of the query stands in the text as these two. */
const isSplit = (token: Token, after: Token, words: readonly SearchedWord[]): boolean =>
  words.some(({ word }) => word === token.word + after.word);

/** The text with tags around its matched parts; nothing is escaped. */
export function tagged(text: string, spans: readonly Span[], preTag: string, postTag: string): string {
  let result = '';
  let end = 0;
  for (const span of spans) {
    result += text.slice(end, span.start) + preTag + text.slice(span.start, span.end) + postTag;
    end = span.end;
  }
  return result + text.slice(end);
}

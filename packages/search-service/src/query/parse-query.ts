import { tokenise } from '../text/tokenizer.ts';

/** One word to find (perhaps only its beginning), or words that have to stand next to each other. */
export type Term =
  | { readonly kind: 'word'; readonly word: string; readonly prefix: boolean }
  | { readonly kind: 'phrase'; readonly words: readonly string[] };

/** What a query text asks for; without terms it asks for everything. */
export interface ParsedQuery {
  readonly terms: readonly Term[];
  /** Runs of words that a document must not have. */
  readonly excluded: readonly (readonly string[])[];
}

/** Words beyond this many are not looked at, so a long text costs no more than a short one. */
const MOST_TERMS = 10;
/** `"…"` (the last quote may be missing), with or without a leading dash; a dash before a word excludes that word. */
const PARTS = /(?<=^|\s)-"([^"]*)"?|"([^"]*)"?|(?<=^|\s)-(?=[^\s"-])|[^"\s]+|\s+/gu;

/** Reads a query text (search protocol §matching): words, `"phrases"`, `-excluded` words and `-"phrases"`. */
export function parseQuery(text: string): ParsedQuery {
  const terms: Term[] = [];
  const excluded: (readonly string[])[] = [];
  let excludeNext = false;
  for (const match of text.matchAll(PARTS)) {
    if (terms.length >= MOST_TERMS) break;
    const [part, excludedPhrase, phrase] = match;
    const quoted = excludedPhrase ?? phrase;
    if (part === '-') {
      excludeNext = true;
      continue;
    }
    const tokens = tokenise(quoted ?? part);
    const words = tokens.map((token) => token.word);
    if (excludedPhrase !== undefined) {
      if (words.length > 0) excluded.push(words);
    } else if (phrase !== undefined) {
      if (words.length > 0) terms.push({ kind: 'phrase', words });
    } else {
      if (excludeNext && words.length > 0) excluded.push(words.splice(0, 1));
      // Only the last word is a beginning, and only when nothing follows it, not even a space.
      const open = match.index + part.length === text.length && tokens.at(-1)?.end === part.length;
      for (const [at, word] of words.entries()) {
        terms.push({ kind: 'word', word, prefix: open && at === words.length - 1 });
      }
    }
    excludeNext = false;
  }
  return { terms: terms.slice(0, MOST_TERMS), excluded };
}

/** A search needs this many characters (specification §search-terms). */
export const minimumTermLength = 2;

/** How many characters of a text the portal itself searches by: users, customers, samples and items. */
export const maxSearchText = 100;

/** The results panel stays this long after the box lost focus, in milliseconds (specification §search-panel). */
export const panelHideDelay = 200;

/** What a search service takes of a text at most: characters as they are encoded, and words, the first ten of which count. */
export const longestTerm = { characters: 512, words: 20 } as const;

const words = /[^\p{P}\p{Z}\p{C}\p{Sm}\p{Sc}\p{Sk}\s]+/gu;

/** The beginning of a text that a search service takes. */
const taken = (text: string): string => {
  const beginning = text.slice(0, longestTerm.characters).trimEnd();
  const last = [...beginning.matchAll(words)][longestTerm.words - 1];
  return last ? beginning.slice(0, last.index + last[0].length) : beginning;
};

/**
 * The text to search for, or null when it is too short to search with (specification §search-terms). Spaces around it do not count, and a
 * character is what a reader takes for one, however it is encoded. What is beyond a search service's limits is left out.
 */
export const searchTerm = (text: string): string | null => {
  const term = taken(text.trim());
  return [...term].length >= minimumTermLength ? term : null;
};

/** What the search service is asked to put round the found parts: private characters no document holds (decisions §nothing-as-html). */
export const highlightMarkers = { start: '\uE000', end: '\uE001' } as const;

export interface HighlightPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A marked text in parts, in order; a marker without its partner ends with the text. Empty parts are left out. */
export const highlightParts = (marked: string): readonly HighlightPart[] =>
  marked
    .split(highlightMarkers.start)
    .flatMap((piece, index): HighlightPart[] => {
      if (index === 0) return [{ text: piece, marked: false }];
      const [inside = '', ...after] = piece.split(highlightMarkers.end);
      return [
        { text: inside, marked: true },
        { text: after.join(''), marked: false },
      ];
    })
    .map((part) => ({ ...part, text: part.text.replaceAll(highlightMarkers.end, '') }))
    .filter((part) => part.text !== '');

/** Parts as one text, with the markers that `highlightParts` takes it apart at. */
export const withMarkers = (parts: readonly HighlightPart[]): string =>
  parts.map(({ text, marked }) => (marked ? highlightMarkers.start + text + highlightMarkers.end : text)).join('');

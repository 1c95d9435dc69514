import { foldedWords, holdsEveryWord } from '../search/words.ts';

/** How long an administrator's own text may be. */
export const maxOwnText = 1000;

/** So many texts are found at once. */
export const textsFoundAtOnce = 50;

/** A text of the portal, by what it is in English in the program, and what it is of where that is said in two ways (`customers|All`), in one language (specification §own-texts). */
export interface PortalText {
  readonly source: string;
  /** What it was built with; null for one that the program has no more. */
  readonly original: string | null;
  /** What an administrator wrote instead, and what it was built with then. */
  readonly own: { readonly text: string; readonly over: string } | null;
}

/** As built; otherwise; otherwise, of what is built with other words since; of what is built no more. */
export type PortalTextState = 'built-in' | 'own' | 'changed' | 'unused';

/** How a text stands to what the program has for it now. */
export const portalTextState = ({ original, own }: PortalText): PortalTextState => {
  if (original === null) return 'unused';
  if (own === null) return 'built-in';
  return own.over === original ? 'own' : 'changed';
};

/** Which texts: all, those said otherwise, or those of them whose original is not what it was. */
export const textViews = ['all', 'own', 'outdated'] as const;
export type TextView = (typeof textViews)[number];

const isInView: Readonly<Record<TextView, (state: PortalTextState) => boolean>> = {
  all: () => true,
  own: (state) => state !== 'built-in',
  outdated: (state) => state === 'changed' || state === 'unused',
};

/** The texts that a search shows, and how many it found in all. */
export interface TextsFound {
  readonly texts: readonly PortalText[];
  readonly total: number;
}

export interface TextQuery {
  readonly text: string;
  readonly view: TextView;
}

/** What of a text is searched. */
const wordingsOf = ({ source, original, own }: PortalText): readonly string[] =>
  [source, original, own?.text].flatMap((each) => each ?? []);

/**
 * The texts in which every word searched for stands, in English, as built or as written, whatever their case and accents. What is the text searched for
 * comes first, then what begins with it; all else by the alphabet.
 */
export const findTexts = (texts: readonly PortalText[], { text, view }: TextQuery): readonly PortalText[] => {
  const wanted = foldedWords(text).join(' ');
  const rankOf = (each: PortalText): number => {
    const wordings = wordingsOf(each).map((wording) => foldedWords(wording).join(' '));
    if (wordings.includes(wanted)) return 0;
    return wordings.some((wording) => wording.startsWith(wanted)) ? 1 : 2;
  };
  return texts
    .filter((each) => isInView[view](portalTextState(each)))
    .filter((each) => wordingsOf(each).some((wording) => holdsEveryWord(wording, text)))
    .map((each) => ({ each, rank: rankOf(each), key: each.original ?? each.source }))
    .toSorted((one, other) => one.rank - other.rank || Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ each }) => each);
};

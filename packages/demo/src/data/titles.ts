import { titleWords } from './title-words.ts';

/** Titles by language; the demo's own texts are English. */
export type Titles = Readonly<Record<string, string>>;

const languages = ['de', 'fr', 'it', 'pl'] as const;
const sizeWords = { de: 'Größe', fr: 'taille', it: 'taglia', pl: 'rozmiar' } as const;
const known = new Map(titleWords.map(([english, ...others]) => [english, others]));

const inLanguages = (make: (language: (typeof languages)[number], index: number) => string): Titles =>
  Object.fromEntries(languages.map((language, index) => [language, make(language, index)]));

/**
 * A title in the languages of the storefronts, made of English phrases: what it is comes first, what it is made of and what is
 * special about it follow. Throws for a phrase without translation.
 */
export const titlesOf = (kind: string, ...rest: readonly string[]): Titles =>
  inLanguages((_, index) => {
    const words = [kind, ...rest].map((phrase) => {
      const word = known.get(phrase)?.[index];
      if (word === undefined) throw new Error(`No translation of ${phrase}`);
      return word;
    });
    const title = words.join(', ');
    return title.charAt(0).toUpperCase() + title.slice(1);
  });

/** The same of one size. */
export const withSize = (titles: Titles, size: string): Titles =>
  inLanguages((language) => `${titles[language]}, ${sizeWords[language]} ${size}`);

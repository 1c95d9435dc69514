import { hasStrayBraces } from '@connect/core/domain/figures/stray-braces';
import { pluralFormsOf } from '@connect/core/domain/figures/plural-forms';

import { britishWords } from './british-words.ts';
import { pluralsOf, valuesOf } from './message-parts.ts';
import { catalogueLocales, catalogueNames, readCatalogue } from './read-catalogue.ts';
import type { Catalogue, CatalogueName } from './read-catalogue.ts';
import { usedTexts } from './text-areas.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** What is wrong with one translation of a text. */
const translationProblems = (name: CatalogueName, text: string, translation: string): string[] => {
  const problems: string[] = [];
  if (valuesOf(translation).join() !== valuesOf(text).join()) problems.push('asks for other values');
  if (hasStrayBraces(translation)) problems.push('has braces that are neither a value nor a plural');
  const needed = pluralFormsOf(catalogueLocales[name]).toSorted().join(', ');
  const plurals = pluralsOf(translation);
  if (plurals.length !== pluralsOf(text).length) problems.push('has other plurals');
  if (plurals.some((forms) => forms.toSorted().join(', ') !== needed)) problems.push(`needs the forms ${needed}`);
  return problems;
};

/** American English is what British English is not. */
const americanProblems = (text: string, translation: string | undefined): string[] => {
  const words = britishWords(translation ?? text);
  if (words.length > 0) return [`is spelt the British way: ${words.join(', ')}`];
  return translation === text ? ['is no different and not needed'] : [];
};

/**
 * What is wrong with a catalogue, one line for each: a text without translation, a translation that nobody uses, one that
 * asks for other values or lacks a plural form. The American catalogue holds only what is written differently there.
 */
export const catalogueProblems = (name: CatalogueName, texts: readonly string[], catalogue: Catalogue): string[] => {
  const used = new Set(texts);
  const unused = [...catalogue.keys()].filter((text) => !used.has(text));
  return [
    ...unused.map((text) => `${name}: nobody uses ${quoted(text)}`),
    ...texts.flatMap((text) => {
      const translation = catalogue.get(text);
      const own = name === 'en-US' ? americanProblems(text, translation) : [];
      if (translation === undefined && name !== 'en-US') own.push('is missing');
      if (translation !== undefined) own.push(...translationProblems(name, text, translation));
      return own.map((problem) => `${name}: ${quoted(text)} ${problem}`);
    }),
  ];
};

/** What is wrong with the catalogues as they are now, by the texts that the sources use. */
export const allCatalogueProblems = async (): Promise<string[]> => {
  const texts = usedTexts();
  const problems = await Promise.all(
    catalogueNames.map(async (name) => catalogueProblems(name, texts, await readCatalogue(name))),
  );
  return problems.flat();
};

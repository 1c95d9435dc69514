import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '@connect/core/domain/access/storefront';
import { frenchSpaces } from '@connect/core/domain/figures/french-spaces';
import { formatter } from '@lingui/format-po';

import { toAmerican } from './american.ts';
import { englishOf } from './english-of.ts';
import { usedTexts } from './text-areas.ts';

/** The catalogues by the folder they are in, and the locale whose plural rules they follow. British English needs none. */
export const catalogueLocales = {
  'en-US': 'en-US',
  fr: 'fr-FR',
  it: 'it-IT',
  pl: 'pl-PL',
  de: 'de-DE',
} as const satisfies Record<string, Locale>;
export type CatalogueName = keyof typeof catalogueLocales;
export const catalogueNames = ['en-US', 'fr', 'it', 'pl', 'de'] as const satisfies readonly CatalogueName[];

/** Translations by their English text. */
export type Catalogue = ReadonlyMap<string, string>;

/** Where a catalogue is. */
export const catalogueFile = (name: CatalogueName): string => join(import.meta.dirname, `locales/${name}/messages.po`);

/** What is said in other words in the United States, of the texts that screens may show. */
const americanTexts = (): [string, string][] =>
  usedTexts().flatMap((text): [string, string][] => {
    const american = toAmerican(englishOf(text));
    return american === englishOf(text) ? [] : [[text, american]];
  });

/** Reads a catalogue's file; what has no translation in it is left out, but for American words, which follow a rule. */
export async function readCatalogue(name: CatalogueName): Promise<Catalogue> {
  const filename = catalogueFile(name);
  const po = formatter({ explicitIdAsDefault: true });
  const catalogue = await po.parse(readFileSync(filename, 'utf8'), { locale: name, sourceLocale: 'en', filename });
  const translated = Object.entries(catalogue).flatMap(([id, { translation }]): [string, string][] =>
    translation ? [[id, name === 'fr' ? frenchSpaces(translation) : translation]] : [],
  );
  return new Map([...(name === 'en-US' ? americanTexts() : []), ...translated]);
}

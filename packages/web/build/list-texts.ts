import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { englishOf } from '../src/i18n/english-of.ts';
import { messageId } from '../src/i18n/message-id.ts';
import { readCatalogue } from '../src/i18n/read-catalogue.ts';
import { usedTexts } from '../src/i18n/text-areas.ts';

/** The languages that texts are translated into. */
export const languages = ['fr', 'it', 'pl', 'de'] as const;

/** Every text that a screen may show, with what pages find it by and what it is in each language. */
export const listOfTexts = async () => {
  const catalogues = await Promise.all(
    languages.map(async (language) => [language, await readCatalogue(language)] as const),
  );
  return usedTexts().map((text) => ({
    id: messageId(text),
    source: text,
    texts: Object.fromEntries([
      ['en', englishOf(text)],
      ...catalogues.map(([language, catalogue]) => [language, catalogue.get(text) ?? englishOf(text)]),
    ]),
  }));
};

/**
 * Lists the texts beside the page, for the server: what administrators say otherwise is held against them (ADR 161). Written by itself, as it
 * is none of the files that pages need.
 */
export const listTexts = (): Plugin => ({
  name: 'connect:list-texts',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir !== undefined) writeFileSync(join(dir, 'texts.json'), JSON.stringify(await listOfTexts()));
  },
});

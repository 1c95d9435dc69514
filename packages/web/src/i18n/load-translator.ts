import { ownTextsElementId } from '@connect/contract/config-element';
import { languageOf } from '@connect/core/domain/access/storefront';
import type { Locale } from '@connect/core/domain/access/storefront';

import { firstPlace } from './first-place.ts';
import { createTranslator } from './translator.ts';
import type { Messages, Translator } from './translator.ts';

/** What the build makes of a language: the texts of every page, those of areas, and which of these pages need, a letter for each place. */
export interface Catalogue {
  readonly messages: Messages;
  readonly areas: readonly (() => Promise<{ readonly messages: Messages }>)[];
  readonly needs: Readonly<Partial<Record<string, string>>>;
}

/** British English is that of the texts themselves; the American catalogue holds only what is written differently. */
const catalogues: Readonly<Partial<Record<Locale, () => Promise<Catalogue>>>> = {
  'en-US': () => import('virtual:catalogue/en-US'),
  'fr-FR': () => import('virtual:catalogue/fr'),
  'it-IT': () => import('virtual:catalogue/it'),
  'pl-PL': () => import('virtual:catalogue/pl'),
  'de-DE': () => import('virtual:catalogue/de'),
};

const translators = new Map<Locale, { readonly translator: Translator; readonly messages: Record<string, string> }>();

/**
 * The translator of a storefront, the same one every time, once it has the texts of a page, which is named by its path in the router; or those that
 * staff need there beside them. An address without a page has those that every page of the portal has.
 */
export async function loadTranslator(locale: Locale, page: string, whom: '' | ' staff' = ''): Promise<Translator> {
  const catalogue = await catalogues[locale]?.();
  const messages = { ...catalogue?.messages };
  const known = translators.get(locale) ?? { translator: createTranslator(locale, messages), messages };
  translators.set(locale, known);
  const needed = catalogue?.needs[`${page}${whom}`] ?? catalogue?.needs[`*${whom}`] ?? '';
  const ask = async (letter: string) => (await catalogue?.areas[letter.charCodeAt(0) - firstPlace]?.())?.messages;
  // What an administrator says instead (specification §own-texts), which the page holds where there is anything, goes before what was built, whichever
  // area that came with. Not checked: the page is the server's, too, and the sign-in page has no room for it.
  const own: Readonly<Partial<Record<string, Messages>>> = JSON.parse(
    globalThis.document?.getElementById(ownTextsElementId)?.textContent ?? '{}',
  );
  Object.assign(known.messages, ...(await Promise.all(Array.from(needed, ask))), own[languageOf(locale)]);
  return known.translator;
}

import type { Locale } from '@connect/core/domain/access/storefront';
import { setupI18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { messages as englishMessages } from 'virtual:english-messages';

export type Values = Readonly<Record<string, string | number>>;

/**
 * Translates an English text. Values stand in it by name, `by {date}`, and plurals as in ICU messages:
 * `{n, plural, one {# day} other {# days}}`. A text without translation stays English.
 */
export type Translate = (text: string, values?: Values) => string;

export interface Translator {
  readonly locale: Locale;
  readonly t: Translate;
}

/** Marks a text that is translated elsewhere through a variable, so that the catalogue test knows it. */
export const msg = (text: string): string => text;

/** A text that is its own translation, with its values in their places. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A translator over messages that are already here. */
export function createTranslator(locale: Locale, messages: Messages): Translator {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return { locale, t: (text, values = {}) => (text in messages ? i18n._(text, values) : filled(text, values)) };
}

export const english: Translator = createTranslator('en-GB', englishMessages);

/** British English is that of the texts themselves; the American catalogue holds only what is written differently. */
const catalogues: Readonly<Partial<Record<Locale, () => Promise<{ messages: Messages }>>>> = {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr/messages.po'),
  'it-IT': () => import('./locales/it/messages.po'),
  'pl-PL': () => import('./locales/pl/messages.po'),
  'de-DE': () => import('./locales/de/messages.po'),
};

const translators = new Map<Locale, Translator>([[english.locale, english]]);

/** The translator of a storefront, the same one every time; its catalogue is fetched where there is one. */
export async function loadTranslator(locale: Locale): Promise<Translator> {
  const known = translators.get(locale);
  if (known) return known;
  const { messages } = (await catalogues[locale]?.()) ?? {};
  const translator = createTranslator(locale, { ...(locale.startsWith('en') && englishMessages), ...messages });
  translators.set(locale, translator);
  return translator;
}

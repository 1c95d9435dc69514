import { setupI18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { messages as englishMessages } from 'virtual:english-messages';

import type { Language } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;

/**
 * Translates an English text. Values stand in it by name, `by {date}`, and plurals as in ICU messages:
 * `{n, plural, one {# day} other {# days}}`. A text without translation stays English.
 */
export type Translate = (text: string, values?: Values) => string;

export interface Translator {
  readonly language: Language;
  readonly t: Translate;
}

/** Marks a text that is translated elsewhere through a variable, so that the catalogue test knows it. */
export const msg = (text: string): string => text;

/** A translator over messages that are already here. */
export function createTranslator(language: Language, messages: Messages): Translator {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  // A plain text without translation is shown as it is; the library would warn of it at every use.
  return { language, t: (text, values) => (values || text in messages ? i18n._(text, values) : text) };
}

export const english: Translator = createTranslator('en', englishMessages);

const catalogues: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>> = {
  fr: () => import('./locales/fr/messages.po'),
  it: () => import('./locales/it/messages.po'),
  pl: () => import('./locales/pl/messages.po'),
  de: () => import('./locales/de/messages.po'),
};

/** The translator of a language; its catalogue is fetched where it is not English (and once: the module is cached). */
export async function loadTranslator(language: Language): Promise<Translator> {
  if (language === 'en') return english;
  const { messages } = await catalogues[language]();
  return createTranslator(language, messages);
}

import type { Locale } from '@connect/core/domain/access/storefront';

import { messageFormatter } from './format-message.ts';
import type { Values } from './format-message.ts';
import { englishOf } from './english-of.ts';
import { messageId } from './message-id.ts';

/**
 * Translates an English text. Values stand in it by name, `by {date}`, and plurals as in ICU messages:
 * `{n, plural, one {# day} other {# days}}`. What other languages say in two ways says first what it is of: `customers|All`. A text
 * without translation stays English.
 */
export type Translate = (text: string, values?: Values) => string;

export interface Translator {
  readonly locale: Locale;
  readonly t: Translate;
}

/** Translations by the id of their text. */
export type Messages = Readonly<Record<string, string>>;

/** Marks a text that is translated elsewhere through a variable, so that the catalogue test knows it. */
export const msg = (text: string): string => text;

/** A translator over messages, of which more may come. */
export function createTranslator(locale: Locale, messages: Messages): Translator {
  const format = messageFormatter(locale);
  return { locale, t: (text, values = {}) => format(messages[messageId(text)] ?? englishOf(text), values) };
}

/** Without what an administrator says instead: for what is drawn outside a page. */
export const english: Translator = createTranslator('en-GB', {});

import type { ShowingState } from '@connect/core/domain/content/showing';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import type { Locale } from '@connect/core/domain/access/storefront';

import type { Translate } from '../../i18n/translator.ts';
import type { Tone } from '../../theme/palettes.ts';

/** How something is on a day, in a word, and how that looks. */
export const showingStates = (t: Translate): Readonly<Record<ShowingState, { tone: Tone; text: string }>> => ({
  planned: { tone: 'wait', text: t('Planned') },
  shown: { tone: 'good', text: t('Showing') },
  over: { tone: 'none', text: t('Ended') },
});

/** What a language is called in the page's own; its code where nobody knows. */
export const languageName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

/** What to say at a field that the server refused, by the field's name. */
const problemTexts = (t: Translate): Readonly<Record<string, string>> => ({
  alt: t('Please describe the picture, in at most 300 characters.'),
  body: t('Write a text of at most 20,000 characters, whose links begin with https:// or mailto:.'),
  image: t('Enter the file name of a picture such as spring.jpg, or its https address at a host that is set up.'),
  key: t('Use small letters and digits, with hyphens between them, such as returns.'),
  link: t('Enter an address that begins with https:// or /.'),
  position: t('Enter a whole number from 0 to 1,000.'),
  title: t('Enter a title of at most 200 characters.'),
  topic: t('Enter a topic of at most 100 characters.'),
  validFrom: t('Enter a date as day/month/year, for example 31/12/2026.'),
  validUntil: t('The last day can’t be before the first.'),
});

/** What is wrong with a field of a banner or an article; undefined where nothing is. */
export const contentProblem = (
  t: Translate,
  message: ServerMessage | null,
  of: 'banner' | 'article',
  field: string,
): string | undefined => (message?.errors[`${of}.${field}`] ? problemTexts(t)[field] : undefined);

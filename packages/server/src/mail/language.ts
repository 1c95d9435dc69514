import { languageOfCode, type Language } from '@connect/core/domain/access/language';
import { firstStorefront, storefrontOf, type Locale } from '@connect/core/domain/access/storefront';

/** What a mail of a storefront is written in: its language, and the locale of its dates. Links start with `prefix`. */
export interface MailStorefront {
  readonly language: Language;
  readonly locale: Locale;
  /** Where the reader's own zone is not known. */
  readonly timeZone: string;
  readonly prefix: string;
}

/** The storefront of a path such as `de/de`; the first one for a path that is none, as for the empty one. */
export const mailStorefront = (path: string): MailStorefront => {
  const [region, code] = path.split('/');
  const { pair, locale, timeZone } = storefrontOf(region, code) ?? firstStorefront;
  return {
    language: languageOfCode(pair?.language) ?? 'en',
    locale,
    timeZone,
    prefix: pair ? `/${pair.region}/${pair.language}` : '',
  };
};

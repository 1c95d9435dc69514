import { firstStorefront, locales, storefrontOf, type Locale } from '@connect/core/domain/access/storefront';

/** The languages the server itself writes in: those of the storefronts (specification §storefronts). */
export const languages = ['en', 'fr', 'it', 'pl', 'de'] as const;
export type Language = (typeof languages)[number];

const languageOf = (code: string | undefined): Language | undefined => languages.find((each) => each === code);

const localeOf = (tag: string): Locale | undefined =>
  locales.find((each) => each.toLowerCase() === tag) ??
  locales.find((each) => each.startsWith(`${tag.split('-')[0]}-`));

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
    language: languageOf(pair?.language) ?? 'en',
    locale,
    timeZone,
    prefix: pair ? `/${pair.region}/${pair.language}` : '',
  };
};

/**
 * The storefront's language tag that an `Accept-Language` header prefers, which the portal sends for the page that is looked at: the tag itself,
 * else the first of its language; British English when it names none.
 */
export const preferredLocale = (header: string): Locale => {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { locale: localeOf(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ locale, quality }) => locale !== undefined && quality > 0);
  return wanted.toSorted((a, b) => b.quality - a.quality)[0]?.locale ?? firstStorefront.locale;
};

/** The language of a storefront's tag. */
export const languageOfLocale = (locale: Locale): Language => languageOf(locale.split('-')[0]) ?? 'en';

/** The language of ours that an `Accept-Language` header prefers; English when it names none of them. */
export const preferredLanguage = (header: string): Language => languageOfLocale(preferredLocale(header));

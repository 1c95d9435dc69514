import { firstStorefront, locales, type Locale } from './storefront.ts';

/** The languages that mails, documents and files are written in: those of the storefronts (specification §storefronts). */
export const languages = ['en', 'fr', 'it', 'pl', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of a code such as `de`, if it is one of ours. */
export const languageOfCode = (code: string | undefined): Language | undefined =>
  languages.find((each) => each === code);

const localeOf = (tag: string): Locale | undefined =>
  locales.find((each) => each.toLowerCase() === tag) ??
  locales.find((each) => each.startsWith(`${tag.split('-')[0]}-`));

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
export const languageOfLocale = (locale: Locale): Language => languageOfCode(locale.split('-')[0]) ?? 'en';

/** The language of ours that an `Accept-Language` header prefers; English when it names none of them. */
export const preferredLanguage = (header: string): Language => languageOfLocale(preferredLocale(header));

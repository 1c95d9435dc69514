/** The languages of the storefront pairs (spec §3). */
export const languages = ['en', 'fr', 'it', 'pl', 'de'] as const;
export type Language = (typeof languages)[number];

/** The Intl locale of each language; English is written the British way. */
export const localeOf: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  it: 'it-IT',
  pl: 'pl-PL',
  de: 'de-DE',
};

/** The language of a route's language parameter, such as `en-gb` or `fr`; English when absent or unknown. */
export function languageOf(parameter: string | undefined): Language {
  const code = parameter?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === code) ?? 'en';
}

/** The language tags that storefronts are written in; region and language together decide how money and days look. */
export const locales = ['en-GB', 'en-US', 'en-AU', 'fr-FR', 'it-IT', 'pl-PL', 'de-DE'] as const;
export type Locale = (typeof locales)[number];

/** The language of a tag, such as `de`. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** A regional storefront: its tab, index suffix, the pair its addresses start with (specification §storefronts), and what it is written in. */
export interface Storefront {
  readonly name: string;
  readonly indexSuffix: string;
  readonly locale: Locale;
  /** The zone that its mails tell times in to whoever's own is not known. */
  readonly timeZone: string;
  readonly pair: { readonly region: string; readonly language: string } | null;
}

const storefront = (name: string, indexSuffix: string, locale: Locale, timeZone: string, pair?: string): Storefront => {
  const [region, language] = pair?.split('/') ?? [];
  return { name, indexSuffix, locale, timeZone, pair: region && language ? { region, language } : null };
};

/** The one whose addresses start with no pair. */
export const firstStorefront: Storefront = storefront('UK', 'uk_en-gb', 'en-GB', 'Europe/London');

export const storefronts: readonly Storefront[] = [
  firstStorefront,
  storefront('US', 'us_en-us', 'en-US', 'America/New_York', 'us/en'),
  storefront('EMEA', 'ae_en', 'en-GB', 'Asia/Dubai', 'row/en'),
  storefront('AU', 'au_en-au', 'en-AU', 'Australia/Sydney', 'au/en'),
  storefront('FR', 'fr_fr', 'fr-FR', 'Europe/Paris', 'fr/fr'),
  storefront('IT', 'it_it', 'it-IT', 'Europe/Rome', 'it/it'),
  storefront('PL', 'pl_pl', 'pl-PL', 'Europe/Warsaw', 'pl/pl'),
  storefront('DE', 'de_de', 'de-DE', 'Europe/Berlin', 'de/de'),
];

/**
 * The storefront an address names with its optional pair: both or neither, and only a pair that exists (decisions §pairs-as-a-whole). Null
 * means the address is not found.
 */
export const storefrontOf = (region: string | undefined, language: string | undefined): Storefront | null =>
  storefronts.find(({ pair }) => pair?.region === region && pair?.language === language) ?? null;

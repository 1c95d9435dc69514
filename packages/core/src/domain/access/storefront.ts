/** The language tags that storefronts are written in; region and language together decide how money and days look. */
export const locales = ['en-GB', 'en-US', 'en-AU', 'fr-FR', 'it-IT', 'pl-PL', 'de-DE'] as const;
export type Locale = (typeof locales)[number];

/** The language of a tag, such as `de`. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** A regional storefront: its tab, index suffix, the pair its addresses start with (spec §3), and what it is written in. */
export interface Storefront {
  readonly name: string;
  readonly indexSuffix: string;
  readonly locale: Locale;
  readonly pair: { readonly region: string; readonly language: string } | null;
}

const storefront = (name: string, indexSuffix: string, locale: Locale, pair?: string): Storefront => {
  const [region, language] = pair?.split('/') ?? [];
  return { name, indexSuffix, locale, pair: region && language ? { region, language } : null };
};

/** The one whose addresses start with no pair. */
export const firstStorefront: Storefront = storefront('UK', 'uk_en-gb', 'en-GB');

export const storefronts: readonly Storefront[] = [
  firstStorefront,
  storefront('US', 'us_en-us', 'en-US', 'us/en'),
  storefront('EMEA', 'ae_en', 'en-GB', 'row/en'),
  storefront('AU', 'au_en-au', 'en-AU', 'au/en'),
  storefront('FR', 'fr_fr', 'fr-FR', 'fr/fr'),
  storefront('IT', 'it_it', 'it-IT', 'it/it'),
  storefront('PL', 'pl_pl', 'pl-PL', 'pl/pl'),
  storefront('DE', 'de_de', 'de-DE', 'de/de'),
];

/**
 * The storefront an address names with its optional pair: both or neither, and only a pair that exists (decisions 17). Null
 * means the address is not found.
 */
export const storefrontOf = (region: string | undefined, language: string | undefined): Storefront | null =>
  storefronts.find(({ pair }) => pair?.region === region && pair?.language === language) ?? null;

/** A regional storefront: its tab, index suffix, and the pair its addresses start with (spec §3). */
export interface Storefront {
  readonly name: string;
  readonly indexSuffix: string;
  readonly pair: { readonly region: string; readonly language: string } | null;
}

const storefront = (name: string, indexSuffix: string, region?: string, language?: string): Storefront => ({
  name,
  indexSuffix,
  pair: region && language ? { region, language } : null,
});

export const storefronts: readonly Storefront[] = [
  storefront('UK', 'uk_en-gb'),
  storefront('US', 'us_en-us', 'us', 'en'),
  storefront('EMEA', 'ae_en', 'row', 'en'),
  storefront('AU', 'au_en-au', 'au', 'en'),
  storefront('FR', 'fr_fr', 'fr', 'fr'),
  storefront('IT', 'it_it', 'it', 'it'),
  storefront('PL', 'pl_pl', 'pl', 'pl'),
  storefront('DE', 'de_de', 'de', 'de'),
];

/**
 * The storefront an address names with its optional pair: both or neither, and only a pair that exists (decisions 17). Null
 * means the address is not found.
 */
export const storefrontOf = (region: string | undefined, language: string | undefined): Storefront | null =>
  storefronts.find(({ pair }) => pair?.region === region && pair?.language === language) ?? null;

import { storefronts } from '../access/storefront.ts';

/** The countries whose customers belong to a storefront, by name and ISO 3166 code, as customers' records have either. */
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  UK: ['United Kingdom', 'GB'],
  US: ['United States', 'US'],
  AU: ['Australia', 'AU', 'New Zealand', 'NZ'],
  FR: ['France', 'FR'],
  IT: ['Italy', 'IT'],
  PL: ['Poland', 'PL'],
  DE: ['Germany', 'DE', 'Austria', 'AT'],
};

/** All customers, wherever they are. */
export const everywhere = 'all';

/** The countries of a region: only these, or all but these. */
export type RegionCountries = { readonly only: readonly string[] } | { readonly allBut: readonly string[] };

/** What a report can be asked for: `all`, or the name of a storefront. */
export const regions: readonly string[] = [everywhere, ...storefronts.map(({ name }) => name)];

/** Whose customers a region counts (specification §report-scope); null for one that does not exist. EMEA has all that no other storefront has. */
export const regionCountries = (region: string): RegionCountries | null => {
  if (!regions.includes(region)) return null;
  if (region === everywhere) return { allBut: [] };
  const only = countriesOf[region];
  return only ? { only } : { allBut: Object.values(countriesOf).flat() };
};

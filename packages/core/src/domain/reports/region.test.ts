import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { everywhere, regionCountries, regions } from './region.ts';

const isIn = (region: string, country: string): boolean => {
  const countries = regionCountries(region);
  if (!countries) return false;
  return 'only' in countries ? countries.only.includes(country) : !countries.allBut.includes(country);
};
const regionOf = (country: string): string[] =>
  regions.filter((region) => region !== everywhere && isIn(region, country));

test('a region is a storefront, or all of them', () => {
  expect(regions).toEqual(['all', 'UK', 'US', 'EMEA', 'AU', 'FR', 'IT', 'PL', 'DE']);
  expect(regionCountries(everywhere)).toEqual({ allBut: [] });
  expect([regionCountries('XX'), regionCountries('constructor')]).toEqual([null, null]);
});

test.each([
  ['United Kingdom', 'UK'],
  ['United States', 'US'],
  ['Ireland', 'EMEA'],
  ['Australia', 'AU'],
  ['France', 'FR'],
  ['Italy', 'IT'],
  ['Poland', 'PL'],
  ['Germany', 'DE'],
  ['GB', 'UK'],
  ['', 'EMEA'],
])('%s is in %s', (country, region) => {
  expect(regionOf(country)).toEqual([region]);
});

const named = regions.flatMap((region) => {
  const countries = regionCountries(region);
  return countries && 'only' in countries ? countries.only : [];
});

property.prop([fc.oneof(fc.string(), fc.constantFrom(...named))])(
  'every country is in exactly one region',
  (country) => {
    expect(regionOf(country)).toHaveLength(1);
    expect(isIn(everywhere, country)).toBe(true);
  },
);

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { everywhere, regionCountries, regions } from './region.ts';

const ofStorefronts = regions.filter((region) => region !== everywhere);
const named = ofStorefronts.flatMap((region) => {
  const countries = regionCountries(region);
  return countries && 'only' in countries ? countries.only : [];
});
const counts = (region: string, country: string): boolean => {
  const countries = regionCountries(region);
  if (countries === null) return false;
  return 'only' in countries ? countries.only.includes(country) : !countries.allBut.includes(country);
};

test.prop([fc.oneof(fc.constantFrom(...named), fc.string())])(
  'whatever country a customer is in, one storefront counts them, and so does all',
  (country) => {
    expect(ofStorefronts.filter((region) => counts(region, country))).toHaveLength(1);
    expect(counts(everywhere, country)).toBe(true);
  },
);

test.prop([fc.string().filter((text) => !regions.includes(text))])('what is no region counts nobody', (text) => {
  expect(regionCountries(text)).toBeNull();
});

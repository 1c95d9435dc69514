import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { languageOf, locales, storefrontOf, storefronts } from './storefront.ts';

test.each([
  ['UK', 'uk_en-gb', null, 'en-GB'],
  ['US', 'us_en-us', 'us/en', 'en-US'],
  ['EMEA', 'ae_en', 'row/en', 'en-GB'],
  ['AU', 'au_en-au', 'au/en', 'en-AU'],
  ['FR', 'fr_fr', 'fr/fr', 'fr-FR'],
  ['IT', 'it_it', 'it/it', 'it-IT'],
  ['PL', 'pl_pl', 'pl/pl', 'pl-PL'],
  ['DE', 'de_de', 'de/de', 'de-DE'],
])(
  'storefront %s: index suffix %s, prefix %s (specification §storefronts), written in %s',
  (name, indexSuffix, prefix, locale) => {
    const storefront = storefronts.find((each) => each.name === name);
    expect(storefront?.indexSuffix).toBe(indexSuffix);
    expect(storefront?.locale).toBe(locale);
    expect(storefront?.pair && `${storefront.pair.region}/${storefront.pair.language}`).toBe(prefix);
  },
);

test('there are eight regional storefronts (specification §storefronts)', () => {
  expect(storefronts).toHaveLength(8);
});

test('a tag begins with its language', () => {
  expect(locales.map(languageOf)).toEqual(['en', 'en', 'en', 'fr', 'it', 'pl', 'de']);
});

describe('region and language', () => {
  test('are both there or neither (decisions §pairs-as-a-whole)', () => {
    expect(storefrontOf(undefined, undefined)?.name).toBe('UK');
    expect(storefrontOf('row', 'en')?.name).toBe('EMEA');
    expect(storefrontOf('us', undefined)).toBeNull();
    expect(storefrontOf(undefined, 'en')).toBeNull();
  });

  test('are a storefront pair as a whole: fr and de are both a region and a language (decisions §pairs-as-a-whole)', () => {
    expect(storefrontOf('fr', 'fr')?.name).toBe('FR');
    expect(storefrontOf('fr', 'de')).toBeNull();
    expect(storefrontOf('uk', 'en')).toBeNull();
    expect(storefrontOf('US', 'EN')).toBeNull();
  });

  propertyTest.prop([fc.string(), fc.string()])('that no storefront has are not found', (region, language) => {
    expect(storefrontOf(`x${region}`, language)).toBeNull();
  });
});

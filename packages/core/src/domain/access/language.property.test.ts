import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { languageOfLocale, languages, preferredLanguage, preferredLocale } from './language.ts';
import { locales } from './storefront.ts';

test.prop([
  fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('de', ',', ';', 'q=', '0.5', 'fr-CA', '*', ' ')).map((parts) => parts.join('')),
  ),
])('whatever a header says, a storefront’s tag and a language of ours is answered', (header) => {
  expect(locales).toContain(preferredLocale(header));
  expect(languages).toContain(preferredLanguage(header));
});

test.prop([fc.shuffledSubarray([...locales], { minLength: 1 })])(
  'of tags that are weighed the heaviest is preferred, in whatever order and case they come',
  (tags) => {
    const weighed = tags.map((tag, at) => `${tag.toUpperCase()};q=${(1 - at / 10).toFixed(1)}`);
    const [first = 'en-GB'] = tags;
    expect(preferredLocale(weighed.toReversed().join(', '))).toBe(first);
    expect(preferredLanguage(weighed.join(','))).toBe(languageOfLocale(first));
  },
);

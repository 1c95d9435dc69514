import { describe, expect, it } from 'vitest';
import { preferredLanguage, preferredLocale } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['pl-PL', 'pl'],
    ['FR', 'fr'],
    ['de;q=0.2, it;q=0.8, en;q=0.1', 'it'],
    ['nl, es', 'en'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['de;level=1;q=0.9, it;q=0.1', 'de'],
    [' pl ; q=0.1 , fr ; q=0.2 ', 'fr'],
    ['*', 'en'],
    ['de;q=nonsense', 'en'],
    [';;,,=', 'en'],
  ])('%j prefers %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe('the locale of a paper', () => {
  it.each([
    ['', 'en-GB'],
    ['en-US', 'en-US'],
    ['en-au', 'en-AU'],
    ['en', 'en-GB'],
    ['de-AT,de;q=0.9', 'de-DE'],
    ['nl, pl;q=0.3', 'pl-PL'],
    ['*', 'en-GB'],
  ])('%j prefers %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

import { describe, expect, it } from 'vitest';
import { mailStorefront } from './language.ts';

describe('the language of a mail', () => {
  it.each([
    ['', 'en', 'en-GB', 'Europe/London', ''],
    ['us/en', 'en', 'en-US', 'America/New_York', '/us/en'],
    ['row/en', 'en', 'en-GB', 'Asia/Dubai', '/row/en'],
    ['pl/pl', 'pl', 'pl-PL', 'Europe/Warsaw', '/pl/pl'],
    ['de/de', 'de', 'de-DE', 'Europe/Berlin', '/de/de'],
    ['xx/de', 'en', 'en-GB', 'Europe/London', ''],
    ['de/fr', 'en', 'en-GB', 'Europe/London', ''],
    ['de', 'en', 'en-GB', 'Europe/London', ''],
  ])(
    'of the storefront %j is %s, with dates of %s, times of %s and links under %j',
    (path, language, locale, timeZone, prefix) => {
      expect(mailStorefront(path)).toEqual({ language, locale, timeZone, prefix });
    },
  );
});

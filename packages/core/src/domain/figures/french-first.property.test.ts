import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { locales } from '../access/storefront.ts';
import { frenchFirst } from './french-first.ts';

test.prop([fc.date({ noInvalidDate: true }), fc.constantFrom(...locales), fc.constantFrom('short', 'long')])(
  'the first of a month alone, and in French alone, is written in another way',
  (date, locale, month) => {
    const written = date.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
    const isFirst = locale.startsWith('fr') && date.getUTCDate() === 1;
    expect(frenchFirst(written, locale)).toBe(isFirst ? written.replace('1 ', '1er ') : written);
  },
);

test('the first of December', () => {
  expect(frenchFirst('1 décembre 2026', 'fr-FR')).toBe('1er décembre 2026');
  expect(frenchFirst('11 décembre 2026', 'fr-FR')).toBe('11 décembre 2026');
  expect(frenchFirst('1 dicembre 2026', 'it-IT')).toBe('1 dicembre 2026');
});

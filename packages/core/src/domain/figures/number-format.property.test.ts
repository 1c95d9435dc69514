import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { locales } from '../access/storefront.ts';
import { numberFormat } from './number-format.ts';

test.prop([fc.constantFrom(...locales), fc.integer({ min: 1000, max: 999_999_999 })])(
  'a whole number is written with all of its digits, in groups of three from the end',
  (locale, number) => {
    const groups = numberFormat(locale).format(number).split(/\D/);
    expect(groups.join('')).toBe(String(number));
    expect(groups.slice(1).every((group) => group.length === 3)).toBe(true);
    expect(groups.length).toBe(Math.ceil(String(number).length / 3));
  },
);

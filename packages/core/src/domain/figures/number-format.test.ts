import { describe, expect, test } from 'vitest';

import { locales } from '../access/storefront.ts';
import { numberFormat } from './number-format.ts';

const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '');

describe.each(locales)('numbers in %s', (locale) => {
  test.each([1000, 9999, 12_345, 1_234_567])('%i is grouped in threes', (value) => {
    const written = numberFormat(locale).format(value);
    expect(digitsOnly(written)).toBe(String(value));
    expect(written).toMatch(/^\d{1,3}(?:\D\d{3})+$/);
  });

  test('money is, too', () => {
    const money = numberFormat(locale, { style: 'currency', currency: 'EUR' });
    expect(money.format(1128.48)).toMatch(/1\D128\D48/);
  });
});

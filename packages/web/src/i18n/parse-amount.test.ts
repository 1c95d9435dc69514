import { fc, test as prop } from '@fast-check/vitest';
import { locales } from '@connect/core/domain/access/storefront';
import { money } from '@connect/core/domain/money/money';
import { describe, expect, test } from 'vitest';

import { formatOf } from './format.ts';
import { parseAmount } from './parse-amount.ts';

const amount = (value: number) => ({ kind: 'amount', value });

describe.each(locales)('in %s', (locale) => {
  const read = (typed: string, currency = 'GBP') => parseAmount(typed, locale, currency);

  test.each([
    ['1000', 1000],
    ['1000.5', 1000.5],
    ['1000,50', 1000.5],
    ['1,000.50', 1000.5],
    ['1.000,50', 1000.5],
    ['1 000,50', 1000.5],
    ["1'000.50", 1000.5],
    ['1,234,567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    [' 250 ', 250],
    ['£250', 250],
    ['250 GBP', 250],
    ['0', 0],
    ['0.05', 0.05],
  ])('%s is %d', (typed, value) => {
    expect(read(typed)).toEqual(amount(value));
  });

  test.each([
    '-5',
    'ten',
    '1,00,000',
    '1.000.5000',
    '1,000,50',
    '1.2345',
    '.50',
    '5.',
    '10k',
    '€5',
    '£',
    '1e3',
    '1234.567',
  ])('%s is no amount', (typed) => {
    expect(read(typed)).toEqual({ kind: 'invalid' });
  });

  test.each(['', '   '])('nothing (%j) is no limit', (typed) => {
    expect(read(typed)).toEqual({ kind: 'empty' });
  });

  prop.prop([fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom('GBP', 'USD', 'EUR', 'PLN')])(
    'what the portal writes it reads back',
    (minor, currency) => {
      const written = formatOf(locale).money(money(minor, currency));
      expect(parseAmount(written, locale, currency)).toEqual(amount(minor / 100));
    },
  );

  prop.prop([fc.string()])('an amount is never negative and has two decimals at most', (typed) => {
    const read = parseAmount(typed, locale, 'GBP');
    if (read.kind !== 'amount') return;
    expect(read.value).toBeGreaterThanOrEqual(0);
    expect(Number(read.value.toFixed(2))).toBe(read.value);
  });
});

test('one separator before three digits groups them where the language does, and is refused where it might be either', () => {
  expect(parseAmount('1,000', 'en-GB', 'GBP')).toEqual(amount(1000));
  expect(parseAmount('1.000', 'en-GB', 'GBP')).toEqual({ kind: 'invalid' });
  expect(parseAmount('1.000', 'de-DE', 'EUR')).toEqual(amount(1000));
  expect(parseAmount('1,000', 'de-DE', 'EUR')).toEqual({ kind: 'invalid' });
  expect(parseAmount('1.000', 'fr-FR', 'EUR')).toEqual({ kind: 'invalid' });
});

test('a currency that is no code is its own sign', () => {
  expect(parseAmount('12 pounds', 'en-GB', 'pounds')).toEqual(amount(12));
});

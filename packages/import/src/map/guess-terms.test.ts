import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessMap } from './guess-map.ts';
import { calculationOf } from './guess-terms.ts';
import { parseMap } from './parse-map.ts';

const mapOf = (heading: string, ...terms: string[]): string =>
  guessMap([
    {
      name: 'customers.csv',
      headings: ['No.', 'Name', 'Currency', 'Credit Limit', heading],
      rows: terms.map((term, at) => [`C${at}`, 'A', 'EUR', '1', term]),
    },
  ]) ?? '';
const termsIn = (yaml: string) =>
  Object.fromEntries([...yaml.matchAll(/^ +terms\.(\w+): (.*)$/gm)].map(([, path, text]) => [path, text]));

describe('payment terms in a guessed map', () => {
  test('in words are what is shown, and say how the due date is counted', () => {
    const yaml = mapOf('Payment Terms', '30 days', 'NET14', '60 days EOM');
    expect(termsIn(yaml)).toEqual({
      description: 'Payment Terms',
      dueDateCalculation: '{ column: Payment Terms, table: { "30 days": 30D, "NET14": 14D, "60 days EOM": 60D+CM } }',
    });
    expect(parseMap(yaml.replace("vatPercent: { value: '?' }", "vatPercent: { value: '20' }")).ok).toBe(true);
  });

  test('that nobody can count are asked about where others can be, and only shown where none can', () => {
    expect(termsIn(mapOf('Payment Terms', '30 days', 'as agreed', ''))['dueDateCalculation']).toBe(
      `{ column: Payment Terms, table: { "30 days": 30D, "as agreed": '?' } } # how the due date is counted, such as 30D or 30D+CM; '' where it is not`,
    );
    expect(termsIn(mapOf('Payment Terms', 'as agreed'))).toEqual({ description: 'Payment Terms' });
  });

  test.each([
    ['Payment Terms', '30 days'],
    ['Zahlungsziel', '30 Tage'],
  ])('that are a number under %s are so many days', (heading, shown) => {
    expect(termsIn(mapOf(heading, '30'))).toEqual({
      code: heading,
      description: `{ column: ${heading}, table: { "30": ${shown} } }`,
      dueDateCalculation: `{ column: ${heading}, table: { "30": 30D } }`,
    });
  });

  test('that are days by their heading may be any number of them, and numbers are codes otherwise', () => {
    expect(termsIn(mapOf('PAYMENT_DUE_DAYS', '2', '30'))).toEqual({
      description: '{ column: PAYMENT_DUE_DAYS, table: { "2": 2 days, "30": 30 days } }',
      dueDateCalculation: '{ column: PAYMENT_DUE_DAYS, table: { "2": 2D, "30": 30D } }',
    });
    expect(termsIn(mapOf('Payment Terms Code', '1', '2', '30'))).toEqual({ code: 'Payment Terms Code' });
  });

  test('that are counted as the model does are taken as they are', () => {
    expect(termsIn(mapOf('Payment Terms Code', '14D', '30D', 'CM', '1M'))).toEqual({
      code: 'Payment Terms Code',
      dueDateCalculation: 'Payment Terms Code',
    });
  });
});

describe('how a due date is counted', () => {
  test.each([
    ['30 Tage netto', '30D'],
    ['14 Tage 2 % Skonto, 30 Tage netto', '30D'],
    ['2/10 net 30', '30D'],
    ['N30', '30D'],
    ['Net 30 days', '30D'],
    ['30 jours fin de mois', '30D+CM'],
    ['30d + cm', '30D+CM'],
    ['Sofort netto', '0D'],
    ['Due on receipt', '0D'],
    ['0001', null],
    ['ZB30', null],
    ['2 % 10 days', null],
    ['30 Tage netto, 10 Tage 2 %', null],
    ['see contract', null],
  ])('by %s', (text, expected) => {
    expect(calculationOf(text)).toBe(expected);
  });

  test('of any number of days, however it is written', () => {
    const written = fc.constantFrom(
      'NET#',
      'net #',
      '# days',
      '#d',
      '# Day',
      '#Tage',
      '# Tage netto',
      '# days net',
      'N#',
      '#',
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), written, (days, text) => {
        expect(calculationOf(text.replace('#', String(days)))).toBe(`${days}D`);
      }),
    );
  });
});

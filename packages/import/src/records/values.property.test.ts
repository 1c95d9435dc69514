import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { describe, expect } from 'vitest';
import {
  amountOf,
  dayOf,
  flagOf,
  type Formats,
  numberIn,
  priceOf,
  slugOf,
  unpadded,
  withoutCurrency,
} from './values.ts';

const written: readonly Formats[] = [
  { dates: ['yyyyMMdd'], decimals: ',', areDecimalsNamed: true, thousands: '.' },
  { dates: ['dd.MM.yyyy', 'd.M.yy'], decimals: ',', areDecimalsNamed: true, thousands: ' ' },
  { dates: ['MM/dd/yyyy'], decimals: '.', areDecimalsNamed: true, thousands: ',' },
  { dates: ['dd-MM-yyyy'], decimals: '.', areDecimalsNamed: true, thousands: "'" },
];
const formats = fc.constantFrom(...written);
const minor = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });

/** An amount as people write it. */
const writeAmount = (amount: number, { decimals, thousands }: Formats, isGrouped: boolean, sign: string): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const grouped = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands) : whole;
  const text = `${grouped}${decimals}${digits.slice(-2)}`;
  if (amount >= 0) return text;
  return sign === '()' ? `(${text})` : sign === 'after' ? `${text}-` : `-${text}`;
};

describe('what a cell means', () => {
  test.prop([minor, formats, fc.boolean(), fc.constantFrom('()', 'after', 'before')])(
    'an amount is what was written, wherever its sign and however its thousands stand',
    (amount, format, isGrouped, sign) => {
      const number = numberIn(writeAmount(amount, format, isGrouped, sign), format);
      if (!number.ok) throw new Error(number.refusal);
      expect(amountOf(number.value, 'EUR', '')).toEqual({ ok: true, value: { minor: amount || 0, currency: 'EUR' } });
    },
  );

  test.prop([fc.date({ min: new Date('1990-01-01'), max: new Date('2049-12-31'), noInvalidDate: true }), formats])(
    'a date is the day that was written',
    (date, format) => {
      const day = DateTime.fromJSDate(date, { zone: 'utc' });
      expect(dayOf(day.toFormat(format.dates[0] ?? ''), format)).toEqual({ ok: true, value: day.toISODate() });
    },
  );

  test('a date with a zone is the day that was written, not that of another place', () => {
    const format = {
      dates: ["yyyy-MM-dd'T'HH:mm:ssZZ"],
      decimals: '.',
      areDecimalsNamed: true,
      thousands: ',',
    } as const;
    expect(dayOf('2026-01-11T00:00:00+02:00', format)).toEqual({ ok: true, value: '2026-01-11' });
  });

  test.each([
    ['1.234,5', '.', ','],
    ['1,23', '.', ','],
    ['1.23', ',', '.'],
    ['12.34,50', ',', '.'],
    ['1 23', ',', '.'],
    ['12 34', ',', '.'],
    ['--1', '.', ','],
    ['-1-', '.', ','],
    ['1e3', '.', ','],
    ['', '.', ','],
    ['.', '.', ','],
    ['£5', '.', ','],
  ] as const)('%s with decimals after %s is no number', (text, decimals, thousands) => {
    const number = numberIn(text, { dates: [], decimals, areDecimalsNamed: true, thousands });
    // A point alone is nothing, and nothing is not 0.
    expect(number.ok).toBe(false);
  });

  test.each([
    ['1 234,50', ',', 1234.5],
    ['1\u00A0234,50', ',', 1234.5],
    ['1\u202F234\u202F567,50', ',', 1_234_567.5],
    ["1'234.50", '.', 1234.5],
    ['1’234.50', '.', 1234.5],
    ['- 12,50', ',', -12.5],
    ['12,50 -', ',', -12.5],
    ['−12,50', ',', -12.5],
    ['(12.50)', '.', -12.5],
  ] as const)('%s with decimals after %s is a number', (text, decimals, value) => {
    expect(
      numberIn(text, { dates: [], decimals, areDecimalsNamed: true, thousands: decimals === ',' ? '.' : ',' }),
    ).toEqual({
      ok: true,
      value,
    });
  });

  test.each([
    ['€ 12,50', 'EUR', '12,50'],
    ['12,50\u00A0€', 'EUR', '12,50'],
    ['-12,50 EUR', 'EUR', '-12,50'],
    ['12,50- €', 'EUR', '12,50-'],
    ['(£12.50)', 'GBP', '(12.50)'],
    ['$12.50', 'AUD', '12.50'],
    ['12,50 zł', 'PLN', '12,50'],
    ['12,50', 'EUR', '12,50'],
    ['£12.50', 'EUR', null],
    ['12,50 PLN', 'EUR', null],
  ] as const)('the amount %s in %s is %s', (text, currency, bare) => {
    const meant = withoutCurrency(text, currency);
    expect(meant.ok ? meant.value : null).toBe(bare);
  });

  test.each([
    ['46349', '2026-11-23'],
    ['46349.75', '2026-11-23'],
    ['23.11.2026', null],
  ])('%s is the day %s of a spreadsheet', (text, day) => {
    const meant = dayOf(text, { dates: ['serial'], decimals: '.', areDecimalsNamed: true, thousands: ',' });
    expect(meant.ok ? meant.value : null).toBe(day);
  });

  test.each(['2026-02-30', '23.11.2026', '20261123', 'today', ''])('%s is no date such as yyyy-MM-dd', (text) => {
    expect(dayOf(text, { dates: ['yyyy-MM-dd'], decimals: '.', areDecimalsNamed: true, thousands: ',' }).ok).toBe(
      false,
    );
  });

  test('an amount has no parts of a minor unit, a price may', () => {
    expect(amountOf(12.345, 'EUR', '12,345')).toEqual({ ok: false, refusal: '“12,345” has parts of a minor unit' });
    expect(priceOf(12.5, 1000, 'EUR')).toEqual({ ok: true, value: { minor: 1.25, currency: 'EUR' } });
    expect(priceOf(12.5, 0, 'EUR').ok).toBe(false);
  });

  test('flags, addresses and padded numbers', () => {
    expect(['X', 'Ja', ' yes', '1', true].map((cell) => flagOf(cell))).toEqual(
      Array.from({ length: 5 }, () => ({ ok: true, value: true })),
    );
    expect(['', 'Nein', '0', false, null].map((cell) => flagOf(cell))).toEqual(
      Array.from({ length: 5 }, () => ({ ok: true, value: false })),
    );
    expect(flagOf('perhaps').ok).toBe(false);
    expect(slugOf(' Schnittschutz „Größe 9“, Ärmel ')).toBe('schnittschutz-grosse-9-armel');
    expect(['0000010482', '0', '000', 'A01'].map(unpadded)).toEqual(['10482', '0', '0', 'A01']);
  });
});

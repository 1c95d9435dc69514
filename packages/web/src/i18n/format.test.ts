import { day } from '@connect/core/domain/calendar/day';
import { money } from '@connect/core/domain/money/money';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { fc, test as property } from '@fast-check/vitest';
import { locales } from '@connect/core/domain/access/storefront';
import { describe, expect, test } from 'vitest';

import { messageFormatter } from './format-message.ts';
import { formatOf } from './format.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('British English', () => {
  const format = formatOf('en-GB');

  test('a day is written as 18 Nov 2026, whatever the time zone', () => {
    expect(format.date('2026-11-18')).toBe('18 Nov 2026');
    expect(format.date('2026-11-18 23:59')).toBe('18 Nov 2026');
    expect(format.date('2026-11-18T00:00:00Z')).toBe('18 Nov 2026');
  });

  test('a long day is written as 2 December 2026', () => {
    expect(format.longDate('2026-12-02')).toBe('2 December 2026');
    expect(format.shortDate(day('2026-11-05'))).toBe('05/11/2026');
  });

  test.each([null, undefined, '', 'soon', '2026-99-99'])('%s is no day and is written as a dash', (day) => {
    expect(format.date(day)).toBe('—');
  });

  test('the price of one is written with all its decimals, two at least', () => {
    expect([300, 620, 1.25, 30].map((minor) => format.price(unitPrice(minor, 'GBP')))).toEqual([
      '£3.00',
      '£6.20',
      '£0.0125',
      '£0.30',
    ]);
    expect(plain(formatOf('de-DE').price(unitPrice(1.25, 'EUR')))).toBe('0,0125 €');
  });

  test.each(['', 'POUND', '£'])(
    'money in %j, which is no currency code, is written with it and ends nothing',
    (code) => {
      expect(format.money(money(1284_40, code))).toBe(`1,284.40 ${code}`);
    },
  );

  test('money has the currency’s sign and two decimals', () => {
    expect(format.money(money(1284_40, 'GBP'))).toBe('£1,284.40');
    expect(format.money(money(-50, 'GBP'))).toBe('-£0.50');
    expect(format.money(money(40_000_00, 'USD'))).toBe('US$40,000.00');
    expect(format.money(money(10_00, 'JPY'))).toContain('10.00');
  });

  test('a moment is written to the minute, in the zone of the user', () => {
    const local = new Date(2026, 10, 18, 14, 5, 33);
    expect(format.moment(local.toISOString())).toBe('18 Nov 2026, 14:05');
    expect(format.moment(null)).toBe('—');
    expect(format.moment('soon')).toBe('—');
  });

  test('an amount without a currency has two decimals, too', () => {
    expect(format.amount(1284.4)).toBe('1,284.40');
  });

  test('numbers are grouped', () => {
    expect(format.number(1234567)).toBe('1,234,567');
  });
});

test('days and money follow the language', () => {
  expect(formatOf('fr-FR').date('2026-11-18')).toBe('18 nov. 2026');
  expect(formatOf('de-DE').longDate('2026-12-02')).toBe('2. Dezember 2026');
  expect(plain(formatOf('de-DE').money(money(1284_40, 'EUR')))).toBe('1.284,40 €');
  expect(plain(formatOf('pl-PL').money(money(1284_40, 'PLN')))).toMatch(/1 ?284,40 zł/);
});

test.each(['it-IT', 'pl-PL'] as const)('%s groups four digits too, so that columns agree', (locale) => {
  const format = formatOf(locale);
  expect(plain(format.money(money(1128_48, 'EUR')))).toMatch(/^1[. ]128,48 €$/);
  expect(plain(format.amount(1128.48))).toMatch(/^1[. ]128,48$/);
  expect(plain(format.number(1128))).toMatch(/^1[. ]128$/);
  expect(plain(messageFormatter(locale)('{n, plural, one {#} few {#} many {#} other {#}}', { n: 1128 }))).toMatch(
    /^1[. ]128$/,
  );
});

test('the United States write the month first, and dollars without their country', () => {
  const format = formatOf('en-US');
  expect(format.date('2026-11-18')).toBe('Nov 18, 2026');
  expect(format.longDate('2026-12-02')).toBe('December 2, 2026');
  expect(format.shortDate(day('2026-11-05'))).toBe('Nov 5, 2026');
  expect(format.money(money(40_000_00, 'USD'))).toBe('$40,000.00');
});

property.prop([fc.constantFrom(...locales), fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })])(
  'a quantity with parts of a unit is written with all its decimals, as its language does, and no more',
  (locale, thousandths) => {
    const written = formatOf(locale).number(thousandths / 1000);
    const [whole = '', parts = ''] = written.split(locale.startsWith('en') ? '.' : ',');
    expect(parts).not.toMatch(/0$/);
    expect(Number(`${whole.replaceAll(/[^\d-]/g, '')}.${parts}`)).toBe(thousandths / 1000);
  },
);

test.each([
  ['en-GB', '1,234.5', '3 units instead of 2.5: only whole units can be ordered.'],
  ['de-DE', '1.234,5', '3 units instead of 2,5: only whole units can be ordered.'],
] as const)('in %s half a unit is written %s, in texts, too', (locale, half, text) => {
  expect(formatOf(locale).number(1234.5)).toBe(half);
  const message = '{n, plural, one {# unit} other {# units}} instead of {asked}: only whole units can be ordered.';
  expect(messageFormatter(locale)(message, { n: 3, asked: 2.5 })).toBe(text);
});

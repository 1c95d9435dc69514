import { describe, expect, test } from 'vitest';

import { formatOf } from './format.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('English', () => {
  const format = formatOf('en');

  test('a day is written as 18 Nov 2026, whatever the time zone', () => {
    expect(format.date('2026-11-18')).toBe('18 Nov 2026');
    expect(format.date('2026-11-18 23:59')).toBe('18 Nov 2026');
    expect(format.date('2026-11-18T00:00:00Z')).toBe('18 Nov 2026');
  });

  test('a long day is written as 2 December 2026', () => {
    expect(format.longDate('2026-12-02')).toBe('2 December 2026');
  });

  test.each([null, undefined, '', 'soon', '2026-99-99'])('%s is no day and is written as a dash', (day) => {
    expect(format.date(day)).toBe('—');
  });

  test.each(['', 'POUND', '£'])(
    'money in %j, which is no currency code, is written with it and ends nothing',
    (code) => {
      expect(format.money(1284.4, code)).toBe(`1,284.40 ${code}`);
    },
  );

  test('money has the currency’s sign and two decimals', () => {
    expect(format.money(1284.4, 'GBP')).toBe('£1,284.40');
    expect(format.money(-0.5, 'GBP')).toBe('-£0.50');
    expect(format.money(40000, 'USD')).toBe('US$40,000.00');
    expect(format.money(10, 'JPY')).toContain('10.00');
  });

  test('numbers are grouped', () => {
    expect(format.number(1234567)).toBe('1,234,567');
  });
});

test('days and money follow the language', () => {
  expect(formatOf('fr').date('2026-11-18')).toBe('18 nov. 2026');
  expect(formatOf('de').longDate('2026-12-02')).toBe('2. Dezember 2026');
  expect(plain(formatOf('de').money(1284.4, 'EUR'))).toBe('1.284,40 €');
  expect(plain(formatOf('pl').money(1284.4, 'PLN'))).toMatch(/1 ?284,40 zł/);
});

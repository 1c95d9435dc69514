import { money } from '@connect/core/domain/money/money';
import { pence } from '@connect/core/testing';
import { expect, test } from 'vitest';

import { formatOf } from '../../i18n/format.ts';
import { axisLabels } from './month-rows.ts';
import { reportFormatOf } from './report-format.ts';

const english = reportFormatOf('en-GB', formatOf('en-GB'));
const german = reportFormatOf('de-DE', formatOf('de-DE'));
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('months, in full and short, whatever the time zone', () => {
  expect([english.month('2026-11'), english.shortMonth('2026-11')]).toEqual(['Nov 2026', 'Nov']);
  expect(german.month('2026-03')).toBe('März 2026');
});

test('money in few characters', () => {
  expect([0, 950_00, 12_340_00, 2_500_000_00].map((minor) => english.shortMoney(pence(minor)))).toEqual([
    '£0',
    '£950',
    '£12.3k',
    '£2.5m',
  ]);
  expect(plain(german.shortMoney(money(2_500_000_00, 'EUR')))).toBe('2,5 Mio. €');
});

test.each([
  [110, 100, '+10%'],
  [90, 120, '-25%'],
  [100, 100, '0%'],
  [100, 0, '—'],
  [100, -5, '—'],
])('%d after %d is a change of %s', (now, before, text) => {
  expect(english.change(pence(now), pence(before))).toBe(text);
});

test('a share of nothing is none', () => {
  expect([english.share(9, 24), english.share(0, 24), english.share(0, 0)]).toEqual(['38%', '0%', '—']);
});

test('an axis names the year with the first month of each', () => {
  const months = ['2025-11', '2025-12', '2026-01', '2026-02'];
  expect(axisLabels(months, english.shortMonth)).toEqual([['Nov', '2025'], ['Dec'], ['Jan', '2026'], ['Feb']]);
});

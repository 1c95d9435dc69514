import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { day } from '../calendar/day.ts';
import { days } from '../../testing/arbitraries/calendar.ts';
import { periodProblem } from './period.ts';
import {
  isMonth,
  matchingPreset,
  monthAt,
  monthChoices,
  periodPresets,
  presetMonths,
  withFrom,
  withTo,
} from './presets.ts';

test.each([
  ['last-12-months', '2025-12', '2026-11'],
  ['this-year', '2026-01', '2026-11'],
  ['last-year', '2025-01', '2025-12'],
] as const)('on 20 Nov 2026 %s is %s to %s', (preset, from, to) => {
  expect(presetMonths(preset, day('2026-11-20'))).toEqual({ from, to });
  expect(matchingPreset({ from, to }, day('2026-11-20'))).toBe(preset);
});

test('other months are no preset; in December the whole year is the last 12 months', () => {
  expect(matchingPreset({ from: '2026-02', to: '2026-11' }, day('2026-11-20'))).toBeNull();
  expect(matchingPreset({ from: '2026-01', to: '2026-10' }, day('2026-11-20'))).toBeNull();
  expect(matchingPreset(presetMonths('this-year', day('2026-12-01')), day('2026-12-01'))).toBe('last-12-months');
});

test.each([
  '2026-1',
  '2026-13',
  '2026-00',
  '1993-12',
  '2100-01',
  '2026-01-01',
  'in 2026-01',
  '',
  null,
  undefined,
  202601,
])('%s is no month', (text) => expect(isMonth(text)).toBe(false));

test('what is written like a month is none if it is no text', () => {
  expect(isMonth(['2026-01'])).toBe(false);
});

test.each(['1994-01', '1999-12', '2000-09', '2026-10', '2099-11'])('%s is a month', (text) => {
  expect(isMonth(text)).toBe(true);
});

const months = days.map((day) => day.slice(0, 7)).filter(isMonth);
const periods = fc
  .tuple(months, fc.integer({ min: 0, max: 59 }))
  .map(([from, length]) => ({ from, to: monthAt(from, length) }));

property.prop([periods, months])(
  'whichever end is moved, it is where it was moved to, and the period is a good one',
  (period, month) => {
    const [later, earlier] = [withFrom(period, month), withTo(period, month)];
    expect([later.from, earlier.to]).toEqual([month, month]);
    expect([periodProblem(later.from, later.to), periodProblem(earlier.from, earlier.to)]).toEqual([null, null]);
  },
);

property.prop([periods])('an end that is moved to where it is moves nothing', (period) => {
  expect([withFrom(period, period.from), withTo(period, period.to)]).toEqual([period, period]);
});

property.prop([days, fc.constantFrom(...periodPresets)])(
  'the months of a preset can be chosen, each month once',
  (today, preset) => {
    fc.pre(isMonth(presetMonths('last-year', today).from));
    const period = presetMonths(preset, today);
    const choices = monthChoices(period, today);
    expect(choices).toEqual(expect.arrayContaining([period.from, period.to]));
    expect(choices).toEqual([...new Set(choices)].toSorted().toReversed());
    expect(choices.length).toBeLessThanOrEqual(2 * 60);
  },
);

property.prop([periods])('a period far from today can be chosen, too', (period) => {
  expect(monthChoices(period, day('2026-11-20'))).toEqual(expect.arrayContaining([period.from, period.to]));
});

test('the last five years can be chosen, and what lies before them is chosen last', () => {
  const choices = monthChoices({ from: '2026-01', to: '2026-11' }, day('2026-11-20'));
  expect([choices.length, choices[0], choices.at(-1)]).toEqual([60, '2026-11', '2021-12']);
  const further = monthChoices({ from: '2019-05', to: '2019-06' }, day('2026-11-20'));
  expect(further).toEqual([...choices, '2019-06', '2019-05']);
});

test('an end that is moved too far away takes the other one with it, so that five years stay', () => {
  const period = { from: '2026-01', to: '2026-11' };
  expect(withFrom(period, '2020-01')).toEqual({ from: '2020-01', to: '2024-12' });
  expect(withTo(period, '2032-12')).toEqual({ from: '2028-01', to: '2032-12' });
  expect(withFrom(period, '2027-02')).toEqual({ from: '2027-02', to: '2027-02' });
  expect(withTo(period, '2025-02')).toEqual({ from: '2025-02', to: '2025-02' });
});

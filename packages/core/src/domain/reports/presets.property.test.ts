import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { reportMonths, reportQueries } from '../../testing/arbitraries/reports.ts';
import { monthsBetween, periodProblem } from './period.ts';
import { matchingPreset, monthAt, monthChoices, periodPresets, presetMonths, withFrom, withTo } from './presets.ts';

test.prop([reportQueries, reportMonths])(
  'a period with another end is one that can be asked for, and has it',
  (query, month) => {
    const [begun, ended] = [withFrom(query, month), withTo(query, month)];
    expect([begun.from, periodProblem(begun.from, begun.to)]).toEqual([month, null]);
    expect([ended.to, periodProblem(ended.from, ended.to)]).toEqual([month, null]);
  },
);

test.prop([fc.constantFrom(...periodPresets), days])(
  'a preset can be asked for, and is known again by its months',
  (preset, today) => {
    const months = presetMonths(preset, today);
    expect(periodProblem(months.from, months.to)).toBeNull();
    const found = matchingPreset(months, today);
    expect(found && presetMonths(found, today)).toEqual(months);
  },
);

test.prop([reportMonths, fc.integer({ min: -60, max: 60 })])(
  'a month that lies so many away lies as many back',
  (month, offset) => {
    const other = monthAt(month, offset);
    expect(monthAt(other, -offset)).toBe(month);
    expect(monthsBetween(month, other)).toBe(offset + 1);
  },
);

test.prop([reportQueries, days])(
  'months to choose from are months, each once, with those that are chosen',
  (query, today) => {
    const choices = monthChoices(query, today);
    expect(new Set(choices).size).toBe(choices.length);
    expect(choices).toEqual(expect.arrayContaining([query.from, query.to, today.slice(0, 7)]));
    expect(choices.every((each) => /^\d{4}-(0[1-9]|1[0-2])$/.test(each))).toBe(true);
  },
);

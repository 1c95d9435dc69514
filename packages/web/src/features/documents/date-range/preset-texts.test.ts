import { presetNames } from '@connect/core/domain/calendar/date-range';
import { expect, test } from 'vitest';

import { presetTexts } from './preset-texts.ts';

test('the presets are called as the specification says, in its order (specification §presets)', () => {
  expect(presetNames.map((name) => presetTexts[name])).toEqual([
    'All time',
    'Today',
    'Yesterday',
    'Last 30 days',
    'Last 90 days',
    'This week',
    'Last week',
    'This month',
    'Last month',
    'This year',
    'Last year',
  ]);
});

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { views } from '../../testing/arbitraries/lists.ts';
import { exportFileName, statementFileName } from './file-names.ts';

const files = fc.tuple(views, days, fc.constantFrom('csv' as const, 'xlsx' as const, 'zip' as const));

test.prop([files, files])('files of another view, day or format have another name', (one, other) => {
  expect(exportFileName(...one) === exportFileName(...other)).toBe(one.join() === other.join());
});

test.prop([files, days])(
  'a name is one that every system takes: letters, digits, dashes and its ending',
  (file, day) => {
    for (const name of [exportFileName(...file), statementFileName(day.slice(0, 7))])
      expect(name).toMatch(/^[a-z\d-]+\.[a-z]{3,4}$/);
  },
);

test.prop([views, days, days])(
  'files of one kind stand in the order of their days where names are sorted',
  (view, one, other) => {
    const nameOf = (day: typeof one) => exportFileName(view, day, 'csv');
    expect(nameOf(one) < nameOf(other)).toBe(one < other);
  },
);

import { expect, test } from 'vitest';
import { addDays, day, type Day } from './calendar/day.ts';

/** The compiler makes this test: what it does not refuse below is an error of its own. */
test('a plain text passes for nothing that is made by its own function', () => {
  const made: Day = day('2026-11-20');
  // @ts-expect-error Only `day` makes one.
  const plain: Day = '2026-11-20';
  // @ts-expect-error A text is no day.
  expect(addDays('2026-11-20', 0)).toBe(made);
  expect(plain).toBe(made);
});

import { expect, test } from 'vitest';

import { greetingAt } from './greeting.ts';

test.each([
  [0, 'morning'],
  [11.99, 'morning'],
  [12, 'afternoon'],
  [17.99, 'afternoon'],
  [18, 'evening'],
  [23.99, 'evening'],
])('at %s o’clock it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

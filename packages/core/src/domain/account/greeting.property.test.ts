import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { greetingAt } from './greeting.ts';

const order = ['morning', 'afternoon', 'evening'];
const hours = fc.double({ min: 0, max: 24, maxExcluded: true, noNaN: true });

test.prop([hours, hours])('no greeting comes again later in a day', (one, other) => {
  const [earlier, later] = [greetingAt(Math.min(one, other)), greetingAt(Math.max(one, other))];
  expect(order.indexOf(later)).toBeGreaterThanOrEqual(order.indexOf(earlier));
});

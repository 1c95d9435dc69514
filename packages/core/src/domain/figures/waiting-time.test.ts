import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { inWaitingTime, waitingTime } from './waiting-time.ts';

test.each([
  [0.2, 'en-GB', 'in 1 second'],
  [59, 'en-GB', 'in 59 seconds'],
  [588, 'de-DE', 'in 10 Minuten'],
  [61, 'pl-PL', 'za 2 minuty'],
  [60, 'pl-PL', 'za 1 minutę'],
  [3541, 'fr-FR', 'dans 1 heure'],
  [7201, 'it-IT', 'tra 3 ore'],
])('%d seconds in %s are %j', (seconds, locale, text) => {
  expect(inWaitingTime(seconds, locale)).toBe(text);
});

test('a wait that is said is never shorter than it is, and less than twice as long', () => {
  const lengths = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seconds) => {
      const { unit, count } = waitingTime(seconds);
      const shown = count * lengths[unit];
      expect(shown).toBeGreaterThanOrEqual(seconds);
      expect(shown).toBeLessThan(seconds * 2);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMissedPermission } from './missed-permission.ts';

test('the session is asked for anew at the first refusal, and not twice within ten seconds however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }), (waits) => {
      let at = 0;
      const asked: number[] = [];
      const missed = makeMissedPermission({ change: () => void asked.push(at) }, { now: () => at });
      const refusals = waits.map((wait) => {
        at += wait;
        missed();
        return at;
      });
      expect(asked[0]).toBe(refusals[0]);
      for (const refusal of refusals) {
        const before = asked.filter((each) => each <= refusal).at(-1) ?? Number.NEGATIVE_INFINITY;
        expect(refusal - before).toBeLessThan(10_000);
      }
      asked.slice(1).forEach((each, index) => expect(each - (asked[index] ?? 0)).toBeGreaterThanOrEqual(10_000));
    }),
  );
});

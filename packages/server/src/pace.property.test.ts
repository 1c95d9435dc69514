import { setTimeout } from 'node:timers/promises';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createPace, nextSize, timed, timeOfPiece, waitForTurn, weightOf } from './pace.ts';

const [firstSize, most] = [100, 1000];

/** A batch of so many lines on a machine where each takes so long, and a transaction something beside. */
const timeOf = (size: number, perLine: number): number => 5 + size * perLine;

describe('the pace of a run', () => {
  test.prop([fc.double({ min: 0.05, max: 3, noNaN: true }), fc.integer({ min: 0, max: 4999 })])(
    'comes to batches that nobody waits for longer than 40 ms while somebody is about',
    (perLine, quiet) => {
      let size = firstSize;
      for (let batch = 0; batch < 20; batch++) size = nextSize(size, timeOf(size, perLine), timeOfPiece(quiet), most);
      expect(timeOf(size, perLine)).toBeLessThanOrEqual(40);
    },
  );

  test.prop([fc.double({ min: 0.05, max: 3, noNaN: true })])(
    'is at least twice as large where nobody is',
    (perLine) => {
      const sizeAfter = (quiet: number): number => {
        let size = firstSize;
        for (let batch = 0; batch < 20; batch++) size = nextSize(size, timeOf(size, perLine), timeOfPiece(quiet), most);
        return size;
      };
      expect(sizeAfter(Infinity)).toBeGreaterThanOrEqual(Math.min(1000, 2 * sizeAfter(0)));
    },
  );

  test('counts what keeps the process busy, not what is waited for', async () => {
    // Where others have the processor now and then, what it is kept from counts too: the best of a few tries has none of that.
    const tries: number[] = [];
    while (tries.length < 5 && !tries.some((took) => took < 150)) tries.push((await timed(() => setTimeout(200))).took);
    expect(Math.min(...tries)).toBeLessThan(150);
    const busy = await timed(async () => {
      const until = performance.now() + 50;
      while (performance.now() < until);
    });
    expect(busy.took).toBeGreaterThanOrEqual(45);
  });

  test.prop([fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0, max: 5000, noNaN: true })])(
    'counts a part of what is waited for, and of a database far away never more than twice what keeps the process busy',
    (busy, waited) => {
      const weight = weightOf(busy, busy + waited);
      expect(weight).toBeGreaterThanOrEqual(Math.min(3 * busy, (busy + waited) / 2));
      expect(weight).toBeGreaterThanOrEqual(busy);
      expect(weight).toBeLessThanOrEqual(3 * busy);
    },
  );

  test('leaves a database alone for as long as it worked for a piece while somebody is about', async () => {
    const pace = createPace({ quiet: () => 1000 }, { first: firstSize, most });
    await pace.piece(async () => {
      await setTimeout(200);
      return firstSize;
    });
    const began = performance.now();
    await pace.piece(async () => firstSize);
    expect(performance.now() - began).toBeGreaterThanOrEqual(50);
  });

  test('waits for whoever is served, but not for ever', async () => {
    let looks = 0;
    await waitForTurn({ quiet: () => (++looks > 3 ? 1000 : 0) }, 300);
    expect(looks).toBe(4);
    const began = performance.now();
    await waitForTurn({ quiet: () => 0 }, 300);
    expect(performance.now() - began).toBeGreaterThanOrEqual(300);
  });
});

import { expect, it } from 'vitest';
import { nextWait } from './worker-processes.ts';

it('waits twice as long for each process that did not last, and is quick again after one that did', () => {
  const waits = [0];
  for (let turn = 0; turn < 9; turn++) waits.push(nextWait(waits.at(-1) ?? 0, 100));
  expect(waits.slice(1)).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(nextWait(30_000, 60_000)).toBe(250);
});

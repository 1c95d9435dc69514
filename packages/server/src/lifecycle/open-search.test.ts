import { expect, it } from 'vitest';
import { catchUp } from './open-search.ts';

it('is ready although others go on writing all the time', async () => {
  const left = [200, 200, 20];
  const taken: number[] = [];
  await catchUp(async (limit) => {
    // After what there was, one change is there whenever somebody looks.
    const count = Math.min(left.shift() ?? 1, limit);
    taken.push(count);
    if (taken.length > 10) throw new Error('never ready');
    return count;
  });
  expect(taken).toEqual([200, 200, 20]);
});

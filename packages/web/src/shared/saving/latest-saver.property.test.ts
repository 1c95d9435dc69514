import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { createLatestSaver } from './latest-saver.ts';

/** Changes 1, 2, 3 … while the server answers whenever the scheduler likes, and refuses some. */
const run = async (s: fc.Scheduler, count: number, refuses: (value: number) => boolean) => {
  let stored = 0;
  let shown = 0;
  let running = 0;
  let most = 0;
  const failures: string[] = [];
  const answer = s.scheduleFunction(async (value: number): Promise<Result<number, string>> => {
    if (refuses(value)) return refused('no');
    stored = value;
    return ok(value);
  });
  const change = createLatestSaver(0, {
    save: async (value) => {
      running += 1;
      most = Math.max(most, running);
      const result = await answer(value);
      running -= 1;
      return result;
    },
    onShown: (value) => (shown = value),
    onFailed: (failure) => failures.push(failure),
  });
  s.scheduleSequence(Array.from({ length: count }, (_, index) => async () => void change(index + 1)));
  await s.waitIdle();
  return { stored, shown, most, failures };
};
const counts = fc.integer({ min: 1, max: 8 });

test.prop([fc.scheduler(), counts, fc.func(fc.boolean())])(
  'when all is quiet, what is shown is what the server has',
  async (s, count, refuses) => {
    const { stored, shown } = await run(s, count, refuses);
    expect(shown).toBe(stored);
  },
);

test.prop([fc.scheduler(), counts])('a server that takes everything ends with the last change', async (s, count) => {
  const { stored, failures } = await run(s, count, () => false);
  expect([stored, failures]).toEqual([count, []]);
});

test.prop([fc.scheduler(), counts])(
  'a server that takes nothing leaves the first value, and says so',
  async (s, count) => {
    const { shown, failures } = await run(s, count, () => true);
    expect(shown).toBe(0);
    expect(failures.length).toBeGreaterThan(0);
  },
);

test.prop([fc.scheduler(), counts, fc.func(fc.boolean())])('never two saves at once', async (s, count, refuses) => {
  expect((await run(s, count, refuses)).most).toBeLessThanOrEqual(1);
});

test.prop([fc.scheduler(), fc.array(fc.constantFrom('own', 'other'), { maxLength: 8 })])(
  'what others change meanwhile is shown once all is quiet, and what is sent names what it was made of',
  async (s, whose) => {
    let stored: readonly string[] = [];
    let shown = stored;
    const answer = s.scheduleFunction(
      async (value: readonly string[], before: readonly string[]): Promise<Result<readonly string[], string>> => {
        stored = [...stored, ...value.filter((each) => !before.includes(each))];
        return ok(stored);
      },
    );
    const change = createLatestSaver(stored, {
      save: answer,
      onShown: (value) => (shown = value),
      onFailed: () => undefined,
    });
    const changes = whose.map((each, index) => async () => {
      if (each === 'own') void change([...shown, `own ${index}`]);
      else stored = [...stored, `other ${index}`];
    });
    s.scheduleSequence([...changes, async () => void change([...shown, 'last'])]);
    await s.waitIdle();
    expect(shown).toEqual(stored);
    expect(stored.toSorted()).toEqual([...whose.map((each, index) => `${each} ${index}`), 'last'].toSorted());
  },
);

test.prop([fc.scheduler(), fc.array(fc.constantFrom('taken', 'refused', 'lost'), { minLength: 1, maxLength: 8 })])(
  'where answers are lost as well, what is kept is asked for and shown',
  async (s, ends) => {
    let stored = 0;
    let shown = 0;
    const save = s.scheduleFunction(async (value: number): Promise<Result<number, string>> => {
      const end = ends[value - 1];
      if (end !== 'refused') stored = value;
      return end === 'taken' ? ok(value) : refused('no');
    });
    const load = s.scheduleFunction(async (): Promise<Result<number, string>> => ok(stored));
    const change = createLatestSaver(0, { save, load, onShown: (value) => (shown = value), onFailed: () => undefined });
    s.scheduleSequence(Array.from(ends, (_, index) => async () => void change(index + 1)));
    await s.waitIdle();
    expect(shown).toBe(stored);
  },
);

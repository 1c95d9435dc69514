import { describe, expect, test, vi } from 'vitest';

import { beginLoad, youth } from './begin-load.ts';

const setUp = () => {
  const clock = { now: 0 };
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
  return { clock, load, started: beginLoad(load, () => clock.now) };
};

describe('a load begun before its page stands', () => {
  test('is begun at once, and its answer is for whoever asks first', async () => {
    const { load, started } = setUp();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await started()).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is asked for anew by who tries again', async () => {
    const { started } = setUp();
    await started();
    expect(await started()).toBe(2);
  });

  test('is asked for anew once it is old', async () => {
    const { clock, started } = setUp();
    clock.now = youth;
    expect(await started()).toBe(2);
  });

  test('tells who takes it of its failure, and nobody else', async () => {
    const started = beginLoad(
      () => Promise.reject(new Error('down')),
      () => 0,
    );
    await expect(started()).rejects.toThrow('down');
    beginLoad(
      () => Promise.reject(new Error('never taken')),
      () => 0,
    );
  });
});

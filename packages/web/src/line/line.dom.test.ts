import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { checkLine } from './check-line.ts';
import { hasLine, listenToLine } from './line.ts';

let answer: () => Promise<Response>;
const asked = vi.fn((_address: string) => answer());
const isThere = async () => new Response(null);
const isGone = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(async () => {
  answer = isThere;
  await checkLine('');
  await vi.runAllTimersAsync();
  asked.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call that fails alone is no matter of the line', async () => {
  let notified = 0;
  const stop = listenToLine(() => (notified += 1));
  answer = isThere;
  await checkLine('https://api.example');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([hasLine(), notified]).toEqual([true, 0]);
  stop();
  expect(asked.mock.calls[0]?.[0]).toBe('https://api.example/health');
});

test('a server that does not answer, or with an error of what stands before it, is gone', async () => {
  for (const gone of [isGone, async () => new Response(null, { status: 502 })]) {
    answer = gone;
    await checkLine('');
    expect(hasLine()).toBe(false);
  }
});

test('it is asked again after growing pauses, which calls that fail meanwhile leave as they are, and found by itself', async () => {
  let notified = 0;
  const stop = listenToLine(() => (notified += 1));
  answer = isGone;
  await Promise.all([checkLine(''), checkLine('')]);
  expect([asked.mock.calls.length, notified]).toEqual([1, 1]);
  await checkLine('');
  expect(asked).toHaveBeenCalledTimes(2);
  for (const [passed, calls] of [
    [1_000, 3],
    [1_999, 3],
    [1, 4],
    [4_000, 5],
    [8_000, 6],
    [15_000, 7],
  ] as const) {
    await vi.advanceTimersByTimeAsync(passed);
    expect(asked).toHaveBeenCalledTimes(calls);
  }
  answer = isThere;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([hasLine(), notified]).toEqual([true, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(8);
  stop();
});

test('who fails once it is back, however late, is told again when they listen, a few times', async () => {
  let notified = 0;
  const stop = listenToLine(() => (notified += 1));
  answer = isGone;
  await checkLine('');
  answer = isThere;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([hasLine(), notified]).toEqual([true, 2]);
  // Who asked as it came back hears of it, too.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notified).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  for (const pause of [2_000, 4_000, 8_000]) {
    notified = 0;
    await checkLine('');
    await vi.advanceTimersByTimeAsync(pause - 1);
    // Of several that fail one after the other none is told before it listens.
    await checkLine('');
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(notified).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(notified).toBe(1);
  }
  await checkLine('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notified).toBe(1);
  stop();
});

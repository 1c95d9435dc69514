import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useQuery } from './use-query.ts';

afterEach(cleanup);

const outOfReach = refused({ failure: 'unavailable', message: null } as const);

/** The hook over questions that are answered by hand, in any order. */
const rig = () => {
  const questions: ((answer: Result<string, Refusal>) => void)[] = [];
  const ask = () => new Promise<Result<string, Refusal>>((resolve) => questions.push(resolve));
  const hook = renderHook(({ key }) => useQuery(ask, key), { initialProps: { key: 'a' } });
  return {
    hook,
    questions,
    answer: (index: number, answer: Result<string, Refusal>) => act(async () => questions[index]?.(answer)),
    shown: () => hook.result.current,
  };
};

test('an answer that is no longer wanted never replaces a newer one', async () => {
  const { hook, answer, shown } = rig();
  hook.rerender({ key: 'b' });
  await answer(1, ok('of b'));
  await answer(0, ok('of a'));
  expect(shown()).toMatchObject({ value: 'of b', loading: false });
});

test('the last answer stays while a newer one is on its way', async () => {
  const { hook, answer, shown } = rig();
  await answer(0, ok('of a'));
  hook.rerender({ key: 'b' });
  expect(shown()).toMatchObject({ state: 'loaded', value: 'of a', loading: true });
});

test('a failure is told, and asking again forgets it', async () => {
  const { answer, shown, questions } = rig();
  await answer(0, outOfReach);
  expect(shown()).toMatchObject({ state: 'failed', value: null, loading: false, failure: 'unavailable' });
  act(() => shown().reload());
  expect(shown()).toMatchObject({ state: 'loading', loading: true, failure: null });
  expect(questions).toHaveLength(2);
  await answer(1, ok('of a'));
  expect(shown()).toMatchObject({ value: 'of a', loading: false, failure: null });
});

test('that somebody is signed out is no failure of a card: the login comes next', async () => {
  const { answer, shown } = rig();
  await answer(0, refused({ failure: 'signed-out', message: null }));
  expect(shown()).toMatchObject({ state: 'loading', failure: null });
});

test('a value set by hand is shown', async () => {
  const { answer, shown } = rig();
  await answer(0, ok('of a'));
  act(() => shown().set('changed'));
  expect(shown().value).toBe('changed');
});

test('what was set for the next question is shown at once, and not asked again', async () => {
  const { hook, answer, shown, questions } = rig();
  await answer(0, ok('of a'));
  act(() => shown().set('of b', 'b'));
  expect(shown().value).toBe('of b');
  hook.rerender({ key: 'b' });
  expect(shown()).toMatchObject({ value: 'of b', loading: false });
  expect(questions).toHaveLength(1);
  hook.rerender({ key: 'a' });
  expect(questions).toHaveLength(2);
});

test('nothing is an answer, too', async () => {
  const { result } = renderHook(() => useQuery(async () => ok(null), ''));
  expect(result.current.state).toBe('loading');
  await act(async () => undefined);
  expect(result.current).toMatchObject({ state: 'loaded', value: null });
});

test('what asks is told when it is asked once more, which another question is not', async () => {
  const ask = vi.fn(async (_: boolean) => ok('here'));
  const { result, rerender } = renderHook(({ key }) => useQuery(ask, key), { initialProps: { key: {} } });
  await act(async () => undefined);
  await act(async () => result.current.reload());
  await act(async () => rerender({ key: {} }));
  expect(ask.mock.calls).toEqual([[false], [true], [false]]);
});

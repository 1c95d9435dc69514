import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useLoad } from './use-load.ts';

type Answer = Result<string, 'failed'>;

const pending = () => {
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
};
const loadOf = (first: Promise<Answer>, again: () => Promise<Answer> = () => first) => ({ first, again });

test('a load is followed from loading to its value', async () => {
  const first = pending();
  const load = loadOf(first.promise);
  const { result } = renderHook(() => useLoad(load));
  expect(result.current[0]).toEqual({ state: 'loading' });
  await act(async () => first.answer(ok('here')));
  expect(result.current[0]).toEqual({ state: 'loaded', value: 'here' });
});

test('Retry shows that it loads, and then what came', async () => {
  const second = pending();
  const load = loadOf(Promise.resolve(refused('failed')), () => second.promise);
  const { result } = renderHook(() => useLoad(load));
  await act(async () => undefined);
  expect(result.current[0]).toEqual({ state: 'failed' });
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ state: 'loading' });
  await act(async () => second.answer(ok('here')));
  expect(result.current[0]).toEqual({ state: 'loaded', value: 'here' });
});

test('a newer load keeps the old value until it has its own, and a late answer of the older one is dropped', async () => {
  const older = pending();
  const newer = pending();
  const [one, other, last] = [loadOf(Promise.resolve(ok('old'))), loadOf(older.promise), loadOf(newer.promise)];
  const { result, rerender } = renderHook(({ load }) => useLoad(load), { initialProps: { load: one } });
  await act(async () => undefined);
  rerender({ load: other });
  rerender({ load: last });
  expect(result.current[0]).toEqual({ state: 'loaded', value: 'old' });
  await act(async () => newer.answer(ok('new')));
  await act(async () => older.answer(ok('late')));
  expect(result.current[0]).toEqual({ state: 'loaded', value: 'new' });
});

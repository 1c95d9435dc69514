import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useSavedList } from './use-saved-list.ts';

const away: Refusal = { failure: 'unavailable', message: null };
type Lines = readonly string[];

/** The hook over a server that answers when it is asked to. */
const setUp = () => {
  let stored: Lines = ['a', 'b'];
  let failures = 0;
  const waiting: (() => void)[] = [];
  const { result } = renderHook(() =>
    useSavedList<string>(stored, {
      save: (lines) =>
        new Promise<Result<Lines, Refusal>>((resolve) => {
          waiting.push(() => {
            stored = lines;
            resolve(ok(lines));
          });
          waiting.push(() => resolve(refused(away)));
        }),
      load: async () => ok(stored),
      onFailed: () => (failures += 1),
    }),
  );
  const settle = (taken: boolean) =>
    act(async () => {
      const [take, fail] = waiting.splice(0, 2);
      (taken ? take : fail)?.();
    });
  const at = () => ({ lines: result.current.lines, removed: result.current.removed, refusal: result.current.refusal });
  return {
    settle,
    at,
    remove: () => act(() => result.current.remove(0)),
    restore: () => act(() => result.current.restore()),
    waits: () => waiting.length / 2,
    stored: () => stored,
    failures: () => failures,
  };
};

test('what is put back while its removal is under way is saved after it', async () => {
  const list = setUp();
  list.remove();
  expect(list.at()).toEqual({ lines: ['b'], removed: { line: 'a', index: 0 }, refusal: null });
  list.restore();
  expect(list.waits()).toBe(1);
  await list.settle(true);
  expect(list.stored()).toEqual(['b']);
  await list.settle(true);
  expect(list.stored()).toEqual(['a', 'b']);
  expect(list.at()).toEqual({ lines: ['a', 'b'], removed: null, refusal: null });
});

test('what is put back while its removal fails is there once', async () => {
  const list = setUp();
  list.remove();
  list.restore();
  await list.settle(false);
  expect([list.waits(), list.failures()]).toEqual([0, 1]);
  expect(list.at()).toEqual({ lines: ['a', 'b'], removed: null, refusal: away });
});

test('a removal that failed is no longer to be undone', async () => {
  const list = setUp();
  list.remove();
  await list.settle(false);
  expect(list.at()).toEqual({ lines: ['a', 'b'], removed: null, refusal: away });
  list.remove();
  expect(list.at().refusal).toBeNull();
});

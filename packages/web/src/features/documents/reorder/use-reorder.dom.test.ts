import { ok } from '@connect/core/domain/result';
import type { AddedToBasket } from '@connect/core/use-cases/ordering/add-to-basket';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useReorder } from './use-reorder.ts';

const added: AddedToBasket = { added: [], refused: [], changed: [], arrived: [], basket: null, failure: null };

test('what was done stays the same as the page is drawn again, so that news of it which were closed stay closed', async () => {
  const ordering = { planReorder: async () => ok([]), addToBasket: async () => added };
  const { result, rerender } = renderHook(() => useReorder([], ordering));
  await act(async () => result.current.add([]));
  const { done } = result.current.adding;
  expect(done).toEqual(added);
  rerender();
  expect(result.current.adding.done).toBe(done);
});

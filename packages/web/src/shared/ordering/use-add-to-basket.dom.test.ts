import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useAddToBasket } from './use-add-to-basket.ts';

test('a wish that breaks can be tried again', async () => {
  let tries = 0;
  const { result } = renderHook(() =>
    useAddToBasket(async () => {
      tries += 1;
      throw new Error('broken');
    }),
  );
  for (const count of [1, 2]) {
    await act(() => expect(result.current.add([])).rejects.toThrow('broken'));
    expect([tries, result.current.busy]).toEqual([count, false]);
  }
});

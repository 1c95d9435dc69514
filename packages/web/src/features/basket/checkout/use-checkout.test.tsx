import { day } from '@connect/core/domain/calendar/day';
import { createMemoryOrdering, pence } from '@connect/core/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { OrderingProvider } from '../../../ordering-services.ts';
import type { OrderingServices } from '../../../ordering-services.ts';
import { useCheckout } from './use-checkout.ts';

const buyer = { email: 'ann@northgate.example', spendLimit: pence(10_00) };

test('a checkout is asked for once, and again when the basket is a later one than it is about', async () => {
  const ordering = createMemoryOrdering({ today: day('2026-11-20'), credit: pence(100_00) });
  ordering.setBasket(buyer.email, pence(5_00));
  let loads = 0;
  const memory = ordering.checkoutsOf(buyer);
  const loadCheckout = () => {
    loads += 1;
    return memory.load();
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The hook uses no other.
  const services = { loadCheckout } as unknown as OrderingServices;
  const { result, rerender } = renderHook(({ version }) => useCheckout(version), {
    initialProps: { version: 0 },
    wrapper: ({ children }: { children: ReactNode }) => (
      <OrderingProvider value={services}>{children}</OrderingProvider>
    ),
  });
  await waitFor(() => expect(result.current.loading).toBe(false));
  // The basket's own answer came after it.
  rerender({ version: 1 });
  expect([loads, result.current.loading, result.current.value?.wouldWait]).toEqual([1, false, []]);
  const { version } = ordering.setBasket(buyer.email, pence(12_00));
  rerender({ version });
  expect(result.current.loading).toBe(true);
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect([loads, result.current.value?.wouldWait]).toEqual([2, ['over-limit']]);
});

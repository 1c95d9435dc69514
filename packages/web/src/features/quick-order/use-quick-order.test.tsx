import { createMemoryQuickOrderDrafts } from '@connect/core/testing';
import { makeKeepQuickOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { OrderingProvider } from '../../ordering-services.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { ServicesProvider } from '../../services.ts';
import type { Services } from '../../services.ts';
import { useQuickOrder } from './use-quick-order.ts';

test('who acts for a customer finds what they typed for them, even when the customer’s record could not be loaded', () => {
  const drafts = createMemoryQuickOrderDrafts();
  const draft = { version: 'v1', lines: [{ sku: 'GLV-1', quantity: '2' }], pasted: '' };
  drafts.keep('morgan@connect.example|C10482', draft);
  const session = {
    user: { email: 'morgan@connect.example', customerNo: 'C10482' },
    customer: null,
    impersonating: true,
  };
  // The hook uses nothing else of the services.
  const services = { session: { peek: () => session } } as unknown as Services;
  const keepQuickOrder = makeKeepQuickOrder({ drafts, newVersion: () => 'v2', isSignedIn: () => true });
  const ordering = { keepQuickOrder } as unknown as OrderingServices;
  const { result } = renderHook(() => useQuickOrder(), {
    wrapper: ({ children }) => (
      <ServicesProvider value={services}>
        <OrderingProvider value={ordering}>{children}</OrderingProvider>
      </ServicesProvider>
    ),
  });
  expect(result.current.rows[0]).toMatchObject({ sku: 'GLV-1', quantity: '2' });
});
